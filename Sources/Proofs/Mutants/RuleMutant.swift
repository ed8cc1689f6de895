import ModelAnalysis
import ModelBasedTesting
package import PushModel
package import StateMachines

/// A fault of the specification, in one branch of a machine or in one route between machines.
package struct RuleMutant: Sendable {
  package let site: Site
  /// The name of the machine; `Event` for an event.
  package let machine: String
  /// The branch's cell, the output, or the event, in reports.
  package let place: String
  /// The citation of the place.
  package let citation: Citation
  package let edition: Edition
  /// The readings that lead to the place.
  package let readings: Readings
  /// The readings under which the faulty branch is followed.
  package let situation: Readings
  package let fault: TransitionFault
  /// The places where the fault can show: numbers of branches and, after all branches, of events. One of them
  /// is passed whenever it does.
  package let occasions: [Int]

  private let change: Change

  /// The place of a fault.
  package enum Site: Hashable, Sendable {
    /// A branch, by its number.
    case branch(Int)
    /// A route of an output of a member.
    case wire(member: Int, output: Int, route: Int)
    /// A route of an event.
    case event(Int, route: Int)
  }

  /// A change of the tables.
  enum Change: Sendable {
    case transition(branch: Int, target: UInt8, outputs: [UInt8])
    case routes(output: Int, member: Int, [PushRoute])
    case event(Int, [PushRoute])
  }

  init(
    _ site: Site, in machine: String, at place: String, per citation: Citation, of edition: Edition,
    readings: Readings = Readings(), situation: Readings = Readings(), fault: TransitionFault,
    showsOn occasions: [Int], change: Change
  ) {
    self.site = site
    self.machine = machine
    self.place = place
    self.citation = citation
    self.edition = edition
    self.readings = readings
    self.situation = situation
    self.fault = fault
    self.occasions = occasions
    self.change = change
  }

  /// The edition's tables with the fault in them.
  package var tables: PushTables {
    let tables = PushTables.of(edition)
    switch change {
    case .transition(let branch, let target, let outputs):
      return tables.replacing(branch: branch, target: target, outputs: outputs)
    case .routes(let output, let member, let routes):
      return tables.replacing(output: output, ofMember: member, routes: routes)
    case .event(let event, let routes): return tables.replacing(event: event, routes: routes)
    }
  }

  /// An interpretation with the fault in it.
  package func inserted(in interpretation: Interpretation) -> Interpretation {
    interpretation.replacing(tables)
  }

  /// Whether the fault leaves the behaviour of the machine as it is, where an interpretation leads to the branch.
  func isHarmless(in interpretation: Interpretation) -> Bool {
    guard case .transition(let branch, let target, let outputs) = change else { return false }
    return interpretation.isIndifferent(toTarget: target, outputs, inBranch: branch)
  }
}

extension RuleMutant {
  /// All single faults in an edition: branch by branch, route by route, event by event. Impassable branches
  /// and the exceptions of coverage have none.
  package static func all(in edition: Edition) -> [RuleMutant] {
    let passable = PassableBranches(in: edition)
    return branchMutants(in: edition, passable) + wireMutants(in: edition, passable)
  }

  private static func branchMutants(in edition: Edition, _ passable: PassableBranches) -> [RuleMutant] {
    let tables = PushTables.of(edition)
    let others = Edition.allCases.filter { $0 != edition }.map { PushTables.of($0) }
    var mutants: [RuleMutant] = []
    let ofTheWorld = Set(Member.allCases.filter(\.isOfWorld).map { tables.members[$0.rawValue].machine })
    for (kind, machine) in tables.machines.enumerated() where !ofTheWorld.contains(kind) {
      let known = passable.knownOutputs(ofKind: kind)
      let confusable = OutputsOnInputs(of: kind, among: known)
      for cell in 0..<machine.cellCount {
        for number in machine.branches(ofCell: cell) {
          let branch = machine.branches[number]
          let global = tables.firstBranches[kind] + number
          guard let right = branch.target, let situation = passable.situation(ofBranch: global) else {
            continue
          }
          var faults = BranchFaults(
            of: branch, to: right, in: machine, confusable: confusable.outputs(on: branch.input))
          faults.addReadings(machine.branches(ofCell: cell).map { machine.branches[$0] })
          faults.addEditions(others.map { $0.machines[kind] }, cell, branch.readings, among: known)
          faults.addSingleFaults()
          mutants += faults.all.map { faulty in
            RuleMutant(
              .branch(global), in: machine.name, at: machine.cellName(of: branch), per: branch.citation,
              of: edition, readings: branch.readings, situation: situation, fault: faulty.fault,
              showsOn: [global],
              change: .transition(branch: global, target: faulty.target, outputs: faulty.outputs))
          }
        }
      }
    }
    return mutants
  }
}

/// For each input of a kind of machine, those of some outputs that it gives in any state, edition and reading.
private struct OutputsOnInputs {
  private var found: [Set<UInt8>]

  init(of kind: Int, among known: Set<UInt8>) {
    let machines = Edition.allCases.map { PushTables.of($0).machines[kind] }
    found = machines[0].inputs.map { _ in [] }
    for branch in machines.flatMap(\.branches) {
      found[Int(branch.input)].formUnion(known.intersection(branch.outputs))
    }
  }

  func outputs(on input: UInt8) -> [UInt8] { found[Int(input)].sorted() }
}
