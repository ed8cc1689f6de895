import JSON
package import PushModel

/// Everything that is known about one case after it was played.
package struct CaseRecord: Sendable {
  /// The id of the case.
  package let caseID: String
  /// What it shows.
  package let title: String
  /// The requirements that it proves.
  package let requirements: [String]
  /// Its table, and the file and the line in which it begins.
  package let table: String
  package let file: String
  package let line: Int
  /// What its calls are about.
  let subject: CallSubject
  /// The edition it was played in.
  package let edition: Edition
  /// How much a failure weighs: as the case, or less where it breaks a rule of the suite that weighs less.
  package internal(set) var weight: Weight
  /// How it came out.
  package var verdict: Verdict
  /// What is to be said about it: empty for a case that passed.
  package var message: String
  /// In what it failed; `nil` where it did not, or could not be played to the point at which that shows.
  package internal(set) var failure: CaseFailure? {
    didSet { message = failure?.message ?? "" }
  }
  /// What was seen of the fields that were wrong, by their names.
  var wrongFields: [String: String] = [:]
  /// The way of failing, to be compared with known deviations; `nil` for a good case.
  package internal(set) var fails: WayOfFailing?
  /// What is known of its failing.
  package internal(set) var deviation: Deviation?
  /// How long it took to play; `nil` where nobody looked at a clock.
  package internal(set) var duration: Duration?
  /// What a failure comes from: the requirement that it breaks first, or what hindered the play. Failures with the same
  /// root are shown once.
  package var root = ""
  /// How the setting was brought about.
  package var setting: [Exchange]
  /// What happened in each step that was played.
  package var steps: [StepRecord]
  /// What was seen of the setting, and in each step that came to its end; noted for `SpecificationJudge`.
  package var sights: [Observed] = []
  /// The step, counted from 0, in which a failed case first differed; `nil` where it differed at the end.
  package var divergence: Int?
  /// For each question of the case that is open in the edition, the readings that explain the run.
  package var readings: [PossibleReadings]
  /// Whether the app met a call that was open: no line says what comes of that.
  var hasMetCalls = false
  /// Whether something happened in it of which nobody decides all that was seen.
  var isPartlyOpen = false
  /// The cases that show another reading than this one, without which it comes out well.
  var contradicted: [String] = []
  /// The adapter's last words, where it failed.
  package var diagnostics: String
  /// Whether what was missing came late, as time passed, and all was well then.
  package internal(set) var isLate = false
  /// The other plays of the case, in their order, where it was played again: those before this one, or after it.
  package internal(set) var otherPlays: (before: [CaseRecord], after: [CaseRecord]) = ([], [])
  /// How this play came out, where other plays have changed the verdict.
  var ownVerdict: Verdict?
  /// How much of what was seen has been judged; `nil` where the port was followed to no end.
  var share: JudgedShare? { didSet { isPartlyOpen = share.map { !$0.isWhole } ?? false } }
  /// The rule of the specification that a failure has run into.
  package internal(set) var rule: RuleTaken?
  /// What was passed of the world's machines.
  package var visits: WorldRules?

  /// Whether it tells readings of a question apart.
  var tellsReadings: Bool { verdict.isGood && readings.contains { $0.readings.count < $0.outOf } }

  /// The cells of the world's machines that the case passed, as `Machine/state/input`.
  package var visitedCells: [String] { visits?.visited(in: edition) ?? [] }

  /// What departs by an argument alone fails only if strictness is asked for, and by the vendor's record never.
  package mutating func weighArgument(isStrict: Bool) {
    guard verdict == .fail else { return }
    switch weight {
    case .vendor: verdict = .argued
    case .inferred: if !isStrict { verdict = .argued }
    case .should, .must: break
    }
  }

  /// The gaps that were met before the failure: a failure after a gap weighs less.
  private(set) var leftOpenBy: [Gap] = []

  /// Whether nobody decides all of what had happened before it failed.
  package var isLeftOpen: Bool { !leftOpenBy.isEmpty }

  /// Whether it fails for a rule that holds in every case, whatever nobody decides.
  var breaksRuleOfEveryCase: Bool { divergence.map { !steps[$0].violations.isEmpty } ?? false }

  /// Nobody decides all of what had happened before it failed.
  mutating func weighAsLeftOpen(by gaps: [Gap]) {
    leftOpenBy = gaps
    if !gaps.isEmpty { weight = min(weight, .inferred) }
  }

  /// The case asks nothing of the port: it comes out well, and tells no reading.
  mutating func release() {
    verdict = .pass
    failure = nil
    root = ""
    divergence = nil
    readings = []
  }

  init(_ compiled: CompiledCase, verdict: Verdict, message: String = "") {
    caseID = compiled.source.id
    title = compiled.source.title
    requirements = compiled.source.requirements
    table = compiled.source.table
    file = compiled.source.file
    line = compiled.source.place.line
    subject = compiled.subject
    edition = compiled.edition
    weight = compiled.weight
    self.verdict = verdict
    self.message = message
    setting = []
    steps = []
    readings = []
    diagnostics = ""
  }
}

