import DocumentFiles
package import JSON
import PushModel

/// All that the files of `spec/documents` hold.
package struct Documents: Sendable {
  /// The requirements that await tests.
  var requirements: [Requirement] = []
  /// The open questions that no case asks.
  var questions: [UnaskedQuestion] = []
  var elements: [InterfaceElement] = []
  var terms: [Term] = []
  var differences: [Difference] = []
  var contradictions: [Contradiction] = []
  var defects: [Defect] = []
  var machines: [MachineGlossary] = []
  /// The ids of the rules of the public record that belong beside a chapter.
  var publicRecord: [Area: [String]] = [:]
  var editions: [Edition: EditionDocument] = [:]
  var everyday = EverydayWords()
  var situations: [UsualSituation] = []

  /// The files of each kind, in the order in which their records are listed.
  private enum Names {
    static let requirements = [
      "messages", "actions", "options", "categories", "rich-messages", "metrics", "service-extension", "tags",
      "configuration", "error-codes", "installation", "call-shapes",
    ].map { "requirements/\($0)" }
    static let questions = [
      "untestable-initialization", "untestable-login", "untestable-permission", "untestable-registration",
      "untestable-agreement", "untestable-token-calls", "untestable-update", "untestable-voip",
      "untestable-call-reporting", "untestable-errors", "untestable-order", "messages", "actions", "options",
      "categories", "rich-messages", "metrics", "service-extension", "tags", "configuration",
    ].map { "questions/\($0)" }
    static let interface = [
      "calls", "callbacks", "types", "settings", "objects", "constants", "errors", "project",
    ].map { "interface/\($0)" }
    static let machines = ["calls", "users", "registrations", "tokens", "world"].map { "machines/\($0)" }
    static let others = [
      "terms", "differences", "contradictions", "defects", "public-record", "everyday", "situations",
    ]
  }

  /// The paths of all files within their folder.
  package static let paths =
    (Names.requirements + Names.questions + Names.interface + Names.machines + Names.others
    + Edition.allCases.map { "editions/\($0.rawValue)" }).map { $0 + ".json" }

  /// The layout of the files, in which a change of a record is a change of its lines.
  package static let layout = JSONLayout(
    width: 150, fills: true, open: 1,
    openMembers: ["states": 1, "inputs": 1, "outputs": 1, "asked": 1, "situations": 2])

  init() {}

  /// Reads the files of a folder.
  package init(folder: String) throws(DocumentProblem) {
    let reader = DocumentReader(folder: folder)
    requirements = try reader.records(Names.requirements)
    questions = try reader.records(Names.questions)
    elements = try reader.records(Names.interface)
    machines = try reader.records(Names.machines)
    terms = try reader.records(["terms"])
    differences = try reader.records(["differences"])
    contradictions = try reader.records(["contradictions"])
    defects = try reader.records(["defects"])
    publicRecord = try reader.file("public-record", Area.publicRecord)
    everyday = try reader.file("everyday", EverydayWords.init)
    situations = try reader.file("situations", UsualSituation.all)
    for edition in Edition.allCases {
      editions[edition] = try reader.file("editions/\(edition.rawValue)", EditionDocument.init)
    }
  }

  /// The folder of the files beside the program; `nil` if it was moved without them.
  package static var folder: String? { DocumentFiles.folder }

  /// The files beside the program, read once.
  private static let shipped: Result<Documents, DocumentProblem>? = folder.map { folder in
    Result { () throws(DocumentProblem) in try Documents(folder: folder) }
  }

  /// The mistake for which the files beside the program cannot be used.
  package static var problem: DocumentProblem? {
    guard case .failure(let problem) = shipped else { return nil }
    return problem
  }

  /// What the files beside the program hold; nothing where they cannot be used, which every command looks for first.
  static let all = (try? shipped?.get()) ?? Documents()
}
