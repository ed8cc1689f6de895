/// A machine in one edition without its types, for drawing, counting, mutating and running it.
public struct MachineTable: Hashable, Sendable {
  /// The machine's name.
  public let name: String
  /// The edition's name.
  public let edition: String
  /// The edition's place among all editions.
  public let editionPlace: UInt8
  /// The names of the states.
  public let states: [String]
  /// The names of the inputs.
  public let inputs: [String]
  /// The names of the outputs.
  public let outputs: [String]
  /// The state on a device on which nothing has happened yet.
  public let initial: UInt8
  /// The branches by cell (by state, then by input), in the order of the readings.
  public let branches: [Branch]
  /// The first branch of each cell, followed by the number of branches.
  let cellStarts: [Int]
  /// The first reading of each question, which is followed if none is chosen.
  let firstReadings: [ReadingChoice]

  /// The table of a machine in an edition.
  public init<M: Machine>(of machine: M.Type, in edition: M.Edition) {
    name = M.name
    self.edition = edition.name
    editionPlace = edition.place
    states = M.State.allCases.map(\.name)
    inputs = M.Input.allCases.map(\.name)
    outputs = M.Output.allCases.map(\.name)
    initial = M.initial.place
    var branches: [Branch] = []
    var starts: [Int] = []
    var first: [ReadingChoice] = []
    for (row, state) in M.State.allCases.enumerated() {
      for (column, input) in M.Input.allCases.enumerated() {
        starts.append(branches.count)
        let rule = M.rule(in: state, on: input, of: edition)
        for resolved in rule.branches { branches.append(Branch(resolved, in: UInt8(row), on: UInt8(column))) }
        for choice in rule.firstReadings where !first.contains(choice) { first.append(choice) }
      }
    }
    starts.append(branches.count)
    self.branches = branches
    cellStarts = starts
    firstReadings = first
  }

  /// The number of cells.
  public var cellCount: Int { states.count * inputs.count }

  /// The number of a cell.
  public func cell(in state: UInt8, on input: UInt8) -> Int { Int(state) * inputs.count + Int(input) }

  /// The numbers of the branches of a cell.
  public func branches(ofCell cell: Int) -> Range<Int> { cellStarts[cell]..<cellStarts[cell + 1] }

  /// The number of the branch of a cell under some readings; a question without a reading follows its first one.
  /// `subject` is what the machine is about, if there are several such.
  public func branch(ofCell cell: Int, under readings: Readings, about subject: String? = nil) -> Int {
    let candidates = branches(ofCell: cell)
    return candidates.first { number in
      branches[number].path.allSatisfy { choice in
        guard let wanted = readings[choice.question, about: subject] else {
          return firstReadings.contains(choice)
        }
        return wanted == choice.reading
      }
    } ?? candidates.lowerBound
  }

  /// The cell of a branch in reports: `Machine/state/input`.
  public func cellName(of branch: Branch) -> String {
    "\(name)/\(states[Int(branch.state)])/\(inputs[Int(branch.input)])"
  }
}

extension Rule {
  /// The first reading of every question in this rule.
  var firstReadings: [ReadingChoice] {
    switch form {
    case .goes, .ignored, .impossible: []
    case .open(let question, let readings):
      readings.prefix(1).map { ReadingChoice(question: question, reading: $0.reading) }
        + readings.flatMap { $0.rule.firstReadings }
    }
  }
}
