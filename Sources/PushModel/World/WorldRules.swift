public import StateMachines

/// The rules of the world's machines in one edition, where nothing is open, and the cells that were followed.
public struct WorldRules: Sendable {
  private let tables: Tables
  /// The cells that were followed, a bit each: the machines of the world are small.
  private var passed: UInt128 = 0
  /// The last impossible pair of a state and an input that was met.
  public private(set) var refusal: Refusal?

  /// An impossible pair of a state and an input.
  public struct Refusal: Hashable, Sendable {
    /// The machine.
    public let machine: String
    /// The citation that rules it out.
    public let citation: Citation
  }

  struct Rule: Sendable {
    /// The state afterwards; `nil` where the pair cannot happen.
    let target: UInt8?
    /// The outputs, a bit each.
    private let told: UInt16
    let citation: Citation

    init(_ branch: Branch) {
      target = branch.target
      citation = branch.citation
      told = branch.outputs.reduce(0) { $0 | 1 << UInt16($1) }
    }

    var isPossible: Bool { target != nil }

    func tells<O: Finite>(_ output: O) -> Bool { told & 1 << UInt16(output.place) != 0 }
  }

  /// What copies share, since it never changes.
  private final class Tables: Sendable {
    let cells: [Rule]
    let firstCells: [Int]
    let inputCounts: [Int]
    let machineNames: [String]

    init(_ edition: Edition) {
      let tables = PushTables.of(edition)
      var cells: [Rule] = []
      var first: [Int] = []
      var counts: [Int] = []
      var names: [String] = []
      for member in Member.allCases where member.isOfWorld {
        let machine = tables.machines[tables.members[member.rawValue].machine]
        first.append(cells.count)
        counts.append(machine.inputs.count)
        names.append(machine.name)
        cells += (0..<machine.cellCount).map {
          Rule(machine.branches[machine.branches(ofCell: $0).lowerBound])
        }
      }
      precondition(cells.count <= UInt128.bitWidth, "a word has a bit for each cell of the world")
      self.cells = cells
      firstCells = first
      inputCounts = counts
      machineNames = names
    }
  }

  // The rules of each edition are made once, and only if they are asked for.
  private static let tcpushKo = Tables(.tcpushKo)
  private static let toastKo = Tables(.toastKo)
  private static let toastJa = Tables(.toastJa)
  private static let toastEn = Tables(.toastEn)
  private static let nhncloudKo = Tables(.nhncloudKo)

  /// The rules of an edition, none of them followed yet.
  public init(of edition: Edition) {
    tables =
      switch edition {
      case .tcpushKo: Self.tcpushKo
      case .toastKo: Self.toastKo
      case .toastJa: Self.toastJa
      case .toastEn: Self.toastEn
      case .nhncloudKo: Self.nhncloudKo
      }
  }

  /// Follows the rule of a member in a state on an input.
  mutating func follow<I: Finite>(_ member: Member, in state: UInt8, on input: I) -> Rule {
    let cell = cell(of: member, in: state, on: input.place)
    passed |= 1 << UInt128(cell)
    let rule = tables.cells[cell]
    if !rule.isPossible {
      refusal = Refusal(machine: tables.machineNames[member.placeInWorld], citation: rule.citation)
    }
    return rule
  }

  func allows<I: Finite>(_ member: Member, in state: UInt8, on input: I) -> Bool {
    tables.cells[cell(of: member, in: state, on: input.place)].isPossible
  }

  private func cell(of member: Member, in state: UInt8, on input: UInt8) -> Int {
    let place = member.placeInWorld
    return tables.firstCells[place] + Int(state) * tables.inputCounts[place] + Int(input)
  }

  /// The cells that were followed, as `Machine/state/input`, without repetition.
  public func visited(in edition: Edition) -> [String] {
    let machines = PushTables.of(edition)
    var visited: [String] = []
    for member in Member.allCases where member.isOfWorld {
      let machine = machines.machines[machines.members[member.rawValue].machine]
      let first = tables.firstCells[member.placeInWorld]
      for cell in 0..<machine.cellCount where passed & 1 << UInt128(first + cell) != 0 {
        let name = machine.cellName(of: machine.branches[machine.branches(ofCell: cell).lowerBound])
        if !visited.contains(name) { visited.append(name) }
      }
    }
    return visited
  }
}

extension Member {
  fileprivate var placeInWorld: Int { rawValue - Member.permission.rawValue }
}
