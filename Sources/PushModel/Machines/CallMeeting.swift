import StateMachines

/// What a call becomes that meets another one about the same kind of token.
protocol CallMeetingOutput {
  static var joinRegistration: Self { get }
  static var joinQuery: Self { get }
  static var joinUnregistration: Self { get }
  static var queueCall: Self { get }
  static var abandonRegistration: Self { get }
  static var refuseForSameCall: Self { get }
  static var refuseForOtherCall: Self { get }
}

extension Rule where M.Output: CallMeetingOutput {
  /// A call about a kind of token arrives while another is in progress. `begins` is the rule for a call that meets
  /// none, and `start` is its output.
  static func meeting(
    _ inProgress: CallKind, _ arriving: CallKind, about type: PushType, begins: Self, start: M.Output
  ) -> Self {
    let question = arriving.question(meeting: inProgress, about: type)
    let citation = Citation(stringLiteral: question)
    switch (inProgress, arriving) {
    case (.register, .register):
      return .open(question, as: RegistrationMeets.self) {
        switch $0 {
        case .refused: .stay(.refuseForSameCall, per: citation)
        case .together: .stay(.joinRegistration, per: citation)
        case .afterwards: .stay(.queueCall, per: citation)
        case .newest: .stay(.queueCall, .abandonRegistration, per: citation)
        }
      }
    case (.query, .query), (.unregister, .unregister):
      return .open(question, as: SameCallMeets.self) {
        switch $0 {
        case .refused: .stay(.refuseForSameCall, per: citation)
        case .together: .stay(arriving == .query ? .joinQuery : .joinUnregistration, per: citation)
        case .afterwards: .stay(.queueCall, per: citation)
        case .sideBySide: begins
        }
      }
    case (.register, _), (.query, _), (.unregister, _), (.update, _):
      return .open(question, as: OtherCallMeets.self) {
        switch $0 {
        case .refused: .stay(arriving == inProgress ? .refuseForSameCall : .refuseForOtherCall, per: citation)
        case .afterwards: .stay(.queueCall, per: citation)
        case .sideBySide: inProgress.isMet(before: arriving) ? .stay(start, per: citation) : begins
        }
      }
    }
  }
}
