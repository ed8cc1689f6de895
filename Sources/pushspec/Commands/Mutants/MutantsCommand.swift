import MachineAnalysis
import Conformance
import ModelAnalysis
import ModelBasedTesting
import PushModel
import StateMachines

/// `pushspec mutants`: single faults of the machines, and the cases that notice them.
enum MutantsCommand {
  static let syntax = CommandSyntax(
    name: "mutants",
    summary: "breaks each rule of the machines and shows which cases notice",
    operands: "[DIR]",
    operandCount: 0...1,
    options: [
      OptionSyntax("--edition", value: "ID", "one edition; without it, all five"),
      OptionSyntax("--machine", value: "NAME", "one machine"),
      OptionSyntax("--allow", value: "N", "lets so many mutants survive: a gate that is only ever lowered"),
      OptionSyntax("--rules", "shows each rule with the cases that kill its mutants"),
      OptionSyntax(
        "--hidden", value: "N", "tries so many mutants with the fault hidden behind one more state"),
      OptionSyntax("--seed", value: "S", "chooses them; 1 is the default"),
      OptionSyntax(
        "--generated", value: "METHOD",
        """
        tries the complete suites of a method (\(SuiteMethod.allCases.map(\.name).joined(separator: ", "))) \
        instead of the cases, on every fault of their behaviours' machines
        """),
      OptionSyntax(
        "--extra-states", value: "K",
        "how many more states than the specification the suites allow a port; 0 without it"),
      OutputFormat.option,
      OptionSyntax("--prove", "explores whether survivors can be told from the specification at all"),
      OptionSyntax(
        "--each-reading", "with --prove: under each reading besides, which takes minutes an edition"),
      OptionSyntax(
        "--witnesses", value: "DEPTH", "few situations that tell survivors, with so many moves after a case"),
    ],
    sections: [
      .init(
        heading: "how a mutant comes out",
        rows: [
          ("killed", "a case fails"),
          ("changes", "no case fails, and one finds another reading"),
          ("survives", "every case that passes the branch comes out as it should"),
          ("notReached", "no case passes the branch"),
          (
            "equivalent",
            """
            with --prove: no test over the alphabets of \"pushspec explore\" tells it, under the first readings \
            and under as many others at once as go together
            """
          ),
          (
            "undecided",
            """
            with --prove: such tests tell it only by what neither a document nor a reading decides; the question \
            that leaves it open is listed
            """
          ),
          (
            "hidden",
            """
            noticed, of those tried that can be noticed: the fault shows only after its branch was followed \
            once without it
            """
          ),
        ]),
      .init(
        heading: "exit codes",
        rows: [
          ("0", "no mutant is left, or no more than --allow says"),
          ("1", "mutants survive, or are not reached"),
          ("2", "usage, or a bad file"),
        ]),
    ],
    examples: [
      .init("pushspec mutants --edition toast-ja --machine Login", "one machine in one edition"),
      .init(
        "pushspec mutants --machine Login --witnesses 2",
        "rows of cases that are missing, without what must be seen"
      ),
      .init(
        "pushspec mutants --generated hsi --extra-states 1 --hidden 10000",
        "what complete suites make of faults that hide behind one more state"),
    ])

