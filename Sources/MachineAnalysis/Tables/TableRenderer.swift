package import StateMachines

/// Renders transition tables for people.
public struct TableRenderer: Sendable {
  /// The format of the tables.
  public let format: TextTable.Format

  /// The width of plain text in columns; `nil` for any width.
  private let width: Int?

  /// Makes a renderer for a format.
  public init(format: TextTable.Format, width: Int? = nil) {
    self.format = format
    self.width = width
  }

  /// One edition at a glance: a row for each input, a column for each state.
  ///
  /// A cell names the target where it differs from the state, the outputs after a slash, and the citation of
  /// the branch; `-` where the input is impossible, `.` where it has no effect.
  public func grid(of machine: MachineDescription, edition: String) -> String {
    guard let table = machine.table(of: edition) else { return "" }
    var text = TextTable(header: ["input"] + machine.states)
    for input in machine.inputs {
      text.rows.append(
        [input]
          + machine.states.map { state in
            table.cell(in: state, on: input).map(summary) ?? []
          }.map { $0.joined(separator: format.lineBreak) })
    }
    return text.rendered(as: format, width: width)
  }

  /// The branches of one state that concern the machine, one a row; editions with the same branches share a row.
  public func rows(of machine: MachineDescription, in state: String) -> String {
    var text = TextTable(header: ["input", "editions", "readings", "then", "outputs", "rests on"])
    for input in machine.inputs {
      for group in BranchGroup.all(of: machine, in: state, on: input) {
        for branch in group.value where branch.outcome != .impossible && !branch.isIgnored {
          text.rows.append([input, group.title(of: machine.editions)] + columns(branch, in: state))
        }
      }
    }
    return text.rows.isEmpty ? "" : text.rendered(as: format, width: width)
  }

  /// The inputs that do not concern the machine in a state, with the reasons, in one line; `nil` if there are none.
  public func unconcerned(of machine: MachineDescription, in state: String) -> String? {
    let found = reasons(of: machine, in: state, where: \.isIgnored)
    return found.isEmpty ? nil : "Not concerned: " + found.joined(separator: "; ") + "."
  }

  /// The impossible inputs of a state: the citations with their inputs and editions.
  public func impossibilities(of machine: MachineDescription, in state: String) -> [String] {
    reasons(of: machine, in: state) { $0.outcome == .impossible }
  }

  /// The inputs with branches of a kind, grouped by the citations.
  private func reasons(
    of machine: MachineDescription, in state: String, where isMeant: (BranchGroup.Branch) -> Bool
  ) -> [String] {
    var found: [(reason: String, inputs: [String])] = []
    for input in machine.inputs {
      for group in BranchGroup.all(of: machine, in: state, on: input) {
        for branch in group.value where isMeant(branch) {
          let reason = [branch.citation, conditions(branch.readings), scope(group, of: machine)]
            .filter { !$0.isEmpty }.joined(separator: "; ")
          if let index = found.firstIndex(where: { $0.reason == reason }) {
            found[index].inputs.append(input)
          } else {
            found.append((reason: reason, inputs: [input]))
          }
        }
      }
    }
    return found.map { "\($0.inputs.map(format.code).joined(separator: ", ")) (\($0.reason))" }
  }

  private func scope(_ group: EditionGroup<[BranchGroup.Branch]>, of machine: MachineDescription) -> String {
    let title = group.title(of: machine.editions)
    return title == "all" ? "" : "in " + title
  }

  private func columns(_ branch: BranchGroup.Branch, in state: String) -> [String] {
    guard case .goes(let target, let outputs) = branch.outcome else { return [] }
    return [
      conditions(branch.readings), target == state ? "stays" : format.code(target),
      outputs.map(format.code).joined(separator: ", "), branch.citation,
    ]
  }

  private func conditions(_ readings: [ReadingChoice]) -> String {
    readings.map { "\($0.question) \(format.code($0.reading))" }.joined(separator: ", ")
  }

  private func summary(_ cell: TableCell) -> [String] {
    if !cell.isPossible { return ["-"] }
    return cell.branches.map { branch in
      let condition = branch.readings.isEmpty ? "" : conditions(branch.readings) + ": "
      switch branch.outcome {
      case .impossible: return condition + "-"
      case .goes(let target, let outputs):
        let move = target == cell.state ? [] : ["→ " + target]
        let emitted = outputs.isEmpty ? [] : ["/ " + outputs.joined(separator: ", ")]
        let deed = (move + emitted).joined(separator: " ")
        return condition + (deed.isEmpty ? "." : deed) + " [\(branch.citation)]"
      }
    }
  }
}

/// The branches of a cell without their places in the source, so that editions can be compared.
package enum BranchGroup {
  package struct Branch: Hashable, Sendable {
    package let readings: [ReadingChoice]
    package let outcome: TableBranch.Outcome
    package let citation: String
    package let isIgnored: Bool
  }

  /// The branches of a cell, with the editions that share them; editions without the state have none.
  package static func all(
    of machine: MachineDescription, in state: String, on input: String
  ) -> [EditionGroup<[Branch]>] {
    EditionGroup.merging(
      machine.tables.compactMap { table in
        guard let cell = table.cell(in: state, on: input), cell.isReached else { return nil }
        return (
          edition: table.edition,
          value: cell.branches.map {
            Branch(readings: $0.readings, outcome: $0.outcome, citation: $0.citation, isIgnored: $0.isIgnored)
          }
        )
      })
  }
}
