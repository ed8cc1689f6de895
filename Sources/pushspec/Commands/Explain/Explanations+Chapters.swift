import CommandSupport
import Conformance
import MachineAnalysis
import ModelAnalysis
import ProcessAdapters
import PushDocuments
import PushModel

extension Explanations {
  // MARK: Chapters

  mutating func explain(_ chapter: Area) {
    let requirements = AllEvidence.requirements.filter { $0.area == chapter }
    let questions = AllEvidence.questions.filter { $0.area == chapter }
    let cases = catalogue.cases.filter { $0.area == chapter }
    prose.say(
      "\(chapter.rawValue) is the chapter on \"\(chapter.title)\": \(requirements.count) requirements,",
      "\(questions.count) open questions\(chapter.awaitsTests ? "." : ", \(cases.count) cases.")",
      chapter.awaitsTests ? Self.notTestedYet : nil)
    for subject in [PushModel.Subject.app, .sdk, .server, .platform] {
      tell(
        requirements.filter { $0.subject == subject }.map { Self.line($0, marked: $0.level.rawValue) },
        "Duties of \(words(subject)):")
    }
    tell(questions.map(Self.line), "What is open:")
    tell(
      Difference.all.filter { EvidenceAreas.area(of: $0.id) == chapter }.map { "\($0.id): \($0.about)" },
      "Where the editions differ:")
    tell(
      Contradiction.all.filter { EvidenceAreas.area(of: $0.id) == chapter }.map { "\($0.id): \($0.one)" },
      "Where an edition contradicts itself:")
    tell(
      InterfaceElement.all.filter { $0.areas.first == chapter && $0.error == nil }.map {
        "\($0.id): \($0.about)"
      },
      "Names:")
    tell(publicRecord(of: [chapter]), "What the public record adds:")
    prose.commands(
      "To list it:",
      ["requirements", "questions"].map { "pushspec list \($0) --area \(chapter.rawValue)" }
        + (cases.isEmpty ? [] : ["pushspec check --area \(chapter.rawValue)"]))
  }

  // MARK: Words and lines of the documents

  mutating func explain(_ term: Term) {
    prose.say("\"\(term.english)\" is a word of the documents.")
    prose.list(
      "How the Korean and Japanese editions write it, and where it stands first:",
      term.spellings.map { "\($0.edition.rawValue): \($0.text), \($0.lines.cited(in: $0.edition))" })
    let hits = IndexSearch(SearchQuery(term.english), in: .specification).hits
    let ids = hits.map(\.entry.id)
    tell(ids.compactMap { AllEvidence.requirement($0) }.map(Self.line), "What is required, nearest first:")
    tell(ids.compactMap { AllEvidence.question($0) }.map(Self.line), "What is open, nearest first:")
    tell(
      ids.compactMap { Difference.named($0) }.map { "\($0.id): \($0.about)" }, "Where the editions differ:")
    tell(
      ids.compactMap { Contradiction.named($0) }.map { "\($0.id): \($0.one) But: \($0.other)" },
      "Where an edition contradicts itself:")
    tell(
      hits.map(\.entry).filter { [.chapter, .error, .name, .machine].contains($0.kind) }.map {
        "\($0.id) (\($0.kind.rawValue)): \($0.title)"
      },
      "What else has to do with it:")
    prose.commands("To look for it:", ["pushspec find \(CommandWords.quoted(term.english))"])
  }

  mutating func explain(_ lines: ClosedRange<Int>, in edition: Edition) {
    let text = lines.count == 1 ? "\(lines.lowerBound)" : "\(lines.lowerBound)-\(lines.upperBound)"
    let accounts = LineAccount.all(of: edition).filter { lines.contains($0.line) }
    let ids = accounts.reduce(into: [String]()) { ids, account in
      for id in account.ids where !ids.contains(id) { ids.append(id) }
    }
    let sections = Lines(stringLiteral: text).sections(in: edition).map { "\"\($0)\"" }
    prose.say(
      "\(edition.rawValue), \(lines.count == 1 ? "line" : "lines") \(text), in the section",
      "\(Paragraph.list(sections)): \(accounts.count) of \(lines.count) with text,",
      "\(accounts.count { !$0.ids.isEmpty }) cited.")
    tell(ids.map { "\($0): \(Self.sentence($0))" }, "What rests on them:")
    let silent = Dictionary(grouping: accounts.filter { $0.silence != nil }, by: { $0.silence?.words ?? "" })
    prose.list(
      "What says nothing of behaviour:",
      silent.sorted { $0.key < $1.key }.map { words, accounts in
        "\(words): \(accounts.map { String($0.line) }.joined(separator: ", "))"
      })
    prose.commands(
      "To list every line, and to read requirements beside the words of the document:",
      ["pushspec list lines --edition \(edition.rawValue)"]
        + (ids.first.map { ["pushspec show \($0) --documents FOLDER"] } ?? []))
  }

  /// The sentence of an id of the evidence.
  static func sentence(_ id: String) -> String {
    let known = CitedIDs.sentence(id)
    if !known.isEmpty { return known }
    return SpecificationIndex.specification.entries.first { $0.id == id }?.title ?? ""
  }
}
