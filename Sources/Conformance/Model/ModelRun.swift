package import PushModel
package import StateMachines

/// A case that was played on the specification under some readings.
public struct ModelRun: Sendable {
  /// How it came out.
  package let record: CaseRecord
  /// The readings that were followed; a question that is not named followed its first.
  package let readings: Readings
  /// The branches that the SDK's machines followed, in order.
  let passed: [PushSystem.PassedBranch]

  /// The rules that the SDK's machines followed, in order.
  package var rules: [RuleTaken] { passed.map { RuleTaken($0, in: .of(record.edition)) } }
}
