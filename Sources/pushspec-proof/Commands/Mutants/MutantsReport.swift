import CommandSupport
import Conformance
import JSON
import MachineAnalysis
import ModelAnalysis
import ModelBasedTesting
import Proofs
import PushModel
import StateMachines

/// The surveys of mutants.
struct MutantsReport: Report {
  let surveys: [MutantSurvey]
  let showsRules: Bool

  var exitCode: ExitCode { left > 0 ? .failed : .success }

  var text: String { (showsRules ? rules : "") + survivors + totals }

  /// The number of mutants that are neither noticed nor proved equivalent.
  private var left: Int { surveys.map(\.left.count).reduce(0, +) }

  /// One line an edition.
  private var totals: String {
    let header = [
      "edition", "mutants", "killed", "changes", "equivalent", "undecided", "survives", "notReached",
    ]
    let rows = surveys.map { survey in
      [survey.edition.rawValue] + counts(of: survey).map { "\($0.count)" }
    }
    return TextTable(header: header, rows: rows).text + "\n" + undecided
      + leftOut + "\(left.counted("mutant is", "mutants are")) left\n"
  }

  private var leftOut: String {
    let count = surveys.map(\.leftOutExplorations).reduce(0, +)
    return count == 0
      ? "" : "\(count.counted("exploration")) given up, which had too many states\n"
  }

  /// The gaps, with the number of mutants that show only there.
  private var undecided: String {
    let rows = undecidedCounts.map { [$0.gap.asked(), "\($0.count)", $0.gap.words] }
    guard !rows.isEmpty else { return "" }
    return TextTable(header: ["left open", "mutants", "that show only there"], rows: rows).text + "\n"
  }

  private var undecidedCounts: [(gap: Gap, count: Int)] {
    let gaps = surveys.flatMap(\.results).flatMap(\.undecided)
    return Gap.all.map { gap in (gap, gaps.count { $0 == gap }) }.filter { $0.count > 0 }
  }

  /// The remaining mutants, one a line.
  private var survivors: String {
    surveys.flatMap(\.left).map { result in
      "\(result.outcome): \(Self.line(result.mutant))\n"
        + (result.telling.map { "  told by \($0.text)\n" } ?? "")
        + (result.isTooLarge ? "  more would have to be compared than is tried\n" : "")
    }.joined()
  }

  /// Each branch with its mutants and the cases that kill them.
  private var rules: String {
    var text = ""
    for survey in surveys {
      let byPlace = Dictionary(grouping: survey.results, by: \.mutant.site)
      var rows: [[String]] = []
      var known: Set<RuleMutant.Site> = []
      for mutant in survey.results.map(\.mutant) where known.insert(mutant.site).inserted {
        let results = byPlace[mutant.site] ?? []
        let cases = Set(results.compactMap { if case .killed(let by) = $0.outcome { by } else { nil } })
        rows.append([
          mutant.place, mutant.citation.id,
          "\(results.count { !$0.isLeft }) of \(results.count)", cases.sorted().joined(separator: " "),
        ])
      }
      let header = ["rule in \(survey.edition.rawValue)", "per", "accounted for", "killed by"]
      text += TextTable(header: header, rows: rows).text + "\n"
    }
    return text
  }

  var json: JSONNode {
    .object([
      "editions": .array(surveys) { survey in
        .object(
          JSONNode.memberList(["edition": survey.edition.rawValue.json])
            + counts(of: survey).map { JSONMember(name: $0.name, node: $0.count.json) }
            + JSONNode.memberList(["left": survey.left.map { Self.line($0.mutant) }.json]))
      },
      "leftOpen": .array(undecidedCounts) { undecided in
        .object([
          "citation": undecided.gap.asked().json, "when": undecided.gap.words.json,
          "mutants": undecided.count.json,
        ])
      },
      "left": left.json,
    ])
  }

  private func counts(of survey: MutantSurvey) -> [(name: String, count: Int)] {
    var killed = 0
    var changes = 0
    for result in survey.results {
      switch result.outcome {
      case .killed: killed += 1
      case .changesReading: changes += 1
      case .survives, .notReached: break
      }
    }
    let notReached = survey.left.count { $0.outcome == .notReached }
    return [
      ("mutants", survey.results.count), ("killed", killed), ("changes", changes),
      ("equivalent", survey.results.count { $0.isEquivalent && $0.undecided.isEmpty }),
      ("undecided", survey.results.count { !$0.undecided.isEmpty }),
      ("survives", survey.left.count - notReached), ("notReached", notReached),
    ]
  }

  /// A mutant in one line.
  private static func line(_ mutant: RuleMutant) -> String {
    let readings = mutant.readings.choices.map { " \($0.text)" }.joined()
    return "\(mutant.edition.rawValue) \(mutant.place)\(readings) (\(mutant.citation.id)) \(mutant.fault)"
  }
}

extension MutantEquivalence.Telling {
  /// The moves that tell, with their readings.
  fileprivate var text: String {
    let readings = readings.choices.map(\.text)
    return moves.map(\.text).joined(separator: "; ")
      + (readings.isEmpty ? "" : " (\(readings.joined(separator: " ")))")
  }
}
