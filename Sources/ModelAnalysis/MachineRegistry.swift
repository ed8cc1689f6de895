public import MachineAnalysis
import PushDocuments
package import PushModel
import StateMachines

/// The machines of the specification, for lists, diagrams and counts.
public enum MachineRegistry {
  /// The SDK's machines and the world's, in the order of a registration.
  public static let all: [MachineDescription] = sdk + world

  /// The SDK's machines, which a port is compared with.
  public static let sdk = described { !$0.isOfWorld }

  /// The world's machines, which the suite plays around a port.
  public static let world = described { $0.isOfWorld }

  /// The machine with a name.
  public static func named(_ name: String) -> MachineDescription? {
    Member.named(name).map { member in described(Edition.allCases.map { member.table(in: $0) }) }
  }

  /// The table of a machine in one edition alone.
  package static func table(of machine: String, in edition: Edition) -> TransitionTable? {
    PushTables.of(edition).machines.first { $0.name == machine }.map { TransitionTable($0) }
  }

  /// The cells that cite a requirement or a question in one edition.
  package static func cells(citing id: String, in edition: Edition) -> [TableCell] {
    // The tables of machines without the citation need not be made.
    let citing = PushTables.of(edition).machines.filter { machine in
      machine.branches.contains { $0.citation.id == id || $0.path.contains { $0.question == id } }
    }
    return citing.flatMap { TransitionTable($0).cells }.filter { cell in
      cell.branches.contains { $0.citation == id || $0.readings.contains { $0.question == id } }
    }
  }

  /// The machines with a branch that cites a requirement or a question, in any edition.
  public static func machines(citing id: String) -> [MachineDescription] {
    (placesByCitation[id] ?? []).map { all[$0] }
  }

  private static let placesByCitation: [String: [Int]] = {
    var places: [String: [Int]] = [:]
    for (place, machine) in all.enumerated() {
      for id in machine.citations { places[id, default: []].append(place) }
    }
    return places
  }()

  private static func described(_ isMeant: (Member) -> Bool) -> [MachineDescription] {
    let tables = Edition.allCases.map { PushTables.of($0) }
    var numbers: [Int] = []
    for member in Member.allCases where isMeant(member) {
      let number = tables[0].members[member.rawValue].machine
      if !numbers.contains(number) { numbers.append(number) }
    }
    return numbers.map { number in described(tables.map { $0.machines[number] }) }
  }

  private static func described(_ tables: [MachineTable]) -> MachineDescription {
    MachineDescription(tables, purpose: MachineGlossary.named(tables[0].name)?.purpose ?? "")
  }
}
