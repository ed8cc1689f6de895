import CommandSupport
import Conformance
import ModelAnalysis
import ModelBasedTesting
import PushModel
import StateMachines

/// `pushspec diff`: shortest sequences of steps that tell two editions, two interpretations, or a port and the
/// specification apart.
enum DiffCommand: Command {
  static let name = "diff"

  static let syntax = CommandSyntax(
    summary: "shows shortest sequences that tell editions, readings or a port apart",
    operands: [first, second],
    options: [statements, behaviours, alphabets, upgrade, cases, OutputFormat.option],
    details: """
      what is compared
        EDITION                an edition under the first reading of every question
        EDITION:Q=READING,...  an edition under these readings, and the first ones of other questions
        FILE                   a transcript, as "pushspec check --transcript" writes it
        --statements           what two editions state, requirement by requirement, beside the sequences of
                               steps that rest on them
        two interpretations    by each behaviour, as a port is seen; and as whole systems under each
                               alphabet. Editions are compared by the steps that both have. All that the
                               same steps lead to is compared, so that "no test tells them apart" is
                               proved
        a transcript           with an interpretation, whose readings are those named and any others: as
                               "pushspec judge" has it, which allows every reading
        two transcripts        case by case, by what was seen of the ports
        --upgrade              two transcripts by their verdicts: a case that came out well and fails is a
                               regression where the port does otherwise in it; else its steps are
                               others, or the same is judged otherwise. One transcript alone is judged
                               anew by this suite, as the port did then
        two profiles           reading by reading, as "pushspec keep profile" writes them

      json
        comparisons  of interpretations: "behaviour" or "alphabet", "result" (different, alike, undecided,
                     not-compared), "pairs", "reason", "start", "steps" with "step", "a" and "b",
                     "questions", "requirements" of "a" and "b", and "differences" that are on record
        statements   with --statements: "id", "change" (added, changed, regraded, dropped, kept), "sentence",
                     "a" and "b" with "is", "grade" and "lines", and "shownBy", the comparisons whose steps
                     rest on it
        runs         of a transcript: "edition", "followed", "notFollowed", "readings" that were
                     shown, "shortest", and "departures" with "case", "step", "given", "steps", "seen",
                     "allowedByCase", and "allowed" with "seen", "readings" and "requirements"
        profiles     of two profiles: "edition", "changed" and "mentioned"
        changes      with --upgrade: "kind" (regression, new-case, changed-case, changed-ruling, mended,
                     not-judged), "case", "edition", "before" and "now"; "compared" counts all
        cases        of two transcripts: "case", "edition", "step", "given", "steps", "a" and "b" of those
                     that differ; "compared" and "notCompared" count all

      exit codes
        0  no difference
        1  a difference; with --upgrade, a regression
        2  usage, or a bad file
        4  inconclusive: nothing could be compared, or not all of it

      examples
        pushspec diff toast-ko toast-ja
            two editions
        pushspec diff toast-ja toast-ja:Q-LOGIN-1=previousUser --behaviour login
            two readings of a question, as far as a behaviour shows them
        pushspec diff toast-ko toast-ja --statements --behaviour login
            what the two state differently, and which statements a test on logins shows
        pushspec diff run.jsonl toast-ja:Q-LOGIN-7=remembered
            what a port did, and what that reading allows
        pushspec diff last-release.jsonl run.jsonl --upgrade
            for a gate: whether something came out worse, and whose doing that is
        pushspec diff run.jsonl --upgrade
            what a newer suite says of an older run
      """)

  private static let first = Operand("A", .operand)
  private static let second = Operand(optional: "B", .operand)

  private static let statements = Option(
    "--statements", "also compares what the editions state, requirement by requirement"
  ).when(isOfInterpretations)

  private static let behaviours = Option(
    "--behaviour", values: "NAME", .tabled, "only this behaviour: \(BehaviourName.tabled.list)"
  ).when(isOfInterpretations)

  private static let alphabets = Option(
    "--alphabet", values: "NAME", .one(of: "alphabet", { SystemComparison.alphabets }, named: \.self),
    """
    only the whole system under this alphabet: \(SystemComparison.alphabets.joined(separator: ", "))
    """
  ).when(isOfInterpretations)

