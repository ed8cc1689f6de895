extension JSONNode {
  /// The member with this name; `nil` if there is none, or if this is not an object.
  public subscript(name: String) -> JSONNode? {
    guard case .object(let members) = value else { return nil }
    return members.first { $0.name == name }?.node
  }

  /// Whether this is `null`.
  public var isNull: Bool { value == .null }

  /// The members in their order; an error if this is not an object.
  public func members() throws(JSONError) -> [JSONMember] {
    guard case .object(let members) = value else { throw mismatch("an object") }
    return members
  }

  /// The elements; an error if this is not an array.
  public func elements() throws(JSONError) -> [JSONNode] {
    guard case .array(let elements) = value else { throw mismatch("an array") }
    return elements
  }

  /// The string; an error if this is not one.
  public func string() throws(JSONError) -> String {
    guard case .string(let string) = value else { throw mismatch("a string") }
    return string
  }

  /// The boolean; an error if this is not one.
  public func bool() throws(JSONError) -> Bool {
    guard case .bool(let bool) = value else { throw mismatch("true or false") }
    return bool
  }

  /// The integer; an error if this is not one. A number such as `3.0` counts, since some languages
  /// write every number with a fraction.
  public func integer() throws(JSONError) -> Int {
    switch value {
    case .integer(let integer): return integer
    case .number(let number):
      guard let integer = Int(exactly: number) else { throw mismatch("an integer") }
      return integer
    case .null, .bool, .string, .array, .object: throw mismatch("an integer")
    }
  }

  /// The case of a type that has the string as its name; an error that lists the names if there is none.
  public func name<Name>(of type: Name.Type = Name.self) throws(JSONError) -> Name
  where Name: RawRepresentable<String> & CaseIterable {
    var expected: String { "one of " + Name.allCases.map(\.rawValue).joined(separator: ", ") }
    guard case .string(let string) = value else { throw mismatch(expected) }
    guard let name = Name(rawValue: string) else {
      throw JSONError(place: place, message: "found \"\(string)\"", expected: expected)
    }
    return name
  }

  /// The member with this name; an error if there is none, or if this is not an object.
  public func required(_ name: String) throws(JSONError) -> JSONNode {
    let members = try members()
    guard let member = members.first(where: { $0.name == name }) else {
      throw JSONError(place: place, message: "the member \"\(name)\" is missing", expected: "")
    }
    return member.node
  }

  /// The member with this name; `nil` if it is left out or `null`, an error if this is not an object.
  public func optional(_ name: String) throws(JSONError) -> JSONNode? {
    guard let node = try members().first(where: { $0.name == name })?.node, !node.isNull else { return nil }
    return node
  }

  /// The error about a value of another kind than expected.
  public func mismatch(_ expected: String) -> JSONError {
    JSONError(place: place, message: "found \(value.kind)", expected: expected)
  }
}

// Values that were written by the suite, or have been checked, are read without errors.
extension JSONNode {
  /// The text of a member; empty if there is none.
  package func text(_ name: String) -> String {
    if case .string(let text) = self[name]?.value { text } else { "" }
  }

  /// The number of a member; 0 if there is none.
  package func number(_ name: String) -> Int {
    if case .integer(let number) = self[name]?.value { number } else { 0 }
  }

  /// The elements of a member; empty if there is none.
  package func nodes(_ name: String) -> [JSONNode] {
    if case .array(let nodes) = self[name]?.value { nodes } else { [] }
  }

  /// The texts of a member; empty if there is none.
  package func texts(_ name: String) -> [String] {
    nodes(name).compactMap { if case .string(let text) = $0.value { text } else { nil } }
  }

  /// The members of an object; empty for any other value.
  package var memberList: [JSONMember] { if case .object(let members) = value { members } else { [] } }
}
