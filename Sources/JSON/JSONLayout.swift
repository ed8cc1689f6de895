/// The layout of a value over several lines.
public struct JSONLayout: Sendable {
  /// The longest line; a value that fits is written on one line.
  public var width: Int
  /// Whether the parts of a value that does not fit share lines, as many as fit.
  public var fills: Bool
  /// The number of outer levels that are broken even if they fit.
  public var open: Int
  /// The same number for the values of members with these names.
  public var openMembers: [String: Int]

  /// A layout that breaks only values that do not fit.
  public init(width: Int = 110, fills: Bool = false, open: Int = 0, openMembers: [String: Int] = [:]) {
    self.width = width
    self.fills = fills
    self.open = open
    self.openMembers = openMembers
  }
}

extension JSONNode {
  /// The value over several lines, short parts on one line; it ends with a line feed.
  public func text(_ layout: JSONLayout = JSONLayout()) -> String {
    var text = ""
    write(to: &text, layout, indent: 0, after: 0, open: layout.open)
    return text + "\n"
  }

  /// Appends the value to a line with an indentation and `after` characters before it.
  private func write(to text: inout String, _ layout: JSONLayout, indent: Int, after: Int, open: Int) {
    // A value that is much too long is not first written on one line.
    var room = layout.width
    let line = takes(from: &room) ? words : nil
    // A comma may follow.
    let fits = line.map { indent + after + $0.count < layout.width } ?? false
    let parts: [(name: String, member: String?, node: JSONNode)]
    switch value {
    case .array(let elements): parts = elements.map { ("", nil, $0) }
    case .object(let members):
      parts = members.map { (JSONNode.string($0.name).words + ": ", $0.name, $0.node) }
    case .null, .bool, .integer, .number, .string: parts = []
    }
    guard !parts.isEmpty, open > 0 || !fits else {
      text += line ?? words
      return
    }
    let isArray = if case .array = value { true } else { false }
    text += isArray ? "[" : "{"
    var column = indent + after + 1
    for (index, part) in parts.enumerated() {
      let opens = part.member.map { layout.openMembers[$0] ?? 0 } ?? (open - 1)
      if open > 0 || !layout.fills {
        text += Self.start(of: index, indent: indent + 2) + part.name
        part.node.write(to: &text, layout, indent: indent + 2, after: part.name.count, open: opens)
        continue
      }
      let length = part.name.count + part.node.words.count + 2
      if index > 0 {
        let goesOn = column + length < layout.width
        text += goesOn ? ", " : Self.start(of: index, indent: indent + 1)
        column = goesOn ? column + 2 : indent + 1
      }
      text += part.name
      part.node.write(
        to: &text, layout, indent: indent + 1, after: column - indent - 1 + part.name.count, open: opens)
      column = opens > 0 || column + length > layout.width ? layout.width : column + length - 2
    }
    text += (open > 0 || !layout.fills ? Self.end(indent: indent) : "") + (isArray ? "]" : "}")
  }

  /// Subtracts the least length of the value on one line from the room, as far as it is quickly known. Returns
  /// whether the room was enough.
  private func takes(from room: inout Int) -> Bool {
    switch value {
    case .null, .bool, .integer, .number, .string: room -= 1
    case .array(let elements):
      room -= 2
      for element in elements { guard element.takes(from: &room) else { return false } }
    case .object(let members):
      room -= 2
      for member in members {
        room -= 4
        guard member.node.takes(from: &room) else { return false }
      }
    }
    return room >= 0
  }

  private static func start(of index: Int, indent: Int) -> String {
    (index == 0 ? "" : ",") + end(indent: indent)
  }

  private static func end(indent: Int) -> String { "\n" + String(repeating: " ", count: indent) }
}
