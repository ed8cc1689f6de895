import CommandSupport
import MachineAnalysis
import ModelAnalysis
import PushModel

/// `pushspec diagram`: a machine as a picture.
enum DiagramCommand: Command {
  static let name = "diagram"

  static let syntax = CommandSyntax(
    summary: "draws a machine", operands: [machine], options: [edition, format],
    details: """
      examples
        pushspec diagram TokenRegistration
            for a Markdown page that draws Mermaid
        pushspec diagram Login --edition toast-ko --format dot | dot -Tsvg > login.svg
            as a picture of its own
      """)

  private static let machine = Operand("MACHINE", .machine)

  private static let edition = Option(
    "--edition", value: "ID", .edition, else: .standard,
    "the edition (\(Edition.standard.rawValue) unless given)")

  private static let format = Option(
    "--format", value: "mermaid|dot", .choice, else: Format.mermaid,
    "Mermaid's stateDiagram-v2 (the default), or the language of Graphviz")

  private enum Format: String, CaseIterable {
    case mermaid, dot
  }

  static func run(_ arguments: Arguments, in _: Surroundings) throws(UsageError) -> CommandResult {
    let machine = arguments[Self.machine]
    let edition = arguments[Self.edition]
    guard let diagram = Diagram(of: machine, edition: edition.rawValue) else {
      throw UsageError("\(machine.name) has no table in \(edition.rawValue)")
    }
    switch arguments[format] {
    case .mermaid: return CommandResult(output: DiagramRenderer.mermaid(diagram))
    case .dot: return CommandResult(output: DiagramRenderer.graphviz(diagram))
    }
  }
}
