import CommandSupport
import Conformance

/// `pushspec show`: all facts about one entry.
enum ShowCommand: Command {
  static let name = "show"

  static let syntax = CommandSyntax(
    summary: "shows everything that stands written about one thing", operands: [Catalogue.id],
    options: [Documents.option, Catalogue.option, OutputFormat.option],
    details: """
      ids
        REG-4                 a requirement
        Q-REG-1               an open question
        REG-014               a case
        registration/outcome  a table of cases, by its file
        TokenRegistration     a machine
        alreadyInProgress, 6  an error code, by its name, its number or its constant in tcpush-ko
        toast-ja              an edition
        DIFF-1                a difference between the editions
        CONTRA-1              a contradiction within an edition
        DEFECT-1              a mistake of the text
        ignoresUserChange     a fault of the reference port

      with --documents
        A requirement, question, difference or contradiction is shown with the words of the lines that
        it cites. Instead of an id, "requirements", "questions", "differences", "contradictions" or "defects"
        shows all of them in their order. The names and checksums of the five files stand in
        spec/editions.md; other files are refused.

      json
        always         "kind", "id", "title"
        requirement    "area", "subject", "level", "grade", "note", "editions", "cases", "machines",
                       "faults"
        open question  "area", "openIn", "leansTo", "untestable", "readings", "says", "cases", "machines"
        case           "why", "retired", "table", "editions", "pair", "requirements", "questions",
                       "condition", and with its parameters filled in "given", "steps", "finally"
        table          "file", and for each scenario what it says and its "cases" with what they fill in
        machine        "states", "initial", "inputs", "outputs", "tables", "citations"
        error code     "number", "editions", "requirements", "questions", "cases"
        edition        "family", "file", "sha256", "requirements", "questions", "cases", "sections",
                       "differences", "contradictions", "defects"
        difference     "positions"
        contradiction  "one", "other", "places"
        defect         "sort", "copied", "places"
        fault          "requirements"
        with --documents, an array of "kind", "id", "says", "remarks", "silent", "places", each place with
                       "edition", "standing", "lines", "words"

      examples
        pushspec show REG-4
            what is required, where each edition stands on it, and what tests it
        pushspec show REG-014 --format json
            a case for programs
        pushspec show 6
            an error code by its number
        pushspec show REG-4 --documents ~/documents
            the requirement beside the words of each edition, to check the one by the other
        pushspec show requirements --documents ~/documents
            all of them, one after the other
      """)

  static func run(_ arguments: Arguments, in surroundings: Surroundings) throws(UsageError) -> CommandResult {
    if let folder = arguments[Documents.option] {
      let quotations = try quotations(arguments)
      let documents = try Documents(folder: folder, digest: surroundings.digest)
      return QuotationReport(quotations: quotations, documents: documents).result(
        arguments[OutputFormat.option])
    }
    if Quotation.all(arguments[Catalogue.id]) != nil {
      throw UsageError(
        "\(arguments[Catalogue.id]) needs \(Documents.option.name); \"pushspec list\" lists them")
    }
    let catalogue = try Catalogue(folder: arguments[Catalogue.option])
    if let sheet = try catalogue.tableSheet(arguments[Catalogue.id]) {
      return catalogue.finished(sheet.result(arguments[OutputFormat.option]))
    }
    let sheet = Sheets(catalogue: catalogue).sheet(of: try catalogue.entry(arguments))
    return catalogue.finished(sheet.result(arguments[OutputFormat.option]))
  }

  private static func quotations(_ arguments: Arguments) throws(UsageError) -> [Quotation] {
    let name = arguments[Catalogue.id]
    if let all = Quotation.all(name) { return all }
    guard let quotation = Quotation.of(try Catalogue(folder: arguments[Catalogue.option]).entry(arguments))
    else {
      throw UsageError("\(name) cites no lines of the documents itself; a requirement or a question does")
    }
    return [quotation]
  }
}

extension Catalogue {
  static let id = Operand("ID", .text)

  /// The entry that the operand names.
  func entry(_ arguments: Arguments) throws(UsageError) -> CatalogueEntry {
    let name = arguments[Self.id]
    guard let entry = entry(name) else { throw UsageError.unknown("id", name, among: names) }
    return entry
  }
}
