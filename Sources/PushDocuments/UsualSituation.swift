import JSON

/// A usual situation of a call or an event. The pages show its outcome in each edition.
package struct UsualSituation: Sendable {
  package let subject: String
  /// The situation and the event, as part of a sentence.
  package let title: String
  /// The steps before the event, in words.
  package let given: [String]
  /// The event, in words.
  package let step: String

  package static let all = Documents.all.situations

  /// Reads the situations by their subjects. A step `usual` stands for the usual steps.
  static func all(_ node: JSONNode) throws(JSONError) -> [UsualSituation] {
    let reader = try ObjectReader(node, of: "the usual situations", allowed: ["usual", "situations"])
    let usual = try reader.strings("usual")
    var all: [UsualSituation] = []
    for subject in try reader.required("situations").members() {
      for situation in try subject.node.members() {
        let steps = try [String](json: situation.node).flatMap { $0 == "usual" ? usual : [$0] }
        guard let step = steps.last else { throw situation.node.mismatch("steps, the event last") }
        all.append(
          UsualSituation(
            subject: subject.name, title: situation.name, given: Array(steps.dropLast()),
            step: step))
      }
    }
    return all
  }
}
