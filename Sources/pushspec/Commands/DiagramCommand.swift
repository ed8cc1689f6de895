import MachineAnalysis
import ModelAnalysis
import PushModel

/// `pushspec diagram`: a machine as a picture.
enum DiagramCommand {
  static let syntax = CommandSyntax(
    name: "diagram",
    summary: "draws a machine",
    operands: "MACHINE",
    operandCount: 1...1,
    options: [
      OptionSyntax("--edition", value: "ID", "the edition (\(Edition.standard.rawValue) unless given)"),
      OptionSyntax(
        "--format", value: "mermaid|dot",
        "Mermaid's stateDiagram-v2 (the default), or the language of Graphviz"),
    ],
    examples: [
      .init("pushspec diagram TokenRegistration", "for a Markdown page that draws Mermaid"),
      .init(
        "pushspec diagram Login --edition toast-ko --format dot | dot -Tsvg > login.svg",
        "as a picture of its own"),
    ])

  private enum Format: String, CaseIterable {
    case mermaid, dot
  }

  static func run(_ arguments: ParsedArguments) throws(UsageError) -> CommandResult {
    let machine = try MachineRegistry.parsing(arguments.operands.first ?? "")
    let edition = try Edition.parsing(arguments.value("--edition") ?? Edition.standard.rawValue)
    let format = try arguments.choice("--format", else: Format.mermaid)
    guard let diagram = Diagram(of: machine, edition: edition.rawValue) else {
      throw UsageError("\(machine.name) has no table in \(edition.rawValue)")
    }
    switch format {
    case .mermaid: return CommandResult(output: DiagramRenderer.mermaid(diagram))
    case .dot: return CommandResult(output: DiagramRenderer.graphviz(diagram))
    }
  }
}
