import CommandSupport
import Conformance
import JSON
import MachineAnalysis
import ModelAnalysis
import ModelBasedTesting
import Proofs
import PushModel
import StateMachines

/// `pushspec-proof mutants`: single faults of the machines, and the cases that notice them.
enum MutantsCommand: Command {
  static let name = "mutants"

  static let syntax = CommandSyntax(
    summary: "breaks each rule of the machines and shows which cases notice", operands: [folder],
    options: [edition, machine] + selection
      + [rules, generated, MemoryUse.option, OutputFormat.option, prove],
    details: """
      which cases
      \(CaseSelection.help)
      how a mutant comes out
        killed      a case fails
        changes     no case fails, and one finds another reading
        survives    every case that passes the branch comes out as it should
        notReached  no case passes the branch
        equivalent  with --prove: no test over the alphabets of "pushspec-proof explore" tells it, under the
                    first readings and under as many others at once as go together and
                    do not lead to too many states
        undecided   with --prove: such tests tell it only by what nobody decides (spec/undecided.md)

      exit codes
        0  no mutant is left
        1  mutants survive, or are not reached
        2  usage, or a bad file
        4  inconclusive: interrupted by Ctrl-C, or by the limit of memory; or no case was
           selected

      examples
        pushspec-proof mutants --edition toast-ja --machine Login
            one machine in one edition
        pushspec-proof mutants --generated
            what complete suites make of every fault of the machines that they were made for
      """)

  static func run(_ arguments: Arguments, in surroundings: Surroundings) throws(UsageError) -> CommandResult {
    surroundings.limitMemory(arguments[MemoryUse.option] << 20)
    let editions = arguments[edition]
    if arguments[generated] { return try suites(arguments, in: surroundings) }
    let catalogue = try Catalogue(folder: arguments[folder])
    let selection = CaseSelection(arguments)
    let cases = try selection.cases(of: catalogue)
    // A folder without cases has a result: its cases notice no mutant.
    if !selection.isEverything,
      let nothing = selection.nothing(among: cases, in: editions, of: catalogue, "pushspec-proof mutants")
    {
      return nothing
    }
    let (machine, proves, showsRules) = (arguments[machine]?.name, arguments[prove], arguments[rules])
    let format = arguments[OutputFormat.option]
    let parts = Parts<MutantSurvey>(editions.count)
    surroundings.keep {
      PartialReport(found: MutantsReport(surveys: parts.all, showsRules: showsRules)).result(format)
    }
    let progress = Progress(surroundings, parts: editions.count)
    let surveys = editions.mapConcurrently(into: parts) { edition, publish in
      var survey = MutantSurvey(
        cases, in: edition, machine: machine,
        onPlay: { progress.show("\(edition.rawValue), before the mutants", $0, "plays of the cases") },
        onProgress: { survey in
          publish(survey)
          progress.show(edition.rawValue, survey.results.count, of: survey.mutantCount, "mutants")
        })
      if proves {
        let left = survey.left.count.counted("survivor")
        survey.prove { progress.show("\(edition.rawValue), \(left)", $0, "explored") }
      }
      return survey
    }
    return catalogue.finished(MutantsReport(surveys: surveys, showsRules: showsRules).result(format))
  }

  /// The result of complete suites on the mutants, in place of the cases.
  private static func suites(
    _ arguments: Arguments, in surroundings: Surroundings
  ) throws(UsageError) -> CommandResult {
    let format = arguments[OutputFormat.option]
    let progress = Progress(surroundings)
    return try SuiteProofReport(editions: arguments[edition]) { part, total in
      progress.show("suites", part.count, of: total, "proved")
      surroundings.keep { PartialReport(found: part, findingsStand: true).result(format) }
    }.result(format)
  }

  // MARK: Arguments

  private static let folder = Operand(optional: "DIR", .text)

  private static let edition = Option.oneEdition("one edition; without it, all five")

  private static let machine = Option(
    "--machine", value: "NAME", .one(of: "machine", { MachineRegistry.sdk }, named: \.name), "one machine"
  ).when(isForCases)

  private static let selection = CaseSelection.options.map { $0.when(isForCases) }

  private static let rules = Option("--rules", "shows each rule with the cases that kill its mutants")
    .when(isForCases, .asText)

  private static let generated = Option(
    "--generated",
    "tries complete suites instead of the cases, on every fault of their behaviours' machines"
  ).when(.notGiven(folder, since: "tries complete suites"))

  private static let prove = Option(
    "--prove", "explores whether survivors can be told from the specification at all"
  ).when(isForCases)

  private static let isForCases = Condition.notGiven(generated, since: "is for the cases")
}
