public import PushModel
public import StateMachines

/// A rule that a machine followed, with the routes of its outputs.
public struct TracedRule: Sendable {
  /// The rule.
  public let rule: RuleTaken
  /// Whether the rule says only that the machine is not concerned.
  public let isIgnored: Bool
  /// Whether the rule says that the input is impossible here: a mistake of the specification.
  public let isImpossible: Bool
  /// The outputs, in order.
  public let outputs: [TracedOutput]
  /// The open questions that decide between this branch and others.
  public let forks: [TracedFork]

  /// The machine, with its kind of token where there are several.
  public var member: String { rule.machine + (rule.channel.map { " of \($0.rawValue)" } ?? "") }
}

/// An output with its routes.
public struct TracedOutput: Sendable {
  /// The output's name.
  public let name: String
  /// The routes, in order.
  public let routes: [TracedRoute]
}

/// A route that was taken.
public struct TracedRoute: Sendable {
  /// The citations, where the route is more than a connection.
  public let citations: [Citation]
  /// The result.
  public let result: Result

  /// The result of a route.
  public enum Result: Sendable {
    /// An effect on values or at the edge; `isIdle` if it has no receiver.
    case effect(Effect, isIdle: Bool)
    /// A rule of the machine that got the input; `value` is the deciding one, if there is any.
    indirect case rule(TracedRule, value: Value?)
    /// No machine, by the value.
    case nobody(LookUp)
  }

  /// A deciding value, with the kinds that lead to the same machine.
  public struct Value: Sendable {
    /// The question to the state.
    public let lookUp: LookUp
    /// The names of the kinds.
    public let kinds: [String]
  }
}

/// An open question at a branch.
public struct TracedFork: Hashable, Sendable {
  /// The question's id.
  public let question: String
  /// The followed reading.
  public let followed: String
  /// The other readings, with the machine's deed under each.
  public let others: [Other]

  /// Another reading.
  public struct Other: Hashable, Sendable {
    /// The reading's name.
    public let reading: String
    /// The deed of the machine under the reading.
    public let deed: String
  }
}

/// Rebuilds the tree of rules and outputs that an event caused.
struct TraceReader {
  private let tables: PushTables
  private var rest: ArraySlice<PushSystem.PassedBranch>
  private var edge: EdgeReader

  /// Reads the followed rules of an event, in order.
  init(_ happening: ClosedSystem.Happening, in tables: PushTables) {
    self.tables = tables
    rest = happening.passed[...]
    edge = EdgeReader(happening.edge)
  }

  /// The results of routes: each leads to one rule, to none by a value, or to an effect.
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

  /// The next rule, if it belongs to one of these inputs.
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

  /// The questions on the way to a branch, with the machine's deed under the other readings; earlier
  /// questions keep their answers.
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
  /// The machine's deed in a branch, in a few words, with the further readings that it depends on.
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
