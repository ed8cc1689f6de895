import CommandSupport
import Conformance
import JSON
import MachineAnalysis
import ModelAnalysis
import Proofs
import PushModel
import StateMachines

/// The report of `pushspec-proof explore`.
struct ExploreReport: Report {
  /// The surveys of the editions.
  let surveys: [SystemSurvey]
  /// Whether all alphabets were explored. Only then does an absent event mean anything.
  let isWhole: Bool
  /// The branches of each edition that were not followed, if every other reading was followed alone.
  let unfollowed: [Edition: UnfollowedBranches]

  init(surveys: [SystemSurvey], isWhole: Bool, extent: SystemSurvey.Extent) {
    self.surveys = surveys
    self.isWhole = isWhole
    let whole = isWhole && extent == .each ? surveys : []
    unfollowed = Dictionary(whole.map { ($0.edition, UnfollowedBranches($0)) }) { first, _ in first }
  }

  /// Whether all claims hold.
  var isClean: Bool {
    surveys.allSatisfy { $0.impossible.isEmpty && $0.violations.isEmpty && vacuous($0).isEmpty }
      && unfollowed.values.allSatisfy { $0.unexplained.isEmpty && $0.stale.isEmpty }
  }

  var exitCode: ExitCode { isClean ? .success : .failed }

  private func vacuous(_ survey: SystemSurvey) -> [String] { isWhole ? survey.vacuous.sorted() : [] }

  // MARK: Text

  var text: String {
    // Of nothing that was explored nothing is said.
    surveys.map(text(of:)).joined(separator: "\n")
      + (surveys.isEmpty ? "" : isClean ? "\nevery property holds\n" : "\nnot everything holds\n")
  }

  private func text(of survey: SystemSurvey) -> String {
    let table = TextTable(
      header: ["alphabet", "states", "told apart", "transitions", "dead", "questions"],
      rows: survey.alphabets.map { alphabet in
        [
          alphabet.name, String(alphabet.states), String(alphabet.distinguishableStates),
          String(alphabet.transitions), String(alphabet.deadStates), String(alphabet.questions.count),
        ]
      })
    var lines = [survey.edition.rawValue, table.text]
    lines.append(
      """
      explored \(survey.explorations.counted("time")): \(survey.stateCount.counted("state")), \
      \(survey.transitionCount.counted("transition"))

      """)
    for finding in survey.impossible { lines.append(text(of: finding, "impossible")) }
    for finding in survey.violations { lines.append(text(of: finding, "violated")) }
    for name in vacuous(survey) { lines.append("vacuous: \(name), \(property(name)?.happens ?? "")\n") }
    if let left = unfollowed[survey.edition] {
      for branch in left.unexplained { lines.append("unfollowed: \(branch)\n") }
      for reason in left.stale { lines.append("\(reason) is excepted, and is followed all the same\n") }
      if left.explainedCount > 0 {
        lines.append("\(left.explainedCount.counted("branch is", "branches are")) left out with a reason\n")
      }
    }
    for excused in survey.excused.map(line(of:)).sorted() { lines.append("excused: \(excused)\n") }
    return lines.joined(separator: "\n")
  }

  private func text(of finding: SystemSurvey.Finding, _ kind: String) -> String {
    var lines = ["\(kind): \(finding.name)"]
    if let property = property(finding.name) {
      lines.append("  \(property.sentence) (\(property.requirements.joined(separator: ", ")))")
    }
    lines.append("  alphabet \(finding.alphabet), \(text(of: finding.readings))")
    for (number, step) in finding.steps.enumerated() { lines.append("  \(number + 1). \(step)") }
    return lines.joined(separator: "\n") + "\n"
  }

  private func line(of excused: SystemSurvey.ExcusedReading) -> String {
    "\(excused.property) under \(excused.choices.map(\.text).joined(separator: " "))"
  }

  private func text(of readings: Readings) -> String {
    readings.sorted.isEmpty
      ? "first readings" : readings.choices.map(\.text).joined(separator: " ")
  }

  private func property(_ name: String) -> PushProperty? { PushProperty.all.first { $0.name == name } }

  // MARK: JSON

  var json: JSONNode { .object(["editions": .array(surveys.map(json(of:)))]) }

  private func json(of survey: SystemSurvey) -> JSONNode {
    .object([
      "edition": survey.edition.rawValue.json, "explorations": survey.explorations.json,
      "states": survey.stateCount.json, "transitions": survey.transitionCount.json,
      "alphabets": .array(survey.alphabets) {
        .object([
          "name": $0.name.json, "states": $0.states.json,
          "distinguishableStates": $0.distinguishableStates.json,
          "transitions": $0.transitions.json, "deadStates": $0.deadStates.json,
        ])
      },
      "impossible": .array(survey.impossible.map(json(of:))),
      "violated": .array(survey.violations.map(json(of:))),
      "excused": .array(survey.excused.sorted { line(of: $0) < line(of: $1) }) {
        .object(["property": $0.property.json, "readings": $0.choices.map(\.text).json])
      },
      "vacuous": vacuous(survey).json, "unfollowed": (unfollowed[survey.edition]?.unexplained ?? []).json,
      "stale": (unfollowed[survey.edition]?.stale ?? []).json,
    ])
  }

  private func json(of finding: SystemSurvey.Finding) -> JSONNode {
    .object([
      "name": finding.name.json, "alphabet": finding.alphabet.json,
      "readings": finding.readings.choices.map(\.text).json, "steps": finding.steps.json,
    ])
  }
}
