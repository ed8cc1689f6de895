/// A type with a JSON form.
public protocol JSONRepresentable {
  /// Reads the JSON form; unknown members are ignored.
  init(json: JSONNode) throws(JSONError)

  /// The JSON form.
  var json: JSONNode { get }
}

extension JSONNode {
  /// Reads the member with this name; an error if there is none.
  public func decode<Value: JSONRepresentable>(
    _ name: String, as type: Value.Type = Value.self
  ) throws(JSONError) -> Value {
    try Value(json: required(name))
  }

  /// Reads the member with this name; `nil` if it is left out or `null`.
  public func decodeIfPresent<Value: JSONRepresentable>(
    _ name: String, as type: Value.Type = Value.self
  ) throws(JSONError) -> Value? {
    guard let node = try optional(name) else { return nil }
    return try Value(json: node)
  }
}

extension String: JSONRepresentable {
  /// Reads a string.
  public init(json: JSONNode) throws(JSONError) { self = try json.string() }
  /// The string.
  public var json: JSONNode { .string(self) }
}

extension Bool: JSONRepresentable {
  /// Reads a boolean.
  public init(json: JSONNode) throws(JSONError) { self = try json.bool() }
  /// The boolean.
  public var json: JSONNode { .bool(self) }
}

extension Int: JSONRepresentable {
  /// Reads an integer.
  public init(json: JSONNode) throws(JSONError) { self = try json.integer() }
  /// The integer.
  public var json: JSONNode { .integer(self) }
}

extension Array: JSONRepresentable where Element: JSONRepresentable {
  /// Reads an array.
  public init(json: JSONNode) throws(JSONError) {
    self = []
    for element in try json.elements() { append(try Element(json: element)) }
  }
  /// The array.
  public var json: JSONNode { .array(map(\.json)) }
}

/// A type whose cases have the same names in JSON as in Swift.
public protocol JSONName: JSONRepresentable, RawRepresentable<String>, CaseIterable {}

extension JSONName {
  /// Reads the name of a case; the error for another name lists the names.
  public init(json: JSONNode) throws(JSONError) { self = try json.name() }
  /// The name.
  public var json: JSONNode { .string(rawValue) }
}
