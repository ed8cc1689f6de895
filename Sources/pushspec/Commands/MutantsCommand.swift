import Conformance
import ConformanceCases
import Foundation
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
      OptionSyntax("--prove", "explores whether survivors can be told from the specification at all"),
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
          ("equivalent", "with --prove: no test over the alphabets of \"pushspec explore\" tells it"),
        ]),
      .init(
        heading: "exit codes",
        rows: [
          ("0", "no mutant survives"), ("1", "a mutant survives, or is not reached"),
          ("2", "usage, or a bad file"),
        ]),
    ],
    examples: [
      .init("pushspec mutants --edition toast-ja --machine Login", "one machine in one edition"),
      .init(
        "pushspec mutants --machine Login --witnesses 2",
        "rows of cases that are missing, without what must be seen"
      ),
    ])

  static func run(_ arguments: ParsedArguments) throws(UsageError) -> CommandResult {
    let wanted = try arguments.value("--edition").map { id throws(UsageError) in try Edition.parsing(id) }
    let machine = try arguments.value("--machine").map { name throws(UsageError) in try Self.machine(name) }
    let depth = try arguments.value("--witnesses").map { text throws(UsageError) in try Self.depth(text) }
    let loaded = CaseLoader.load(path: arguments.operands.first ?? ConformanceCases.tables.path)
    var result = CommandResult()
    result.messages = loaded.problems.map(\.description)
    var search = depth.map { MutantWitnessSearch(loaded.cases, depth: $0) }
    var rows: [[String]] = []
    for edition in wanted.map({ [$0] }) ?? Edition.allCases {
      let check = MutantCheck(loaded.cases, in: edition)
      let mutants = RuleMutant.all(in: edition).filter { machine == nil || $0.branch.machine == machine }
      let outcomes = mutants.map { (mutant: $0, outcome: check.outcome(of: $0)) }
      var survivors = outcomes.filter { $0.outcome.isSurvival }
      let proved = arguments.has("--prove") ? MutantEquivalence.proved(among: survivors.map(\.mutant)) : []
      survivors = survivors.enumerated().filter { !proved.contains($0.offset) }.map(\.element)
      rows.append(row(edition, outcomes.map(\.outcome), survivors.map(\.outcome), proved.count))
      if !survivors.isEmpty { result.exitCode = .failed }
      guard search == nil else {
        search?.search(survivors.map(\.mutant), in: edition)
        continue
      }
      for (mutant, outcome) in survivors { result.output += "\(outcome): \(line(mutant))\n" }
    }
    if let search { result.output += report(search) }
    let header = [
      "edition", "mutants", "killed", "changes", "equivalent", "survives", "notReached",
    ]
    result.output += TextTable(header: header, rows: rows).rendered(as: .plain)
    if !result.messages.isEmpty { result.exitCode = .usage }
    return result
  }

  private static func machine(_ name: String) throws(UsageError) -> String {
    let names = MachineRegistry.sdk.map(\.name)
    guard names.contains(name) else { throw UsageError.unknown("machine", name, among: names) }
    return name
  }

  private static func depth(_ text: String) throws(UsageError) -> Int {
    guard let depth = Int(text), (1...4).contains(depth) else {
      throw UsageError("--witnesses takes a number from 1 to 4, not \"\(text)\"")
    }
    return depth
  }

  private static func row(
    _ edition: Edition, _ all: [MutantCheck.Outcome], _ left: [MutantCheck.Outcome], _ proved: Int
  ) -> [String] {
    var killed = 0
    var changes = 0
    for outcome in all {
      switch outcome {
      case .killed: killed += 1
      case .changesReading: changes += 1
      case .survives, .notReached: break
      }
    }
    let notReached = left.count { $0 == .notReached }
    return [
      edition.rawValue, "\(all.count)", "\(killed)", "\(changes)", "\(proved)",
      "\(left.count - notReached)", "\(notReached)",
    ]
  }

  private static func report(_ search: MutantWitnessSearch) -> String {
    var text = ""
    for (number, witness) in search.cover().enumerated() {
      text += "\(number + 1). tells \(witness.mutants.count)\n" + witness.row
      for mutant in witness.mutants { text += "  \(line(mutant))\n" }
      text += "\n"
    }
    for mutant in search.unwitnessed { text += "without a witness: \(line(mutant))\n" }
    let left = Dictionary(grouping: search.unwitnessed, by: \.branch.machine)
    let rows = left.sorted { $0.key < $1.key }.map { [$0.key, "\($0.value.count)"] }
    guard !rows.isEmpty else { return text }
    return text + TextTable(header: ["machine", "without a witness"], rows: rows).rendered(as: .plain) + "\n"
  }

  private static func line(_ mutant: RuleMutant) -> String {
    let readings = mutant.readings.sorted.map { " \($0.question)=\($0.reading)" }.joined()
    return "\(mutant.edition.rawValue) \(mutant.branch.machine)/\(mutant.branch.state)/\(mutant.branch.input)"
      + "\(readings) (\(mutant.citation.id)) \(mutant.fault)"
  }
}

extension MutantCheck.Outcome {
  /// Whether no case notices the mutant.
  fileprivate var isSurvival: Bool {
    switch self {
    case .killed, .changesReading: false
    case .survives, .notReached: true
    }
  }
}
