import ModelAnalysis
import ModelBasedTesting
import PushModel
import StateMachines

extension RuleMutant {
  /// All single faults of the routes between the SDK's machines, and of the routes of events: a route
  /// dropped, doubled or led elsewhere, and another value taken.
  static func wireMutants(in edition: Edition, _ passable: PassableBranches) -> [RuleMutant] {
    let tables = PushTables.of(edition)
    let sdk = Member.allCases.filter { !$0.isOfWorld }.map(\.rawValue)
    let taken = sdk.map { passable.routes(of: $0) }
    let all = taken.flatMap { $0 }
    var mutants: [RuleMutant] = []
    for (number, ownRoutes) in zip(sdk, taken) {
      let member = tables.members[number]
      let machine = tables.machines[member.machine]
      let alternatives = RouteAlternatives(from: ownRoutes, beside: all, in: tables)
      for (output, routes) in member.routes.enumerated() {
        let branches = passable.branches(emitting: UInt8(output), of: number)
        guard !branches.isEmpty else { continue }
        for place in routes.indices {
          for change in alternatives.changes(of: routes[place]) {
            let part = member.part.map { " \($0)" } ?? ""
            mutants.append(
              RuleMutant(
                .wire(member: number, output: output, route: place), in: machine.name,
                at: "\(machine.name)/\(machine.outputs[output])\(part)",
                per: routes[place].citation ?? tables.branch(branches[0]).branch.citation, of: edition,
                situation: passable.situation(ofAnyOf: branches), fault: change.fault, showsOn: branches,
                change: .routes(
                  output: output, member: number, replacing(routes, at: place, by: change.replacements))))
          }
        }
      }
    }
    return mutants + eventMutants(in: edition, passable)
  }

  private static func replacing(
    _ routes: [PushRoute], at place: Int, by replacements: [PushRoute]
  ) -> [PushRoute] {
    var changed = routes
    changed.replaceSubrange(place...place, with: replacements)
    return changed
  }

  private static func eventMutants(in edition: Edition, _ passable: PassableBranches) -> [RuleMutant] {
    let tables = PushTables.of(edition)
    var mutants: [RuleMutant] = []
    for (event, routes) in tables.events.enumerated() where passable.events.contains(Event.all[event]) {
      let alternatives = RouteAlternatives(from: routes, beside: [], in: tables)
      let situation = passable.situation(of: Event.all[event])
      for place in routes.indices {
        guard let citation = routes[place].citation ?? citation(ofBranchTakenBy: routes[place], tables) else {
          continue
        }
        for change in alternatives.changes(of: routes[place]) {
          mutants.append(
            RuleMutant(
              .event(event, route: place), in: "Event", at: "Event/\(Event.all[event].text)", per: citation,
              of: edition, situation: situation, fault: change.fault,
              showsOn: [tables.number(ofEvent: event)],
              change: .event(event, replacing(routes, at: place, by: change.replacements))))
        }
      }
    }
    return mutants
  }

  /// The citation of the first branch that a machine takes by a route.
  private static func citation(ofBranchTakenBy route: PushRoute, _ tables: PushTables) -> Citation? {
    for input in route.inputs {
      let machine = tables.machines.first { $0.name == input.machine }
      let branch = machine?.branches.first { $0.input == input.place && $0.target != nil }
      if let branch { return branch.citation }
    }
    return nil
  }
}

/// The possible confusions of a route: other routes between the same machines, or effects of the same kind;
/// for values, all that are kept in the same place anywhere. Targets without a branch are left out.
private struct RouteAlternatives {
  private let routes: [PushRoute]
  private let all: [PushRoute]
  private let tables: PushTables

  init(from routes: [PushRoute], beside all: [PushRoute], in tables: PushTables) {
    self.routes = routes
    self.all = all
    self.tables = tables
  }

