import MachineAnalysis
import ModelAnalysis
import PushDocuments
import PushModel
import StateMachines

/// The machines: their alphabets, and their transitions in one edition. A command prints the other editions.
enum MachinePage {
  static var all: [(String, String)] { MachineRegistry.all.map { ("machines/\($0.name).md", text(of: $0)) } }

  private static func text(of machine: MachineDescription) -> String {
    let named = Edition.allCases.reversed().map { ($0.rawValue, moves(of: machine, in: $0)) }
    let (edition, rows) = named.first { !$0.1.isEmpty } ?? named[0]
    let table = TextTable(header: ["in", "input", "readings", "then", "outputs", "rests on"], rows: rows)
    return """
      # \(machine.name)

      \(MachineGlossary.named(machine.name)?.account ?? machine.purpose)

      ## In \(edition)

      \(table.rendered(as: .markdown))
      What leaves the machine as it is, what cannot happen, and the other editions: `pushspec table \(machine.name)`. As a
      picture: `pushspec table \(machine.name) --format mermaid`.

      \(alphabets(of: machine))
      """
  }

  /// The transitions in an edition, a row for each branch that changes anything.
  private static func moves(of machine: MachineDescription, in edition: Edition) -> [[String]] {
    (machine.table(of: edition.rawValue)?.cells.filter(\.isReached) ?? []).flatMap { cell in
      cell.branches.compactMap { branch in
        guard case .goes(let target, let outputs) = branch.outcome, target != cell.state || !outputs.isEmpty
        else { return nil }
        return [
          cell.state, cell.input,
          branch.readings.map { "\($0.question) \($0.reading)" }.joined(separator: ", "),
          target == cell.state ? "stays" : target, outputs.joined(separator: ", "),
          ChapterPage.link(to: branch.citation, from: "machines"),
        ]
      }
    }
  }

  /// The names with their meanings, the senders of the inputs, and the destinations of the outputs.
  private static func alphabets(of machine: MachineDescription) -> String {
    let glossary = MachineGlossary.named(machine.name)
    let routes = MachineRoutes(of: machine)
    let tables = [
      names(machine.states, glossary?.states, "initially") { $0 == machine.initial ? "yes" : "" },
      names(machine.inputs, glossary?.inputs, "sent by") {
        let senders = routes.senders(of: $0)
        return senders.isEmpty ? "nobody" : senders.joined(separator: ", ")
      },
      names(machine.outputs, glossary?.outputs, "goes to") {
        routes.destinations(of: $0).joined(separator: "<br>")
      },
    ]
    let subjects = UsualSituation.subjects(concerning: machine.name)
    return zip(["States", "Inputs", "Outputs"], tables).map { "## \($0)\n\n\($1)" }.joined(separator: "\n")
      + (subjects.isEmpty
        ? ""
        : "\nTakes part in: \(subjects.joined(separator: "; ")). `pushspec trace` tells step by step of any situation.\n")
  }

  private static func names(
    _ names: [String], _ meanings: [(key: String, value: String)]?, _ header: String,
    _ column: (String) -> String
  ) -> String {
    TextTable(
      header: ["name", "means", header],
      rows: names.map { name in
        ["`\(name)`", meanings?.first { $0.key == name }?.value ?? "", column(name)]
      }
    ).rendered(as: .markdown)
  }
}
