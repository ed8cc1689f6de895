import JSON

/// How a result is written.
enum OutputFormat: String, CaseIterable {
  case text, json

  /// The option, for commands that know both.
  static let option = OptionSyntax(
    "--format", value: "text|json", "for people (text, the default) or for programs (json)")
}

extension JSONNode {
  /// An array of strings.
  static func strings(_ strings: [String]) -> JSONNode { strings.json }
}
