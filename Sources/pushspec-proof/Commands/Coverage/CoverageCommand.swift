import CommandSupport
import Conformance
import Foundation
import MachineAnalysis
import ModelAnalysis
import ModelBasedTesting
import Proofs
import PushModel

/// `pushspec-proof coverage`: the coverage of machines and readings by the cases.
enum CoverageCommand: Command {
  static let name = "coverage"

  static let syntax = CommandSyntax(
    summary: "shows how much of the machines the cases cover", operands: [folder],
    options: [edition] + selection + [missing, format],
    details: """
      which cases
      \(CaseSelection.help)
      what counts
        a cell        a state and an input that some combination of readings makes possible
        a rule        a branch of a cell: what one combination of readings leads to
        a pair        two consecutive transitions of one of the SDK's machines that one port can do; pairs
                      are reported, and not demanded
        a reading     followed by a rule that was passed, and told from every other of its question
        visited       passed by a case that came out as it says, played on the machines under some
                      combinations of readings
        excepted      visited by no case, for a reason that the list gives
        a selection   of the cases: nothing is demanded of it

      json
        machines                   for each machine and edition "cells", "rules" and "pairs" (the world's
                                   have none)
        readings                   for each edition "followed" and "toldApart"
        each of these              "possible" and "visited" are numbers, "excepted" and "missing" are
                                   names
        problems                   what is wrong with the exceptions, or was visited though it is
                                   impossible

      exit codes
        0  all but pairs is covered or excepted, or nothing is demanded
        1  something is missing
        2  usage, or a bad file
        4  no case was selected

      examples
        pushspec-proof coverage
            the cases that are shipped, in all editions
        pushspec-proof coverage --edition toast-ja my-cases
            tables of your own
      """)

  private static let folder = Operand(optional: "DIR", .text)

  private static let edition = Option.oneEdition("one edition; without it, all that there are")

  private static let selection = CaseSelection.options

  private static let missing = Option(
    "--missing", "lists the pairs that are missing as well, and all that a selection lacks"
  ).when(.asText)

  private static let format = OutputFormat.option

  static func run(_ arguments: Arguments, in surroundings: Surroundings) throws(UsageError) -> CommandResult {
    let editions = arguments[edition]
    let catalogue = try Catalogue(folder: arguments[folder])
    let selection = CaseSelection(arguments)
    let cases = try selection.cases(of: catalogue)
    if let nothing = selection.nothing(among: cases, in: editions, of: catalogue, "pushspec-proof coverage") {
      return nothing
    }
    let progress = Progress(surroundings)
    progress.show("coverage", 0, of: editions.count, "editions")
    let source = CoverageSource.cases(cases, of: catalogue, editions: editions) { part in
      progress.show("coverage", part.records.count, of: editions.count, "editions")
      let (listsMissing, format) = (arguments[missing], arguments[format])
      surroundings.keep {
        PartialReport(found: CoverageReport(part, listsMissing: listsMissing)).result(format)
      }
    }
    var result = CoverageReport(source, listsMissing: arguments[missing]).result(arguments[format])
    result.messages = source.messages
    if !source.problems.isEmpty { result.exitCode = .usage }
    return result
  }
}
