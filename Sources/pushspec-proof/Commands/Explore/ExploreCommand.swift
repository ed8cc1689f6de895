import CommandSupport
import Conformance
import JSON
import ModelAnalysis
import Proofs
import PushModel
import StateMachines

/// `pushspec-proof explore`: the composed system, explored.
enum ExploreCommand: Command {
  static let name = "explore"

  static let syntax = CommandSyntax(
    summary: "explores the composed system and checks what is promised of it",
    options: [edition, alphabet, readings, MemoryUse.option, format],
    details: """
      what is explored
        the system   the SDK's machines, the app, the user, the system and the push service: all that can
                     happen
      \(alphabets)
        impossible   a pair that a machine rules out and that happens all the same: a mistake of the
                     specification
        violated     a property that does not hold, with a shortest sequence of steps to what breaks it
        excused      a reading that breaks a property, where the documents leave that open
        vacuous      a property of which nothing happens that it speaks of
        unfollowed   with --readings each: a branch of a machine that no alphabet leads to, without a
                     reason

      json
        editions              for each "edition": "explorations", "states", "transitions", "alphabets",
                              "impossible", "violated", "excused", "vacuous", "unfollowed" and "stale"
                              (reasons for branches that are followed after all)
        alphabets             "name", and under the first readings "states", "distinguishableStates",
                              "transitions" and "deadStates"
        impossible, violated  "name", "alphabet", "readings" and "steps"
        excused               "property" and "readings"

      exit codes
        0  every property holds, and nothing happens that is ruled out
        1  something does not hold, or with all alphabets is vacuous or unfollowed
        2  usage
        4  inconclusive: interrupted by Ctrl-C, or by the limit of memory

      examples
        pushspec-proof explore
            all editions under the first readings
        pushspec-proof explore --edition toast-ja --readings each
            every other reading of an edition, alone, and those together that one branch needs
      """)

  private static var alphabets: String {
    let names = ClosedSystem.Alphabet.all(in: .standard).map(\.name)
    return String(HelpText.rows([("an alphabet", names.joined(separator: ", "))]).dropLast())
  }

  private static let edition = Option.oneEdition("one edition; without it, all five")

  private static let alphabet = Option(
    "--alphabet", value: "NAME", .text, "one alphabet: what may happen besides the answers")

  private static let readings = Option(
    "--readings", value: "first|each", .choice, else: SystemSurvey.Extent.first,
    """
    the first reading of every question (the default); besides, each other reading alone, and those together \
    that one branch needs
    """)

  private static let format = OutputFormat.option("text is the default")

  static func run(_ arguments: Arguments, in surroundings: Surroundings) throws(UsageError) -> CommandResult {
    var editions = arguments[edition]
    let alphabet = arguments[Self.alphabet]?.lowercased()
    if let alphabet {
      let names = { (edition: Edition) in ClosedSystem.Alphabet.all(in: edition).map(\.name) }
      guard editions.contains(where: { names($0).contains(alphabet) }) else {
        throw .unknown("alphabet", alphabet, among: names(arguments.has(edition) ? editions[0] : .standard))
      }
      editions.removeAll { !names($0).contains(alphabet) }
    }
    let extent = arguments[readings]
    surroundings.limitMemory(arguments[MemoryUse.option] << 20)
    let format = arguments[format]
    let parts = Parts<SystemSurvey>(editions.count)
    surroundings.keep {
      PartialReport(
        found: ExploreReport(surveys: parts.all, isWhole: false, extent: extent), findingsStand: true
      ).result(format)
    }
    let progress = Progress(surroundings, parts: editions.count)
    let surveys = editions.mapConcurrently(into: parts) { edition, publish in
      SystemSurvey(
        of: edition, extent: extent, alphabets: alphabet.map { [$0] },
        onProgress: { survey in
          publish(survey)
          let all = alphabet == nil ? ClosedSystem.Alphabet.all(in: edition).count : 1
          progress.show(
            edition.rawValue, survey.alphabets.count, of: all,
            "alphabets, \(survey.explorations.counted("exploration"))")
        })
    }
    return ExploreReport(surveys: surveys, isWhole: alphabet == nil, extent: extent)
      .result(format)
  }
}
