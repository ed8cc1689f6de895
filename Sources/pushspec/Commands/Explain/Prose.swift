import CommandSupport
import MachineAnalysis

/// Paragraphs and lists.
struct Prose {
  /// The height of a screen in lines.
  static let screenHeight = 40

  /// The length of a list's items.
  enum Style {
    case full
    /// One line, cut off at the end where it is too long.
    case brief
  }

  private var blocks: [Block] = []
  /// The options for commands that play the explained cases.
  private let casesAgain: [String]

  init(checking folder: String?) { casesAgain = Catalogue.again(folder) }

  /// Adds a paragraph of the sentences that are not `nil`.
  mutating func say(_ sentences: String?...) {
    let text = sentences.compactMap { $0 }.joined(separator: " ")
    if !text.isEmpty { blocks.append(Block(head: Paragraph.lines(text))) }
  }

  /// Adds an introduction and its items, if there are any. On a screen each brief item takes one line.
  mutating func list(_ introduction: String, _ items: [String], _ style: Style = .full) {
    guard !items.isEmpty else { return }
    blocks.append(
      Block(
        head: Paragraph.lines(introduction),
        items: items.map { Paragraph.lines($0, indent: 4, first: "  -") }, isBrief: style == .brief))
  }

  /// Adds commands to copy.
  mutating func commands(_ introduction: String, _ commands: [String]) {
    guard !commands.isEmpty else { return }
    let typed = commands.map { command in
      ([command] + (command.hasPrefix("pushspec check") ? casesAgain : [])).joined(separator: " ")
    }
    blocks.append(Block(head: Paragraph.lines(introduction) + typed.map { "    \($0)" }))
  }

  var text: String { Self.joined(blocks) }

  /// The part that fits a screen; the command shows the rest.
  func screen(again command: String) -> String {
    var blocks = blocks.map(\.onScreen)
    // A command is not folded. It stays fit to copy.
    let isLong = "All words of it: \(command)".count > Paragraph.width
    let rest = blocks == self.blocks && Self.height(blocks) <= Self.screenHeight ? 0 : isLong ? 3 : 2
    while Self.height(blocks) + rest > Self.screenHeight {
      // Blocks near the top keep more; items in full keep most.
      let places = blocks.indices.filter { blocks[$0].shownLines > 0 }
      guard let place = places.max(by: { blocks[$0].weight(at: $0) < blocks[$1].weight(at: $1) }) else {
        break
      }
      blocks[place].left += 1
    }
    let left = blocks.map(\.left).reduce(0, +)
    let words = left == 0 ? "All words of it" : "… and \(left) more"
    guard rest > 0 else { return Self.joined(blocks) }
    return Self.joined(blocks) + "\n\(words):\(isLong ? "\n    " : " ")\(command)\n"
  }

  /// The number of lines, with a blank one between two blocks.
  private static func height(_ blocks: [Block]) -> Int {
    blocks.map(\.lines.count).reduce(max(0, blocks.count - 1), +)
  }

  private static func joined(_ blocks: [Block]) -> String {
    blocks.map { $0.lines.map { $0 + "\n" }.joined() }.joined(separator: "\n")
  }
}

/// A paragraph, or a list with its introduction.
private struct Block: Equatable {
  var head: [String]
  var items: [[String]] = []
  var isBrief = false
  /// The number of items that are left out.
  var left = 0

  /// The lines; the head gives the numbers of shown and of all items where some are left out.
  var lines: [String] {
    guard left > 0, let last = head.last else { return head + items.joined() }
    let count = "(\(items.count - left) of \(items.count)):"
    return head.dropLast() + [last.dropLast() + " " + count] + items.dropLast(left).joined()
  }

  /// The number of shown lines of items, which may still be left out.
  var shownLines: Int { items.dropLast(left).joined().count }

  /// The priority for leaving out the next item.
  func weight(at place: Int) -> Int {
    items.count - left == 1 ? place : shownLines * (isBrief ? 10 + 3 * place : 3)
  }

  /// The block with its brief items on one line each.
  var onScreen: Block {
    guard isBrief else { return self }
    var block = self
    block.items = items.map { lines in
      guard lines.count > 1, let first = lines.first else { return lines }
      return [(first + "…").cut(to: Paragraph.width)]
    }
    return block
  }
}
