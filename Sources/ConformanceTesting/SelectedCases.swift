import Conformance
import Foundation
import PushModel

/// What the environment of the tests asks for.
enum Environment {
  /// The number of random steps after all cases, or what is wrong with it; neither if it names none.
  static var walk: (steps: Int?, problems: [String]) { walk(Self["PUSHSPEC_WALK"]) }

  static func walk(_ given: String?) -> (steps: Int?, problems: [String]) {
    guard let given else { return (nil, []) }
    guard let steps = UInt32(given) else {
      return (nil, ["PUSHSPEC_WALK is \"\(given)\", and no number of steps"])
    }
    return (Int(steps), [])
  }

  static subscript(name: String) -> String? { getenv(name).map { String(cString: $0) } }
}

/// The selection of cases to play. A case has to fit one of the values of each kind that is not empty.
struct SelectedCases: Sendable {
  let areas: [Area]
  let requirements: [String]
  let questions: [String]
  let ids: [String]

  /// The ids that the environment asks for, which narrow the selection; `nil` if it asks for none.
  static var wanted: [String]? {
    Environment[FoundIssue.variable].map {
      $0.split(separator: ",").map { $0.filter { $0 != " " }.uppercased() }
    }
  }

  func fits(_ one: ConformanceCase) -> Bool {
    (areas.isEmpty || areas.contains(one.area)) && (ids.isEmpty || ids.contains(one.id))
      && (requirements.isEmpty || one.requirements.contains(where: requirements.contains))
      && (questions.isEmpty || one.questions.contains(where: questions.contains))
  }

  /// Messages about selected names that fit no case of an edition.
  func strangers(among cases: [ConformanceCase], in edition: Edition) -> [String] {
    let unknown =
      areas.filter { area in !cases.contains { $0.area == area } }.map(\.rawValue)
      + ids.filter { id in !cases.contains { $0.id == id } }
      + requirements.filter { id in !cases.contains { $0.requirements.contains(id) } }
      + questions.filter { id in !cases.contains { $0.questions.contains(id) } }
    return unknown.map { "no case of \(edition.rawValue) has to do with \($0)" }
  }
}
