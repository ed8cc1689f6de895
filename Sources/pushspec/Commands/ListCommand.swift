import CommandSupport
import Conformance
import ModelAnalysis
import PushModel

/// `pushspec list`: cases, requirements, questions and other entries, one a line.
enum ListCommand: Command {
  static let name = "list"

  static let syntax = CommandSyntax(
    summary: "lists what there is, one line each", operands: [kind],
    options: [editions] + selection + [cases, OutputFormat.option],
    details: """
      kinds
      \(HelpText.rows(Kind.allCases.map { ($0.rawValue, $0.help) }))
      which cases
      \(CaseSelection.help)
      json
        an array of objects  each has "id" and the columns of the text by their names; lists are arrays

      exit codes
        0  listed
        2  usage, or a bad file
        4  nothing was selected

      examples
        pushspec list cases --area REG --edition toast-ja
            the cases on registration in toast-ja
        pushspec list areas
            what the options on areas take, with the numbers of cases, requirements and questions
        pushspec list questions
            every open question
        pushspec list lines --edition toast-en
            what each line of a document says, or why it says nothing
        pushspec list faults
            the rules that the reference port can break on purpose
      """)

  private static let kind = Operand("KIND", Reader<Kind>.one(of: "kind"))

  private static let editions = Option.editions(
    "only what holds in this edition (areas, cases, requirements, questions, defects, lines, errors)"
  ).when(isTaken { $0.takesEdition })

  private static let selection = CaseSelection.options.map { option in
    let isOfAreas = CaseSelection.areaOptions.contains { $0.name == option.name }
    return option.when(isTaken { $0.takesCaseOptions || isOfAreas && $0.takesArea })
  }

  private static let cases = Catalogue.option.when(isTaken(\.takesCases))

  /// The condition that the option applies to the listed kind.
  private static func isTaken(_ takes: @escaping @Sendable (Kind) -> Bool) -> Condition {
    Condition { option, given in
      takes(given[kind]) ? nil : "list \(given[kind].rawValue) takes no \(option)"
    }
  }

  enum Kind: String, CaseIterable {
    case areas, cases, requirements, questions, defects, lines, machines, errors, editions, ports, faults

    var help: String {
      switch self {
      case .areas: "the areas, and how many cases, requirements and questions each has"
      case .cases: "the rows of the case tables"
      case .requirements: "what the documents state"
      case .questions: "what the documents leave open"
      case .defects: "mistakes of the text, such as misspelt names and samples that do not compile"
      case .lines: "every line of the documents with text, and what it belongs to"
      case .machines: "the machines of the specification and of the world around a port"
      case .errors: "the error codes, as each edition writes them"
      case .editions: "the five documents"
      case .ports: "the ports that are built in"
      case .faults: "the values of check --reference-fault, with the requirements each breaks"
      }
    }

    fileprivate var takesEdition: Bool { ![.machines, .editions, .ports, .faults].contains(self) }
    fileprivate var takesCases: Bool { [.areas, .cases, .requirements].contains(self) }
    fileprivate var takesArea: Bool { [.cases, .requirements, .questions].contains(self) }
    fileprivate var takesCaseOptions: Bool { self == .cases }
  }

  static func run(_ arguments: Arguments, in _: Surroundings) throws(UsageError) -> CommandResult {
    let kind = arguments[Self.kind]
    let catalogue = try Catalogue(folder: arguments[cases], needsCases: kind.takesCases)
    let selection = CaseSelection(arguments)
    let filter = Filter(
      editions: arguments.has(editions) ? arguments[editions] : nil, selection: selection,
      cases: kind.takesCaseOptions ? try selection.cases(of: catalogue) : [])
    let listing = Listings.of(kind, filter, catalogue)
    if kind.takesCaseOptions,
      let nothing = selection.nothing(
        among: filter.cases, in: filter.editions ?? Edition.allCases, of: catalogue, "pushspec list")
    {
      return nothing
    }
    return catalogue.finished(listing.result(arguments[OutputFormat.option]))
  }

  /// The filter of a list.
  struct Filter {
    /// The editions, one of which must fit; `nil` for all.
    var editions: [Edition]?
    /// The selected areas.
    var selection: CaseSelection
    /// The cases, for a list of cases.
    var cases: [ConformanceCase]

    /// Whether an entry of an area that holds in some editions stays.
    func keeps(_ area: Area, _ editions: [Edition]) -> Bool { selection.fits(area) && keeps(editions) }

    /// Whether an entry that holds in some editions stays.
    func keeps(_ editions: [Edition]) -> Bool {
      self.editions.map { wanted in editions.contains(where: wanted.contains) } ?? true
    }
  }
}
