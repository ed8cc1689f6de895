import PushModel

/// The steps of which the specification leaves something undecided after a test. What they have in common is found once.
package struct OpenSteps {
  private let hypothesis: Hypothesis
  private let state: ClosedSystem.State
  /// Whether something is undecided whatever comes next.
  private let containsAll: Bool

  init(after hypothesis: Hypothesis) {
    self.hypothesis = hypothesis
    state = hypothesis.play.foreseenState
    containsAll = !hypothesis.unknown.adrift.isEmpty || !hypothesis.unknown.carried.isEmpty
  }

  package func contains(_ action: CaseAction) -> Bool {
    containsAll || !hypothesis.blur(of: .step(action, nil), in: state).isEmpty
  }
}

extension CasePlay<QuestioningPort> {
  /// The aspects of a step in a state that the specification leaves undecided.
  func blur(of action: CaseAction, in state: ClosedSystem.State) -> Blur {
    guard let move = move(for: action) else { return Blur() }
    var blur = Gap.blur(of: move, in: state, of: player.edition)
    // A message starts an app that does not run.
    if case .voipArrives = action, !player.session.world.isRunning {
      blur.formUnion(Gap.blur(of: .startProcess, in: state, of: player.edition))
    }
    return blur
  }

  /// The aspects that are left undecided of the calls that wait for their turn, and begin on the way to a later state.
  func blur(ofCallsBegunIn later: Self) -> Blur {
    var blur = Blur()
    let waiting = port.port.system.state.calls.lazy.filter { !$0.waiting.isEmpty }
    guard !waiting.isEmpty else { return blur }
    let state = foreseenState
    for call in waiting
    where !later.port.port.system.state.calls.contains(where: { $0.id == call.id && !$0.waiting.isEmpty }) {
      for type in call.waiting.channels {
        blur.formUnion(Gap.blur(of: call.move(about: type), in: state, of: player.edition))
      }
    }
    return blur
  }

  /// A step as a move of the closed system; `nil` where nothing happens to the SDK.
  private func move(for action: CaseAction) -> ClosedSystem.Move? {
    let edition = player.edition
    return switch action {
    case .initialize(let changes, let delegate):
      .initialize(
        port.port.names.settings(player.given.configuration(in: edition, changedBy: changes)),
        delegate: delegate.map { $0 ? .set : .clear } ?? .unmentioned)
    case .setDelegate(.apns, let isSet) where edition.fallsBackToDevice:
      .setNotificationDelegate(isSet)
    case .setDelegate(_, let isSet): .setDelegate(isSet)
    case .setUser(let user): .setUser(port.port.names.user(user))
    case .register(let type, let agreement, _): .register(type, Consent(agreement))
    case .query(let type): .query(type)
    case .unregister(let type, _): .unregister(type)
    case .update: .update
    case .promptAnswered(let allowed): .answerPrompt(allowed: allowed)
    case .settings(let allowed): .changeSettings(allowed: allowed)
    case .tokenAnswered(let type, let issued): tokenAnswer(type, issued: issued)
    case .serverAnswers(_, let operation): serverAnswer(operation)
    case .tokenChanges(let type): .changeToken(type)
    case .tokenInvalidated: .invalidateToken
    case .voipArrives: .message(isReported: false)
    case .notificationArrives: player.session.world.isRunning ? .notification : nil
    case .network(let up): .network(up: up)
    case .terminates: .endProcess
    case .launches: .startProcess
    case .entersForeground: .enterForeground
    case .timePasses(let seconds): seconds >= ModelPort.patience ? .passTime : nil
    case .entersBackground, .world: nil
    }
  }

  /// The answer to the oldest request for a token.
  private func tokenAnswer(_ channel: PushType, issued: Bool) -> ClosedSystem.Move? {
    for request in port.port.system.state.requests {
      if case .token(let purpose, channel) = request.purpose {
        return .answerToken(purpose, channel, issued: issued)
      }
    }
    return nil
  }

  /// The answer to the oldest request that waits for the push service. What it answers makes no difference to a gap.
  private func serverAnswer(_ operation: CallKind?) -> ClosedSystem.Move? {
    guard let waiting = player.session.world.nextForServer(operation),
      case .server(let purpose) = port.port.system.state.requests.first(where: { $0.id == Int(waiting.id) })?
        .purpose
    else { return nil }
    return .answer(purpose, .accepted)
  }
}

extension PushSystem.OpenCall {
  /// The call as a move.
  fileprivate func move(about type: PushType) -> ClosedSystem.Move {
    switch call {
    case .register: .register(type, consent)
    case .query: .query(type)
    case .unregister: .unregister(type)
    case .update: .update
    }
  }
}
