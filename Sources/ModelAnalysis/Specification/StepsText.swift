import MachineAnalysis
import PushModel
import StateMachines

/// The pages of calls and events, step by step.
enum StepsText {
  static var all: [(String, String)] {
    told.map { ("steps/\($0.name).md", text(of: $0, $1)) } + [("steps/README.md", index)]
  }

  /// The pages, each with its situations and what happens in them in each edition in which they can be.
  static let told = StepsPage.all.map { page in
    (page: page, scenes: page.scenes.map { (scene: $0, tables: traces(of: $0)) })
  }

  private static var index: String {
    "# Step by step\n\nWhat happens, machine by machine, when a call or an event arrives. "
      + "`pushspec trace` tells the same of any\nother situation, and under any readings.\n\n"
      + Markdown.list(StepsPage.all.map { "[\($0.title)](\($0.name).md)" })
  }

  private static func text(
    of page: StepsPage, _ scenes: [(scene: StepsPage.Scene, tables: [StepsTable])]
  ) -> String {
    let intro = """
      # \(page.title), step by step

      The questions that are open have the readings that the text leans to, and the first where it leans to none;
      those stand below each table. `pushspec trace` follows others.

      """
    return ([intro] + scenes.map { text(of: $0, $1) }).joined(separator: "\n")
  }

  /// The pages in whose situations a machine is concerned.
  static func pages(about machine: String) -> [StepsPage] {
    told.filter { $0.scenes.contains { $0.tables.contains { $0.machines.contains(machine) } } }.map(\.page)
  }

  private static func traces(of scene: StepsPage.Scene) -> [StepsTable] {
    Edition.allCases.compactMap { edition in
      var situation = Situation(Interpretation(edition: edition, readings: .leaning(in: edition)))
      do throws(Situation.Failure) {
        try situation.take(scene.given(in: edition))
        return StepsTable(try Trace(scene.step, in: situation))
      } catch {
        return nil
      }
    }
  }

  private static func text(of scene: StepsPage.Scene, _ traces: [StepsTable]) -> String {
    let missing = Edition.allCases.filter { edition in !traces.contains { $0.edition == edition } }
    let groups = EditionGroup.merging(traces.map { (edition: $0.edition.rawValue, value: $0.behaviour) })
    var parts = ["## \(scene.title)\n"]
    let given = EditionGroup.merging(traces.map { (edition: $0.edition.rawValue, value: $0.given) })
    parts += given.map { group in
      let steps =
        group.value.isEmpty ? "a fresh device" : group.value.map { "`\($0)`" }.joined(separator: ", ")
      return "Given" + (given.count == 1 ? "" : " in \(group.editions.joined(separator: ", "))")
        + ": \(steps).\n"
    }
    if !missing.isEmpty { parts.append("Cannot happen in \(Places.names(missing)).\n") }
    parts += groups.map { group in
      StepsTable.text(
        of: traces.filter { group.editions.contains($0.edition.rawValue) },
        title: group.title(of: Edition.allCases.map(\.rawValue)))
    }
    return parts.joined(separator: "\n")
  }
}

extension Readings {
  /// The readings that the text of an edition leans to.
  static func leaning(in edition: Edition) -> Readings {
    var readings = Readings()
    for question in OpenQuestion.all where question.editions.contains(edition) {
      if let leaning = question.leaning { readings[question.id] = leaning.reading }
    }
    return readings
  }
}

/// A trace as a table: what happens in it, and what that rests on.
struct StepsTable: Sendable {
  /// The edition.
  let edition: Edition
  /// What happens, by which editions are told apart.
  let behaviour: Behaviour
  /// What was given.
  let given: [String]
  /// The machines that are concerned.
  let machines: Set<String>
  private let citations: [String]
  private let forks: [String]

  /// What happens.
  struct Behaviour: Hashable, Sendable {
    let rows: [[String]]
    let seen: [String]
    let diagram: SequenceDiagram
  }

