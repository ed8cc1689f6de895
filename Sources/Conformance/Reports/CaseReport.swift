package import JSON
package import PushModel
import StateMachines

/// The entry of a case in the JSON report. A transcript holds the same entry, so that every report can be made again
/// from it.
package struct CaseReport: ReasonedCase {
  package private(set) var json: JSONNode
  package let caseID: String
  package let verdict: Verdict
  /// The weight of a failure.
  package let weight: Weight
  package let root: String
  package let stepCount: Int
  /// The table of the case, and the file and the line where it begins.
  package let table: String
  package let file: String
  package let line: Int

  package init(json: JSONNode) throws(JSONError) {
    self.json = json
    caseID = try json.decode("case")
    verdict = try json.required("verdict").name()
    weight = Weight(name: try json.decode("level")) ?? .must
    root = try json.decodeIfPresent("root") ?? ""
    stepCount = try json.decodeIfPresent("stepCount") ?? 0
    table = try json.decode("table")
    file = try json.decode("file")
    line = try json.decode("line")
  }

  /// The entry of a record, with all plays if they came out differently.
  package init(_ record: CaseRecord) {
    json = Self.entry(record)
    caseID = record.caseID
    verdict = record.verdict
    weight = record.weight
    root = record.root
    stepCount = record.steps.count
    table = record.table
    file = record.file
    line = record.line
    add(steps: Self.steps(record), plays: record.plays.map { (verdict: $0.outcome, steps: Self.steps($0)) })
  }

  /// The exchanges of the last play, as in a transcript; step 0 is the setting.
  private static func steps(_ record: CaseRecord) -> [JSONNode] {
    ([record.setting] + record.steps.map(\.exchanges)).enumerated().flatMap { step, exchanges in
      exchanges.map { JSONNode.object($0.members(inStep: step)) }
    }
  }

  /// Adds the steps, and all plays if they differ. Cases that came out well get none: the report would grow by
  /// megabytes.
  mutating func add(
    steps: @autoclosure () -> [JSONNode],
    plays: @autoclosure () -> [(verdict: Verdict, steps: [JSONNode])]
  ) {
    guard case .object(var members) = json.value, !verdict.isGood else { return }
    members += JSONNode.memberList(["steps": .array(Self.cut(steps()))])
    if verdict == .unsteady {
      let nodes = plays().map { play in
        JSONNode.object(["verdict": play.verdict.rawValue.json, "steps": .array(Self.cut(play.steps))])
      }
      members += JSONNode.memberList(["plays": .array(nodes)])
    }
    json = .object(members)
  }

  private static func cut(_ steps: [JSONNode]) -> [JSONNode] {
    var size = 0
    let shown = steps.prefix { node in
      size += node.line().count
      return size <= Self.longest
    }
    return shown.count < steps.count ? shown + [.object(["left": (steps.count - shown.count).json])] : steps
  }

  /// The limit in bytes above which the steps of a case are cut. A transcript has all of them.
  private static let longest = 20_000
}

// MARK: Parts of the report

extension CaseReport {
  package var area: Area { Area(ofID: caseID) }
  package var title: String { json.text("title") }
  /// The path of a table among the shipped ones; the name of any other table.
  var tablePath: String {
    file.hasPrefix(ConformanceCase.shipped)
      ? String(file.dropFirst(ConformanceCase.shipped.count).dropLast(5)) : table
  }
  package var message: String { json.text("message") }
  var firstLine: String { message.split(separator: "\n").first.map(String.init) ?? verdict.rawValue }
  package var diagnostics: String { json.text("stderr") }
  package var requirements: [String] { json.texts("requirements") }
  package var undecided: [String] { json.texts("undecided") }
  /// The failure; `nil` if the case did not fail, or could not be played far enough to compare it.
  package var failure: JSONNode? { json["failure"] }
  /// The observation and the allowed outcomes in one line, or else the message.
  package var summary: String {
    let lines = message.split(separator: "\n").map(String.init)
    if let broken = lines.first(where: { $0.hasPrefix("  against ") }) {
      return broken.split(separator: " ").joined(separator: " ")
    }
    guard let failure else { return firstLine }
    let seen = failure.texts("seen").joined(separator: "; ")
    let allowed = failure.nodes("allowed").first.map(Self.words(ofWay:))
    return "seen \(seen.isEmpty ? "the end is otherwise" : seen)" + (allowed.map { ", allowed \($0)" } ?? "")
  }

  /// An allowed outcome in words.
  package static func words(ofWay way: JSONNode) -> String {
    let parts = [
      way.texts("seen").joined(separator: "; "),
      way["server"].map { _ in "at the server \(way.text("server"))" },
      way["permission"].map { _ in "permission \(way.text("permission"))" },
      way["open"].map { _ in "calls that have not completed: \(way.texts("open").joined(separator: ", "))" },
    ].compactMap(\.self).filter { !$0.isEmpty }
    return parts.isEmpty ? "nothing" : parts.joined(separator: "; ")
  }

