import PushModel
import StateMachines

/// The tables of the machines of the world. They have no open questions.
struct WorldMachines: Sendable {
  let permission: InterpretedMachine<Permission>
  let deviceToken: InterpretedMachine<DeviceToken>
  let voipToken: InterpretedMachine<VoIPToken>
  let server: InterpretedMachine<Server>
  let callReporting: InterpretedMachine<CallReporting>

  private static let all = Dictionary(uniqueKeysWithValues: Edition.allCases.map { ($0, Self($0)) })

  private init(_ edition: Edition) {
    permission = InterpretedMachine(edition: edition)
    deviceToken = InterpretedMachine(edition: edition)
    voipToken = InterpretedMachine(edition: edition)
    server = InterpretedMachine(edition: edition)
    callReporting = InterpretedMachine(edition: edition)
  }

  /// The tables of an edition, made once.
  static func tables(of edition: Edition) -> Self { all[edition] ?? Self(edition) }
}
