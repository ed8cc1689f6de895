public import MachineAnalysis
import PushModel

/// Every machine of the specification. A machine that is missing here is in no table.
public enum MachineRegistry {
  /// The SDK's machines and the world's, in the order of a registration.
  public static let all: [MachineDescription] = sdk + world

  /// The machines that a port is compared with.
  public static let sdk: [MachineDescription] = [
    .init(Initialization.self, purpose: "The gate: what can be used before and after initialisation."),
    .init(Delegate.self, purpose: "The app's delegate: who is told of messages, and of outcomes."),
    .init(CallsInProgress.self, purpose: "A call about the notification token while another is in progress."),
    .init(VoIPCallsInProgress.self, purpose: "A call about the VoIP token while another is in progress."),
    .init(OverlapRefusal.self, purpose: "Which code reports a call that is refused because of another."),
    .init(Login.self, purpose: "The user id, and what its absence does to a call."),
    .init(Agreement.self, purpose: "Which agreement a registration carries, and what is kept of it."),
    .init(
      AlwaysAllowTokenRegistration.self,
      purpose: "Whether a registration asks for the permission, and what the answer does to it."),
    .init(TokenRegistration.self, purpose: "The registration of the notification token."),
    .init(SystemToken.self, purpose: "Registrations that obtain the system token and nothing else."),
    .init(
      UnfinishedRegistration.self,
      purpose: "What is owed after a registration that failed, by the readings that take it up again."),
    .init(TokenRecord.self, purpose: "What the device keeps of a registration that stands."),
    .init(TokenQuery.self, purpose: "A query of a token's information."),
    .init(Unregistration.self, purpose: "The unregistering of a token."),
    .init(InformationUpdate.self, purpose: "The update of a registered token's information."),
    .init(VoIPRegistration.self, purpose: "The registration of the VoIP token."),
  ]

  /// The machines that the suite plays around a port.
  public static let world: [MachineDescription] = [
    .init(Permission.self, purpose: "The permission to show notifications, as the system keeps it."),
    .init(DeviceToken.self, purpose: "The token for notifications, as the system and APNs issue it."),
    .init(VoIPToken.self, purpose: "The VoIP token, as the system and PushKit issue it."),
    .init(Server.self, purpose: "What the push service holds about one kind of token."),
    .init(CallReporting.self, purpose: "What the system makes of VoIP messages that are not reported."),
  ]

  /// Finds a machine by its name.
  public static func named(_ name: String) -> MachineDescription? { all.first { $0.name == name } }
}
