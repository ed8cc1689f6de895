import Conformance
import ModelAnalysis

/// How a result is written.
enum OutputFormat: String, CaseIterable {
  case text, json

  /// The option, for commands that know both.
  static let option = OptionSyntax(
    "--format", value: "text|json", "for people (text, the default) or for programs (json)")
}

extension JSONNode {
  /// The value over several lines, with short values on one line; ends with a line feed.
  var rendered: String { text.rendered() }

  private var text: JSONText {
    switch value {
    case .null: .null
    case .bool(let bool): .bool(bool)
    case .integer(let integer): .number(integer)
    case .number(let number): .string(String(number))
    case .string(let string): .string(string)
    case .array(let elements): .array(elements.map(\.text))
    case .object(let members): .object(members.map { ($0.name, $0.node.text) })
    }
  }

  /// An array of strings.
  static func strings(_ strings: [String]) -> JSONNode { .array(strings.map(JSONNode.string)) }
}