  private static let upgrade = Option(
    "--upgrade",
    "sorts what came out otherwise than in an older run, the first; only a regression ends with 1"
  ).when(
    Condition { option, given in
      [given[first], given[second]].compactMap(\.self).allSatisfy(\.isTranscript)
        ? nil : "\(option) needs transcripts"
    })

  private static let cases = Catalogue.option.when(
    Condition { option, given in hasTranscript(given) ? nil : "\(option) needs a transcript" })

  private static let isOfInterpretations = Condition { option, given in
    hasTranscript(given) ? "\(option) needs two interpretations" : nil
  }

  private static func hasTranscript(_ given: Arguments) -> Bool {
    [given[first], given[second]].contains { $0?.isTranscript ?? false }
  }

  static func run(_ arguments: Arguments, in surroundings: Surroundings) throws(UsageError) -> CommandResult {
    let format = arguments[OutputFormat.option]
    let first = arguments[Self.first]
    let second = arguments[Self.second]
    let labels = (a: first.label, b: second?.label ?? "")
    switch (first, second) {
    case (.interpretation(let edition, let readings), .interpretation(let other, let otherReadings)):
      let (progress, scope) = (Progress(surroundings), scope(arguments))
      let all = scope.behaviours.count + scope.alphabets.count
      progress.show("comparisons", 0, of: all, "of \(labels.a) and \(labels.b)")
      return InterpretationsReport(
        labels: labels, comparing: Interpretation(edition: edition, readings: readings),
        with: Interpretation(edition: other, readings: otherReadings), by: scope,
        withStatements: arguments[statements]
      ) { part in
        progress.show("comparisons", part.comparisons.count, of: all, "of \(labels.a) and \(labels.b)")
        surroundings.keep { PartialReport(found: part, findingsStand: true).result(format) }
      }.result(format)
    case (.interpretation(let edition, let readings), .transcript(_, let runs)),
      (.transcript(_, let runs), .interpretation(let edition, let readings)):
      return DeparturesReport(
        of: try runs.of(edition), playing: try cases(arguments), allowing: ReadingSet(readings)
      ).result(format)
    case (.transcript(_, let runs), nil) where arguments[upgrade]:
      let cases = try cases(arguments)
      return upgrade(to: UpgradeComparison(runs, by: cases), (first.label, "this suite"), cases).result(
        format)
    case (.transcript(_, let runs), .transcript(_, let others)) where arguments[upgrade]:
      let cases = try cases(arguments)
      let retired = Set(cases.filter(\.isRetired).map(\.id))
      return upgrade(to: UpgradeComparison(runs, others, retired: retired), labels, cases).result(format)
    case (.transcript(_, let runs), .transcript(_, let others)):
      let comparison = PortComparison(runs, others, cases: try cases(arguments))
      return TranscriptsReport(labels: labels, comparison: comparison).result(format)
    case (.profile(_, let profiles), .profile(_, let others)):
      return ProfilesReport(labels: labels, profiles, others).result(format)
    case (.profile, _), (_, .profile): throw UsageError("a profile is compared with another profile")
    case (.interpretation, nil): throw UsageError("\(first.label) needs something to be compared with")
    case (.transcript, nil):
      throw UsageError(
        "\(first.label) needs something to be compared with; \"pushspec judge \(first.label)\" judges it")
    }
  }

  private static func upgrade(
    to comparison: UpgradeComparison, _ labels: (a: String, b: String), _ cases: [ConformanceCase]
  ) -> UpgradeReport {
    let titles = Dictionary(cases.map { ($0.id, $0.title) }, uniquingKeysWith: { first, _ in first })
    return UpgradeReport(labels: labels, comparison: comparison, titles: titles)
  }

  /// The scope of the comparison of two interpretations; without an option, everything.
  private static func scope(_ arguments: Arguments) -> DiffScope {
    let isWhole = !arguments.has(behaviours) && !arguments.has(alphabets)
    return DiffScope(
      behaviours: BehaviourName.tabled.filter { isWhole || arguments[behaviours].contains($0) },
      alphabets: SystemComparison.alphabets.filter { isWhole || arguments[alphabets].contains($0) })
  }

  private static func cases(_ arguments: Arguments) throws(UsageError) -> [ConformanceCase] {
    try Catalogue(folder: arguments[cases]).whole()
  }
}

/// The scope of a comparison of two interpretations.
struct DiffScope {
  let behaviours: [BehaviourName]
  /// The names of alphabets of the whole system.
  let alphabets: [String]
}
