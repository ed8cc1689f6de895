package import Conformance
import PushDocuments
package import PushModel

/// A selection of cases: a case fits an option with any of its values, and has to fit all options; a case
/// that fits an exclusion is left out in any event.
package struct CaseSelection {
  private let wanted: Terms
  private let excluded: Terms

  /// The values of the four options; empty for an option that is not given.
  private struct Terms {
    /// The ids and patterns, as typed and in capitals.
    var typed: [String]
    var patterns: [Pattern]
    var areas: [Area]
    /// The ids of requirements.
    var requirements: [String]
    /// The ids of questions.
    var questions: [String]

    var isEmpty: Bool { patterns.isEmpty && areas.isEmpty && requirements.isEmpty && questions.isEmpty }

    init(_ arguments: Arguments, _ options: Options) {
      typed = arguments[options.pattern]
      patterns = typed.map(Pattern.init)
      areas = arguments[options.area]
      requirements = arguments[options.requirement].map(\.id)
      questions = arguments[options.question].map(\.id)
    }
  }

  /// Whether every case is selected.
  package var isEverything: Bool { wanted.isEmpty && excluded.isEmpty }

  package init(_ arguments: Arguments) {
    wanted = Terms(arguments, Self.wanted)
    excluded = Terms(arguments, Self.excluded)
  }

  /// The selected cases. An id without a case, and a pattern without any, is an error, unless files could not
  /// be read: the case may be in one of them.
  package func cases(of catalogue: Catalogue) throws(UsageError) -> [ConformanceCase] {
    if catalogue.problems.isEmpty {
      let known = (catalogue.cases + catalogue.retired).map(\.id)
      for (typed, pattern) in zip(wanted.typed + excluded.typed, wanted.patterns + excluded.patterns)
      where !known.contains(where: pattern.fits) {
        if pattern.letters != nil { throw UsageError("no case fits \"\(typed)\"") }
        throw UsageError.unknown("case", typed, among: catalogue.cases.map(\.id))
      }
    }
    // By indices: copying each case costs more than looking at it.
    let cases = catalogue.cases
    return cases.indices.filter { fits(cases, at: $0) }.map { cases[$0] }
  }

  /// Whether an area is selected.
  package func fits(_ area: Area) -> Bool {
    (wanted.areas.isEmpty || wanted.areas.contains(area)) && !excluded.areas.contains(area)
  }

  private func fits(_ cases: [ConformanceCase], at place: Int) -> Bool {
    let id = cases[place].id
    guard fits(Area(ofID: id)) else { return false }
    func isNamed(_ patterns: [Pattern]) -> Bool { patterns.contains { $0.fits(id) } }
    func shares(_ ids: [String], _ others: [String]) -> Bool { ids.contains(where: others.contains) }
    if isNamed(excluded.patterns) || shares(excluded.requirements, cases[place].requirements)
      || shares(excluded.questions, cases[place].questions)
    {
      return false
    }
    return (wanted.patterns.isEmpty || isNamed(wanted.patterns))
      && (wanted.requirements.isEmpty || shares(wanted.requirements, cases[place].requirements))
      && (wanted.questions.isEmpty || shares(wanted.questions, cases[place].questions))
  }

  /// The result of a command without a case in any of the editions; `nil` if there is one. Bad files outweigh that.
  package func nothing(
    among cases: [ConformanceCase], in editions: [Edition], of catalogue: Catalogue, _ command: String
  ) -> CommandResult? {
    guard !cases.contains(where: { $0.editions.contains(where: editions.contains) }) else { return nil }
    var messages = catalogue.problems.map(\.description) + ["\(command): no case was selected"]
    let ids = wanted.areas.map(\.rawValue) + wanted.requirements + wanted.questions
    messages += ids.filter { Area(ofID: $0).awaitsTests }.map { "\($0) is not tested yet" }
    for one in catalogue.retired where wanted.patterns.contains(where: { $0.text == one.id }) {
      messages.append("\(one.id) is retired" + (one.replacedBy.map { "; \($0) took its place" } ?? ""))
    }
    return CommandResult(exitCode: catalogue.problems.isEmpty ? .inconclusive : .usage, messages: messages)
  }

  // MARK: Patterns

  /// An id, or a pattern of ids: `*` stands for any characters, `?` for one.
  private struct Pattern {
    /// The text, in capitals.
    let text: String
    /// The letters of a pattern; `nil` for an id.
    let letters: ArraySlice<Unicode.Scalar>?

    init(_ typed: String) {
      text = typed.uppercased()
      letters = text.contains { $0 == "*" || $0 == "?" } ? Array(text.unicodeScalars)[...] : nil
    }

    func fits(_ id: String) -> Bool {
      guard let letters else { return id == text }
      return Self.matches(letters, Array(id.unicodeScalars)[...])
    }

    private static func matches(
      _ pattern: ArraySlice<Unicode.Scalar>, _ text: ArraySlice<Unicode.Scalar>
    ) -> Bool {
      guard let first = pattern.first else { return text.isEmpty }
      if first == "*" {
        // Several in a row mean the same as one, and would take exponential time.
        let rest = pattern.drop { $0 == "*" }
        return (text.startIndex...text.endIndex).contains { matches(rest, text[$0...]) }
      }
      guard let letter = text.first, first == "?" || first == letter else { return false }
      return matches(pattern.dropFirst(), text.dropFirst())
    }
  }

  // MARK: Options

  /// The options, in the order in which help lists them.
  package static let options: [any AnyOption] = wanted.all + excluded.all

  /// The options about areas, also for other commands.
  package static let areaOptions: [any AnyOption] = [wanted.area, excluded.area]

  /// The help on combinations of the options.
  package static let help = HelpText.rows([
    ("one option", "given several times: any of its values must fit"),
    ("several options", "all must fit"),
    ("--exclude-...", "what fits is left out, whatever else fits"),
  ])

  private struct Options {
    let pattern: Option<[String]>
    let area: Option<[Area]>
    let requirement: Option<[Requirement]>
    let question: Option<[OpenQuestion]>

    var all: [any AnyOption] { [pattern, area, requirement, question] }

    /// The options with a prefix; the word tells the fate of the fitting cases.
    init(_ prefix: String, _ word: String) {
      pattern = Option(
        prefix + "case", values: "PATTERN", .text,
        "\(word) cases whose ids fit; * stands for any characters, ? for one")
      area = Option(
        prefix + "area", values: "AREA", .area,
        "\(word) cases of this area, for example REG; \"pushspec list areas\" lists them")
      requirement = Option(
        prefix + "requirement", values: "ID",
        .one(of: "requirement", { AllEvidence.requirements }, named: \.id),
        "\(word) cases that prove this requirement")
      question = Option(
        prefix + "question", values: "ID", .one(of: "question", { AllEvidence.questions }, named: \.id),
        "\(word) cases that touch this open question")
    }
  }

  private static let wanted = Options("--", "only")
  private static let excluded = Options("--exclude-", "no")
}
