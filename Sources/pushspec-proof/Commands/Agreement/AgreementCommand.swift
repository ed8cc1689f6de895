import CommandSupport
import Conformance
import ModelBasedTesting
import Proofs
import PushModel
import ReferenceAdapter
import ReferencePort
import StateMachines

/// `pushspec-proof agreement`: plays cases on machines and reference port, under the same readings.
enum AgreementCommand: Command {
  static let name = "agreement"

  static let syntax = CommandSyntax(
    summary: "checks cases, machines and reference port against each other, whatever is read",
    operands: [folder], options: [edition] + CaseSelection.options + [limit, walk, seed, format],
    details: """
      which cases
      \(CaseSelection.help)
      what agrees
        a play      a case, on the machines and on the reference port, which follow the same readings. It
                    speaks for all combinations of readings that answer alike what the two have asked
        agreement   the case comes out well on both, and the specification allows all that is seen
        cut short   a case that has more combinations than were played
        a walk      random steps on the reference port under a random reading of every question, judged by
                    the specification; where it does not allow what is seen, the steps are shrunk

      json
        editions       "edition", "cases", "plays", "cutShort", "disagreements", "steps" and "differences"
        disagreements  "case", "between", "readings", which are as few as it takes, and "message"
        differences    of walks: "given", "steps", "readings", "seen" and "expected"

      exit codes
        0  all agree
        1  not all do
        2  usage, or a bad file
        4  inconclusive: interrupted by Ctrl-C, or no case was selected

      examples
        pushspec-proof agreement
            some combinations of every case
        pushspec-proof agreement --edition toast-en --limit 100000
            all of them, as far as a case has no more
        pushspec-proof agreement --limit 1 --walk 1000000
            a million random steps in each edition
      """)

  private static let folder = Operand(optional: "DIR", .text)

  private static let edition = Option.oneEdition("one edition; without it, all five")

  private static let limit = Option(
    "--limit", value: "N", .number(1..., "above 0"), else: 20,
    "plays of each case no more combinations than so many, drawn at random; 20 without it")

  private static let walk = Option(
    "--walk", value: "N", .number(0..., "from 0 on"), else: 20000,
    "takes so many random steps in each edition as well; without it 20000, and none beside a selection")

  private static let seed = Option(
    "--seed", value: "S", .number(0..., "from 0 on"), else: UInt64(1),
    "where the random numbers begin; 1 without it")

  private static let format = OutputFormat.option("text is the default")

  static func run(_ arguments: Arguments, in surroundings: Surroundings) throws(UsageError) -> CommandResult {
    let folder = arguments[folder]
    let catalogue = try Catalogue(folder: folder)
    let selection = CaseSelection(arguments)
    let cases = try selection.cases(of: catalogue)
    let editions = arguments[edition]
    if let nothing = selection.nothing(among: cases, in: editions, of: catalogue, "pushspec-proof agreement")
    {
      return nothing
    }
    let (limit, seed) = (arguments[limit], arguments[seed])
    var problems = catalogue.problems
    let shares = editions.flatMap { edition in
      SuiteRunner(cases: cases).compile(for: edition, problems: &problems).shares(shareCount)
        .map { (edition: edition, cases: $0) }
    }
    let format = arguments[format]
    let played = Parts<(Int, CrossCheck)>(shares.count)
    let walked = Parts<(Edition, CrossCheckWalk)>(editions.count)
    surroundings.keep {
      PartialReport(
        found: CrossCheckReport(editions, of: folder, played.all, walked.all), findingsStand: true
      )
      .result(format)
    }
    let steps = selection.isEverything || arguments.has(walk) ? arguments[walk] : 0
    let progress = Progress(surroundings, parts: steps > 0 ? 2 : 1)
    progress.show("cases", 0, of: shares.count, "shares of the editions")
    _ = shares.mapConcurrently(into: played) { share, publish in
      let check = CrossCheck(share.cases, in: share.edition, limit: limit, seed: seed) {
        port(following: $0, in: share.edition)
      }
      publish((share.cases.count, check))
      progress.show("cases", played.all.count, of: shares.count, "shares of the editions")
      return (share.cases.count, check)
    }
    _ = editions.mapConcurrently(into: walked) { edition, _ in
      progress.show("walks", walked.all.count, of: editions.count, "editions")
      let walk = CrossCheckWalk(in: edition, steps: steps, seed: seed) {
        ReferenceAdapter(edition: edition, following: $0)
      }
      return (edition, walk)
    }
    let report = CrossCheckReport(editions, of: folder, played.all, walked.all)
    var result = report.result(format, messages: problems.map(\.description))
    if !problems.isEmpty { result.exitCode = .usage }
    return result
  }

  /// The number of shares of an edition's cases, large enough to keep all cores busy.
  private static let shareCount = 8

  private static func port(
    following combination: ReadingSet, in edition: Edition
  ) -> (port: ReferenceAdapter, asked: () -> Set<String>) {
    let inquiry = Inquiry()
    return (
      ReferenceAdapter(edition: edition, following: combination, notedIn: inquiry), { inquiry.questions }
    )
  }
}

extension Array {
  /// The elements in shares, dealt in turn.
  fileprivate func shares(_ count: Int) -> [[Element]] {
    (0..<count).map { share in stride(from: share, to: self.count, by: count).map { self[$0] } }
  }
}
