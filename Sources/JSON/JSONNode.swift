/// A JSON value with its place in a text.
///
/// Two nodes are equal if their values are equal: places are ignored, the order of members counts.
public struct JSONNode: Sendable {
  /// The value.
  public var value: JSONValue
  /// The place where the value begins.
  public var place: TextPlace

  /// A value at a place.
  public init(_ value: JSONValue, at place: TextPlace = .start) {
    self.value = value
    self.place = place
  }
}

/// A JSON value.
public enum JSONValue: Hashable, Sendable {
  /// `null`.
  case null
  /// `true` or `false`.
  case bool(Bool)
  /// A number without fraction and exponent that fits into an `Int`.
  case integer(Int)
  /// Any other number.
  case number(Double)
  /// A string.
  case string(String)
  /// An array.
  case array([JSONNode])
  /// An object; its members keep their order, and their names differ.
  case object([JSONMember])

  /// The kind of the value in words, with its article.
  public var kind: String {
    switch self {
    case .null: "null"
    case .bool: "a boolean"
    case .integer, .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}

/// A member of an object.
public struct JSONMember: Sendable {
  /// The member's name.
  public var name: String
  /// The place where the name begins.
  public var namePlace: TextPlace
  /// The member's value.
  public var node: JSONNode

  /// A member by name and value.
  public init(name: String, namePlace: TextPlace = .start, node: JSONNode) {
    self.name = name
    self.namePlace = namePlace
    self.node = node
  }
}

extension JSONNode: Hashable {
  /// Whether the values are equal, whatever their places.
  public static func == (one: JSONNode, other: JSONNode) -> Bool { one.value == other.value }
  /// Hashes the value alone.
  public func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

extension JSONMember: Hashable {
  /// Whether names and values are equal, whatever their places.
  public static func == (one: JSONMember, other: JSONMember) -> Bool {
    one.name == other.name && one.node == other.node
  }
  /// Hashes name and value.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(node)
  }
}

extension JSONNode {
  /// A new object; members whose value is `nil` are left out.
  public static func object(_ members: KeyValuePairs<String, JSONNode?>) -> JSONNode {
    .object(memberList(members))
  }
  /// An object of these members.
  public static func object(_ members: [JSONMember]) -> JSONNode { JSONNode(.object(members)) }
  /// The members of a new object; those whose value is `nil` are left out.
  public static func memberList(_ members: KeyValuePairs<String, JSONNode?>) -> [JSONMember] {
    members.compactMap { name, node in node.map { JSONMember(name: name, node: $0) } }
  }
  /// A new array.
  public static func array(_ elements: [JSONNode]) -> JSONNode { JSONNode(.array(elements)) }
  /// A node for each value.
  package static func array<Value>(
    _ values: some Sequence<Value>, _ node: (Value) -> JSONNode
  ) -> JSONNode { array(values.map(node)) }
  /// A new string.
  public static func string(_ string: String) -> JSONNode { JSONNode(.string(string)) }
  /// A new boolean.
  public static func bool(_ bool: Bool) -> JSONNode { JSONNode(.bool(bool)) }
  /// A new integer.
  public static func integer(_ integer: Int) -> JSONNode { JSONNode(.integer(integer)) }
  /// `null`.
  public static var null: JSONNode { JSONNode(.null) }
}