  static func run(_ arguments: ParsedArguments) throws(UsageError) -> CommandResult {
    try checkCombination(arguments)
    let wanted = try arguments.value("--edition").map { id throws(UsageError) in try Edition.parsing(id) }
    let machine = try arguments.value("--machine").map { name throws(UsageError) in try Self.machine(name) }
    let allowed = try number("--allow", in: arguments) ?? 0
    let sample = try number("--hidden", in: arguments)
    let seed = try number("--seed", in: arguments) ?? 1
    let depth = try arguments.value("--witnesses").map { text throws(UsageError) in try Self.depth(text) }
    let format = try arguments.choice("--format", else: OutputFormat.text)
    if let name = arguments.value("--generated") {
      let report = try SuiteProofReport(
        editions: wanted.map { [$0] } ?? Edition.allCases, method: GeneratedTests.method(name),
        extraStates: GeneratedTests.extraStates(arguments), sample: sample ?? Self.standardSample,
        seed: UInt64(seed))
      return CommandResult(
        output: format == .json ? report.json.rendered : report.text,
        exitCode: report.holds ? .success : .failed)
    }
    let loaded = CaseTables.load(arguments.operands.first)
    let proves = arguments.has("--prove")
    let surveys = (wanted.map { [$0] } ?? Edition.allCases).mapConcurrently { edition in
      var survey = MutantSurvey(loaded.cases, in: edition, machine: machine)
      if proves { survey.prove(underEachReading: arguments.has("--each-reading")) }
      return survey
    }
    let latent = sample.map { sample in
      surveys.mapConcurrently { $0.latentScore(sample: sample, seed: UInt64(seed)) }
    }
    let report = MutantsReport(surveys: surveys, latent: latent ?? [])
    var result = CommandResult()
    result.messages = loaded.problems.map(\.description)
    switch format {
    case .json: result.output = report.json.rendered
    case .text:
      if arguments.has("--rules") { result.output += report.rules }
      if let depth {
        result.output += witnesses(loaded.cases, surveys, depth)
      } else {
        result.output += report.survivors
      }
      result.output += report.totals
    }
    if wanted == nil, machine == nil, arguments.has("--each-reading") {
      let needless = MutantSurvey.needless(in: surveys)
      result.messages += needless.map { "\"\($0.meaning)\" (\($0.citation.id)) accounts for no mutant" }
      if !needless.isEmpty { result.exitCode = .failed }
    }
    if report.left > allowed { result.exitCode = .failed }
    if !loaded.problems.isEmpty { result.exitCode = .usage }
    return result
  }

  /// Refuses options that would have no effect.
  private static func checkCombination(_ arguments: ParsedArguments) throws(UsageError) {
    guard arguments.has("--generated") else {
      if arguments.has("--extra-states") { throw UsageError("--extra-states needs --generated") }
      if arguments.has("--seed"), !arguments.has("--hidden") { throw UsageError("--seed needs --hidden") }
      if arguments.has("--each-reading"), !arguments.has("--prove") {
        throw UsageError("--each-reading needs --prove")
      }
      return
    }
    for option in [
      "--machine", "--allow", "--rules", "--prove", "--each-reading", "--witnesses",
    ] where arguments.has(option) {
      throw UsageError("\(option) is for the cases and cannot go with --generated")
    }
    guard arguments.operands.isEmpty else {
      throw UsageError("--generated tries complete suites and takes no folder of cases")
    }
  }

  /// How many faults are hidden from complete suites where no number is given.
  private static let standardSample = 1000

  private static func witnesses(
    _ cases: [ConformanceCase], _ surveys: [MutantSurvey], _ depth: Int
  ) -> String {
    var search = MutantWitnessSearch(cases, depth: depth)
    for survey in surveys { search.search(survey.left.map(\.mutant), in: survey.edition) }
    return text(search)
  }

  private static func machine(_ name: String) throws(UsageError) -> String {
    let names = MachineRegistry.sdk.map(\.name)
    guard names.contains(name) else { throw UsageError.unknown("machine", name, among: names) }
    return name
  }

  private static func number(
    _ option: String, in arguments: ParsedArguments
  ) throws(UsageError) -> Int? {
    guard let text = arguments.value(option) else { return nil }
    guard let number = Int(text), number >= 0 else {
      throw UsageError("\(option) takes a number, not \"\(text)\"")
    }
    return number
  }

  private static func depth(_ text: String) throws(UsageError) -> Int {
    guard let depth = Int(text), (1...4).contains(depth) else {
      throw UsageError("--witnesses takes a number from 1 to 4, not \"\(text)\"")
    }
    return depth
  }

  private static func text(_ search: MutantWitnessSearch) -> String {
    var text = ""
    for (number, witness) in search.cover().enumerated() {
      text += "\(number + 1). tells \(witness.mutants.count)\n" + witness.row
      for mutant in witness.mutants { text += "  \(MutantsReport.line(mutant))\n" }
      text += "\n"
    }
    for mutant in search.unwitnessed { text += "without a witness: \(MutantsReport.line(mutant))\n" }
    let left = Dictionary(grouping: search.unwitnessed, by: \.branch.machine)
    let rows = left.sorted { $0.key < $1.key }.map { [$0.key, "\($0.value.count)"] }
    guard !rows.isEmpty else { return text }
    return text + TextTable(header: ["machine", "without a witness"], rows: rows).rendered(as: .plain) + "\n"
  }
}
