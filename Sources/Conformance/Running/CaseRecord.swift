import JSON
package import PushModel

/// The record of one case after it was played.
package struct CaseRecord: Sendable {
  package let caseID: String
  /// The title of the case: the statement that it shows.
  package let title: String
  /// The requirements that the case proves.
  package let requirements: [String]
  /// The table of the case, and the file and the line where it begins.
  package let table: String
  package let file: String
  package let line: Int
  let subject: CallSubject
  package let edition: Edition
  /// The weight of a failure: that of the case, or less where a rule of the suite with less weight is broken.
  package internal(set) var weight: Weight
  package var verdict: Verdict
  /// The message of the report; empty for a case that passed.
  package var message: String
  /// The failure; `nil` if the case did not fail, or could not be played far enough to compare it.
  package internal(set) var failure: CaseFailure? { didSet { message = failure?.message ?? "" } }
  /// The wrong fields by name, with the values that were seen.
  var wrongFields: [String: String] = [:]
  /// The way of failing, for the comparison with known deviations; `nil` for a good case.
  package internal(set) var fails: WayOfFailing?
  /// The known deviation that covers the failure.
  package internal(set) var deviation: Deviation?
  /// The time that the play took; `nil` if it was not measured.
  package internal(set) var duration: Duration?
  /// The root of a failure: the first requirement that it breaks, or the obstacle to the play. Failures with the same
  /// root are shown once.
  package var root = ""
  /// The exchanges of the setting.
  package var setting: [Exchange]
  /// The steps that were played.
  package var steps: [StepRecord]
  /// The observations of the setting and of each step that came to its end, for `SpecificationJudge`.
  package var sights: [Observed] = []
  /// The index of the step in which a failed case first differed; `nil` if it differed at the end.
  package var divergence: Int?
  /// For each question of the case that is open in the edition, the readings that explain the run.
  package var readings: [PossibleReadings]
  /// Whether the app met an open call: no line says what comes of that.
  var hasMetCalls = false
  /// Whether some observations are of aspects that the specification leaves undecided.
  var isPartlyOpen = false
  /// The cases that show another reading than this one. Without them it would come out well.
  var contradicted: [String] = []
  /// The last output of an adapter that failed.
  package var diagnostics: String
  /// Whether missing observations came late, as time passed, and nothing else was wrong.
  package internal(set) var isLate = false
  /// The other plays of the case in order, before this one and after it.
  package internal(set) var otherPlays: (before: [CaseRecord], after: [CaseRecord]) = ([], [])
  /// The verdict of this play, where other plays have changed `verdict`.
  var ownVerdict: Verdict?
  /// The share of the observations that was judged; `nil` if the port was not followed to the end.
  var share: JudgedShare? { didSet { isPartlyOpen = share.map { !$0.isWhole } ?? false } }
  /// The rule of the specification behind the failure.
  package internal(set) var rule: RuleTaken?
  /// The rules of the world's machines that were passed.
  package var visits: WorldRules?

  /// Whether the case tells readings of a question apart.
  var tellsReadings: Bool { verdict.isGood && readings.contains { $0.readings.count < $0.outOf } }

  /// The cells of the world's machines that the case passed, as `Machine/state/input`.
  package var visitedCells: [String] { visits?.visited(in: edition) ?? [] }

  /// Turns a failure that rests on an argument into `argued` unless strictness is asked for, and one that rests on
  /// the vendor's record in any case.
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

  /// Whether undecided events came before the failure.
  package var isLeftOpen: Bool { !leftOpenBy.isEmpty }

  /// Whether the case breaks a rule that holds in every case, undecided events or not.
  var breaksRuleOfEveryCase: Bool { divergence.map { !steps[$0].violations.isEmpty } ?? false }

  /// Lets a failure after gaps weigh less.
  mutating func weighAsLeftOpen(by gaps: [Gap]) {
    leftOpenBy = gaps
    if !gaps.isEmpty { weight = min(weight, .inferred) }
  }

  /// Turns a failure into a pass that shows no reading, where the case asks nothing of the port.
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
  /// A case that is not played because of a finding about the adapter.
  init(_ compiled: CompiledCase, insteadOf finding: AdapterFinding) {
    self.init(compiled, verdict: finding.verdict)
    root = finding.root
    message = finding.message(before: self)
  }
}

/// The readings of a question that explain what was seen.
package struct PossibleReadings: Hashable, Sendable {
  package var question: String
  /// The names of the readings, in the order of the question.
  package var readings: [String]
  /// The number of readings of the question.
  package var outOf: Int
}

/// One stimulus and its reply.
package struct Exchange: Hashable, Sendable {
  package var stimulus: Stimulus
  /// The name of the call; `nil` if the stimulus is no named call.
  package var name: String?
  /// The reply of the port; `nil` if none came.
  package var reply: Reply?
}

/// The record of one step.
package struct StepRecord: Hashable, Sendable {
  package var exchanges: [Exchange] = []
  /// The observations in order.
  package var seen: [Seen] = []
  /// The server's record of the notification token after the step.
  package var apnsRecord: ServerRecord?
  /// The server's record of the VoIP token after the step.
  package var voipRecord: ServerRecord?
  /// The permission after the step.
  package var permission = PermissionStatus.notDetermined
  /// The open calls after the step.
  package var openCalls: [String] = []
  /// Whether the port has completed calls without naming them, so that the calls are not known.
  package var hasUnnamedCompletions = false
  /// The request that the push service answered first; `nil` if it was not told to answer.
  var answered: RequestSubject?
  /// Whether requests were answered after the step of which the port under test makes none.
  var isAnsweredBeforehand = false
  /// The rules of the suite that were broken in this step.
  package var violations: [Violation] = []
  /// The values that nobody has given or asked for. They are wrong also where no line decides what is right.
  var strangeValues: [Violation] = []

  package init() {}
}

/// One observation.
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
  var isCompletion: Bool { if case .completed = self { true } else { false } }
}

/// A broken rule of those that the suite checks in every case.
package struct Violation: Hashable, Sendable {
  /// The id of the requirement.
  package var requirement: String
  /// The description of the breach.
  package var message: String

  /// The requirement. PERM-2 is accompanied by FLAG-2: the flag is false unless an app sets it.
  var requirements: [String] { requirement == "PERM-2" ? [requirement, "FLAG-2"] : [requirement] }
}