  func changes(of route: PushRoute) -> [RouteChange] {
    let dropped = RouteChange(fault: .dropsWire(route.text), replacements: [])
    let doubled = RouteChange(fault: .doublesWire(route.text), replacements: [route, route])
    switch route.destination {
    case .machine(let input):
      return (asksAlone(input) ? [dropped] : [dropped, doubled])
        + others(of: route, among: routes) { other in
          guard case .machine(let taken) = other else { return false }
          return taken.machine == input.machine && taken.part == input.part && taken != input
        }
    case .effect(.keep(let value, let register)):
      // Keeping the same value twice is keeping it once.
      return [dropped]
        + others(of: route, among: all) { other in
          guard case .effect(.keep(let taken, register)) = other else { return false }
          return taken != value
        }
    // The number of a request's repetitions is the port's own business.
    case .effect(.send): return [dropped]
    case .effect(let effect):
      return [dropped, doubled]
        + others(of: route, among: routes) { other in
          guard case .effect(let taken) = other else { return false }
          return taken != effect && taken.isConfusable(with: effect)
        }
    case .choice(let lookUp, let alternatives): return [dropped] + changes(of: route, lookUp, alternatives)
    }
  }

  /// Whether an input leads to requests alone, with their contents.
  private func asksAlone(_ input: MachineInput) -> Bool {
    guard let member = tables.member(input.machine, input.part).map({ tables.members[$0] }) else {
      return false
    }
    let branches = tables.machines[member.machine].branches.filter { $0.input == input.place }
    let routes = branches.flatMap(\.outputs).flatMap { member.routes[Int($0)] }
    return !routes.isEmpty && branches.allSatisfy { $0.target == nil || $0.target == $0.state }
      && routes.allSatisfy { route in
        guard case .effect(let effect) = route.destination else { return false }
        return switch effect {
        case .send, .overtakeUpdates, .keep: true
        case .askPermission, .readPermission, .requestToken, .discardRequests, .begin, .beginSystemToken,
          .queueCall, .startQueuedCalls, .refuse, .refuseCall, .complete, .completeSystemToken,
          .deliver, .reportCall, .hold, .release:
          false
        }
      }
  }

  private func others(
    of route: PushRoute, among pool: [PushRoute], where isMeant: (PushRoute.Destination) -> Bool
  ) -> [RouteChange] {
    var destinations: [PushRoute.Destination] = []
    for other in pool where isMeant(other.destination) && !destinations.contains(other.destination) {
      destinations.append(other.destination)
    }
    return destinations.map { destination in
      let replacement = PushRoute(destination, per: route.citations)
      return RouteChange(fault: .leads(route.text, to: replacement.text), replacements: [replacement])
    }
  }

  /// Leads each alternative of a choice to where another one leads, or nowhere.
  private func changes(
    of route: PushRoute, _ lookUp: LookUp, _ alternatives: [PushRoute.Alternative]
  ) -> [RouteChange] {
    var changes: [RouteChange] = []
    for place in alternatives.indices {
      var tried = [alternatives[place].input]
      for other in alternatives.map(\.input) + [nil] where !tried.contains(other) {
        tried.append(other)
        var changed = alternatives
        changed[place].input = other
        let what = other.map { "tell \($0.machine) \($0.name)" } ?? "nothing"
        changes.append(
          RouteChange(
            fault: .leads("\(alternatives[place].name) of \(route.text)", to: what),
            replacements: [PushRoute(.choice(lookUp, changed), per: route.citations)]))
      }
    }
    return changes
  }
}

/// A fault of one route.
private struct RouteChange {
  let fault: TransitionFault
  let replacements: [PushRoute]
}

extension Effect {
  /// Whether one can be taken for the other: another end of the same call, another form of the same request.
  fileprivate func isConfusable(with other: Effect) -> Bool {
    switch (self, other) {
    case (.complete(let call, let channel, _), .complete(let otherCall, let otherChannel, _)):
      call == otherCall && channel == otherChannel
    case (.completeSystemToken, .completeSystemToken): true
    case (.askPermission(let purpose), .readPermission(let other)): purpose == other
    case (.readPermission(let purpose), .askPermission(let other)): purpose == other
    case (_, _): false
    }
  }
}
