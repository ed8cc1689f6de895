public import MachineAnalysis
import PushModel
import StateMachines

/// The machines of the specification as they are listed, drawn and counted.
public enum MachineRegistry {
  /// The SDK's machines and the world's, in the order of a registration.
  public static let all: [MachineDescription] = sdk + world

  /// The machines that a port is compared with.
  public static let sdk = described { !$0.isOfWorld }

  /// The machines that the suite plays around a port.
  public static let world = described { $0.isOfWorld }

  /// Finds a machine by its name.
  public static func named(_ name: String) -> MachineDescription? { all.first { $0.name == name } }

  private static func described(_ isMeant: (Member) -> Bool) -> [MachineDescription] {
    let tables = Edition.allCases.map { PushTables.of($0) }
    var numbers: [Int] = []
    for member in Member.allCases where isMeant(member) {
      let number = tables[0].members[member.rawValue].machine
      if !numbers.contains(number) { numbers.append(number) }
    }
    return numbers.map { number in
      let machines = tables.map { $0.machines[number] }
      return MachineDescription(machines, purpose: MachineGlossary.named(machines[0].name)?.purpose ?? "")
    }
  }
}
