import CommandSupport
import Conformance
import JSON
import PushModel

/// `pushspec judge`: judges a recorded log.
enum JudgeCommand: Command {
  static let name = "judge"

  static let syntax = CommandSyntax(
    summary: "judges what was recorded: a transcript of a run, or a log of an app",
    operands: [file], options: [edition, cases, OutputFormat.option],
    details: """
      a transcript, as "pushspec check --transcript" writes it
        each case  by the specification, which chooses anew wherever a question is open: a step that no
                   choice explains leaves it. Where the case allows what the machines do not, no
                   document decides: it is told, and accuses nobody

      a log in JSON Lines that an app's team has recorded around an SDK, as "spec/recording-a-log.md" says
        the SDK    by the specification: up to the first line that no way of it explains, whatever has
                   happened meanwhile without being seen
        others     the app's own duties, as to report a VoIP message, and those of the platform and the push service
        the rest   what the first line of the log does not name was not seen, and is not judged

      json of a transcript
        runs         "edition", "followed", "notFollowed", "readings" that were shown, "shortest", and
                     "departures" with "case", "step", "given", "steps", "seen", "allowedByCase", and
                     "allowed" with "seen", "readings" and "requirements"

      json of a log
        edition, lines, exit
        findings     "line", "subject" (sdk, app, platform, server), "requirements", "seen", "allowed", "argued"
                     (true where nobody is accused) and "count"
        end          "line" and "reason": from where on the SDK is not judged; left out if it is to the end
        judged       "seen": how many lines tell what was seen; "whole" and "part": how many of those were judged
        notSeen      what was not judged
        readings     "question", "reading" and "line", the first that shows it
        missing      what had come about at the end, and was not seen

      exit codes
        0  nothing was wrong that a line forbids
        1  the SDK, the app, the platform or the push service broke a duty: the text names whose
        2  usage, or a bad file: path, line, column and what was expected
        4  nothing was judged

      examples
        pushspec judge run.jsonl
            what a port did in a run, and the specification
        pushspec judge log.jsonl
            by the edition that the log names
        pushspec judge log.jsonl --edition toast-en --format json
            by another one, for a gate
      """)

  private static let file = Operand("FILE", Reader<String>.text)
  private static let edition = Option<Edition?>(
    "--edition", value: "ID", .edition, "the edition that it is judged by, instead of the recorded one")

  private static let cases = Catalogue.option

  /// The largest length of a log's line, in bytes.
  private static let longestLine = 1 << 20

  static func run(_ arguments: Arguments, in surroundings: Surroundings) throws(UsageError) -> CommandResult {
    let path = arguments[file]
    if TranscriptFile.isBeginning(of: path), let runs = try TranscriptFile.runs(path) {
      return try judge(runs, arguments).result(arguments[OutputFormat.option])
    }
    let progress = Progress(surroundings)
    var judge: LogJudge?
    var problem: JSONError?
    var isCut = false
    do throws(InputFile.Failure) {
      try InputFile.readLines(path, upTo: longestLine) { line, isEnded in
        do throws(JSONError) {
          if judge != nil {
            try judge?.judge(line)
          } else {
            judge = try begin(line, arguments[edition])
          }
        } catch {
          // The app may have ended while it wrote the line.
          isCut = !isEnded && judge != nil
          if !isCut { problem = error }
        }
        if let count = judge?.lines, count.isMultiple(of: 100_000) {
          progress.show("lines", count, of: nil, "")
        }
        return problem == nil && !surroundings.isInterrupted()
      }
    } catch {
      throw UsageError("the log \(path) cannot be read: \(error.reason)")
    }
    guard !arguments.has(cases) else { throw UsageError("\(cases.name) needs a transcript") }
    if let problem { throw UsageError(CaseProblem(problem, in: path).description) }
    guard let judge else { throw UsageError("the log \(path) cannot be read: it is empty") }
    return JudgeReport(judge: judge, isCut: isCut).result(arguments[OutputFormat.option])
  }

  private static func judge(
    _ runs: [RecordedRun], _ arguments: Arguments
  ) throws(UsageError) -> DeparturesReport {
    var runs = runs
    if let edition = arguments[edition] { runs = try runs.of(edition) }
    return DeparturesReport(
      of: runs, playing: try Catalogue(folder: arguments[cases]).whole(), allowing: ReadingSet())
  }

  private static func begin(_ line: ArraySlice<UInt8>, _ edition: Edition?) throws(JSONError) -> LogJudge {
    var header = try LogHeader(line)
    header.edition = edition ?? header.edition
    guard let judge = LogJudge(header) else {
      throw JSONError(
        place: .start, message: "found settings none of which can be made ready",
        expected: "another \"given\"")
    }
    return judge
  }
}
