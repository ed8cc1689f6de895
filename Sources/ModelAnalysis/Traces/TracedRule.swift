public import PushModel
public import StateMachines

/// A rule that a machine followed, and what became of each of its outputs.
public struct TracedRule: Sendable {
  /// The rule.
  public let rule: RuleTaken
  /// Whether it says no more than that the machine is not concerned.
  public let isIgnored: Bool
  /// Whether the machine rules out what happened: a mistake of the specification.
  public let isImpossible: Bool
  /// The outputs, in order.
  public let outputs: [TracedOutput]
  /// The open questions that decide between this branch and others.
  public let forks: [TracedFork]

  /// The machine, and of several of its kind which.
  public var member: String { rule.machine + (rule.channel.map { " of \($0.rawValue)" } ?? "") }
}

/// An output, and where it went.
public struct TracedOutput: Sendable {
  /// The output's name.
  public let name: String
  /// The routes that followed, in order.
  public let routes: [TracedRoute]
}

/// A route that was taken.
public struct TracedRoute: Sendable {
  /// What it rests on, where it is more than a wire.
  public let citations: [Citation]
  /// What came of it.
  public let result: Result

  /// What came of a route.
  public enum Result: Sendable {
    /// Something was done with values or at the edge; `isIdle` if there was nobody to ask or to tell.
    case effect(Effect, isIdle: Bool)
    /// A machine learned of it; `value` is what was asked and the kinds that lead there, where a value decides.
    indirect case rule(TracedRule, value: Value?)
    /// By the value nobody learned of it.
    case nobody(LookUp)
  }

  /// A value that decides, and its kinds that lead where it led.
  public struct Value: Sendable {
    /// What is asked.
    public let lookUp: LookUp
    /// The kinds.
    public let kinds: [String]
  }
}

/// An open question at a branch.
public struct TracedFork: Hashable, Sendable {
  /// The question's id.
  public let question: String
  /// The reading that is followed.
  public let followed: String
  /// The other readings, and what the machine does under each.
  public let others: [Other]

  /// Another reading.
  public struct Other: Hashable, Sendable {
    /// The reading's name.
    public let reading: String
    /// The deed of the machine under the reading.
    public let deed: String
  }
}

/// Puts what followed from an event together again: which rule because of which output.
struct TraceReader {
  private let tables: PushTables
  private var rest: ArraySlice<PushSystem.PassedBranch>
  private var edge: EdgeReader

  /// The rules that were followed because of an event, in order.
  init(_ happening: ClosedSystem.Happening, in tables: PushTables) {
    self.tables = tables
    rest = happening.passed[...]
    edge = EdgeReader(happening.edge)
  }

  /// What came of routes: each leads to one rule, to none where a value decides so, or to an effect.
  mutating func read(_ routes: [PushRoute], depth: UInt8 = 0) -> [TracedRoute] {
    routes.compactMap { route in
      switch route.destination {
      case .effect(let effect):
        return TracedRoute(
          citations: route.citations, result: .effect(effect, isIdle: !edge.takesPart(effect)))
      case .machine(let input):
        return rule(for: [input], depth).map {
          TracedRoute(citations: route.citations, result: .rule($0, value: nil))
        }
      case .choice(let lookUp, let alternatives):
        guard let rule = rule(for: alternatives.compactMap(\.input), depth) else {
          return TracedRoute(citations: route.citations, result: .nobody(lookUp))
        }
        let kinds = alternatives.filter { alternative in
          alternative.input.map { $0.machine == rule.rule.machine && $0.name == rule.rule.input } ?? false
        }
        let value = TracedRoute.Value(lookUp: lookUp, kinds: kinds.map(\.name))
        return TracedRoute(citations: route.citations, result: .rule(rule, value: value))
      }
    }
  }

  /// The next rule, if a machine follows it on one of these inputs.
  private mutating func rule(for inputs: [MachineInput], _ depth: UInt8) -> TracedRule? {
    guard let passed = rest.first, passed.depth == depth else { return nil }
    let member = tables.members[Int(passed.member)]
    let (table, branch) = tables.branch(Int(passed.branch))
    guard
      inputs.contains(where: {
        $0.machine == table.name && $0.part == member.part && $0.place == branch.input
      })
    else { return nil }
    rest.removeFirst()
    let outputs = branch.target == nil ? [] : branch.outputs
    return TracedRule(
      rule: RuleTaken(passed, in: tables), isIgnored: branch.isIgnored, isImpossible: branch.target == nil,
      outputs: outputs.map { output in
        TracedOutput(
          name: table.outputs[Int(output)], routes: read(member.routes[Int(output)], depth: depth + 1))
      }, forks: Self.forks(at: branch, in: table))
  }

  /// Every question on the way to a branch, and what the machine does under its other readings; the questions
  /// before it are answered alike.
  private static func forks(at branch: Branch, in table: MachineTable) -> [TracedFork] {
    let cell = table.branches(ofCell: table.cell(in: branch.state, on: branch.input)).map {
      table.branches[$0]
    }
    return branch.path.enumerated().map { place, choice in
      var others: [TracedFork.Other] = []
      for other in cell
      where other.path.count > place && other.path.prefix(place) == branch.path.prefix(place)
        && other.path[place].question == choice.question && other.path[place].reading != choice.reading
      {
        let deed = table.deed(of: other, after: place + 1)
        if let known = others.firstIndex(where: { $0.reading == other.path[place].reading }) {
          others[known] = TracedFork.Other(
            reading: others[known].reading, deed: others[known].deed + " or " + deed)
        } else {
          others.append(TracedFork.Other(reading: other.path[place].reading, deed: deed))
        }
      }
      return TracedFork(question: choice.question, followed: choice.reading, others: others)
    }
  }
}

extension MachineTable {
  /// What the machine does in a branch, in a few words, with the readings that it depends on besides.
  fileprivate func deed(of branch: Branch, after count: Int) -> String {
    let besides = branch.path.dropFirst(count).map(\.text).joined(separator: ", ")
    let condition = besides.isEmpty ? "" : " (\(besides))"
    guard let target = branch.target else { return "cannot happen" + condition }
    let stays = target == branch.state
    let told = branch.outputs.map { outputs[Int($0)] }.joined(separator: ", ")
    if stays, told.isEmpty { return "nothing" + condition }
    return (stays ? "stays" : states[Int(target)]) + (told.isEmpty ? "" : " / \(told)") + condition
  }
}
