import MachineAnalysis
import PushModel
import StateMachines

/// The branches of an edition's machines that some port can pass, and that the cases are not excepted from.
struct PassableBranches {
  private var situations: [Int: Readings] = [:]

  /// The branches of the SDK's machines.
  init(in edition: Edition, exceptions: [CoverageException] = CoverageException.ofTheSpecification) {
    let tables = PushTables.of(edition)
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
}
