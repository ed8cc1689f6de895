import CommandSupport
import Conformance
import JSON
import ModelAnalysis
import PushDocuments
import PushModel
import ReferencePort

/// Writes the explanations.
struct Explanations {
  let catalogue: Catalogue
  /// What has been said.
  var prose: Prose

  init(catalogue: Catalogue) {
    self.catalogue = catalogue
    prose = Prose(checking: catalogue.folder)
  }

  func prose(on subject: Subject) -> Prose {
    var writing = self
    writing.explain(subject.explained)
    writing.tell(
      subject.others.map { "\($0.id) (\($0.kind.rawValue)): \($0.title)" }, "The name also stands for:")
    return writing.prose
  }

  private mutating func explain(_ explained: Explained) {
    switch explained {
    case .entry(let entry): explain(entry)
    case .chapter(let area): explain(area)
    case .name(let name): explain(name)
    case .machinePart(let part): explain(part)
    case .term(let term): explain(term)
    case .lines(let edition, let lines): explain(lines, in: edition)
    }
  }

  private mutating func explain(_ entry: CatalogueEntry) {
    switch entry {
    case .requirement(let requirement): explain(requirement)
    case .question(let question): explain(question)
    case .conformanceCase(let one): explain(one)
    case .machine(let machine): explain(machine)
    case .error(let code): explain(code)
    case .edition(let edition): explain(edition)
    case .difference(let difference): explain(difference)
    case .contradiction(let contradiction): explain(contradiction)
    case .defect(let defect): explain(defect)
    case .fault(let fault): explain(fault)
    }
  }

  // MARK: Requirements

  private mutating func explain(_ requirement: Requirement) {
    prose.say(
      "\(requirement.id) is a requirement on \(words(requirement.subject)), in the chapter on",
      "\"\(requirement.area.title)\". It says: \(requirement.sentence)")
    prose.say(
      requirement.awaitsTests ? Self.notTestedYet : duty(requirement), requirement.argument, requirement.note,
      requirement.source)
    prose.list(
      "Where the editions stand on it:",
      Edition.allCases.compactMap { edition in
        switch requirement.evidence(in: edition) {
        case .stated(let lines, _, _):
          "\(edition.rawValue) states it (\(requirement.level(in: edition).rawValue), "
            + "\(requirement.grade(in: edition).rawValue)): \(lines.cited(in: edition))"
        case .contradicted(let lines): "\(edition.rawValue) says otherwise: \(lines.cited(in: edition))"
        case .silent: "\(edition.rawValue) does not speak of it"
        case .external: nil
        }
      })
    tell(related(to: requirement), "What is open at the same lines:")
    let cases = catalogue.cases(proving: requirement.id)
    if !requirement.awaitsTests { tell(cases, "No case tests it.", "Cases that test it:") }
    if !cases.isEmpty { prose.commands("To run them:", ["pushspec check --requirement \(requirement.id)"]) }
    if let fault = catalogue.faults(breaking: requirement.id).first, !cases.isEmpty {
      prose.commands(
        "To see what a port that breaks it looks like:",
        ["pushspec check --requirement \(requirement.id) --reference-fault \(fault.name)"])
    }
    if !requirement.awaitsTests { tellRules(citing: requirement.id, in: requirement.editions) }
    tell(publicRecord(of: [requirement.area]), "What the public record adds to the chapter:")
  }

  static let notTestedYet = """
    It is not tested yet: the suite has the evidence alone. No machine and no case rests on it, and no verdict on \
    a port claims it.
    """

  private func duty(_ requirement: Requirement) -> String {
    switch requirement.subject {
    case .sdk: requirement.grade.consequence
    case .app, .platform, .server:
      "The suite plays \(words(requirement.subject)), so no port is judged by it."
    }
  }

  func words(_ subject: PushModel.Subject) -> String {
    switch subject {
    case .sdk: "the SDK"
    case .app: "the app"
    case .platform: "the platform"
    case .server: "the server"
    }
  }

  /// The questions that cite lines of a requirement.
  private func related(to requirement: Requirement) -> [String] {
    let places = SpecificationIndex.specification.entries.first { $0.id == requirement.id }?.cited ?? []
    let found = RelatedEvidence.ids(on: places).compactMap { AllEvidence.question($0) }
    return (found.filter { $0.area == requirement.area } + found.filter { $0.area != requirement.area })
      .map(Self.line)
  }

  // MARK: Questions

  private mutating func explain(_ question: OpenQuestion) {
    prose.say(
      "\(question.id) is an open question: \(question.asks)",
      "The documents do not decide it in \(Paragraph.list(question.editions.map(\.rawValue))).",
      "A port may follow any reading, and for a kind of token and an operation always the same.")
    prose.list(
      "What the documents say that comes nearest:",
      question.says.map { "\($0.edition.rawValue), \($0.lines.cited(in: $0.edition))" })
    prose.list("The readings:", question.readings.map { "\($0.name): \($0.meaning)" })
    if let leaning = question.leaning {
      prose.say("The text leans to \"\(leaning.reading)\": \(leaning.because)")
    } else if question.untestable == nil {
      prose.say("The text leans to no side.")
    }
    if let untestable = question.untestable {
      prose.say("No case can tell the readings apart: \(untestable)")
      return
    }
    guard !question.awaitsTests else {
      prose.say(Self.notTestedYet)
      return
    }
    let cases = catalogue.cases(on: question.id)
    tell(cases, "No case touches it yet.", "Cases that touch it:")
    if !cases.isEmpty {
      var commands = ["pushspec check --question \(question.id) --readings"]
      let usual = Choices().reading(of: question.id)
      if let other = question.readings.first(where: { $0.name != usual })?.name,
        Choices.readings(of: question.id)?.contains(other) == true
      {
        commands.append(commands[0] + " --reference-reading \(question.id)=\(other)")
      }
      prose.commands(
        "To see which reading a port follows (the reference port here; the second line gives it another):",
        commands)
    }
    tellRules(citing: question.id, in: question.editions)
    tell(publicRecord(of: [question.area]), "What the public record adds to the chapter:")
  }

