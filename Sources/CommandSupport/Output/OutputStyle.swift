package import Conformance
package import MachineAnalysis

/// The layout of text for people, for all parts of a command.
package struct OutputStyle: Sendable {
  /// The columns of the terminal; `nil` for a file or a pipe, whose lines stay whole.
  package var columns: Int?
  /// Whether colours are used.
  package var usesColour: Bool

  package init(columns: Int? = nil, usesColour: Bool = false) {
    self.columns = columns
    self.usesColour = usesColour
  }

  /// The style of the running command.
  @TaskLocal package static var current: OutputStyle = OutputStyle()
}

extension ExitCode {
  /// The colour of the outcome.
  package var colour: Colour {
    switch self {
    case .success: .green
    case .inconclusive: .yellow
    case .failed, .usage, .adapter, .contradiction, .unexpected: .red
    }
  }

  /// A text with a coloured last line.
  package func paintingLastLine(of text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard let last = lines.lastIndex(where: { !$0.isEmpty }) else { return text }
    var painted = lines.map(String.init)
    painted[last] = colour.paint(painted[last])
    return painted.joined(separator: "\n")
  }
}

extension TextTable {
  /// The table for people, fitted to the terminal.
  package var text: String { rendered(as: .plain, width: OutputStyle.current.columns) }
}
