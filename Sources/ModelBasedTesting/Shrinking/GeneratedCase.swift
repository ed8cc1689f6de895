import Conformance
public import JSON
public import PushModel
import StateMachines

/// A failing test as a row of a table, with the machines' expectation.
///
/// The row says that it is generated, since a case of the suite rests on the documents and not on the machines.
public struct GeneratedCase: Sendable {
  /// The provisional id of the row.
  public let id: String
  /// The edition of the failure.
  public let edition: Edition
  /// The table with the row.
  public let table: JSONNode

  /// The name of the table.
  static let tableName = "found"

  /// Writes the row; `nil` if the machines do not play the test. `number` tells rows apart, and `source`
  /// names the origin of the test.
  public init?(_ failure: ShrunkFailure, number: Int, source: String) {
    let behaviour = failure.behaviour
    guard let played = PlayedTest(failure, following: failure.interpretation) else { return nil }
    let steps = played.steps.enumerated().map { index, step in
      CaseEncoder.node(
        step.action, as: step.name,
        see: CaseEncoder.see(step.record, in: behaviour.edition, details: index == played.steps.count - 1),
        in: behaviour.edition)
    }
    let questions = Self.questions(failure, played)
    id = "\(behaviour.name.area.rawValue)-\(900 + number % 100)"
    edition = behaviour.edition
    table = .object([
      "table": Self.tableName.json, "title": "Found by generated tests".json,
      "rows": .array([
        .object([
          "cases": .object([JSONMember(name: id, node: edition.rawValue.json)]),
          "title": "Found: \(failure.stepNames.joined(separator: ", "))".json,
          "why": Self.why(source, questions, failure).json,
          "requirements": .array(played.requirements.filter { $0.isStated(in: behaviour.edition) }) {
            $0.id.json
          },
          "given": CaseEncoder.node(behaviour.given), "steps": .array(steps),
          "finally": played.steps.last.map { CaseEncoder.end($0.record) },
        ])
      ]),
    ])
  }

  /// The text of the table, in the form of a file of cases.
  public var text: String { CanonicalForm.render(table) }

  /// The open questions with another reading that changes the records of the test.
  private static func questions(_ failure: ShrunkFailure, _ played: PlayedTest) -> [OpenQuestion] {
    let edition = failure.behaviour.edition
    return OpenQuestion.all.filter { question in
      guard question.editions.contains(edition) else { return false }
      return question.readings.contains { reading in
        var readings = failure.interpretation.readings
        readings[question.id] = reading.name
        let other = Interpretation(edition: edition, readings: readings)
        return PlayedTest(failure, following: other)?.seen != played.seen
      }
    }
  }

  private static func why(_ source: String, _ questions: [OpenQuestion], _ failure: ShrunkFailure) -> String {
    let readings = questions.compactMap { question in
      (failure.interpretation.readings[question.id] ?? question.readings.first?.name)
        .map { "\(question.id) = \($0)" }
    }
    let under = readings.isEmpty ? "" : " under \(readings.joined(separator: ", "))"
    return "Found by \(source). What must be seen is what the machines expect\(under): "
      + "to be checked against the documents before it becomes a case."
  }
}

/// A test as the machines play it.
private struct PlayedTest {
  struct Step {
    let action: CaseAction
    let name: String?
    let record: StepRecord
  }

  private(set) var steps: [Step] = []
  /// The requirements of the last step's rules.
  private(set) var requirements: [Requirement] = []

  /// The records of the steps.
  var seen: [StepRecord] { steps.map(\.record) }

  init?(_ failure: ShrunkFailure, following interpretation: Interpretation) {
    let behaviour = failure.behaviour
    var port = TracingPort(ModelPort(interpretation))
    guard
      var player = StepPlayer(behaviour.given, edition: behaviour.edition, profile: port.profile),
      let start = try? player.start(on: &port)
    else { return nil }
    var calls = 0
    var rulesBefore = 0
    for symbol in failure.symbols {
      let action = behaviour.symbols[symbol].action
      guard behaviour.allows(action, in: player.circumstances) else { continue }
      let name = action.operation == nil ? nil : CallNames.name(calls)
      rulesBefore = port.rules.count
      guard var record = try? player.play(action, as: name, on: &port) else { return nil }
      if name != nil { calls += 1 }
      // A prompt of the setting counts as shown in the first step.
      if steps.isEmpty { record.seen = start.seen.filter { $0 == .prompt } + record.seen }
      steps.append(Step(action: action, name: name, record: record))
    }
    let ids = Set(port.rules.dropFirst(rulesBefore).joined().map(\.citation.id))
    requirements = Requirement.all.filter { ids.contains($0.id) }
  }
}

extension BehaviourName {
  /// The area for a case about the behaviour.
  fileprivate var area: Area {
    switch self {
    case .initialization, .restart: .initialization
    case .login: .login
    case .permission: .permission
    case .agreement: .agreement
    case .flag: .flag
    case .query, .overlappingQueries: .query
    case .unregistration: .unregistration
    case .update: .update
    case .overlapping, .tokens, .everything: .registration
    case .network: .errors
    case .voip: .voip
    case .callReporting: .callReporting
    }
  }
}
