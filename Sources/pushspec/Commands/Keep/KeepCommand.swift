import CommandSupport
import Conformance
import Foundation
import JSON
import PushModel

/// `pushspec keep`: writes the files that a port's team keeps, by which a gate tells new failures from known ones.
enum KeepCommand: Command {
  static let name = "keep"

  static let syntax = CommandSyntax(
    summary: "writes what a port's team keeps: known deviations, or the profile",
    operands: [what, file], options: [from, reason, remove, edition],
    details: """
      keep deviations FILE --from TRANSCRIPT
        writes the known deviations anew, as a run shows them: what fails and is not there is added, without a
        reason, and is refused until somebody writes one; how it fails is pinned, its reason stays; what comes
        out well goes. What the run has not played stays as it is. "check --deviations FILE" reads it
      keep deviations FILE --remove NAME
        takes an entry away: the id of its case, or the steps of its walk
      keep profile FILE --from TRANSCRIPT
        writes what the port offers and which readings it has shown, by kind of token and operation, each with a
        case that shows it. "check --profile FILE" is held against it; "diff A B" puts two side by side

      an entry
        case, or walk  the id; or the steps by their names, with "given", the setting
        reason         why it is borne
        fails          how it fails: "step" (0 is the setting), "root", the requirement that is broken, "basis",
                       where it stands, and "seen", what was seen of the fields that were wrong. Without it any
                       way of failing is borne
        edition        where it fails; without it, in each
        issue, owner, since, reviewBy
                       for people; after the day of "reviewBy" it is borne no longer

      exit codes
        0  written
        2  usage, or a file that cannot be read or written; nothing is changed then
        4  the transcript does not hold what is to be kept

      examples
        pushspec keep deviations known.json --from run.jsonl
            keeps what has failed in a run; each entry then needs a reason
        pushspec keep deviations known.json --from run.jsonl --reason "mended in 2.1"
            the same, with one reason for all that is new
        pushspec keep profile profile.json --from run.jsonl
            keeps what the port offers and which readings it follows
      """)

  /// The kind of file.
  enum What: String, CaseIterable {
    case deviations, profile
  }

  private static let what = Operand("deviations|profile", Reader<What>.one(of: "thing to keep"))
  private static let file = Operand("FILE", Reader<String>.text)

  private static let from = Option(
    "--from", value: "TRANSCRIPT", .text, "a run, as \"pushspec check --transcript\" records it"
  ).when(.notGiven(remove))

  private static let reason = Option(
    "--reason", value: "TEXT", .text, "the reason of the entries that are new; without it, none"
  ).when(isOfDeviations, .given(from))

  private static let remove = Option("--remove", value: "NAME", .text, "takes the entry of this name away")
    .when(isOfDeviations)

  private static let edition = Option(
    "--edition", value: "ID", .edition, "takes away what is known of this edition alone"
  ).when(.given(remove))

  private static let isOfDeviations = Condition { option, given in
    given[what] == .deviations ? nil : "\(option) is for deviations"
  }

  static func run(_ arguments: Arguments, in surroundings: Surroundings) throws(UsageError) -> CommandResult {
    let path = arguments[file]
    guard let transcript = arguments[from] else {
      guard let name = arguments[remove] else { throw UsageError("--from or --remove is missing") }
      return try removed(name, in: arguments[edition], path, surroundings)
    }
    guard let runs = try TranscriptFile.runs(transcript) else { throw TranscriptFile.missing(transcript) }
    switch arguments[what] {
    case .deviations: return try updated(path, from: runs, reason: arguments[reason] ?? "", surroundings)
    case .profile: return profile(path, from: runs, transcript)
    }
  }

  private static func entries(_ path: String, _ surroundings: Surroundings) throws(UsageError) -> [Deviation]
  {
    try KeptFiles.deviations(path, on: surroundings.today, refusesEmptyReasons: false).all
  }

  private static func updated(
    _ path: String, from runs: [RecordedRun], reason: String, _ surroundings: Surroundings
  ) throws(UsageError) -> CommandResult {
    let isThere = FileManager.default.fileExists(atPath: path)
    let before = isThere ? try entries(path, surroundings) : []
    let retired = Set(Catalogue.shipped.retired.map(\.id))
    let update = DeviationsUpdate(before, after: runs, retired: retired, reason: reason)
    let text = Deviations.text(update.entries)
    if let failure = OutputFile.replace(path, with: text) { throw UsageError(failure) }
    let written = try entries(path, surroundings)
    let open = written.filter { $0.reason.allSatisfy(\.isWhitespace) }
    return CommandResult(
      text: "\(written.count.counted("known deviation", "known deviations")), \(update.added) added, "
        + "\(update.removed) removed\n",
      messages: open.map { "\(path):\($0.place.line):\($0.place.column): \($0.name) needs a reason" })
  }

  private static func removed(
    _ name: String, in edition: Edition?, _ path: String, _ surroundings: Surroundings
  ) throws(UsageError) -> CommandResult {
    let before = try entries(path, surroundings)
    let rest = before.filter { $0.name != name || edition != nil && $0.edition != edition }
    guard rest.count < before.count else {
      throw UsageError.unknown("entry", name, among: before.map(\.name))
    }
    if let failure = OutputFile.replace(path, with: Deviations.text(rest)) { throw UsageError(failure) }
    return CommandResult(
      text: "\(rest.count.counted("known deviation")), \(before.count - rest.count) removed\n")
  }

  private static func profile(
    _ path: String, from runs: [RecordedRun], _ transcript: String
  ) -> CommandResult {
    let profiles = runs.compactMap { run in
      run.profile.flatMap { profile in run.ledger.map { KeptProfile(profile, $0, in: run.edition) } }
    }
    guard profiles.count == runs.count else {
      return CommandResult(
        exitCode: .inconclusive,
        messages: ["pushspec keep: not all runs of \(transcript) came to their end: nothing is written"])
    }
    if let failure = OutputFile.replace(path, with: KeptProfile.text(profiles)) {
      return CommandResult(exitCode: .usage, messages: ["pushspec keep: \(failure)"])
    }
    let count = profiles.map(\.ledger.entries.count).reduce(0, +)
    return CommandResult(text: "\(profiles.count.counted("profile")), \(count.counted("reading")) shown\n")
  }
}
