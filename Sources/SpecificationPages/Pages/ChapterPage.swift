import MachineAnalysis
import ModelAnalysis
import PushDocuments
import PushModel

/// The chapters: statements and open questions of an area. The chapters without cases make the appendix.
enum ChapterPage {
  static var all: [(String, String)] {
    areas.map { area in
      let name = fileName(of: area)
      return ("\(folder(of: area))/\(name).md", text(of: area) + neighbours(of: name))
    }
  }

  private typealias Named = (name: String, title: String)

  /// The chapters, in the order in which an app meets their subjects.
  private static let chapters: [Named] =
    areas.filter { !$0.awaitsTests }.map(named) + SituationPage.situations.map { ($0.name, $0.title) }

  /// The chapters of the appendix, in the same order.
  private static let appendix: [Named] = areas.filter(\.awaitsTests).map(named)

  private static func named(_ area: Area) -> Named { (fileName(of: area), area.title) }

  /// Links to the chapters before and after one.
  static func neighbours(of name: String) -> String {
    let inOrder = chapters.contains { $0.name == name } ? chapters : appendix
    guard let place = inOrder.firstIndex(where: { $0.name == name }) else { return "" }
    func link(_ words: String, to place: Int) -> String? {
      inOrder.indices.contains(place)
        ? "\(words): [\(inOrder[place].title)](\(inOrder[place].name).md)" : nil
    }
    return "\n"
      + [link("Before", to: place - 1), link("Next", to: place + 1)].compactMap(\.self).joined(
        separator: " · ")
      + "\n"
  }

  /// The areas that have a chapter; areas outside the documents have a page of their own.
  static let areas = Area.allCases.filter { ![.platform, .vendor, .suite].contains($0) }

  private static func folder(of area: Area) -> String { area.awaitsTests ? "appendix" : "chapters" }

  private static func fileName(of area: Area) -> String {
    switch area {
    case .initialization: "initialisation"
    case .login: "login"
    case .permission: "permission"
    case .flag: "flag"
    case .registration: "registration"
    case .agreement: "agreement"
    case .query: "query"
    case .unregistration: "unregistration"
    case .update: "update"
    case .voip: "voip"
    case .callReporting: "call-reporting"
    case .errors: "errors"
    case .order: "order-of-checks"
    case .messages: "messages"
    case .actions: "actions"
    case .options: "options"
    case .categories: "categories"
    case .richMessages: "rich-messages"
    case .metrics: "metrics"
    case .serviceExtension: "service-extension"
    case .tags: "tags"
    case .configuration: "configuration"
    case .errorCodes: "error-codes"
    case .installation: "installation"
    case .platform: "platform"
    case .vendor: "vendor"
    case .suite: "suite"
    }
  }

  /// A link to the chapter of an id, from a page in a folder; `nil` stands for the top.
  static func link(to id: String, from folder: String?) -> String {
    "[\(id)](\(path(of: EvidenceAreas.area(of: id) ?? Area(ofID: id), from: folder)))"
  }

  /// The relative path of the chapter of an area, from a page in a folder; `nil` stands for the top.
  static func path(of area: Area, from folder: String?) -> String {
    guard areas.contains(area) else { return (folder == nil ? "" : "../") + "public-record.md" }
    let way: String =
      switch folder {
      case nil: self.folder(of: area) + "/"
      case self.folder(of: area): ""
      case .some: "../" + self.folder(of: area) + "/"
      }
    return "\(way)\(fileName(of: area)).md"
  }

  private static func text(of area: Area) -> String {
    let requirements = AllEvidence.requirements.filter { $0.area == area }
    var parts = ["# \(area.title)\n"]
    if area.awaitsTests { parts.append(notTestedYet) }
    if area == .messages { parts.append(partlyTested) }
    if !requirements.isEmpty {
      parts.append("## Requirements\n\n" + RequirementsTable.text(requirements))
      parts.append("## Where they stand\n\n" + RequirementsTable.places(requirements))
    }
    if area == .errors { parts.append("## Error codes\n\n" + ErrorCodesTable.text) }
    parts += [openQuestions(AllEvidence.questions.filter { $0.area == area }), disagreements(in: area)]
    return parts.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  /// A table for each kind of question. The ids are links if a folder is given.
  static func openQuestions(_ questions: [OpenQuestion], from folder: String? = nil) -> String {
    QuestionText.kinds.compactMap { heading, isOne in
      let some = questions.filter(isOne)
      return some.isEmpty ? nil : "## \(heading)\n\n" + QuestionText.table(some, from: folder)
    }.joined(separator: "\n")
  }

  private static let notTestedYet = """
    Not tested yet: this chapter is evidence alone. No machine and no case rests on it, and no verdict on a port
    claims it.

    """

  private static let partlyTested = """
    Only what the machine of this chapter does is tested: whether the delegate gets a message. The rest is evidence
    alone, and no verdict on a port claims it.

    """

  private static func disagreements(in area: Area) -> String {
    let differences = EvidenceAreas.differences(in: area)
    let contradictions = EvidenceAreas.contradictions(in: area)
    return [
      differences.isEmpty
        ? nil : "## Where the editions differ\n\n" + DisagreementText.table(differences),
      contradictions.isEmpty
        ? nil : "## Where an edition contradicts itself\n\n" + DisagreementText.table(contradictions),
    ].compactMap(\.self).joined(separator: "\n")
  }
}
