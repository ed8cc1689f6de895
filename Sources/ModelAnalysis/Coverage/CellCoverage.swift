/// Which cells of the machines were visited, and which should have been.
public struct CellCoverage: Sendable {
  /// One row for each machine and edition.
  public let rows: [Row]
  /// What is wrong with the exceptions, or with what was said to be visited.
  public let problems: [String]

  /// A machine in an edition.
  public struct Row: Hashable, Sendable {
    /// The machine's name.
    public let machine: String
    /// The edition's name.
    public let edition: String
    /// How many cells are possible under some combination of readings.
    public let possible: Int
    /// How many of them were visited.
    public let visited: Int
    /// The keys of those that an exception covers.
    public let excepted: [String]
    /// The keys of those that are neither visited nor excepted.
    public let missing: [String]
  }

  /// Whether every possible cell was visited or is excepted, and nothing is wrong.
  public var isComplete: Bool { problems.isEmpty && rows.allSatisfy(\.missing.isEmpty) }

  /// Compares what was visited with what there is.
  ///
  /// - Parameters:
  ///   - machines: the machines that count.
  ///   - visited: the keys of the visited cells, by the edition's name. Only these editions count.
  ///   - exceptions: cells that need not be visited.
  public init(
    of machines: [MachineDescription], visited: [String: Set<String>],
    exceptions: [CoverageException] = []
  ) {
    var rows: [Row] = []
    var used: Set<CoverageException> = []
    var problems: [String] = []
    var known: [String: Set<String>] = [:]
    for machine in machines {
      for table in machine.tables {
        guard let passed = visited[table.edition] else { continue }
        known[table.edition, default: []].formUnion(table.cells.map(\.key))
        let possible = table.cells.filter(\.isPossible).map(\.key)
        let unvisited = possible.filter { !passed.contains($0) }
        let matches = exceptions.filter { exception in
          possible.contains { exception.covers($0, edition: table.edition) }
        }
        used.formUnion(matches)
        for exception in matches {
          for key in possible where passed.contains(key) && exception.covers(key, edition: table.edition) {
            problems.append("\(key) is excepted, and was visited all the same in \(table.edition)")
          }
        }
        for cell in table.cells where !cell.isPossible && passed.contains(cell.key) {
          problems.append("\(cell.key) is impossible, and was visited all the same in \(table.edition)")
        }
        let excepted = unvisited.filter { key in matches.contains { $0.covers(key, edition: table.edition) } }
        rows.append(
          Row(
            machine: machine.name, edition: table.edition, possible: possible.count,
            visited: possible.count - unvisited.count, excepted: excepted,
            missing: unvisited.filter { !excepted.contains($0) }))
      }
    }
    problems += Self.strangers(in: visited, known: known)
    for exception in exceptions where !used.contains(exception) {
      problems.append("The exception \(exception.cells) matches no possible cell")
    }
    self.rows = rows
    self.problems = problems
  }

  private static func strangers(
    in visited: [String: Set<String>], known: [String: Set<String>]
  ) -> [String] {
    visited.keys.sorted().flatMap { edition in
      (visited[edition] ?? []).subtracting(known[edition] ?? []).sorted().map {
        "\($0) was visited in \(edition), and there is no such cell"
      }
    }
  }
}
