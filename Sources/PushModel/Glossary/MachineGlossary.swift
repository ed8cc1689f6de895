/// What a machine is about, and what each of its states, inputs and outputs means, in a sentence.
public struct MachineGlossary: Sendable {
  /// The machine's name.
  public let machine: String
  /// What the machine is about.
  public let purpose: String
  /// The states in the machine's order, each with what is the case in it or what it waits for.
  public let states: KeyValuePairs<String, String>
  /// The inputs in the machine's order, each with what has happened or is asked for.
  public let inputs: KeyValuePairs<String, String>
  /// The outputs in the machine's order, each with what is done or who learns of it.
  public let outputs: KeyValuePairs<String, String>

  init(
    _ machine: String, _ purpose: String, states: KeyValuePairs<String, String>,
    inputs: KeyValuePairs<String, String>, outputs: KeyValuePairs<String, String>
  ) {
    self.machine = machine
    self.purpose = purpose
    self.states = states
    self.inputs = inputs
    self.outputs = outputs
  }

  /// Every machine of the SDK and of the world.
  public static let all: [MachineGlossary] = [
    .initialization, .delegate, .notificationDelivery, .otherKindInProgress, .callsInProgress,
    .voipCallsInProgress, .overlapRefusal,
    .login,
    .deferredUserCheck, .agreement, .connectivity, .registrationPermission,
    .alwaysAllowTokenRegistration, .tokenRegistration, .systemToken, .unfinishedRegistration,
    .voipRegistration, .serverFailure, .tokenRecord, .tokenQuery, .unregistration,
    .informationUpdate, .permission, .deviceToken, .voipToken, .server, .callReporting,
  ]

  /// Finds a machine by its name.
  public static func named(_ name: String) -> MachineGlossary? { all.first { $0.machine == name } }
}
