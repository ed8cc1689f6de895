import JSON
package import PushModel
import StateMachines

/// The text of a failed case: what was done, seen and allowed, and by which rule.
package enum FailureText {
  static func step(
    _ compiled: CompiledCase, index: Int, record: StepRecord, allowed: [Leaf<ExpectedStep>],
    violation: Violation?
  ) -> CaseFailure {
    var lines = head(compiled)
    lines += done(compiled, upTo: index, record)
    lines.append(line("seen", Describe.list(record.seen, compiled.errors)))
    let looksAtRecords = allowed.contains { $0.value.records != ExpectedRecords() }
    if looksAtRecords { lines += records(record) }
    if let violation { lines.append(line("against", "\(violation.requirement): \(violation.message)")) }
    var texts = allowed.map { leaf in
      var text = Describe.list(leaf.value.items)
      if let records = Describe.records(leaf.value.records) { text += "; at the server \(records)" }
      return text + readings(leaf.conditions)
    }
    if texts.isEmpty { texts = ["nothing that fits the steps before"] }
    for (number, text) in texts.enumerated() { lines.append(line(number == 0 ? "allowed" : "or", text)) }
    let codes = codes(allowed, insteadOf: record.seen)
    let broken = stated(violation?.requirements ?? [], in: compiled.edition)
    // A broken promise that rests on an argument alone does not accuse by itself.
    let accuses = !broken.isEmpty && Weight(ofHeaviest: broken, in: compiled.edition) >= .should
    let rules = accuses ? broken : rules(compiled, first: broken + codes)
    var failure = failure(
      compiled, rules, lines, seen: record.seen.map { Describe.seen($0, compiled.errors) })
    failure.step = index + 1
    failure.allowed = allowed.map { CaseFailure.Way($0) }
    failure.against = violation?.requirement
    return failure
  }

  /// The requirements on the error codes that calls should have failed with, for calls that failed with another code.
  private static func codes(_ allowed: [Leaf<ExpectedStep>], insteadOf seen: [Seen]) -> [String] {
    var failed: Set<String> = []
    for case .completed(let call, let completion) in seen where completion.error != nil {
      failed.insert(call)
    }
    return allowed.flatMap(\.value.items).compactMap { item in
      guard case .completed(let expected) = item, failed.contains(expected.call),
        case .error(let code) = expected.outcome
      else { return nil }
      return code.citation.id
    }
  }

  static func end(_ compiled: CompiledCase, record: StepRecord, allowed: [Leaf<ExpectedEnd>]) -> CaseFailure {
    var lines = head(compiled)
    lines.append(
      line("done", "\(all(compiled.source.steps.count)), as expected; then the end was looked at"))
    lines += records(record)
    lines.append(line("", "permission \(record.permission.rawValue)"))
    let open = record.openCalls.isEmpty ? "none" : record.openCalls.joined(separator: ", ")
    lines.append(line("", "calls that have not completed: \(open)"))
    for (number, leaf) in allowed.enumerated() {
      var parts: [String] = []
      if let records = Describe.records(leaf.value.records) { parts.append("at the server \(records)") }
      if let permission = leaf.value.permission { parts.append("permission \(permission.rawValue)") }
      let open = leaf.value.open.isEmpty ? "none" : leaf.value.open.joined(separator: ", ")
      parts.append("calls that have not completed: \(open)")
      lines.append(
        line(number == 0 ? "allowed" : "or", parts.joined(separator: "; ") + readings(leaf.conditions)))
    }
    let rules = rules(compiled, first: unfinished(compiled, record, allowed))
    var failure = failure(compiled, rules, lines, seen: [])
    failure.allowed = allowed.map { CaseFailure.Way($0) }
    return failure
  }

  /// The message about an answer that came before the port was idle; step 0 is the setting.
  static func early(_ late: Afterthought, step: Int, of compiled: CompiledCase) -> String {
    let place = step == 0 ? "the setting" : "step \(step)"
    return [
      "\(compiled.source.id) in \(compiled.edition.rawValue), \(place): the adapter answers before its port is idle",
      line("answered", Describe.stimulus(late.exchange)),
      line("too early", "then, with nothing happening in between: \(Describe.list(late.observations))"),
      line(
        "mend", "answer a step when nothing more comes of it: spec/adapter-protocol.md, \"When to answer\""),
    ].joined(separator: "\n")
  }

  /// A failure of the case as a whole, or of a step that was not finished.
  static func whole(
    _ compiled: CompiledCase, step: Int?, seen: String, against requirements: [String] = []
  ) -> CaseFailure {
    var lines = head(compiled)
    if let step, compiled.source.steps.indices.contains(step) {
      lines.append(line("done", "steps up to step \(step + 1)"))
    }
    lines.append(line("seen", seen))
    let against = stated(requirements, in: compiled.edition)
    return failure(compiled, against.isEmpty ? rules(compiled, first: []) : against, lines, seen: [seen])
  }

  /// A step, or the setting (place 0), in which the specification does not allow what was seen. `isAsked`: the case
  /// asks for it as well.
  static func departure(
    _ compiled: CompiledCase, place: Int, record: CaseRecord, seen: Observed, allowed: [Observed],
    duties: [String], isAsked: Bool
  ) -> CaseFailure {
    var lines = head(compiled)
    lines +=
      place > 0
      ? done(compiled, upTo: place - 1, record.steps[place - 1])
      : [line("setting", "what the app does before the first step")]
    lines.append(line("seen", seen.words))
    var known: Set<Observed> = []
    let ways = allowed.filter { known.insert($0).inserted }
    for (number, way) in ways.enumerated() { lines.append(line(number == 0 ? "allowed" : "or", way.words)) }
    if allowed.isEmpty { lines.append(line("allowed", "nothing that fits the steps before")) }
    if !isAsked { lines.append(line("judged by", "the specification; the case does not ask for it")) }
    let message = (lines + text(of: duties, in: compiled.edition)).joined(separator: "\n")
    var failure = CaseFailure(seen: [seen.words], rules: duties, message: message)
    failure.step = place
    failure.allowed = ways.map { CaseFailure.Way(seen: [$0.words]) }
    return failure
  }

  /// A failure with the given lines, followed by the rules and the questions.
  private static func failure(
    _ compiled: CompiledCase, _ rules: [String], _ lines: [String], seen: [String]
  ) -> CaseFailure {
    let questions = compiled.questions.filter(\.isOpen).map(\.id)
    let all = lines + text(of: rules, in: compiled.edition) + text(ofQuestions: questions)
    return CaseFailure(
      seen: seen, rules: rules, questions: questions, message: all.joined(separator: "\n"))
  }

  private static func unfinished(
    _ compiled: CompiledCase, _ record: StepRecord, _ allowed: [Leaf<ExpectedEnd>]
  ) -> [String] {
    let owed = record.openCalls.filter { name in !allowed.contains { $0.value.open.contains(name) } }
    return compiled.source.steps.compactMap { step in
      guard let name = step.name, owed.contains(name), let operation = step.action.operation
      else { return nil }
      return operation.outcomeRequirement(in: compiled.edition, type: step.action.type)
    }
  }

  private static func head(_ compiled: CompiledCase) -> [String] {
    ["\(compiled.source.id) in \(compiled.edition.rawValue): \(compiled.source.title)"]
  }

  private static func done(_ compiled: CompiledCase, upTo index: Int, _ record: StepRecord) -> [String] {
    [line("step \(index + 1)/\(compiled.source.steps.count)", Describe.done(record))]
  }

  private static func records(_ record: StepRecord) -> [String] {
    [
      line("server", "apns: \(Describe.record(record.apnsRecord))"),
      line("", "voip: \(Describe.record(record.voipRecord))"),
    ]
  }

  private static func all(_ steps: Int) -> String {
    switch steps {
    case 0: "the setting"
    case 1: "the only step"
    default: "all \(steps) steps"
    }
  }

  private static func readings(_ conditions: [ReadingCondition]) -> String {
    guard !conditions.isEmpty else { return "" }
    return "  [" + conditions.map { "\($0.question) = \($0.reading)" }.joined(separator: ", ") + "]"
  }

  /// The given requirements and those that the case proves, as far as its edition states them.
  private static func rules(_ compiled: CompiledCase, first: [String]) -> [String] {
    stated(first + compiled.source.requirements, in: compiled.edition)
  }

  /// The requirements that the edition states, each once.
  private static func stated(_ requirements: [String], in edition: Edition) -> [String] {
    requirements.reduce(into: []) { ids, id in
      if !ids.contains(id), Requirement.named(id)?.isStated(in: edition) ?? false { ids.append(id) }
    }
  }

  private static func text(of rules: [String], in edition: Edition) -> [String] {
    var lines: [String] = []
    for requirement in rules.compactMap(Requirement.named) {
      lines.append(line(lines.isEmpty ? "rule" : "", rule(requirement, in: edition)))
    }
    return lines
  }

  /// A requirement with its weight and its lines.
  package static func rule(_ requirement: Requirement, in edition: Edition) -> String {
    let cited = requirement.evidence(in: edition).lines.map { ", lines \($0.text)" } ?? ""
    let weight = Weight(of: requirement, in: edition).name
    return "\(requirement.id) (\(weight)): \(requirement.sentence) [\(edition.rawValue)\(cited)]"
  }

  private static func text(ofQuestions ids: [String]) -> [String] {
    ids.compactMap(OpenQuestion.named).map { line("open", "\($0.id): \($0.asks)") }
  }

  /// What was done and seen, step by step, and the final state.
  static func play(_ record: CaseRecord) -> [String] {
    let errors = WrittenErrors(edition: record.edition)
    var lines = record.steps.enumerated().flatMap { number, step in
      [
        line("", "\(number + 1)  \(Describe.done(step))"),
        line("", "   seen: \(Describe.list(step.seen, errors))"),
      ]
    }
    if let last = record.steps.last {
      let open = last.openCalls.isEmpty ? "none" : last.openCalls.joined(separator: ", ")
      lines.append(
        line(
          "",
          """
          then the server holds apns: \(Describe.record(last.apnsRecord)), voip: \(Describe.record(last.voipRecord)); \
          permission \(last.permission.rawValue); calls that have not completed: \(open)
          """))
    }
    return lines
  }

  /// A line with a label. The label is empty where the line continues the one before.
  static func line(_ label: String, _ text: String) -> String {
    let padding = String(repeating: " ", count: max(1, 10 - label.count))
    return "  \(label)\(padding)\(text.shown(upTo: 4000))"
  }
}

extension CaseAction {
  /// The kind of token that an action is about.
  var type: PushType {
    switch self {
    case .register(let type, _, _), .query(let type), .unregister(let type, _),
      .setDelegate(let type, _), .tokenAnswered(let type, _), .tokenChanges(let type):
      type
    case .voipArrives, .tokenInvalidated: .voip
    case .initialize, .setUser, .update, .promptAnswered, .settings, .serverAnswers, .world, .network,
      .terminates, .launches, .entersForeground, .entersBackground, .notificationArrives, .timePasses:
      .apns
    }
  }
}
