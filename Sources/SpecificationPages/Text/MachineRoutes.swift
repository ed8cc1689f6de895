import MachineAnalysis
import ModelAnalysis
import PushModel
import StateMachines

/// The senders of a machine's inputs and the destinations of its outputs, in words for its page.
struct MachineRoutes {
  private let machine: MachineDescription
  private let members: [Member]

  /// The routes of a machine, or of all machines of its kind.
  init(of machine: MachineDescription) {
    self.machine = machine
    let tables = PushTables.of(.standard)
    members = Member.allCases.filter {
      tables.machines[tables.members[$0.rawValue].machine].name == machine.name
    }
  }

  // MARK: Inputs

  /// The senders of an input: outputs of machines and events, with their editions where not all send it.
  func senders(of input: String) -> [String] {
    if members.allSatisfy(\.isOfWorld) { return ["the world"] }
    return (Self.senders[machine.name]?[input] ?? []).map { sender, editions in
      sender + (editions.count == Edition.allCases.count ? "" : " (\(editions.joined(separator: ", ")))")
    }
  }

  private typealias Senders = [(sender: String, editions: [String])]

  /// The senders, by machine and input.
  private static let senders: [String: [String: Senders]] = {
    var found: [String: [String: Senders]] = [:]
    func note(_ sender: String, _ routes: [PushRoute], _ edition: Edition) {
      for input in routes.flatMap(\.inputs) {
        var senders = found[input.machine]?[input.name] ?? []
        let place = senders.firstIndex { $0.sender == sender } ?? senders.count
        if place == senders.count { senders.append((sender, [])) }
        if senders[place].editions.last != edition.rawValue {
          senders[place].editions.append(edition.rawValue)
        }
        found[input.machine, default: [:]][input.name] = senders
      }
    }
    for edition in Edition.allCases {
      let tables = PushTables.of(edition)
      for event in Event.all { note("*\(event.text)*", tables.events[event.place], edition) }
      for member in tables.members {
        let table = tables.machines[member.machine]
        for (output, routes) in zip(table.outputs, member.routes) {
          note("[\(table.name)](\(table.name).md) `\(output)`", routes, edition)
        }
      }
    }
    return found
  }()

  // MARK: Outputs

  /// A route in words, with its citations.
  private struct Line: Hashable {
    let text: String
    let citation: String
  }

  /// The destinations of an output in order, one a line. The editions stand before them where they differ in
  /// more than citations.
  func destinations(of output: String) -> [String] {
    if members.allSatisfy(\.isOfWorld) { return ["the world"] }
    guard let place = machine.outputs.firstIndex(of: output) else { return [] }
    let all = Edition.allCases.map { (edition: $0.rawValue, lines: lines(of: place, in: $0)) }
    let groups = EditionGroup.merging(all.map { (edition: $0.edition, value: $0.lines.map(\.text)) })
    return groups.flatMap { group in
      let lines = group.value.enumerated().map { number, text in
        text
          + cited(
            all.filter { group.editions.contains($0.edition) }.map { ($0.edition, $0.lines[number].citation) }
          )
      }
      let told = lines.isEmpty ? ["nobody"] : lines
      return groups.count == 1 ? told : ["*\(group.editions.joined(separator: ", "))*:"] + told
    }
  }

  /// The citations of a route, with the editions where they differ.
  private func cited(_ citations: [(edition: String, value: String)]) -> String {
    let groups = EditionGroup.merging(citations)
    let texts = groups.filter { !$0.value.isEmpty }.map { group in
      groups.count == 1 ? group.value : "\(group.value) in \(group.editions.joined(separator: ", "))"
    }
    return texts.isEmpty ? "" : " [\(texts.joined(separator: "; "))]"
  }

  /// The routes of an output. The kind of token is left out where the machines of all kinds have the same routes.
  private func lines(of output: Int, in edition: Edition) -> [Line] {
    let tables = PushTables.of(edition)
    let parts = members.map { member -> (part: String?, lines: [Line]) in
      let working = tables.members[member.rawValue]
      let lines = working.routes[output].map {
        Line(text: $0.words(about: working.part), citation: $0.citations.map(\.id).joined(separator: ", "))
      }
      return (working.part, lines)
    }
    guard let first = parts.first else { return [] }
    if parts.allSatisfy({ $0.lines == first.lines }) { return first.lines }
    return parts.flatMap { part in
      part.lines.map { Line(text: "\(part.part ?? ""): \($0.text)", citation: $0.citation) }
    }
  }
}

extension Route where Effect == PushModel.Effect, LookUp == PushModel.LookUp {
  /// The route in words for a page; the machine's own kind of token is left out.
  fileprivate func words(about part: String?) -> String {
    let text =
      switch destination {
      case .machine(let input): input.link
      case .effect(let effect): effect.text
      case .choice(let lookUp, let alternatives):
        "by \(lookUp.text): "
          + alternatives.map { "\($0.name) → \($0.input?.link ?? "nobody")" }.joined(separator: ", ")
      }
    let own = text.split(separator: " ").map { word -> String in
      guard let part else { return String(word) }
      return word == part ? "its token" : word == part + ":" ? "its token:" : String(word)
    }
    return own.joined(separator: " ")
  }
}

extension MachineInput {
  /// The machine as a link from another one's page, with its input.
  fileprivate var link: String {
    "[\(machine)](\(machine).md)" + (part.map { " of \($0)" } ?? "") + " `\(name)`"
  }
}
