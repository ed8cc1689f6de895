import MachineAnalysis
import ModelAnalysis
import ModelBasedTesting
import PushModel
import StateMachines

/// The branches of an edition's machines that a port can pass, without those of the exceptions; and the
/// possible events, which have causes among their effects or none at all.
struct PassableBranches {
  /// The events that a port can get.
  private(set) var events: [Event] = []

  /// For each member, its possible inputs.
  private var inputs: [Set<UInt8>]
  /// The values that effects keep.
  private var keptValues: Set<Value> = []
  private let tables: PushTables
  private var situations: [Int: Readings] = [:]

  /// Finds the branches of the SDK's machines.
  init(in edition: Edition, exceptions: [CoverageException] = CoverageException.ofTheSpecification) {
    tables = PushTables.of(edition)
    inputs = tables.members.map { _ in [] }
    for machine in MachineRegistry.sdk {
      guard let table = machine.table(of: edition.name),
        let kind = tables.machines.firstIndex(where: { $0.name == machine.name })
      else { continue }
      // The rules are in the order of the branches.
      for (number, rule) in CoverageItems(of: machine, in: table).rules.enumerated() {
        guard let situation = rule.situation else { continue }
        let branch = tables.machines[kind].branches[number]
        let cell = tables.machines[kind].cellName(of: branch)
        let isExcepted = exceptions.contains { exception in
          exception.covers(cell, under: branch.path, edition: edition.name)
        }
        guard !isExcepted else { continue }
        situations[tables.firstBranches[kind] + number] = Readings(
          situation.merging(Self.neededElsewhere[cell] ?? [:]) { own, _ in own })
      }
    }
    followRoutes(in: edition)
  }

  /// Follows the routes from the events on: events lead to inputs, inputs to branches, branches to inputs and
  /// effects, and effects to more events.
  private mutating func followRoutes(in edition: Edition) {
    var effects: Set<Effect> = []
    var count = -1
    while count != inputs.reduce(effects.count, { $0 + $1.count }) {
      count = inputs.reduce(effects.count) { $0 + $1.count }
      events = Event.all.filter { $0.canHappen(in: edition, where: effects) }
      let begun = events.flatMap { tables.events[$0.place] }
      for route in begun + tables.members.indices.flatMap(routes(of:)) {
        for input in route.inputs {
          if let member = tables.member(input.machine, input.part) { inputs[member].insert(input.place) }
        }
        if case .effect(let effect) = route.destination { effects.insert(effect) }
      }
    }
    keptValues = Set(effects.compactMap(\.keptValue))
  }

  /// The routes of a member's possible outputs.
  func routes(of member: Int) -> [PushRoute] {
    tables.members[member].routes.enumerated().flatMap { output, routes in
      branches(emitting: UInt8(output), of: member).isEmpty ? [] : routes
    }
  }

  /// The outputs of a kind of machine that keep no values foreign to the edition.
  func knownOutputs(ofKind kind: Int) -> Set<UInt8> {
    let members = tables.members.filter { $0.machine == kind }
    let known = tables.machines[kind].outputs.indices.filter { output in
      members.flatMap { $0.routes[output] }.allSatisfy { route in
        guard case .effect(let effect) = route.destination, let value = effect.keptValue else { return true }
        return keptValues.contains(value)
      }
    }
    return Set(known.map(UInt8.init))
  }

  /// The branches in which a member emits an output, by number.
  func branches(emitting output: UInt8, of member: Int) -> [Int] {
    let kind = tables.members[member].machine
    let (machine, first) = (tables.machines[kind], tables.firstBranches[kind])
    return machine.branches.indices.filter { number in
      let branch = machine.branches[number]
      return branch.outputs.contains(output) && situations[first + number] != nil
        && inputs[member].contains(branch.input)
    }.map { first + $0 }
  }

