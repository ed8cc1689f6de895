package import PushModel
import StateMachines

/// A case prepared for one edition, so that nothing is looked up twice while it runs.
///
/// It never changes. As a class it is passed around without copies of its parts.
package final class CompiledCase: Sendable {
  package let source: ConformanceCase
  package let edition: Edition
  /// The questions whose readings matter to the expectations.
  package let questions: [CaseQuestion]
  /// The combinations of readings under which the case holds; it does not bind a port that follows none of them.
  package let condition: ReadingSet
  let subject: CallSubject
  /// The areas that the case needs.
  let areas: Set<OptionalArea>
  /// The kinds of observation that the case expects, of those that a port may be unable to show.
  let kinds: Set<OptionalObservation>
  /// The weight of the case in this edition.
  package let weight: Weight
  let steps: [[CompiledLeaf<ExpectedStep>]]
  let end: [CompiledLeaf<ExpectedEnd>]
  let errors: WrittenErrors

  /// A question of a case, with the names of its readings.
  package struct CaseQuestion: Hashable, Sendable {
    package let id: String
    /// The readings under which the case holds.
    package let readings: [String]
    /// The other readings, of which the case says nothing.
    let unaskedReadings: [String]
    /// Whether the question is open in the edition.
    package let isOpen: Bool
  }

  package init(_ source: ConformanceCase, edition: Edition) throws(CaseProblem) {
    self.source = source
    self.edition = edition
    questions = source.questionsSeen.compactMap { id in
      guard let question = OpenQuestion.named(id) else { return nil }
      // A case may leave out what is seen under readings that it does not hold under.
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

  /// The root of a failure if nothing more precise is known: the first requirement that the case proves.
  var root: String { source.requirements.first ?? "" }

  /// Whether a step expects that a message is told, or a call reported.
  func expectsMessages(in step: Int) -> Bool {
    guard steps.indices.contains(step) else { return false }
    return steps[step].contains { $0.leaf.value.items.contains(where: \.isAboutMessages) }
  }

  /// The operation of a named call.
  func operation(of call: String) -> CallKind? {
    source.steps.first { $0.name == call && $0.action.operation != nil }?.action.operation
  }
}

struct CompiledLeaf<Value: Hashable & Sendable>: Sendable {
  let leaf: Leaf<Value>
  let readings: ReadingSet

  init(_ leaf: Leaf<Value>) {
    self.leaf = leaf
    readings = ReadingSet(anyOf: leaf.conditions.map { ($0.question, $0.reading) })
  }
}

/// The errors as an edition writes them, looked up once.
struct WrittenErrors: Sendable {
  /// The errors of the edition, in the order of the codes.
  private let written: [(code: ErrorCode, error: WrittenError)]

  private static let tables = PerEdition { edition in
    ErrorCode.allCases.compactMap { code in code.written(in: edition).map { (code: code, error: $0) } }
  }

  init(edition: Edition) { written = Self.tables[edition] }

  subscript(code: ErrorCode) -> WrittenError? { written.first { $0.code == code }?.error }

  /// Whether an observed error has a code. An edition without this code accepts any error, and one with two codes for
  /// parameters accepts either.
  func matches(_ seen: WrittenError, _ code: ErrorCode) -> Bool {
    guard let written = self[code] else { return true }
    if Self.matches(seen, written) { return true }
    return code == .parameterInvalid && self[.requestInvalid].map { Self.matches(seen, $0) } ?? false
  }

  /// The codes that an observed error may stand for.
  func names(of seen: WrittenError) -> [ErrorCode] {
    written.filter { Self.matches(seen, $0.error) }.map(\.code)
  }

  private static func matches(_ seen: WrittenError, _ written: WrittenError) -> Bool {
    written.code == seen.code && (written.domain == nil || written.domain == seen.domain)
  }
}

/// The weight of a failure: that of the heaviest requirement that the case proves.
package enum Weight: Int, Comparable, Hashable, Sendable {
  /// Rests on the vendor's record: reported, and never a failure.
  case vendor
  /// Rests on an argument: reported, and a failure only if strictness is asked for.
  case inferred
  /// A sample or a recommendation.
  case should
  /// A duty.
  case must

  package static func < (one: Weight, other: Weight) -> Bool { one.rawValue < other.rawValue }

  package var name: String {
    switch self {
    case .vendor: "vendor"
    case .inferred: "inferred"
    case .should: "should"
    case .must: "must"
    }
  }

  init?(name: String) {
    guard let named = [Weight.must, .should, .inferred, .vendor].first(where: { $0.name == name }) else {
      return nil
    }
    self = named
  }

  init(of source: ConformanceCase, in edition: Edition) {
    self.init(ofHeaviest: source.requirements, in: edition)
  }

  /// The weight of the heaviest requirement; `must` if the edition states none of them.
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
