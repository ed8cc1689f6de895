import CommandSupport
import JSON
import ModelAnalysis
import ModelBasedTesting
import PushDocuments
import PushModel
import StateMachines

/// The differences between two interpretations.
struct InterpretationsReport: Report {
  /// The names of the two interpretations.
  let labels: (a: String, b: String)
  private let interpretations: (a: Interpretation, b: Interpretation)
  private(set) var comparisons: [Comparison] = []
  /// The editions' statements, on demand.
  private var statements: StatementsTable?

  struct Comparison {
    /// A behaviour, or an alphabet of the whole system.
    let kind: String
    /// The name of the behaviour or the alphabet.
    let name: String
    let result: Result
  }

  enum Result {
    case compared(ComparisonOutcome)
    case notCompared(reason: String)
  }

  /// Compares two interpretations; a callback is told of each comparison.
  init(
    labels: (a: String, b: String), comparing first: Interpretation, with second: Interpretation,
    by scope: DiffScope, withStatements: Bool = false, onProgress: (InterpretationsReport) -> Void
  ) {
    self.labels = labels
    interpretations = (first, second)
    for name in scope.behaviours {
      let result: Result
      do throws(BehaviourComparison.Failure) {
        result = .compared(try BehaviourComparison(of: first, from: second, by: name).result)
      } catch {
        result = .notCompared(reason: error.message)
      }
      comparisons.append(Comparison(kind: "behaviour", name: name.rawValue, result: result))
      onProgress(self)
    }
    for name in scope.alphabets {
      guard let comparison = SystemComparison(of: first, from: second, alphabet: name) else { continue }
      comparisons.append(Comparison(kind: "alphabet", name: name, result: .compared(comparison.result)))
      onProgress(self)
    }
    if withStatements {
      statements = StatementsTable(
        StatementComparison(of: first.edition, with: second.edition), shownBy: comparisons)
    }
  }

  /// The exit code, by whether a difference was found and all was compared.
  var exitCode: ExitCode {
    let results = comparisons.compactMap { comparison -> ComparisonOutcome? in
      guard case .compared(let result) = comparison.result else { return nil }
      return result
    }
    if statements?.isEmpty == false { return .failed }
    if results.contains(where: { if case .told = $0 { true } else { false } }) { return .failed }
    let isUndecided = results.contains { if case .undecided = $0 { true } else { false } }
    return isUndecided || results.isEmpty ? .inconclusive : .success
  }

  // MARK: Text

  var text: String {
    var lines = ["A  \(labels.a)", "B  \(labels.b)", ""]
    if let statements { lines += [statements.text, ""] }
    for comparison in comparisons { lines += self.lines(comparison) }
    let told = comparisons.count { if case .compared(.told) = $0.result { true } else { false } }
    let alike = comparisons.count { if case .compared(.alike) = $0.result { true } else { false } }
    let other = comparisons.count - told - alike
    lines.append("\(told) different, \(alike) alike" + (other == 0 ? "" : ", \(other) not compared"))
    return lines.joined(separator: "\n") + "\n"
  }

  private func lines(_ comparison: Comparison) -> [String] {
    let title = "\(comparison.kind) \(comparison.name): "
    switch comparison.result {
    case .notCompared(let reason): return [title + "not compared, since \(reason)", ""]
    case .compared(.alike(let pairs)):
      return [title + "no test tells them apart (proved: all \(pairs) pairs of states were compared)", ""]
    case .compared(.undecided(let pairs)):
      return [title + "no difference within \(pairs) pairs of states; more were not compared", ""]
    case .compared(.told(let witness)):
      let count = witness.steps.count
      return [title + "\(count.counted("step tells", "steps tell")) them apart"] + lines(witness) + [""]
    }
  }

  private func lines(_ witness: Witness) -> [String] {
    var lines = witness.start.map { ["  given \($0)"] } ?? []
    for (number, step) in witness.steps.enumerated() {
      lines.append("  \(number + 1). \(step.text)")
      if step.first == step.second {
        lines += seen("both", step.first)
      } else {
        lines += seen("A", step.first) + seen("B", step.second)
      }
    }
    for id in witness.questions {
      let read = [interpretations.a, interpretations.b].map {
        $0.readings[id] ?? AllEvidence.question(id)?.readings.first?.name ?? ""
      }
      let asks = "\(read[0]) or \(read[1])? \(AllEvidence.question(id)?.asks ?? "")"
      lines += Paragraph.lines(asks, indent: 15, first: "  \(id)")
    }
    if !witness.questions.isEmpty { return lines }
    for (side, rules) in [("A", witness.firstRules), ("B", witness.secondRules)] {
      for id in CitedIDs.of(rules) {
        lines += Paragraph.lines("\(id): \(CitedIDs.sentence(id))", indent: 15, first: "  \(side) rests on")
      }
    }
    for difference in differences(witness) {
      lines += Paragraph.lines("\(difference.id): \(difference.about)", indent: 15, first: "  see")
    }
    return lines
  }

  private func differences(_ witness: Witness) -> [Difference] {
    NotedDifferences.behind(witness, between: interpretations.a.edition, and: interpretations.b.edition)
  }

  private func seen(_ side: String, _ text: String?) -> [String] {
    Paragraph.lines(text ?? "not possible", indent: 12, first: "     \(side)")
  }

  // MARK: JSON

  var json: JSONNode {
    .object([
      "a": labels.a.json, "b": labels.b.json, "statements": statements?.json,
      "comparisons": .array(comparisons.map(json(of:))),
    ])
  }

  private func json(of comparison: Comparison) -> JSONNode {
    func node(_ members: KeyValuePairs<String, JSONNode?>) -> JSONNode {
      let name = JSONMember(name: comparison.kind, node: comparison.name.json)
      return .object([name] + JSONNode.memberList(members))
    }
    switch comparison.result {
    case .notCompared(let reason): return node(["result": "not-compared".json, "reason": reason.json])
    case .compared(.alike(let pairs)): return node(["result": "alike".json, "pairs": pairs.json])
    case .compared(.undecided(let pairs)): return node(["result": "undecided".json, "pairs": pairs.json])
    case .compared(.told(let witness)):
      return node([
        "result": "different".json, "start": witness.start?.json,
        "steps": .array(witness.steps) {
          .object(["step": $0.text.json, "a": $0.first?.json ?? .null, "b": $0.second?.json ?? .null])
        },
        "questions": witness.questions.json,
        "requirements": .object([
          "a": CitedIDs.of(witness.firstRules).json, "b": CitedIDs.of(witness.secondRules).json,
        ]),
        "differences": differences(witness).map(\.id).json,
      ])
    }
  }
}
