extension JSONNode {
  /// The value on one line, with spaces where people expect them.
  package var words: String {
    switch value {
    case .null, .bool, .integer, .number, .string: String(decoding: line(), as: UTF8.self)
    case .array(let elements): "[" + elements.map(\.words).joined(separator: ", ") + "]"
    case .object(let members):
      "{" + members.map { JSONNode.string($0.name).words + ": " + $0.node.words }.joined(separator: ", ")
        + "}"
    }
  }
}
