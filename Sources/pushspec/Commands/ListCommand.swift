import Conformance
import ModelAnalysis
import PushModel
import ReferencePort

/// `pushspec list`: what there is, one line each.
enum ListCommand {
  static let syntax = CommandSyntax(
    name: "list",
    summary: "lists what there is, one line each",
    operands: "KIND",
    operandCount: 1...1,
    options: [
      OptionSyntax(
        "--edition", value: "ID", repeatable: true,
        "only what holds in this edition (cases, requirements, questions, errors)"),
      OptionSyntax(
        "--area", value: "AREA", "only this area, for example REG (cases, requirements, questions)"),
      Catalogue.option, OutputFormat.option,
    ],
    sections: [
      .init(
        heading: "kinds",
        rows: Kind.allCases.map { ($0.rawValue, $0.help) }),
      .init(heading: "areas", rows: Area.allCases.map { ($0.rawValue, $0.title) }),
      .init(
        heading: "json",
        rows: [
          (
            "an array of objects",
            "each has \"id\" and the columns of the text by their names; lists are arrays"
          )
        ]),
    ],
    examples: [
      .init("pushspec list cases --area REG --edition toast-ja", "the cases on registration in toast-ja"),
      .init("pushspec list questions", "every open question"),
      .init("pushspec list faults", "the rules that the reference port can break on purpose"),
    ])

  /// What can be listed.
  enum Kind: String, CaseIterable {
    case cases, requirements, questions, machines, errors, editions, ports, faults

    var help: String {
      switch self {
      case .cases: "the rows of the case tables"
      case .requirements: "what the documents state"
      case .questions: "what the documents leave open"
      case .machines: "the machines of the specification and of the world around a port"
      case .errors: "the error codes, as each edition writes them"
      case .editions: "the five documents"
      case .ports: "the ports that are built in"
      case .faults: "the values of check --reference-fault, with the requirements each breaks"
      }
    }

    fileprivate var takesEdition: Bool {
      switch self {
      case .cases, .requirements, .questions, .errors: true
      case .machines, .editions, .ports, .faults: false
      }
    }

    fileprivate var takesArea: Bool {
      switch self {
      case .cases, .requirements, .questions: true
      case .machines, .errors, .editions, .ports, .faults: false
      }
    }
  }

  static func run(_ arguments: ParsedArguments) throws(UsageError) -> CommandResult {
    let name = arguments.operands.first ?? ""
    guard let kind = Kind(rawValue: name) else {
      throw UsageError.unknown("kind", name, among: Kind.allCases.map(\.rawValue))
    }
    if arguments.has("--edition"), !kind.takesEdition {
      throw UsageError("list \(name) takes no --edition")
    }
    if arguments.has("--area"), !kind.takesArea { throw UsageError("list \(name) takes no --area") }
    if arguments.has("--cases"), kind != .cases { throw UsageError("list \(name) takes no --cases") }
    let format = try arguments.choice("--format", else: OutputFormat.text)
    let filter = Filter(
      editions: arguments.has("--edition") ? try Edition.parsing(arguments.all("--edition")) : nil,
      area: try arguments.value("--area").map { name throws(UsageError) in try Area.parsing(name) })
    let catalogue = Catalogue(folder: arguments.value("--cases"), needsCases: kind == .cases)
    let listing = Listings.of(kind, filter, catalogue)
    let problems = catalogue.problems.map(\.description)
    return CommandResult(
      output: listing.rendered(format), exitCode: problems.isEmpty ? .success : .usage,
      messages: problems)
  }

  /// What is left of a list.
  struct Filter {
    /// The editions of which one must fit; `nil` for all.
    var editions: [Edition]?
    /// The area; `nil` for all.
    var area: Area?

    /// Whether something of an area that holds in editions is left.
    func keeps(_ area: Area, _ editions: [Edition]) -> Bool {
      guard self.area == nil || self.area == area else { return false }
      return self.editions.map { wanted in editions.contains(where: wanted.contains) } ?? true
    }
  }
}
