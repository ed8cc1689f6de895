import PushModel
import StateMachines

/// A reading that was followed in a cell, after other questions had been answered there.
struct BranchPoint: Hashable {
  let cell: String
  let before: [String]
  let question: String
  let reading: String

  /// The points that a run has passed, in order. Questions that were not asked cannot matter to it.
  static func passed(by run: ModelRun) -> [BranchPoint] {
    run.rules.filter { !$0.questions.isEmpty }.flatMap { rule in
      let readings = rule.choices.map(\.reading)
      return rule.questions.indices.map { index in
        BranchPoint(
          cell: rule.cell, before: Array(readings[..<index]), question: rule.questions[index],
          reading: readings[index])
      }
    }
  }

  /// The same place under the other readings of the question.
  var others: [BranchPoint] {
    (OpenQuestion.named(question)?.readings ?? []).filter { $0.name != reading }.map {
      BranchPoint(cell: cell, before: before, question: question, reading: $0.name)
    }
  }
}
