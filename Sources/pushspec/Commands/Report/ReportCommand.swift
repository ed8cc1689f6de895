import CommandSupport
import Conformance
import JSON

/// `pushspec report`: reports on a recorded run.
enum ReportCommand: Command {
  static let name = "report"

  static let syntax = CommandSyntax(
    summary: "makes reports from the transcript of a run", options: [from] + ReportOptions.options,
    details: """
      what it makes
        the same  as "check" has printed and written, byte for byte, with the walk and the suites; the port is
                  not needed. A transcript that breaks off gives a report that says so

      exit codes
        0  the reports were made, whatever they say of the port
        2  usage, or a file that cannot be read or written

      examples
        pushspec report --from run.jsonl
            what was printed
        pushspec report --from run.jsonl --html run.html --junit run.xml
            a page to read, and XML for a service
      """)

  private static let from = Option(
    "--from", value: "TRANSCRIPT", .text, "the file that --transcript has written")

  static func run(_ arguments: Arguments, in surroundings: Surroundings) throws(UsageError) -> CommandResult {
    guard let path = arguments[from] else { throw UsageError("missing option --from TRANSCRIPT") }
    let options = try ReportOptions(arguments, in: surroundings, besides: [path])
    guard let runs = try TranscriptFile.runs(path) else { throw TranscriptFile.missing(path) }
    do throws(JSONError) {
      let run = try RunReport(runs, exit: CheckReport.exit)
      var result = options.result(run)
      result.exitCode = .success
      return result
    } catch {
      throw UsageError(CaseProblem(error, in: path).description)
    }
  }
}
