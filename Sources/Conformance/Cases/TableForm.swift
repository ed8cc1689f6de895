package import JSON

/// Checks the rules of the schema that decoding does not check: no duplicates in lists, no empty texts, no choice of
/// one.
package enum TableForm {
  /// The findings in a table that can be read.
  package static func check(_ table: JSONNode, in path: String) -> [CaseProblem] {
    var findings: [CaseProblem] = []
    func refuse(_ node: JSONNode, _ message: String, _ expected: String) {
      findings.append(CaseProblem(path: path, place: node.place, message: message, expected: expected))
    }
    if case .string(let name)? = table["table"]?.value, !isFileName(name), let node = table["table"] {
      refuse(node, "found \"\(name)\"", "small letters and digits, with single hyphens between them")
    }
    check(table, refuse)
    return findings
  }

  private typealias Refuse = (_ node: JSONNode, _ message: String, _ expected: String) -> Void

  private static func check(_ node: JSONNode, _ refuse: Refuse) {
    switch node.value {
    case .null, .bool, .integer, .number, .string: break
    case .array(let elements): for element in elements { check(element, refuse) }
    case .object(let members):
      if let kind = node["do"] { checkStep(node, kind, members, refuse) }
      for member in members {
        check(member, refuse)
        check(member.node, refuse)
      }
    }
  }

  private static func check(_ member: JSONMember, _ refuse: Refuse) {
    switch member.node.value {
    case .string(let text):
      if text.isEmpty, ["title", "why", "as"].contains(member.name) {
        refuse(member.node, "found an empty \"\(member.name)\"", "a text, or nothing at all")
      }
      if member.name == "message", !text.hasPrefix("$"), !text.hasPrefix("<") {
        refuse(member.node, "found \"\(text)\"", "a symbol, such as $message1")
      }
    case .array(let elements):
      if elements.count < least[member.name] ?? 0 { refuseFew(member, refuse) }
      guard sets.contains(member.name) else { return }
      for (place, element) in elements.enumerated() where elements[..<place].contains(element) {
        refuse(element, "found the same twice in \"\(member.name)\"", "each only once")
      }
    case .object(let members):
      if members.count < least[member.name] ?? 0 { refuseFew(member, refuse) }
      guard member.name == "condition" else { return }
      for each in members {
        if case .array(let readings) = each.node.value, readings.count < 2 { refuseFew(each, refuse) }
      }
    case .null:
      if let kind = ["error": "an error", "pair": "a case"][member.name] {
        refuse(member.node, "found null", "\(kind), or nothing at all")
      }
    case .bool, .integer, .number: break
    }
  }

  private static func checkStep(
    _ step: JSONNode, _ kind: JSONNode, _ members: [JSONMember], _ refuse: Refuse
  ) {
    if kind.value == .string("world"), !members.contains(where: { StepName.policies.contains($0.name) }) {
      refuse(
        step, "found a step that changes no policy", "one of \(StepName.policies.joined(separator: ", "))")
    }
    if case .integer(let seconds)? = step["seconds"]?.value, seconds < 1, let node = step["seconds"] {
      refuse(node, "found \(seconds)", "at least 1")
    }
  }

  private static func refuseFew(_ member: JSONMember, _ refuse: Refuse) {
    refuse(
      member.node, "found too little in \"\(member.name)\"",
      "at least \((least[member.name] ?? 2).counted("entry", "entries"))")
  }

  /// The least number of entries of a member.
  private static let least = [
    "scenarios": 1, "rows": 1, "cases": 1, "steps": 1, "in": 1, "condition": 1, "anyOrder": 2,
  ]
  /// The lists whose order does not matter.
  private static let sets = ["requirements", "agreement", "registered", "pushTypes", "open"]

  private static func isFileName(_ name: String) -> Bool {
    !name.isEmpty
      && name.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false).allSatisfy { part in
        !part.isEmpty && part.allSatisfy { 0x61...0x7A ~= $0 || 0x30...0x39 ~= $0 }
      }
  }
}