  // MARK: Cases

  private mutating func explain(_ one: ConformanceCase) {
    if one.isRetired {
      prose.say("\(one.id) is retired\(one.replacedBy.map { "; \($0) took its place" } ?? "").")
      return
    }
    prose.say("\(one.id) shows this: \(one.title).", one.why)
    prose.say("It holds in \(Paragraph.list(one.editions.map(\.rawValue))).", pair(of: one))
    prose.list("It proves:", one.requirements.map { "\($0): \(CitedIDs.sentence($0))" })
    prose.list(
      "It touches what the documents leave open:",
      one.questions.map { "\($0): \(CitedIDs.sentence($0))" })
    let source = CaseSource(one)
    prose.say(
      source.given.map { "It begins with the setting \($0.words)." }
        ?? "It begins with the usual setting: initialised, with delegates, a user id, and the permission.")
    prose.list("Its steps, and what must be seen in each:", source.steps.map(\.words))
    prose.list("At the end this must be true:", [source.finally?.words].compactMap(\.self), .brief)
    prose.commands("To run it:", ["pushspec check --case \(one.id)"])
  }

  private func pair(of one: ConformanceCase) -> String? {
    guard let id = one.pair else { return nil }
    guard let other = catalogue.cases.first(where: { $0.id == id }) else { return nil }
    return "Its neighbour that comes out the other way is \(id): \(other.title)."
  }

  // MARK: Errors

  /// The requirements that cases prove, ordered by the share of these cases among all of the requirement.
  private func requirements(of cases: [ConformanceCase]) -> [Requirement] {
    func counts(_ ids: [String]) -> [String: Double] {
      ids.reduce(into: [:]) { counts, id in counts[id, default: 0] += 1 }
    }
    let here = counts(cases.flatMap(\.requirements))
    let all = counts(catalogue.cases.flatMap(\.requirements))
    func share(_ one: Requirement) -> Double { (here[one.id] ?? 0) / (all[one.id] ?? 1) }
    return catalogue.requirements(of: cases).map { (one: $0, share: share($0)) }.enumerated()
      .sorted { ($1.element.share, $0.offset) < ($0.element.share, $1.offset) }.map(\.element.one)
  }

  /// The constant, or the domain and number, of an error, with its place.
  private func written(_ code: ErrorCode, in edition: Edition) -> String? {
    guard let text = code.text(in: edition) else { return nil }
    let spelling = InterfaceElement.all.lazy.filter { $0.error == code }.flatMap(\.spellings)
      .first { $0.edition == edition }
    guard let spelling else { return text }
    let name = text.hasPrefix(spelling.text) ? text : "\(spelling.text), \(text)"
    return "\(name), \(spelling.lines.cited(in: edition))"
  }

  private mutating func explain(_ code: ErrorCode) {
    prose.say(
      "\(code.rawValue) is error code \(code.number), of the \(code.isNetworkError ? "network" : "push")",
      "domain.")
    prose.list(
      "How the editions write it:",
      Edition.allCases.map { "\($0.rawValue): \(written(code, in: $0) ?? "no such error")" })
    let citers = RelatedEvidence.ids(
      on: SpecificationIndex.specification.entries.first { $0.kind == .error && $0.id == code.rawValue }?
        .cited ?? [])
    tell(
      citers.filter { AllEvidence.requirement($0) == nil && AllEvidence.question($0) == nil }
        .map { "\($0): \(Self.sentence($0))" }, "Where the texts differ, disagree or err:")
    let naming = catalogue.requirements(naming: code)
    prose.list("What the chapter on errors says of it:", naming.map { "\($0.id): \($0.sentence)" })
    let always = catalogue.cases(alwaysExpecting: code)
    let requirements = requirements(of: always)
    tell(
      requirements.filter { !naming.contains($0) }.map(Self.line),
      "It arises where these requirements say so, in cases whatever readings a port follows:")
    tell(always, "No case expects it under every reading.", "Cases that expect it:")
    let questions = catalogue.questions(reporting: code)
    tell(questions.map(Self.line), "In readings of these questions it may arise besides:")
    if always.isEmpty, questions.isEmpty {
      prose.say("The documents list it, but do not say when it arises.")
    }
    prose.commands(
      "To run what concerns it:",
      (naming.filter(requirements.contains).prefix(2)
        .map { "pushspec check --requirement \($0.id)" }
        + questions.prefix(2).map { "pushspec check --question \($0.id) --readings" }))
  }
}
