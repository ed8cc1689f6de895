package import PushModel
import StateMachines

/// A case made ready for one edition: what is looked up once is not looked up again while it runs.
///
/// It never changes; as a class it is handed around without being copied part by part.
package final class CompiledCase: Sendable {
  /// The case.
  package let source: ConformanceCase
  /// The edition it is played in.
  package let edition: Edition
  /// The questions whose readings matter to what must be seen.
  package let questions: [CaseQuestion]
  /// The combinations of readings under which it holds; a port that follows none of them is not bound by it.
  package let condition: ReadingSet
  /// What its calls are about.
  let subject: CallSubject
  /// The areas without which it cannot be played.
  let areas: Set<OptionalArea>
  /// The kinds of observation that it expects, of those that a port may be unable to show.
  let kinds: Set<OptionalObservation>
  /// How much the case weighs in this edition.
  package let weight: Weight
  let steps: [[CompiledLeaf<ExpectedStep>]]
  let end: [CompiledLeaf<ExpectedEnd>]
  let errors: WrittenErrors

  /// A question of a case, with the names of its readings.
  package struct CaseQuestion: Hashable, Sendable {
    /// The question's id.
    package let id: String
    /// The readings under which the case holds.
    package let readings: [String]
    /// The other ones, of which it says nothing.
    let unaskedReadings: [String]
    /// Whether the question is open in the edition.
    package let isOpen: Bool
  }

  /// Makes a case ready for an edition.
  package init(_ source: ConformanceCase, edition: Edition) throws(CaseProblem) {
    self.source = source
    self.edition = edition
    questions = source.questionsSeen.compactMap { id in
      guard let question = OpenQuestion.named(id) else { return nil }
      // A case need not say what is seen under readings that it does not hold under.
      let held = source.condition.filter { $0.question == id }.map(\.reading)
      let names = question.readings.map(\.name)
      let readings = names.filter { held.isEmpty || held.contains($0) }
      return CaseQuestion(
        id: id, readings: readings, unaskedReadings: names.filter { !readings.contains($0) },
        isOpen: question.editions.contains(edition))
    }
    steps = source.steps.map { $0.see.map { CompiledLeaf($0) } }
    end = source.finally.map { CompiledLeaf($0) }
    condition = ReadingSet(anyOf: source.condition.map { ($0.question, $0.reading) })
    subject = CallSubject(source.given, source.steps.map(\.action))
    areas = source.areas(in: edition)
    kinds = source.optionalObservations
    weight = Weight(of: source, in: edition)
    errors = WrittenErrors(edition: edition)
  }

  /// What a failure comes from if nothing more precise is known: the first requirement that it proves.
  var root: String { source.requirements.first ?? "" }

  /// The operation of the call that a step makes under a name.
  func operation(of call: String) -> CallKind? {
    source.steps.first { $0.name == call && $0.action.operation != nil }?.action.operation
  }
}

/// A value with the readings under which it holds.
struct CompiledLeaf<Value: Hashable & Sendable>: Sendable {
  let leaf: Leaf<Value>
  let readings: ReadingSet

  init(_ leaf: Leaf<Value>) {
    self.leaf = leaf
    readings = ReadingSet(anyOf: leaf.conditions.map { ($0.question, $0.reading) })
  }
}

/// How the errors are written in an edition, looked up once.
struct WrittenErrors: Sendable {
  /// Those that the edition has, in the order of the codes.
  private let written: [(code: ErrorCode, error: WrittenError)]

  private static let tables = PerEdition { edition in
    ErrorCode.allCases.compactMap { code in code.written(in: edition).map { (code: code, error: $0) } }
  }

  init(edition: Edition) { written = Self.tables[edition] }

  subscript(code: ErrorCode) -> WrittenError? { written.first { $0.code == code }?.error }

  /// Whether an error that was seen is that error. An edition without such an error takes any, and one that has two
  /// for parameters takes either.
  func matches(_ seen: WrittenError, _ code: ErrorCode) -> Bool {
    guard let written = self[code] else { return true }
    if Self.matches(seen, written) { return true }
    return code == .parameterInvalid && self[.requestInvalid].map { Self.matches(seen, $0) } ?? false
  }

  /// The names of an error that was seen.
  func names(of seen: WrittenError) -> [ErrorCode] {
    written.filter { Self.matches(seen, $0.error) }.map(\.code)
  }

  private static func matches(_ seen: WrittenError, _ written: WrittenError) -> Bool {
    written.code == seen.code && (written.domain == nil || written.domain == seen.domain)
  }
}

/// How much the failure of a case weighs: that of the strictest requirement it proves.
package enum Weight: Int, Comparable, Hashable, Sendable {
  /// Rests on the vendor's record: is reported, and never fails.
  case vendor
  /// Rests on an argument: is reported, and fails only if strictness is asked for.
  case inferred
  /// A sample or a recommendation.
  case should
  /// A duty.
  case must

  /// Orders weights from the lightest to the heaviest.
  package static func < (one: Weight, other: Weight) -> Bool { one.rawValue < other.rawValue }

  /// The name as it stands in reports.
  package var name: String {
    switch self {
    case .vendor: "vendor"
    case .inferred: "inferred"
    case .should: "should"
    case .must: "must"
    }
  }

  /// The weight with a name.
  init?(name: String) {
    guard let named = [Weight.must, .should, .inferred, .vendor].first(where: { $0.name == name }) else {
      return nil
    }
    self = named
  }

  init(of source: ConformanceCase, in edition: Edition) {
    self.init(ofHeaviest: source.requirements, in: edition)
  }

  /// The weight of the heaviest of some requirements; of those that the edition does not state, a duty's.
  package init(ofHeaviest ids: [String], in edition: Edition) {
    let stated = ids.compactMap(Requirement.named).filter { $0.isStated(in: edition) }
    self = stated.map { Weight(of: $0, in: edition) }.max() ?? .must
  }

  /// The weight of a requirement in an edition that states it.
  package init(of requirement: Requirement, in edition: Edition) {
    switch requirement.grade(in: edition) {
    case .vendor: self = .vendor
    case .inferred: self = .inferred
    case .sample: self = .should
    case .documented, .signature, .platform:
      switch requirement.level(in: edition) {
      case .must: self = .must
      case .should, .may: self = .should
      }
    }
  }
}
