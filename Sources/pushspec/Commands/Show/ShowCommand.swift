import Conformance
import JSON

/// `pushspec show`: everything that stands written about one thing.
enum ShowCommand {
  static let syntax = CommandSyntax(
    name: "show",
    summary: "shows everything that stands written about one thing",
    operands: "ID",
    operandCount: 1...1,
    options: [Catalogue.option, OutputFormat.option],
    sections: [
      .init(
        heading: "ids",
        rows: [
          ("REG-4", "a requirement"),
          ("Q-REG-1", "an open question"),
          ("REG-014", "a case"),
          ("TokenRegistration", "a machine"),
          ("alreadyInProgress, 6", "an error code, by its name, its number or its constant in tcpush-ko"),
          ("toast-ja", "an edition"),
          ("DIFF-1", "a difference between the editions"),
          ("CONTRA-1", "a contradiction within an edition"),
          ("ignoresUserChange", "a fault of the reference port"),
        ]),
      .init(
        heading: "json",
        rows: [
          ("always", "\"kind\", \"id\", \"title\""),
          (
            "requirement",
            """
            \"area\", \"subject\", \"level\", \"grade\", \"note\", \"editions\", \"cases\", \"machines\", \
            \"faults\"
            """
          ),
          (
            "open question",
            """
            \"area\", \"openIn\", \"leansTo\", \"untestable\", \"readings\", \"says\", \"cases\", \
            \"machines\"
            """
          ),
          (
            "case",
            """
            \"why\", \"retired\", \"table\", \"editions\", \"pair\", \"requirements\", \"questions\", \
            \"requires\", and as in the table \"given\", \"steps\", \"finally\"
            """
          ),
          ("machine", "\"states\", \"initial\", \"inputs\", \"outputs\", \"tables\", \"citations\""),
          ("error code", "\"number\", \"editions\", \"requirements\", \"questions\", \"cases\""),
          (
            "edition",
            """
            \"family\", \"file\", \"sha256\", \"requirements\", \"questions\", \"cases\", \"sections\", \
            \"differences\", \"contradictions\"
            """
          ),
          ("difference", "\"positions\""),
          ("contradiction", "\"one\", \"other\", \"places\""),
          ("fault", "\"requirements\""),
        ]),
    ],
    examples: [
      .init("pushspec show REG-4", "what is required, where each edition stands on it, and what tests it"),
      .init("pushspec show REG-014 --format json", "a case for programs"),
      .init("pushspec show 6", "an error code by its number"),
    ])

  static func run(_ arguments: ParsedArguments) throws(UsageError) -> CommandResult {
    let format = try arguments.choice("--format", else: OutputFormat.text)
    let catalogue = Catalogue(folder: arguments.value("--cases"))
    let sheet = Sheets(catalogue: catalogue).sheet(of: try catalogue.parsing(arguments))
    let problems = catalogue.problems.map(\.description)
    return CommandResult(
      output: format == .text ? sheet.text : sheet.json.text(),
      exitCode: problems.isEmpty ? .success : .usage, messages: problems)
  }
}

extension Catalogue {
  /// What the operand stands for.
  func parsing(_ arguments: ParsedArguments) throws(UsageError) -> CatalogueEntry {
    let name = arguments.operands.first ?? ""
    guard let entry = entry(name) else { throw UsageError.unknown("id", name, among: names) }
    return entry
  }
}
