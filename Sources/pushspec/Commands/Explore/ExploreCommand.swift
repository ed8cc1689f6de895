import JSON
import ModelAnalysis
import PushModel
import StateMachines

/// `pushspec explore`: the composed system, explored.
enum ExploreCommand {
  static let syntax = CommandSyntax(
    name: "explore",
    summary: "explores the composed system and checks what is promised of it",
    operands: "",
    operandCount: 0...0,
    options: [
      OptionSyntax("--edition", value: "ID", "one edition; without it, all five"),
      OptionSyntax("--alphabet", value: "NAME", "one alphabet: what may happen besides the answers"),
      OptionSyntax(
        "--readings", value: "first|each|pairs",
        """
        the first reading of every question (the default); each other reading alone besides; pairs of readings \
        besides
        """),
      OptionSyntax("--format", value: "text|json", "text is the default"),
    ],
    sections: [
      .init(
        heading: "what is explored",
        rows: [
          (
            "the system",
            "the SDK's machines, the app, the user, the system and the push service: all that can happen"
          ),
          ("an alphabet", ClosedSystem.Alphabet.all(in: .standard).map(\.name).joined(separator: ", ")),
          (
            "impossible",
            "a pair that a machine rules out and that happens all the same: a mistake of the specification"
          ),
          ("violated", "a property that does not hold, with a shortest sequence of steps to what breaks it"),
          ("excused", "a reading that breaks a property, where the documents leave that open"),
          ("vacuous", "a property of which nothing happens that it speaks of"),
          (
            "unfollowed",
            "with every reading alone: a branch of a machine that no alphabet leads to, without a reason"
          ),
        ]),
      .init(
        heading: "json",
        rows: [
          (
            "editions",
            """
            for each "edition": "explorations", "states", "transitions", "alphabets", "impossible", "violated", \
            "excused", "vacuous", "unfollowed" and "stale" (reasons for branches that are followed after all)
            """
          ),
          (
            "alphabets",
            """
            "name", and under the first readings "states", "distinguishableStates", "transitions" and \
            "deadStates"
            """
          ),
          ("impossible, violated", "\"name\", \"alphabet\", \"readings\" and \"steps\""),
          ("excused", "\"property\" and \"readings\""),
        ]),
      .init(
        heading: "exit codes",
        rows: [
          ("0", "every property holds, and nothing happens that is ruled out"),
          ("1", "something does not hold, or with all alphabets is vacuous or unfollowed"),
          ("2", "usage"),
        ]),
    ],
    examples: [
      .init("pushspec explore", "all editions under the first readings"),
      .init(
        "pushspec explore --edition toast-ja --readings each", "every other reading of an edition, alone"),
    ])

  static func run(_ arguments: ParsedArguments) throws(UsageError) -> CommandResult {
    let edition = try arguments.value("--edition").map { id throws(UsageError) in try Edition.parsing(id) }
    let extent = try arguments.choice("--readings", else: SystemSurvey.Extent.first)
    let format = try arguments.choice("--format", else: OutputFormat.text)
    let alphabet = arguments.value("--alphabet")
    var editions = edition.map { [$0] } ?? Edition.allCases
    if let alphabet {
      let names = { (edition: Edition) in ClosedSystem.Alphabet.all(in: edition).map(\.name) }
      guard editions.contains(where: { names($0).contains(alphabet) }) else {
        throw .unknown("alphabet", alphabet, among: names(edition ?? .standard))
      }
      editions.removeAll { !names($0).contains(alphabet) }
    }
    let surveys = editions.mapConcurrently {
      SystemSurvey(of: $0, extent: extent, alphabets: alphabet.map { [$0] })
    }
    let report = ExploreReport(surveys: surveys, isWhole: alphabet == nil, extent: extent)
    var result = CommandResult()
    switch format {
    case .text: result.output = report.text
    case .json: result.output = report.json.text()
    }
    if !report.isClean { result.exitCode = .failed }
    return result
  }
}
