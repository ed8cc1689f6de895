import CommandSupport
import Conformance
import MachineAnalysis
import ModelAnalysis
import ProcessAdapters
import PushDocuments
import PushModel

extension Explanations {
  // MARK: Names of the interface

  mutating func explain(_ named: NamedElement) {
    let name = named.element
    let owner = name.owner.map { " of \($0)" }
    prose.say(
      "\(name.newest) is a \(name.kind.words)\(owner ?? ""): \(name.about). It belongs to the chapter on",
      Paragraph.list(name.areas.map { "\"\($0.title)\" (\($0.rawValue))" }) + ".",
      name.areas.allSatisfy(\.awaitsTests) ? Self.notTestedYet : nil)
    let without = Edition.allCases.filter { edition in !name.spellings.contains { $0.edition == edition } }
    prose.list(
      "How the editions write it, and where it stands:",
      name.spellings.map { "\($0.edition.rawValue): \($0.text), \($0.lines.cited(in: $0.edition))" }
        + (without.isEmpty ? [] : ["\(Paragraph.list(without.map(\.rawValue))): no such name"]))
    let citers = named.citers
    tell(citers.compactMap { Defect.named($0) }.map { "\($0.id): \($0.wrong)" }, "Mistakes of the text:")
    tell(named.requirements.map(Self.line), "What is required, nearest first:")
    tell(named.questions.map(Self.line), "What is open, nearest first:")
    tell(
      citers.compactMap { Difference.named($0) }.map { "\($0.id): \($0.about)" },
      "Where the editions differ:")
    tell(
      citers.compactMap { Contradiction.named($0) }.map { "\($0.id): \($0.one) But: \($0.other)" },
      "Where an edition contradicts itself:")
    let tested = named.requirements.prefix(Subject.testedRequirements)
    let proving = catalogue.cases.filter { one in
      tested.contains { one.requirements.contains($0.id) }
    }
    let chapter = name.areas.first
    let nearest = proving.filter { $0.area == chapter } + proving.filter { $0.area != chapter }
    tell(nearest.map { "\($0.id): \($0.title)" }, "Cases that test what is required:")
    tell(publicRecord(of: Array(name.areas.prefix(1))), "What the public record adds:")
    if let step = name.step {
      prose.commands(
        "To see what happens, machine by machine and rule by rule:",
        ["pushspec trace \(CommandWords.quoted(step)) --edition \(tracedEdition(of: name).rawValue)"])
    }
  }

  /// The newest edition that has the call.
  private func tracedEdition(of name: InterfaceElement) -> Edition {
    name.spellings.last?.edition ?? .standard
  }

  /// The remarks of the platform's rules and the vendor's record on some chapters, each once.
  func publicRecord(of areas: [Area]) -> [String] {
    var found: [Requirement] = []
    for one in areas.flatMap(\.publicRecord) where !found.contains(one) { found.append(one) }
    return found.map(Self.line)
  }

  static func line(_ one: Requirement) -> String {
    line(one, marked: one.subject == .sdk ? nil : one.subject.rawValue)
  }

  /// A requirement with a mark and its place.
  static func line(_ one: Requirement, marked mark: String?) -> String {
    let marks = [mark, newestPlace(of: one)].compactMap(\.self)
    return "\(one.id)\(marks.isEmpty ? "" : " (\(marks.joined(separator: ", ")))"): \(one.sentence)"
  }

  /// The newest edition that states the requirement, with its lines.
  private static func newestPlace(of one: Requirement) -> String? {
    one.editions.last.flatMap { edition in
      one.evidence(in: edition).lines.map { "\(edition.rawValue) \($0.text)" }
    }
  }

  static func line(_ one: OpenQuestion) -> String {
    "\(one.id): \(one.asks) (\(one.readings.map(\.name).joined(separator: ", ")))"
  }

  mutating func tell(_ items: [String], _ introduction: String) { prose.list(introduction, items, .brief) }
}
