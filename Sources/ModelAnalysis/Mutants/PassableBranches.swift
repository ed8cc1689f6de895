import MachineAnalysis
import PushModel
import StateMachines

/// The branches of an edition's machines that some port can pass, and that the cases are not excepted from.
struct PassableBranches {
  private var situations: [Branch: Readings] = [:]

  private struct Branch: Hashable {
    let cell: String
    let readings: Set<ReadingChoice>
  }

  /// The branches of the SDK's machines.
  init(in edition: Edition, exceptions: [CoverageException] = CoverageException.ofTheSpecification) {
    for machine in MachineRegistry.sdk {
      guard let table = machine.table(of: edition.name) else { continue }
      let items = CoverageItems(of: machine, in: table)
      for rule in items.rules {
        guard let situation = rule.situation else { continue }
        let cell = items.cells[rule.cell].key
        let readings = rule.branch.readings
        let isExcepted = exceptions.contains { exception in
          exception.covers(cell, under: readings, edition: edition.name)
        }
        guard !isExcepted else { continue }
        situations[Branch(cell: cell, readings: Set(readings))] = Readings(
          situation.merging(Self.neededElsewhere[cell] ?? [:]) { own, _ in own })
      }
    }
  }

  /// Readings that other machines have to follow to get to a cell: a machine's own table does not know them.
  private static let neededElsewhere = [
    // The agreement is forgotten after its registration was sent.
    "Agreement/none/succeeded": ["Q-AGR-6": "forgotten"],
    // The device has forgotten what the server still has.
    "TokenRecord/none/found": ["Q-PERM-6": "removed"],
    // A registration is abandoned before it has asked for anything.
    "TokenRegistration/idle/abandon": ["Q-INIT-7": "abandoned"],
    // The app unregisters before the SDK takes an unregistering up.
    "Unregistration/interrupted/start": ["Q-INIT-1": "admitted"],
    // An unregistering that is taken up again is in progress, and no call of the app is.
    "Unregistration/awaitingServer/start": ["Q-UNREG-7": "resumed"],
    // The token that the flag has registered is removed together with the other kind.
    "TokenRecord/none/removeForFlag": ["Q-UNREG-3": "both", "Q-FLAG-4": "removed"],
    "TokenQuery/awaitingServerTwice/refused": ["Q-QUERY-4": "accepted"],
    "TokenQuery/awaitingServerTwice/timedOut": ["Q-QUERY-4": "accepted"],
  ]

  /// Readings under which a port can pass a branch; `nil` if it is none of them.
  func situation<M: Machine>(
    of rule: ResolvedRule<M>, in state: M.State, on input: M.Input
  ) -> Readings? {
    let readings = rule.path.map { ReadingChoice(question: $0.question, reading: $0.reading) }
    return situations[Branch(cell: Cell<M>(state: state, input: input).key, readings: Set(readings))]
  }
}
