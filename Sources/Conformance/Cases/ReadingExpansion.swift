import JSON
import PushModel

/// Expands a value with parts that depend on readings into plain values, one for each combination of readings that
/// matters.
struct ReadingExpansion {
  /// The readings under which the case holds. Others may be left out.
  let condition: [ReadingCondition]

  struct Expanded {
    var conditions: [ReadingCondition]
    var node: JSONNode
  }

  /// The limit of leaves in one value; more are taken for a mistake.
  static let limit = 4096

  func expand(_ node: JSONNode) throws(JSONError) -> [Expanded] { try expand(node, under: []) }

  private static func holdsChoice(_ node: JSONNode) -> Bool {
    switch node.value {
    case .null, .bool, .integer, .number, .string: return false
    case .array(let elements):
      for element in elements where holdsChoice(element) { return true }
      return false
    case .object(let members):
      for member in members {
        if isQuestion(member.name) || holdsChoice(member.node) { return true }
      }
      return false
    }
  }

  private func expand(
    _ node: JSONNode, under conditions: [ReadingCondition]
  ) throws(JSONError) -> [Expanded] {
    switch node.value {
    case .array(let elements) where Self.holdsChoice(node):
      return try fold(elements, under: conditions, at: node.place, JSONValue.array) { element, node in
        if Self.isChoice(element), case .array(let spliced) = node.value { return spliced }
        return [node]
      }
    case .object(let members) where Self.holdsChoice(node):
      if Self.isChoice(members) { return try choose(node, under: conditions) }
      return try fold(members, under: conditions, at: node.place, JSONValue.object) { member, node in
        [JSONMember(name: member.name, namePlace: member.namePlace, node: node)]
      }
    // Most values are the same under every reading.
    case .null, .bool, .integer, .number, .string, .array, .object:
      return [Expanded(conditions: conditions, node: node)]
    }
  }

  static func isChoice(_ members: [JSONMember]) -> Bool { members.contains { isQuestion($0.name) } }

  private static func isQuestion(_ name: String) -> Bool { name.utf8.starts(with: "Q-".utf8) }

  private static func isChoice(_ node: JSONNode) -> Bool {
    guard case .object(let members) = node.value else { return false }
    return isChoice(members)
  }

  /// Every combination of the expansions of a value's parts.
  private func fold<Part: ExpandedPart>(
    _ parts: [Part], under conditions: [ReadingCondition], at place: TextPlace,
    _ whole: ([Part]) -> JSONValue, _ plain: (Part, JSONNode) -> [Part]
  ) throws(JSONError) -> [Expanded] {
    var combinations: [(conditions: [ReadingCondition], parts: [Part])] = [(conditions, [])]
    for part in parts {
      var next: [(conditions: [ReadingCondition], parts: [Part])] = []
      for begun in combinations {
        for expanded in try expand(part.node, under: begun.conditions) {
          next.append((expanded.conditions, begun.parts + plain(part, expanded.node)))
        }
      }
      guard next.count <= Self.limit else {
        throw JSONError(
          place: place, message: "found more than \(Self.limit) combinations of readings",
          expected: "fewer questions in one value")
      }
      combinations = next
    }
    return combinations.map {
      Expanded(conditions: $0.conditions, node: JSONNode(whole($0.parts), at: place))
    }
  }

  private func choose(
    _ node: JSONNode, under conditions: [ReadingCondition]
  ) throws(JSONError) -> [Expanded] {
    let members = try node.members()
    guard members.count == 1 else {
      throw JSONError(
        place: node.place, message: "found other members beside a question", expected: "the question alone")
    }
    let (id, readingsNode) = (members[0].name, members[0].node)
    let question = try OpenQuestion.named(id, at: members[0].namePlace)
    let names = question.readings.map(\.name)
    let alternatives = try Self.alternatives(readingsNode, of: question)
    let decided = conditions.first { $0.question == id }?.reading
    var expanded: [Expanded] = []
    for name in names {
      let alternative = alternatives.first { $0.name == name }
      if alternative == nil, condition.excludes(name, of: id) { continue }
      guard let alternative else {
        throw JSONError(
          place: readingsNode.place, message: "the reading \"\(name)\" of \(id) is missing",
          expected: "a value for each of \(names.joined(separator: ", "))")
      }
      if let decided, decided != name { continue }
      let added = decided == nil ? [ReadingCondition(question: id, reading: name)] : []
      expanded += try expand(alternative.node, under: conditions + added)
    }
    return expanded
  }
}

extension ReadingExpansion {
  /// The values by reading. One member may name several readings, as in `refused|together`.
  private static func alternatives(
    _ node: JSONNode, of question: OpenQuestion
  ) throws(JSONError) -> [JSONMember] {
    guard case .object(let members) = node.value else {
      throw JSONError(
        place: node.place, message: "found \(node.value.kind)",
        expected: "an object with one value for each reading of \(question.id)")
    }
    let names = question.readings.map(\.name)
    var alternatives: [JSONMember] = []
    for member in members {
      for name in member.name.split(separator: "|", omittingEmptySubsequences: false).map(String.init) {
        guard names.contains(name) else {
          throw .unknown("reading of \(question.id)", name, at: member.namePlace, valid: names)
        }
        guard !alternatives.contains(where: { $0.name == name }) else {
          throw JSONError(
            place: member.namePlace, message: "the reading \"\(name)\" stands twice",
            expected: "each only once")
        }
        alternatives.append(JSONMember(name: name, namePlace: member.namePlace, node: member.node))
      }
    }
    return alternatives
  }
}

/// An element of an array or a member of an object.
private protocol ExpandedPart {
  var node: JSONNode { get }
}

extension JSONMember: ExpandedPart {}

extension JSONNode: ExpandedPart {
  fileprivate var node: JSONNode { self }
}

extension [ReadingCondition] {
  /// Whether the condition names only other readings of a question.
  fileprivate func excludes(_ reading: String, of question: String) -> Bool {
    let named = filter { $0.question == question }
    return !named.isEmpty && !named.contains { $0.reading == reading }
  }
}