extension CaseRecord {
  /// A case that is not played, since the adapter is wrong.
  init(_ compiled: CompiledCase, insteadOf finding: AdapterFinding) {
    self.init(compiled, verdict: finding.verdict)
    root = finding.root
    message = finding.message(before: self)
  }
}

/// The readings of a question that explain what was seen.
package struct PossibleReadings: Hashable, Sendable {
  /// The question's id.
  package var question: String
  /// The names of the readings, in the order of the question.
  package var readings: [String]
  /// How many readings the question has.
  package var outOf: Int
}

/// One stimulus and its reply.
package struct Exchange: Hashable, Sendable {
  /// What happened to the port.
  package var stimulus: Stimulus
  /// The name of the call.
  package var name: String?
  /// What the port did; `nil` where no reply came.
  package var reply: Reply?
}

/// What happened in one step.
package struct StepRecord: Hashable, Sendable {
  /// The stimuli and replies.
  package var exchanges: [Exchange] = []
  /// What was seen, in order.
  package var seen: [Seen] = []
  /// What the server held afterwards about the notification token.
  package var apnsRecord: ServerRecord?
  /// What the server held afterwards about the VoIP token.
  package var voipRecord: ServerRecord?
  /// The permission afterwards.
  package var permission = PermissionStatus.notDetermined
  /// The calls that were open afterwards.
  package var openCalls: [String] = []
  /// Whether the port has completed calls without naming them, so that which call it was is unknown.
  package var hasUnnamedCompletions = false
  /// What the push service has answered first; `nil` if it has not been told to answer.
  var answered: RequestSubject?
  /// The rules of the suite that were broken in this step.
  package var violations: [Violation] = []

  /// A step in which nothing has happened yet.
  package init() {}
}

/// One thing that was seen.
package enum Seen: Hashable, Sendable {
  /// A call completed.
  case completed(call: String, Completion)
  /// The prompt was shown.
  case prompt
  /// The delegate got a message.
  case message(PushType, String)
  /// The port reported a call.
  case reported
  /// The platform restricts the reception of VoIP messages from now on.
  case restricted
}

extension Seen {
  /// Whether a call completed.
  var isCompletion: Bool {
    switch self {
    case .completed: true
    case .prompt, .message, .reported, .restricted: false
    }
  }
}

/// A rule that the suite checks in every case, and that was broken.
package struct Violation: Hashable, Sendable {
  /// The requirement.
  package var requirement: String
  /// What was seen.
  package var message: String

  /// The requirement, and FLAG-2 beside PERM-2: the flag is false unless an app sets it.
  var requirements: [String] { requirement == "PERM-2" ? [requirement, "FLAG-2"] : [requirement] }
}
