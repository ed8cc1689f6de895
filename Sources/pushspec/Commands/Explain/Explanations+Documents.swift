import CommandSupport
import Conformance
import JSON
import MachineAnalysis
import ModelAnalysis
import PushDocuments
import PushModel
import ReferencePort

extension Explanations {
  // MARK: Machines

  mutating func explain(_ machine: MachineDescription) {
    let isWorld = Member.named(machine.name)?.isOfWorld ?? false
    prose.say(
      "\(machine.name) is a machine of \(isWorld ? "the world around a port" : "the SDK").",
      machine.purpose)
    prose.say(
      "It has \(machine.states.count.counted("state")) (\(machine.states.joined(separator: ", "))) and begins in",
      "\(machine.initial). It takes \(machine.inputs.count.counted("input")):",
      machine.inputs.joined(separator: ", ") + ".")
    let groups = EditionGroup.merging(machine.tables.map { ($0.edition, Self.behaviour($0)) })
    if groups.count == 1 {
      prose.say("It is the same in all editions.")
    } else {
      prose.list("Editions that behave alike:", groups.map { $0.editions.joined(separator: ", ") })
    }
    tell(machine.citations.map { "\($0): \(CitedIDs.sentence($0))" }, "It rests on:")
    prose.commands(
      "To see it:",
      ["pushspec table \(machine.name)", "pushspec table \(machine.name) --format mermaid"])
  }

  /// The rows of a table, without the places in the source.
  private static func behaviour(_ table: TransitionTable) -> [[String]] {
    table.cells.map { cell in
      cell.branches.map { "\($0.readings) \($0.outcome) \($0.citation)" }
    }
  }

  // MARK: Documents

  mutating func explain(_ edition: Edition) {
    let stated = AllEvidence.requirements.count { $0.isStated(in: edition) }
    let open = AllEvidence.questions.filter { $0.editions.contains(edition) }
    prose.say(
      "\(edition.rawValue) is one of the five documents; it is about the \(edition.family) SDK.",
      edition == .standard ? "It is the edition that is meant when none is named." : nil,
      "The file is \(edition.file); its SHA-256 is \(edition.digest).")
    prose.say(
      "It states \(stated) of the \(AllEvidence.requirements.count) requirements, and leaves \(open.count)",
      "questions open, of which cases can decide \(open.count { !$0.awaitsTests && $0.untestable == nil }).",
      "\(AllEvidence.requirements.count { $0.isStated(in: edition) && $0.awaitsTests }) of the requirements and",
      "\(open.count(where: \.awaitsTests)) of the questions are not tested yet.")
    prose.list(
      "Where it differs from other editions:",
      Difference.all.compactMap { difference in
        difference.positions.first { $0.cited.contains { $0.edition == edition } }
          .map { "\(difference.id), \(difference.about): \($0.says)" }
      })
    prose.list(
      "Where it contradicts itself:",
      Contradiction.all.filter { $0.editions.contains(edition) }
        .map { "\($0.id): \($0.one) But: \($0.other)" })
    let defects = Defect.all.count { $0.editions.contains(edition) }
    let accounts = LineAccount.all(of: edition)
    prose.say(
      "\(accounts.count) of its \(edition.documentLines.count) lines have text;",
      "\(accounts.count { !$0.ids.isEmpty }) of them are cited. Its text has \(defects.counted("defect")).")
    prose.commands(
      "To play the reference port as this edition, and to list what it says:",
      [
        "pushspec check --edition \(edition.rawValue)",
        "pushspec list requirements --edition \(edition.rawValue)",
        "pushspec list lines --edition \(edition.rawValue)",
        "pushspec list defects --edition \(edition.rawValue)",
      ])
  }

  mutating func explain(_ difference: Difference) {
    prose.say(
      "\(difference.id) is a difference between the editions: \(difference.about).",
      "Neither side corrects the other; a port is judged by the edition it follows.")
    prose.list(
      "What they say:",
      difference.positions.map { position in
        let places = position.cited.map { "\($0.edition.rawValue) (\($0.lines.cited(in: $0.edition)))" }
        return "\(position.says) Thus says \(Paragraph.list(places))."
      })
  }

  mutating func explain(_ contradiction: Contradiction) {
    prose.say(
      "\(contradiction.id) is a contradiction within",
      "\(Paragraph.list(contradiction.editions.map(\.rawValue))). One place says:",
      "\(contradiction.one) Another says: \(contradiction.other)")
    prose.list(
      "The places:",
      contradiction.places.map {
        "\($0.edition.rawValue): \($0.one.cited(in: $0.edition)), and \($0.other.cited(in: $0.edition))"
      })
    prose.say("How it is treated: \(contradiction.treatment)")
  }

  mutating func explain(_ defect: Defect) {
    prose.say(
      "\(defect.id) is a defect of the text (\(defect.kind.words)) in",
      "\(Paragraph.list(defect.editions.map(\.rawValue))): \(defect.wrong)")
    prose.say("Whoever takes it over as it stands gets this: \(defect.copied)", "No port is judged by it.")
    prose.list(
      "It stands here:",
      defect.cited.map { "\($0.edition.rawValue), \($0.lines.cited(in: $0.edition))" })
  }

  mutating func explain(_ fault: Fault) {
    prose.say(
      "\(fault.name) is a fault: a rule that the reference port can break on purpose, so that the suite",
      "can be seen to notice.")
    prose.list("It breaks:", fault.requirements.map { "\($0): \(CitedIDs.sentence($0))" })
    prose.commands("To see it noticed:", ["pushspec check --reference-fault \(fault.name)"])
  }

  // MARK: What several have in common

  /// Names the cases, or says that there are none.
  mutating func tell(_ cases: [ConformanceCase], _ none: String, _ introduction: String) {
    if cases.isEmpty { prose.say(none) }
    tell(cases.map { "\($0.id) (\($0.editions.names)): \($0.title)" }, introduction)
  }

  /// Names the rules that cite an id, in the newest edition that has any.
  mutating func tellRules(citing id: String, in editions: [Edition]) {
    let wanted = (editions.isEmpty ? Edition.allCases : editions).reversed()
    let found = wanted.lazy.map { (edition: $0, cells: MachineRegistry.cells(citing: id, in: $0)) }
      .first { !$0.cells.isEmpty }
    guard let found else { return }
    tell(
      found.cells.map { "\($0.machine): \($0.state), \($0.input)" },
      "Rules of the machines that rest on it in \(found.edition.rawValue):")
    prose.commands("To see them:", ["pushspec table \(found.cells[0].machine)"])
  }
}
