/// Reads the members of an object, and refuses unknown names.
package struct ObjectReader {
  package let node: JSONNode
  private let members: [JSONMember]

  package init(_ node: JSONNode, of kind: String, allowed: [String]) throws(JSONError) {
    guard case .object(let members) = node.value else {
      throw JSONError(place: node.place, message: "found \(node.value.kind)", expected: "\(kind), an object")
    }
    for member in members where !allowed.contains(member.name) {
      throw .unknown("member of \(kind)", member.name, at: member.namePlace, valid: allowed)
    }
    self.node = node
    self.members = members
  }

  package subscript(name: String) -> JSONNode? { members.first { $0.name == name }?.node }

  package func required(_ name: String) throws(JSONError) -> JSONNode {
    guard let found = self[name] else {
      throw JSONError(place: node.place, message: "the member \"\(name)\" is missing", expected: "")
    }
    return found
  }

  package func text(_ name: String) throws(JSONError) -> String? {
    guard let node = self[name] else { return nil }
    return try node.string()
  }

  package func bool(_ name: String) throws(JSONError) -> Bool? {
    guard let node = self[name] else { return nil }
    return try node.bool()
  }

  package func named<Name>(_ name: String, _ kind: String, as type: Name.Type) throws(JSONError) -> Name?
  where Name: RawRepresentable<String> & CaseIterable {
    guard let node = self[name] else { return nil }
    return try node.named(kind, as: type)
  }
}

extension JSONNode {
  package func named<Name>(_ kind: String, as type: Name.Type) throws(JSONError) -> Name
  where Name: RawRepresentable<String> & CaseIterable {
    let text = try string()
    guard let name = Name(rawValue: text) else {
      throw .unknown(kind, text, at: place, valid: Name.allCases.map(\.rawValue))
    }
    return name
  }
}

extension JSONError {
  /// An unknown name, with the nearest valid one.
  package static func unknown(
    _ kind: String, _ name: String, at place: TextPlace, valid: [String]
  ) -> JSONError {
    let listed = valid.count <= 12 ? "one of " + valid.joined(separator: ", ") : "the name of a known \(kind)"
    return JSONError(
      place: place, message: "unknown \(kind) \"\(name)\"", expected: listed,
      suggestion: NearestName.of(name, in: valid))
  }
}
