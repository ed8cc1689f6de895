package import PushModel

extension FirstLook {
  /// A step that must have an effect.
  package struct Step {
    package let action: CaseAction
    package let name: String?
    /// The effect that must be seen.
    let awaited: Awaited

    package enum Awaited {
      case completion
      /// A record at the server with this user.
      case user(String)
      case message
    }

    init(_ action: CaseAction, as name: String? = nil, _ awaited: Awaited = .completion) {
      self.action = action
      self.name = name
      self.awaited = awaited
    }

    /// Whether a call of the app has to complete.
    var isCall: Bool { if case .completion = awaited { true } else { false } }

    /// Whether the effect was seen.
    func isDone(in player: StepPlayer, _ seen: [Seen]) -> Bool {
      switch awaited {
      case .completion: !player.openCallNames.contains { $0 == name }
      case .user(let user): player.session.world.record(of: .apns)?.user == user
      case .message:
        seen.contains {
          switch $0 {
          case .message: true
          case .completed, .prompt, .reported, .restricted: false
          }
        }
      }
    }
  }

  /// The simplest steps of each kind.
  package static func steps(in edition: Edition, _ profile: Profile) -> [Step] {
    let agreement = Given().agreement(of: .apns, in: edition)
    var steps = [Step(.register(.apns, agreement: agreement, handler: true), as: "look1")]
    if edition.hasSetUser { steps.append(Step(.setUser("user-b"), .user("user-b"))) }
    if profile.hasCalls(for: .query, in: edition) { steps.append(Step(.query(.apns), as: "look2")) }
    if profile.hasCalls(for: .messages, in: edition) {
      steps.append(Step(.notificationArrives(message: "message-1"), .message))
    }
    if profile.hasCalls(for: .voip, in: edition) {
      steps.append(Step(.register(.voip, agreement: nil, handler: true), as: "look3"))
    }
    if profile.hasCalls(for: .unregistration, in: edition) {
      steps.append(Step(.unregister(.apns, handler: true), as: "look4"))
    }
    return steps
  }
}
