import Conformance
import PushModel

/// Which cases are played: those that fit everything that is given.
struct CaseSelection {
  /// Ids and patterns of which one must fit; empty for all.
  var patterns: [String]
  /// The area; `nil` for all.
  var area: Area?
  /// The requirement that is proved; `nil` for any.
  var requirement: String?
  /// The question that is touched; `nil` for any.
  var question: String?

  /// Whether every case is played.
  var isEverything: Bool { patterns.isEmpty && area == nil && requirement == nil && question == nil }

  /// What is given of the areas that nothing tests yet.
  var awaitingTests: [String] {
    [area?.rawValue, requirement, question].compactMap { $0 }.filter { Area(ofID: $0).awaitsTests }
  }

  init(_ arguments: Arguments) {
    patterns = arguments[Self.pattern].map { $0.uppercased() }
    area = arguments[Self.area]
    requirement = arguments[Self.requirement]?.id
    question = arguments[Self.question]?.id
  }

  /// The cases that fit. An id without a case is an error, unless files could not be read: the case may
  /// stand in one of them.
  func cases(of catalogue: Catalogue) throws(UsageError) -> [ConformanceCase] {
    if catalogue.problems.isEmpty {
      let known = Set((catalogue.cases + catalogue.retired).map(\.id))
      for id in patterns where !Self.isPattern(id) && !known.contains(id) {
        throw UsageError.unknown("case", id, among: catalogue.cases.map(\.id))
      }
    }
    return catalogue.cases.filter(fits)
  }

  private func fits(_ one: ConformanceCase) -> Bool {
    guard area == nil || one.area == area else { return false }
    guard requirement.map(one.requirements.contains) ?? true else { return false }
    guard question.map(one.questions.contains) ?? true else { return false }
    return patterns.isEmpty
      || patterns.contains { Self.matches(Array($0.unicodeScalars)[...], Array(one.id.unicodeScalars)[...]) }
  }

  private static func isPattern(_ text: String) -> Bool { text.contains { $0 == "*" || $0 == "?" } }

  /// Whether a text fits a pattern: `*` stands for any characters, `?` for one.
  private static func matches(
    _ pattern: ArraySlice<Unicode.Scalar>, _ text: ArraySlice<Unicode.Scalar>
  ) -> Bool {
    guard let first = pattern.first else { return text.isEmpty }
    if first == "*" {
      let rest = pattern.dropFirst()
      return (text.startIndex...text.endIndex).contains { matches(rest, text[$0...]) }
    }
    guard let letter = text.first, first == "?" || first == letter else { return false }
    return matches(pattern.dropFirst(), text.dropFirst())
  }

  // MARK: Options

  static let options: [any AnyOption] = [pattern, area, requirement, question]

  private static let pattern = Option(
    "--case", values: "PATTERN", .text, "only this case; * stands for any characters, ? for one"
  )

  private static let area = Option("--area", value: "AREA", .area, "only cases of this area, for example REG")

  private static let requirement = Option(
    "--requirement", value: "ID", .one(of: "requirement", { Requirement.all }, named: \.id),
    "only cases that prove this requirement"
  )

  private static let question = Option(
    "--question", value: "ID", .one(of: "question", { OpenQuestion.all }, named: \.id),
    "only cases that touch this open question"
  )
}
