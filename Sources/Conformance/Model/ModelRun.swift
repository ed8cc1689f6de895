public import PushModel
public import StateMachines

/// A case that was played on the specification under some readings.
public struct ModelRun: Sendable {
  /// How it came out.
  public let record: CaseRecord
  /// The readings that were followed; a question that is not named followed its first.
  public let readings: Readings
  /// The rules that the SDK's machines followed, in order.
  public let rules: [RuleTaken]
}
