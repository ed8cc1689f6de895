import JSON

/// Reads the members of an object, and refuses unknown names.
struct ObjectReader {
  let node: JSONNode
  private let members: [JSONMember]

  init(_ node: JSONNode, of kind: String, allowed: [String]) throws(JSONError) {
    guard case .object(let members) = node.value else {
      throw JSONError(
        place: node.place, message: "found \(node.value.kind)", expected: "\(kind), an object")
    }
    for member in members where !allowed.contains(member.name) {
      throw .unknown("member of \(kind)", member.name, at: member.namePlace, valid: allowed)
    }
    self.node = node
    self.members = members
  }

  subscript(name: String) -> JSONNode? { members.first { $0.name == name }?.node }

  func required(_ name: String) throws(JSONError) -> JSONNode {
    guard let found = self[name] else {
      throw JSONError(
        place: node.place, message: "the member \"\(name)\" is missing", expected: "")
    }
    return found
  }

  func text(_ name: String) throws(JSONError) -> String? {
    guard let node = self[name] else { return nil }
    return try node.string()
  }

  func bool(_ name: String) throws(JSONError) -> Bool? {
    guard let node = self[name] else { return nil }
    return try node.bool()
  }

  func named<Name>(_ name: String, _ kind: String, as type: Name.Type) throws(JSONError) -> Name?
  where Name: RawRepresentable<String> & CaseIterable {
    guard let node = self[name] else { return nil }
    return try node.named(kind, as: type)
  }

  /// The value of a text in which symbols may stand for values.
  func value(_ name: String) throws(JSONError) -> String? {
    guard let node = self[name] else { return nil }
    return try node.caseValue()
  }
}

extension JSONNode {
  func named<Name>(_ kind: String, as type: Name.Type) throws(JSONError) -> Name
  where Name: RawRepresentable<String> & CaseIterable {
    let text = try string()
    guard let name = Name(rawValue: text) else {
      throw .unknown(kind, text, at: place, valid: Name.allCases.map(\.rawValue))
    }
    return name
  }

  func caseValue() throws(JSONError) -> String {
    let text = try string()
    guard let value = Symbols.value(of: text) else {
      throw .unknown("symbol", text, at: place, valid: Symbols.all)
    }
    return value
  }
}
