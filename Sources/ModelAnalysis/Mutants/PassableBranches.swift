import MachineAnalysis
import PushModel
import StateMachines

/// The branches of an edition's machines that some port can pass, and that the cases are not excepted from; and the
/// events that follow from them, or come by themselves.
struct PassableBranches {
  /// The events that a port can learn of.
  private(set) var events: [Event] = []

  private let tables: PushTables
  private var situations: [Int: Readings] = [:]

  /// The branches of the SDK's machines.
  init(in edition: Edition, exceptions: [CoverageException] = CoverageException.ofTheSpecification) {
    tables = PushTables.of(edition)
    for machine in MachineRegistry.sdk {
      guard let table = machine.table(of: edition.name),
        let kind = tables.machines.firstIndex(where: { $0.name == machine.name })
      else { continue }
      // The rules stand in the order of the branches.
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
    let effects = effectsOfRoutes
    events = Event.all.filter { $0.canHappen(in: edition, where: effects) }
  }

  /// What the routes lead to from the outputs of passable branches.
  private var effectsOfRoutes: Set<Effect> {
    var effects: Set<Effect> = []
    for member in tables.members {
      for (output, routes) in member.routes.enumerated()
      where !branches(emitting: UInt8(output), ofKind: member.machine).isEmpty {
        for case .effect(let effect) in routes.map(\.destination) { effects.insert(effect) }
      }
    }
    return effects
  }

  /// The branches of a kind of machine that emit an output, by number.
  func branches(emitting output: UInt8, ofKind kind: Int) -> [Int] {
    let first = tables.firstBranches[kind]
    let branches = tables.machines[kind].branches
    return branches.indices.filter {
      branches[$0].outputs.contains(output) && situations[first + $0] != nil
    }.map { first + $0 }
  }

  /// Readings that other machines have to follow to get to a cell: a machine's own table does not know them.
  private static let neededElsewhere = [
    // The agreement is forgotten after its registration was sent.
    "Agreement/none/registrationSucceeds": ["Q-AGR-6": "forgotten"],
    // The device has forgotten what the server still has.
    "TokenRecord/none/recordFound": ["Q-PERM-6": "removed"],
    // A registration is abandoned before it has asked for anything.
    "TokenRegistration/idle/abandon": ["Q-INIT-7": "abandoned"],
    // The app unregisters before the SDK takes an unregistering up.
    "Unregistration/interrupted/start": ["Q-INIT-1": "admitted"],
    // An unregistering that is taken up again is in progress, and no call of the app is.
    "Unregistration/awaitingServer/start": ["Q-UNREG-7": "resumed"],
    // The token that the flag has registered is removed together with the other kind.
    "TokenRecord/none/removeForFlag": ["Q-UNREG-3": "both", "Q-FLAG-4": "removed"],
    "TokenQuery/awaitingServerTwice/failed": ["Q-QUERY-4": "accepted"],
  ]

  /// Readings under which a port can pass a branch; `nil` if it is none of them.
  func situation(ofBranch number: Int) -> Readings? { situations[number] }

  /// Readings under which a port can pass one of some branches: as few as will do.
  func situation(ofAnyOf branches: [Int]) -> Readings {
    branches.compactMap { situations[$0] }.min { $0.sorted.count < $1.sorted.count } ?? Readings()
  }
}

extension Event {
  /// Whether something brings the event about in an edition in which the SDK has these effects.
  fileprivate func canHappen(in edition: Edition, where effects: Set<Effect>) -> Bool {
    switch self {
    case .setUser: edition.hasSetUser
    case .unregister: edition.hasUnregister
    case .update: edition.hasUpdate
    case .permissionAnswered(let purpose):
      effects.contains(.askPermission(purpose)) || effects.contains(.readPermission(purpose))
    case .tokenIssued(let purpose), .tokenRefused(let purpose): effects.contains(.requestToken(purpose))
    case .served(let purpose): effects.contains(.send(purpose))
    case .heldMessage: effects.contains(.releaseMessages)
    case .initialize, .setDelegate, .clearDelegate, .register, .query, .tokenChanged, .tokenInvalidated,
      .message, .networkReturned, .networkLost, .foreground, .longTimePassed, .processEnded:
      true
    }
  }
}
