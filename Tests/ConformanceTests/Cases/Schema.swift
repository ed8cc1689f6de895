import JSON

/// As much of JSON Schema as the schema of tables uses; a keyword that is not known forbids everything.
final class Schema {
  private let root: JSONNode
  /// The patterns that were met: to make one takes long.
  private var patterns: [String: Regex<AnyRegexOutput>] = [:]

  init(_ root: JSONNode) { self.root = root }

  func allows(_ node: JSONNode) -> Bool { allows(node, root) }

  private func allows(_ node: JSONNode, _ schema: JSONNode) -> Bool {
    guard case .object(let keywords) = schema.value else { return false }
    return keywords.allSatisfy { allows(node, $0.name, $0.node, schema) }
  }

  private func allows(_ node: JSONNode, _ keyword: String, _ value: JSONNode, _ schema: JSONNode) -> Bool {
    switch keyword {
    case "$schema", "title", "description", "properties", "$defs":
      return keyword != "properties" || properties(node, value)
    case "$ref": return reference(value).map { allows(node, $0) } ?? false
    case "type": return types(value).contains { isOf($0, node) }
    case "const": return node == value
    case "enum": return elements(value).contains(node)
    case "oneOf": return elements(value).count { allows(node, $0) } == 1
    case "anyOf": return elements(value).contains { allows(node, $0) }
    case "required": return types(value).allSatisfy { members(node)?.map(\.name).contains($0) ?? true }
    case "additionalProperties": return others(node, value, schema["properties"])
    case "propertyNames":
      return members(node)?.allSatisfy { allows(.string($0.name), value) } ?? true
    case "minProperties": return (members(node)?.count ?? .max) >= number(value)
    case "items": return elements(node).allSatisfy { allows($0, value) }
    case "minItems": return !isOf("array", node) || elements(node).count >= number(value)
    case "uniqueItems": return Set(elements(node)).count == elements(node).count
    case "minimum": return if case .integer(let found) = node.value { found >= number(value) } else { true }
    case "minLength": return text(node).map { $0.unicodeScalars.count >= number(value) } ?? true
    case "pattern":
      guard let text = text(node) else { return true }
      guard let pattern = pattern(self.text(value) ?? "") else { return false }
      return text.firstMatch(of: pattern) != nil
    default: return false
    }
  }

  private func properties(_ node: JSONNode, _ properties: JSONNode) -> Bool {
    members(node)?.allSatisfy { member in properties[member.name].map { allows(member.node, $0) } ?? true }
      ?? true
  }

  private func others(_ node: JSONNode, _ schema: JSONNode, _ properties: JSONNode?) -> Bool {
    let others = members(node)?.filter { properties?[$0.name] == nil } ?? []
    return schema.value == .bool(false) ? others.isEmpty : others.allSatisfy { allows($0.node, schema) }
  }

  private func reference(_ value: JSONNode) -> JSONNode? {
    text(value)?.split(separator: "/").last.flatMap { root["$defs"]?[String($0)] }
  }

  private func isOf(_ type: String, _ node: JSONNode) -> Bool {
    switch node.value {
    case .null: type == "null"
    case .bool: type == "boolean"
    case .integer: type == "integer" || type == "number"
    case .number: type == "number"
    case .string: type == "string"
    case .array: type == "array"
    case .object: type == "object"
    }
  }

  private func pattern(_ text: String) -> Regex<AnyRegexOutput>? {
    let pattern = patterns[text] ?? (try? Regex(text))
    patterns[text] = pattern
    return pattern
  }

  private func types(_ value: JSONNode) -> [String] {
    text(value).map { [$0] } ?? elements(value).compactMap(text)
  }
  private func elements(_ node: JSONNode) -> [JSONNode] { (try? node.elements()) ?? [] }
  private func members(_ node: JSONNode) -> [JSONMember]? { try? node.members() }
  private func text(_ node: JSONNode) -> String? { try? node.string() }
  private func number(_ node: JSONNode) -> Int { (try? node.integer()) ?? 0 }
}
