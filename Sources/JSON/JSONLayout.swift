/// How a value is laid out over several lines.
public struct JSONLayout: Sendable {
  /// The longest line; what fits into one stands on one.
  public var width: Int
  /// How many levels of the whole value are broken even where they fit, counted from the outside.
  public var open: Int
  /// The same for the values of members of that name.
  public var openMembers: [String: Int]

  /// A layout in which nothing is broken that fits.
  public init(width: Int = 110, open: Int = 0, openMembers: [String: Int] = [:]) {
    self.width = width
    self.open = open
    self.openMembers = openMembers
  }
}

extension JSONNode {
  /// The value over several lines, with what is short on one line; ends with a line feed.
  public func text(_ layout: JSONLayout = JSONLayout()) -> String {
    var text = ""
    write(to: &text, layout, indent: 0, after: 0, open: layout.open)
    return text + "\n"
  }

  /// Appends the value to a line that is indented and holds something before it.
  private func write(to text: inout String, _ layout: JSONLayout, indent: Int, after: Int, open: Int) {
    // What is much too long is not put on one line first.
    var room = layout.width
    let line = takes(from: &room) ? words : nil
    // A comma may follow.
    let fits = line.map { indent + after + $0.count < layout.width } ?? false
    switch value {
    case .array(let elements) where !elements.isEmpty && (open > 0 || !fits):
      text += "["
      for (index, element) in elements.enumerated() {
        text += Self.start(of: index, indent: indent + 2)
        element.write(to: &text, layout, indent: indent + 2, after: 0, open: open - 1)
      }
      text += Self.end(indent: indent) + "]"
    case .object(let members) where !members.isEmpty && (open > 0 || !fits):
      text += "{"
      for (index, member) in members.enumerated() {
        let name = JSONNode.string(member.name).words + ": "
        text += Self.start(of: index, indent: indent + 2) + name
        member.node.write(
          to: &text, layout, indent: indent + 2, after: name.count,
          open: layout.openMembers[member.name] ?? 0)
      }
      text += Self.end(indent: indent) + "}"
    case .null, .bool, .integer, .number, .string, .array, .object: text += line ?? words
    }
  }

  /// Takes from some room what the value needs at least on one line, as far as that is quickly told; whether it was
  /// enough.
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
