import CommandSupport
import PushDocuments
import PushModel
import StateMachines

/// What rules rest on.
enum CitedIDs {
  /// The requirements and questions, each once, in the order of the rules. That a machine stays as it is counts
  /// only where nothing else does.
  static func of(_ rules: [RuleTaken]) -> [String] {
    var ids: [String] = []
    for rule in rules {
      for id in rule.questions + [rule.citation.id] where !ids.contains(id) { ids.append(id) }
    }
    let telling = ids.filter { $0 != unconcerned }
    return telling.isEmpty ? ids : telling
  }

  /// A machine that an event does not concern stays as it is.
  private static let unconcerned = "SUITE-3"

  /// What a requirement says, or a question asks.
  static func sentence(_ id: String) -> String {
    AllEvidence.requirement(id)?.sentence ?? AllEvidence.question(id)?.asks ?? ""
  }
}
