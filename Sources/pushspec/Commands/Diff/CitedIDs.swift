import CommandSupport
import PushDocuments
import PushModel
import StateMachines

/// The citations of rules.
enum CitedIDs {
  /// The requirements and questions, each once, in the order of the rules. The citation of unconcerned
  /// machines counts only where there is no other.
  static func of(_ rules: [RuleTaken]) -> [String] {
    var ids: [String] = []
    for rule in rules {
      for id in rule.questions + [rule.citation.id] where !ids.contains(id) { ids.append(id) }
    }
    let telling = ids.filter { $0 != unconcerned }
    return telling.isEmpty ? ids : telling
  }

  /// The requirement that a machine which an event does not concern stays as it is.
  private static let unconcerned = "SUITE-3"

  /// The sentence of a requirement or a question.
  static func sentence(_ id: String) -> String {
    AllEvidence.requirement(id)?.sentence ?? AllEvidence.question(id)?.asks ?? ""
  }
}
