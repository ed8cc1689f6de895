import JSON
import MachineAnalysis
import ModelAnalysis
import PushModel
import StateMachines

/// The composition of the machines, for programs in other languages: the destinations of outputs and events.
enum CompositionJSON {
  static var composition: JSONNode {
    .object([
      "members": .array(tables[0].members.map { .object(name(of: $0)) }),
      "outputs": .array(Member.allCases.flatMap(outputs)),
      "events": .array(Event.all.flatMap(event)),
    ])
  }

  private static let tables = Edition.allCases.map { PushTables.of($0) }

  private static func name(of member: PushTables.WorkingMachine) -> [JSONMember] {
    JSONNode.memberList(["machine": tables[0].machines[member.machine].name.json, "part": member.part?.json])
  }

  /// One entry for each output and each group of editions with the same destinations.
  private static func outputs(of member: Member) -> [JSONNode] {
    let first = tables[0].members[member.rawValue]
    return tables[0].machines[first.machine].outputs.enumerated().flatMap { place, output in
      groups { $0.members[member.rawValue].routes[place] }.map { group in
        .object(name(of: first) + [JSONMember(name: "output", node: output.json)] + shared(group))
      }
    }
  }

  private static func event(_ event: Event) -> [JSONNode] {
    groups { $0.events[event.place] }.map { group in
      .object([JSONMember(name: "event", node: event.text.json)] + shared(group))
    }
  }

  private static func groups(_ routes: (PushTables) -> [PushRoute]) -> [EditionGroup<[PushRoute]>] {
    EditionGroup.merging(zip(Edition.allCases, tables).map { (edition: $0.rawValue, value: routes($1)) })
  }

  private static func shared(_ group: EditionGroup<[PushRoute]>) -> [JSONMember] {
    JSONNode.memberList(["editions": group.editions.json, "routes": .array(group.value.map(route))])
  }

  private static func route(_ route: PushRoute) -> JSONNode {
    let per = route.citations.isEmpty ? nil : route.citations.map(\.id).json
    switch route.destination {
    case .machine(let input): return .object(members(of: input) + JSONNode.memberList(["per": per]))
    case .effect(let effect): return .object(["does": effect.text.json, "per": per])
    case .choice(let lookUp, let alternatives):
      let options = alternatives.map { alternative in
        JSONNode.object(
          [JSONMember(name: "value", node: alternative.name.json)]
            + (alternative.input.map(members) ?? []))
      }
      return .object(["by": lookUp.text.json, "alternatives": .array(options), "per": per])
    }
  }

  private static func members(of input: MachineInput) -> [JSONMember] {
    JSONNode.memberList(["machine": input.machine.json, "part": input.part?.json, "input": input.name.json])
  }
}
