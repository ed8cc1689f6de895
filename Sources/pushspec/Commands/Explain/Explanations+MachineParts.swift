import CommandSupport
import Conformance
import MachineAnalysis
import ModelAnalysis
import PushModel
import StateMachines

extension Explanations {
  // MARK: Parts of machines

  mutating func explain(_ part: IndexEntry) {
    let names = part.id.split(separator: "/").map(String.init)
    let (machine, name) = (names[0], names[names.count - 1])
    let kind = part.kind == .output ? "a kind of output" : part.kind == .input ? "an input" : "a state"
    prose.say("\(name) is \(kind) of \(machine): \(part.title)")
    let found = Edition.allCases.reversed().lazy
      .map { (edition: $0, rules: Self.rules(of: machine, named: name, kind: part.kind, in: $0)) }
      .first { !$0.rules.isEmpty }
    if let found {
      prose.list("Its rules in \(found.edition.rawValue):", found.rules)
      let ids = Self.ids(in: found.rules)
      tell(ids.map { "\($0): \(CitedIDs.sentence($0))" }, "They rest on:")
    } else {
      prose.say("No rule of any edition has it.")
    }
    prose.commands("To see the whole machine:", ["pushspec table \(machine)", "pushspec explain \(machine)"])
  }

  /// The rules of a machine that have a state, an input or an output, one a line.
  private static func rules(
    of machine: String, named name: String, kind: IndexEntry.Kind, in edition: Edition
  ) -> [String] {
    guard let table = MachineRegistry.table(of: machine, in: edition) else { return [] }
    return table.cells.flatMap { cell in
      cell.branches.filter { !$0.isIgnored }.compactMap { branch in
        guard case .goes(let target, let outputs) = branch.outcome else { return nil }
        guard
          kind == .state && cell.state == name || kind == .input && cell.input == name
            || kind == .output && outputs.contains(name)
        else { return nil }
        let readings = branch.readings.map { "\($0.question)=\($0.reading)" }
        let under = readings.isEmpty ? "" : " if \(readings.joined(separator: " and "))"
        return "\(cell.state), \(cell.input)\(under): to \(target)"
          + (outputs.isEmpty ? "" : ", \(outputs.joined(separator: ", "))") + " [\(branch.citation)]"
      }
    }
  }

  /// The ids that the rules cite, each once.
  private static func ids(in rules: [String]) -> [String] {
    var ids: [String] = []
    for rule in rules {
      guard let last = rule.split(separator: "[").last?.dropLast() else { continue }
      if !ids.contains(String(last)) { ids.append(String(last)) }
    }
    return ids
  }
}
