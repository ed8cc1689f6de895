import Conformance
import JSON
import ModelAnalysis
import PushModel
import ReferencePort

/// Writes the explanations.
struct Explanations {
  /// How many cases are named before the rest is only counted.
  static let shownCases = 5

  let catalogue: Catalogue

  func prose(on entry: CatalogueEntry) -> Prose {
    switch entry {
    case .requirement(let requirement): prose(on: requirement)
    case .question(let question): prose(on: question)
    case .conformanceCase(let one): prose(on: one)
    case .machine(let machine): prose(on: machine)
    case .error(let code): prose(on: code)
    case .edition(let edition): prose(on: edition)
    case .difference(let difference): prose(on: difference)
    case .contradiction(let contradiction): prose(on: contradiction)
    case .defect(let defect): prose(on: defect)
    case .fault(let fault): prose(on: fault)
    }
  }

  // MARK: Requirements

  private func prose(on requirement: Requirement) -> Prose {
    var prose = Prose(checking: catalogue.folder)
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
    let cases = catalogue.cases(proving: requirement.id)
    if !requirement.awaitsTests { tell(cases, "No case tests it.", "is shown by", in: &prose) }
    if !cases.isEmpty {
      prose.commands("To run them:", ["pushspec check --requirement \(requirement.id)"])
    }
    if let fault = catalogue.faults(breaking: requirement.id).first, !cases.isEmpty {
      prose.commands(
        "To see what a port that breaks it looks like:",
        ["pushspec check --requirement \(requirement.id) --reference-fault \(fault.rawValue)"])
    }
    tell(catalogue.machines(citing: requirement.id), in: &prose)
    return prose
  }

  private static let notTestedYet = """
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

  private func words(_ subject: PushModel.Subject) -> String {
    switch subject {
    case .sdk: "the SDK"
    case .app: "the app"
    case .platform: "the platform"
    case .server: "the server"
    }
  }

  // MARK: Questions

  private func prose(on question: OpenQuestion) -> Prose {
    var prose = Prose(checking: catalogue.folder)
    prose.say(
      "\(question.id) is an open question: \(question.asks)",
      "The documents do not decide it in \(Paragraph.list(question.editions.map(\.rawValue))).",
      "A port may follow any reading, but the same one everywhere.")
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
      return prose
    }
    guard !question.awaitsTests else {
      prose.say(Self.notTestedYet)
      return prose
    }
    let cases = catalogue.cases(on: question.id)
    tell(cases, "No case touches it yet.", "touch it:", in: &prose)
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
    tell(catalogue.machines(citing: question.id), in: &prose)
    return prose
  }

  // MARK: Cases

  private func prose(on one: ConformanceCase) -> Prose {
    var prose = Prose(checking: catalogue.folder)
    if one.isRetired {
      prose.say(
        "\(one.id) is retired\(one.replacedBy.map { "; \($0) took its place" } ?? "").",
        "It used to show: \(one.title).")
      return prose
    }
    prose.say("\(one.id) shows this: \(one.title).", one.why)
    prose.say("It holds in \(Paragraph.list(one.editions.map(\.rawValue))).", pair(of: one))
    prose.list(
      "It proves:", one.requirements.map { "\($0): \(CitedIDs.sentence($0))" })
    prose.list(
      "It touches what the documents leave open:",
      one.questions.map { "\($0): \(CitedIDs.sentence($0))" })
    let source = CaseSource(one)
    prose.say(
      source.given.map { "It begins with the setting \($0.words)." }
        ?? "It begins with the usual setting: initialised, with delegates, a user id, and the permission.")
    prose.list("Its steps, and what must be seen in each:", source.steps.map(\.words))
    if let finally = source.finally { prose.say("At the end this must be true: \(finally.words).") }
    prose.commands("To run it:", ["pushspec check --case \(one.id)"])
    return prose
  }

  private func pair(of one: ConformanceCase) -> String? {
    guard let id = one.pair else { return nil }
    guard let other = catalogue.cases.first(where: { $0.id == id }) else { return nil }
    return "Its neighbour that comes out the other way is \(id): \(other.title)."
  }

  // MARK: Errors

  private func prose(on code: ErrorCode) -> Prose {
    var prose = Prose(checking: catalogue.folder)
    prose.say(
      "\(code.rawValue) is error code \(code.number), of the \(code.isNetworkError ? "network" : "push")",
      "domain.")
    prose.list(
      "How the editions write it:",
      Edition.allCases.map { "\($0.rawValue): \(code.text(in: $0) ?? "no such error")" })
    prose.list(
      "What the chapter on errors says of it:",
      catalogue.requirements(naming: code).map { "\($0.id): \($0.sentence)" })
    let always = catalogue.cases(alwaysExpecting: code)
    let requirements = catalogue.requirements(of: always)
    prose.list(
      "It arises where these requirements say so, in cases whatever readings a port follows:",
      requirements.map { "\($0.id): \($0.sentence)" })
    tell(always, "No case expects it under every reading.", "expect it:", in: &prose)
    let questions = catalogue.questions(reporting: code)
    prose.list(
      "In readings of these questions it may arise besides:", questions.map { "\($0.id): \($0.asks)" })
    if always.isEmpty, questions.isEmpty {
      prose.say("The documents list it, but do not say when it arises.")
    }
    prose.commands(
      "To run what concerns it:",
      (requirements.filter { $0.area == .errors }.map { "pushspec check --requirement \($0.id)" }
        + questions.prefix(3).map { "pushspec check --question \($0.id) --readings" }))
    return prose
  }
}
