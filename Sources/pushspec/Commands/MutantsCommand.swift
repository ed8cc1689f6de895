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
    ],
    sections: [],
    examples: [.init("pushspec mutants --edition toast-ja --machine Login", "one machine in one edition")])

  static func run(_ arguments: ParsedArguments) throws(UsageError) -> CommandResult {
    let wanted = try arguments.value("--edition").map { id throws(UsageError) in try Edition.parsing(id) }
    let machine = arguments.value("--machine")
    let loaded = CaseLoader.load(path: arguments.operands.first ?? ConformanceCases.tables.path)
    var result = CommandResult()
    for edition in wanted.map({ [$0] }) ?? Edition.allCases {
      let check = MutantCheck(loaded.cases, in: edition)
      let mutants = RuleMutant.all(in: edition).filter { machine == nil || $0.branch.machine == machine }
      var counts: [String: Int] = [:]
      for mutant in mutants {
        let outcome = check.outcome(of: mutant)
        switch outcome {
        case .killed: counts["killed", default: 0] += 1
        case .changesReading: counts["changes", default: 0] += 1
        case .survives, .notReached:
          counts["\(outcome)", default: 0] += 1
          result.output +=
            "\(edition.rawValue) \(outcome) \(mutant.branch.machine)/\(mutant.branch.state)/\(mutant.branch.input) \(mutant.citation.id) \(mutant.fault)\n"
        }
      }
      result.output += "\(edition.rawValue) \(mutants.count) \(counts.sorted { $0.key < $1.key })\n"
    }
    return result
  }
}