  /// Readings that other machines have to follow before a cell is reached; a machine's own table does not
  /// have them.
  private static let neededElsewhere = [
    // The agreement is forgotten after its registration was sent.
    "Agreement/none/registrationSucceeds": ["Q-AGR-6": "forgotten"],
    // The device has forgotten a token that the server still has.
    "TokenRecord/none/recordFound": ["Q-PERM-5": "removed"],
    // The SDK looks at the permission without asking for it.
    "TokenRegistration/awaitingPermission/permissionUndetermined": ["Q-PERM-2": "doesNotAsk"],
    // A registration is abandoned before its first request.
    "TokenRegistration/idle/abandon": ["Q-INIT-7": "abandoned"],
    // The app unregisters before the SDK resumes an unregistering.
    "Unregistration/interrupted/start": ["Q-INIT-1": "admitted"],
    // A resumed unregistering is in progress, without a call of the app.
    "Unregistration/awaitingServer/start": ["Q-UNREG-7": "resumed"],
    // The token that the flag has registered was removed when the app came to the foreground.
    "TokenRecord/none/removeForFlag": ["Q-PERM-5": "removed", "Q-FLAG-4": "removed"],
    // Two calls of a kind are in progress.
    "TokenQuery/awaitingServerTwice/failed": ["Q-QUERY-4": "sideBySide"],
    "InformationUpdate/awaitingServerForCalls/accepted": ["Q-UPD-3": "sideBySide"],
  ]

  /// Readings under which a port can pass a branch; `nil` for an impassable one.
  func situation(ofBranch number: Int) -> Readings? { situations[number] }

  /// The branches that need two readings or more together, with these readings.
  var meetings: [(branch: String, readings: Readings)] {
    situations.sorted { $0.key < $1.key }.filter { $0.value.sorted.count > 1 }.map { number, readings in
      (RuleTaken(branch: number, in: tables).coverageKey, readings)
    }
  }

  /// Readings under which a port can pass one of some branches; the fewest of all.
  func situation(ofAnyOf branches: [Int]) -> Readings {
    branches.compactMap { situations[$0] }.min { $0.sorted.count < $1.sorted.count } ?? Readings()
  }

  /// Readings under which a port can get an event.
  func situation(of event: Event) -> Readings {
    let causes = event.causes
    return situation(
      ofAnyOf: tables.members.indices.flatMap { number in
        tables.members[number].routes.indices.filter { output in
          tables.members[number].routes[output].contains { route in
            guard case .effect(let effect) = route.destination else { return false }
            return causes.contains(effect)
          }
        }.flatMap { branches(emitting: UInt8($0), of: number) }
      })
  }
}

extension Effect {
  /// The kept value, if the effect keeps one.
  fileprivate var keptValue: Value? {
    guard case .keep(let value, _) = self else { return nil }
    return value
  }
}

extension Event {
  /// Whether the event can happen in an edition with these effects of the SDK.
  fileprivate func canHappen(in edition: Edition, where effects: Set<Effect>) -> Bool {
    switch self {
    case .setUser: edition.hasSetUser
    case .unregister: edition.hasUnregister
    case .update: edition.hasUpdate
    case .setNotificationDelegate, .clearNotificationDelegate: edition.fallsBackToDevice
    case .permissionAnswered, .tokenIssued, .tokenRefused, .served, .heldMessage:
      causes.contains(where: effects.contains)
    case .initialize, .setDelegate, .clearDelegate, .register, .query, .tokenChanged, .tokenInvalidated,
      .message, .notification, .networkReturned, .networkLost, .foreground, .longTimePassed, .processEnded:
      true
    }
  }

  /// The effects that cause the event; none if it needs no cause.
  fileprivate var causes: [Effect] {
    switch self {
    case .permissionAnswered(let purpose): [.askPermission(purpose), .readPermission(purpose)]
    case .tokenIssued(let purpose), .tokenRefused(let purpose): [.requestToken(purpose)]
    case .served(let purpose): [.send(purpose)]
    case .heldMessage: [.release(.voip)]
    case .setUser, .unregister, .update, .initialize, .setDelegate, .clearDelegate, .setNotificationDelegate,
      .clearNotificationDelegate, .register, .query, .tokenChanged, .tokenInvalidated, .message,
      .notification, .networkReturned, .networkLost, .foreground, .longTimePassed, .processEnded:
      []
    }
  }
}
