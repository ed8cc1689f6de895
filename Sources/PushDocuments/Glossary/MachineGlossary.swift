import PushModel

/// The meaning of a machine, and of each of its states, inputs and outputs in a sentence.
package struct MachineGlossary: Sendable {
  package let machine: String
  /// The purpose of the machine and what it waits for, in a few sentences.
  package let account: String
  /// The states in the machine's order, each with the circumstances in it or what it waits for.
  package let states: KeyValuePairs<String, String>
  /// The inputs in the machine's order, each with the event or the request.
  package let inputs: KeyValuePairs<String, String>
  /// The outputs in the machine's order, each with the action or the machine that learns of it.
  package let outputs: KeyValuePairs<String, String>

  init(
    _ machine: String, _ account: String, states: KeyValuePairs<String, String>,
    inputs: KeyValuePairs<String, String>, outputs: KeyValuePairs<String, String>
  ) {
    self.machine = machine
    self.account = account
    self.states = states
    self.inputs = inputs
    self.outputs = outputs
  }

  /// The purpose of the machine: the first sentence of its account.
  package var purpose: String {
    account.firstRange(of: ". ").map { String(account[..<$0.lowerBound]) + "." } ?? account
  }

  /// Every machine of the SDK and of the world.
  package static let all: [MachineGlossary] = [
    .initialization, .delegate, .notificationDelivery, .otherKindInProgress, .callsInProgress,
    .voipCallsInProgress, .overlapRefusal,
    .login,
    .deferredUserCheck, .agreement, .connectivity, .registrationPermission,
    .alwaysAllowTokenRegistration, .tokenRegistration, .systemToken, .unfinishedRegistration,
    .voipRegistration, .serverFailure, .tokenRecord, .tokenQuery, .unregistration,
    .informationUpdate, .permission, .deviceToken, .voipToken, .server, .callReporting,
  ]

  package static func named(_ name: String) -> MachineGlossary? { all.first { $0.machine == name } }
}