  /// Lists a trace.
  init(_ trace: Trace) {
    edition = trace.edition
    var rows: [[String]] = []
    var citations: [String] = []
    var forks: [String] = []
    for event in trace.events {
      rows.append(["", "*\(event.text)*", ""])
      citations.append("")
      for rule in event.rules where !rule.isIgnored {
        rows.append([
          rule.link, "`\(rule.rule.state)` on `\(rule.rule.input)`",
          ([rule.isImpossible || rule.leads == "stays" ? rule.leads : "`\(rule.leads)`"]
            + rule.effects.map(\.text))
            .joined(separator: "; "),
        ])
        citations.append(rule.citations.joined(separator: ", "))
      }
      for rule in event.rules {
        forks += rule.forks.filter { !$0.isLeaning }.map { $0.text(in: rule) }.filter { !forks.contains($0) }
      }
    }
    behaviour = Behaviour(
      rows: rows, seen: trace.seen + trace.afterwards, diagram: SequenceDiagram(trace))
    given = trace.given
    machines = Set(trace.events.flatMap(\.rules).filter { !$0.isIgnored }.map(\.rule.machine))
    self.citations = citations
    self.forks = forks
  }

  /// The editions that behave alike, as a part of a page.
  static func text(of tables: [StepsTable], title: String) -> String {
    guard let first = tables.first else { return "" }
    var rows = TextTable(header: ["step", "machine", "rule", "leads to", "per"])
    for (number, row) in first.behaviour.rows.enumerated() {
      let per = EditionGroup.merging(
        tables.map { (edition: $0.edition.rawValue, value: $0.citations[number]) })
      rows.rows.append([String(number + 1)] + row + [merged(per)])
    }
    var text = "### \(title == "all" ? "All editions" : title)\n\n"
    if first.machines.isEmpty { return text + "No machine is concerned.\n" }
    text += Markdown.block("mermaid", first.behaviour.diagram.mermaid) + "\n" + rows.rendered(as: .markdown)
    if !first.behaviour.seen.isEmpty {
      text += "\nSeen: \(first.behaviour.seen.joined(separator: "; ")).\n"
    }
    let forks = self.forks(of: tables)
    return text
      + (forks.isEmpty ? "" : "\nForks where the text leans to no reading:\n\n" + Markdown.list(forks))
  }

  /// The forks, each with its editions where not all have it.
  private static func forks(of tables: [StepsTable]) -> [String] {
    var editions: [String: [Edition]] = [:]
    var order: [String] = []
    for table in tables {
      for fork in table.forks {
        if editions[fork] == nil { order.append(fork) }
        editions[fork, default: []].append(table.edition)
      }
    }
    return order.map { fork in
      let open = editions[fork] ?? []
      return fork
        + (open.count == tables.count ? "" : " (in \(open.map(\.rawValue).joined(separator: ", ")))")
    }
  }

  private static func merged(_ groups: [EditionGroup<String>]) -> String {
    if groups.count == 1 { return groups[0].value }
    return groups.map { "\($0.value) (\($0.editions.joined(separator: ", ")))" }.joined(separator: "; ")
  }
}

extension TracedRule {
  fileprivate var link: String {
    "[\(rule.machine)](../machines/\(rule.machine).md)" + (rule.channel.map { " of \($0.rawValue)" } ?? "")
  }

  /// What is done with values and at the edge because of the rule itself.
  fileprivate var effects: [Effect] {
    outputs.flatMap(\.routes).compactMap {
      if case .effect(let effect, isIdle: false) = $0.result { effect } else { nil }
    }
  }

  /// What the rule and what it does rest on, with the readings that are followed.
  fileprivate var citations: [String] {
    let routes = outputs.flatMap(\.routes).flatMap { route -> [String] in
      if case .effect(_, isIdle: false) = route.result { route.citations.map(\.id) } else { [] }
    }
    let readings = forks.map { "\($0.question) `\($0.followed)`" }
    let asked = forks.map(\.question)
    return ([rule.citation.id] + routes).reduce(into: readings) { ids, id in
      if !ids.contains(id), !asked.contains(id) { ids.append(id) }
    }
  }
}

extension TracedFork {
  /// The question, where it is asked, and what each reading does there.
  fileprivate func text(in rule: TracedRule) -> String {
    let asks = OpenQuestion.named(question)
    let readings = ["`\(followed)` (followed): \(deed)"] + others.map { "`\($0.reading)`: \($0.deed)" }
    return "\(ChapterPage.link(to: question, from: "steps")), \(asks?.asks ?? "") In `\(rule.rule.cell)`: "
      + readings.joined(separator: "; ")
  }
}