  /// The known deviation in words.
  package var knownWords: String {
    guard let known = json["deviation"].flatMap({ try? Deviation(json: $0) }) else { return "" }
    return known.words + (known.fails == nil ? "; how it fails is not pinned" : "")
  }

  /// The command that plays the case again in tests. `variable` is the environment variable that names the case.
  package func again(inTests variable: String) -> String {
    "\(variable)=\(played.joined(separator: ",")) swift test"
  }

  /// The case and the cases that it contradicts.
  private var played: [String] { [caseID] + json.texts("contradicts") }

  /// The command that plays the case again. `options` select the cases and the port.
  package func again(in edition: Edition, _ options: [String]) -> String {
    let cases = played.map { "--case \($0) " }.joined()
    return (["pushspec check \(cases)--edition \(edition.rawValue)"] + options).joined(separator: " ")
  }
}

// MARK: The entry

extension CaseReport {
  /// The entry without its steps.
  static func entry(_ record: CaseRecord) -> JSONNode {
    .object([
      "case": record.caseID.json, "title": record.title.json, "table": record.table.json,
      "file": record.file.json, "line": record.line.json, "level": record.weight.name.json,
      "verdict": record.verdict.rawValue.json, "blame": record.verdict.blame?.rawValue.json,
      "root": record.root.isEmpty ? nil : record.root.json,
      "readings": record.readings.isEmpty ? nil : readings(record.readings),
      "message": record.message.isEmpty ? nil : record.message.json,
      "requirements": record.requirements.json, "deviation": record.deviation?.json,
      "fails": record.fails?.json,
      "stepCount": record.verdict.isGood ? nil : record.steps.count.json,
      "judged":
        (record.share ?? (record.verdict.isGood ? JudgedShare(unjudged: record.steps.count + 1) : nil))?.json,
      "failure": record.failure.map { failure($0, of: record) },
      "contradicts": record.contradicted.isEmpty ? nil : record.contradicted.json,
      "late": record.isLate ? true.json : nil,
      "undecided": record.leftOpenBy.isEmpty
        ? nil : record.leftOpenBy.map { "\($0.words) (\($0.asked(in: [record.edition])))" }.json,
      "stderr": record.diagnostics.isEmpty ? nil : record.diagnostics.json,
      "microseconds": record.duration.map { $0.microseconds.json },
    ])
  }

  private static func readings(_ readings: [PossibleReadings]) -> JSONNode {
    .object(readings.map { JSONMember(name: $0.question, node: $0.readings.json) })
  }

  private static func failure(_ failure: CaseFailure, of record: CaseRecord) -> JSONNode {
    let last = failure.step.map { $0 - 1 } ?? record.steps.count - 1
    let state = record.steps.indices.contains(last) ? record.steps[last] : StepRecord()
    // The setting has no state to note.
    let isSetting = failure.step == 0
    return .object([
      "step": failure.step?.json, "seen": failure.seen.map { $0.shown(upTo: 4000) }.json,
      "server": isSetting ? nil : .object(["apns": held(state.apnsRecord), "voip": held(state.voipRecord)]),
      "permission": isSetting ? nil : state.permission.rawValue.json,
      "open": isSetting ? nil : state.openCalls.map { $0.shown() }.json,
      "allowed": .array(failure.allowed.map(way)), "against": failure.against?.json,
      "rules": .array(failure.rules.compactMap(Requirement.named).map { rule($0, in: record.edition) }),
      "questions": failure.questions.json, "transition": record.rule.map(transition),
    ])
  }

  /// A record with its texts in a readable form.
  private static func held(_ record: ServerRecord?) -> JSONNode {
    guard var record else { return .null }
    record.token = record.token.shown(upTo: 4000)
    record.user = record.user?.shown(upTo: 4000)
    record.appKey = record.appKey?.shown(upTo: 4000)
    record.language = record.language?.shown(upTo: 4000)
    return record.json
  }

  private static func way(_ way: CaseFailure.Way) -> JSONNode {
    let readings = way.readings.map { JSONMember(name: $0.question, node: $0.reading.json) }
    return .object([
      "seen": way.seen.json, "server": way.server?.json, "permission": way.permission?.rawValue.json,
      "open": way.open?.json, "readings": readings.isEmpty ? nil : .object(readings),
    ])
  }

  private static func rule(_ requirement: Requirement, in edition: Edition) -> JSONNode {
    .object([
      "requirement": requirement.id.json, "level": Weight(of: requirement, in: edition).name.json,
      "sentence": requirement.sentence.json,
      "lines": requirement.evidence(in: edition).lines?.text.json,
    ])
  }

  private static func transition(_ rule: RuleTaken) -> JSONNode {
    .object([
      "machine": rule.machine.json, "state": rule.state.json, "input": rule.input.json,
      "target": rule.target.json, "rule": rule.citation.id.json,
    ])
  }
}

extension Duration {
  var microseconds: Int {
    let parts = components
    return Int(parts.seconds) * 1_000_000 + Int(parts.attoseconds / 1_000_000_000_000)
  }
}
