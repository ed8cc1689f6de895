import MachineAnalysis
import PushDocuments
import PushModel

/// The machines: what they do in each state, as tables and as pictures.
enum MachinePage {
  static var all: [(String, String)] {
    MachineRegistry.all.map { ("machines/\($0.name).md", text(of: $0)) }
  }

  private static func text(of machine: MachineDescription) -> String {
    let parts = [
      "# \(machine.name)\n\n\(machine.purpose)\n",
      alphabets(of: machine),
      """
      ## Table

      Editions that behave alike share a row. A row with readings holds for ports that follow them.

      """,
    ]
    return
      (parts + machine.states.map { states($0, of: machine) }
      + ["## Diagrams\n"] + diagrams(of: machine) + ["## What it rests on\n\n" + citations(of: machine)])
      .joined(separator: "\n")
  }

  /// The names, what each means, who sends the inputs, and where the outputs go.
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
    let pages = StepsText.pages(about: machine.name).map(\.title)
    return zip(["States", "Inputs", "Outputs"], tables).map { "## \($0)\n\n\($1)" }.joined(separator: "\n")
      + (pages.isEmpty
        ? ""
        : "\nTakes part in: \(pages.joined(separator: "; ")). `pushspec trace` tells each step by step.\n")
  }

  private static func names(
    _ names: [String], _ meanings: KeyValuePairs<String, String>?, _ header: String,
    _ column: (String) -> String
  ) -> String {
    TextTable(
      header: ["name", "means", header],
      rows: names.map { name in
        ["`\(name)`", meanings?.first { $0.key == name }?.value ?? "", column(name)]
      }
    ).rendered(as: .markdown)
  }

  private static func states(_ state: String, of machine: MachineDescription) -> String {
    let renderer = TableRenderer(format: .markdown)
    let rows = renderer.rows(of: machine, in: state)
    let impossible = renderer.impossibilities(of: machine, in: state)
    let editions = machine.editions(reaching: state)
    let limit =
      editions.count == machine.editions.count ? "" : "Only in \(editions.joined(separator: ", ")).\n\n"
    var text = "### In `\(state)`\n\n" + limit + rows
    if let unconcerned = renderer.unconcerned(of: machine, in: state) {
      text += (rows.isEmpty ? "" : "\n") + unconcerned + "\n"
    }
    if !impossible.isEmpty {
      text += (text.hasSuffix("\n\n") ? "" : "\n") + "Cannot happen:\n\n" + Markdown.list(impossible)
    }
    return text
  }

  /// The default edition's picture first, then those that differ from it.
  private static func diagrams(of machine: MachineDescription) -> [String] {
    let pictures = machine.editions.compactMap { edition in
      Diagram(of: machine, edition: edition).map { (edition: edition, value: $0) }
    }
    let groups = EditionGroup.merging(pictures)
    let standard = groups.filter { $0.editions.contains(Edition.standard.rawValue) }
    let others = groups.filter { !$0.editions.contains(Edition.standard.rawValue) }
    return (standard + others).map { group in
      let title = group.title(of: machine.editions)
      return "\(title == "all" ? "All editions" : title):\n\n"
        + Markdown.block("mermaid", DiagramRenderer.mermaid(group.value))
    }
  }

  private static func citations(of machine: MachineDescription) -> String {
    Markdown.list(
      machine.citations.map { id in
        let link =
          ChapterPage.areas.contains(Area(ofID: id))
          ? ChapterPage.link(to: id, from: "machines") : "[\(id)](../public-record.md)"
        return "\(link): \(statement(of: id))"
      })
  }

  private static func statement(of id: String) -> String {
    AllEvidence.requirement(id)?.sentence ?? AllEvidence.question(id)?.asks ?? ""
  }
}
