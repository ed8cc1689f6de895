/// The results of a suite on every single fault of its table.
///
/// The faults are ordered by cell: each other target, then each other output of the table. Cells of
/// unreachable states are left out, as no test gets there.
public struct SingleFaultRun: Sendable {
  private let table: MealyTable
  /// The number of mutants.
  public let mutants: Int
  /// The mutants that pass every test, equivalent ones included.
  public let survivors: [TableMutant]

  /// Runs every mutant.
  public init(of index: TestIndex) {
    let table = index.table
    let outputs = table.outputs
    var mutants = 0
    var survivors: [TableMutant] = []
    var runner = TargetFaults(index: index)
    for state in StateCover(of: table).order.sorted() {
      for input in 0..<table.inputCount {
        let cell = table.cell(state, input)
        mutants += table.stateCount - 1
        runner.run(cell: cell, state: state, input: input)
        survivors += runner.alive[..<runner.count].map {
          TableMutant(state: state, input: input, fault: .target(Int($0)))
        }
        // The first visit already shows the other output.
        let others = outputs.filter { $0 != table.output[cell] }
        mutants += others.count
        if index.visits(of: cell).isEmpty {
          survivors += others.map { TableMutant(state: state, input: input, fault: .output($0)) }
        }
      }
    }
    self.table = table
    self.mutants = mutants
    self.survivors = survivors
  }

  /// The survivors that some word tells from the table of the index, each with a shortest one.
  public var missed: [(mutant: TableMutant, word: [Int])] {
    survivors.compactMap { mutant in
      Equivalence.shortestDifference(table, mutant.applied(to: table)).map { (mutant, $0) }
    }
  }

  /// The score: killed mutants among those that differ.
  package var score: MutantScore {
    let killed = mutants - survivors.count
    return MutantScore(killed: killed, differing: killed + missed.count)
  }
}

/// Runs all other targets of a cell together.
private struct TargetFaults {
  let index: TestIndex
  /// The outputs by column, so that one input is compared over all states in a row.
  let columns: [Int32]
  /// The targets that have passed so far, in the first `count` places.
  var alive: [Int32]
  var count = 0

  init(index: TestIndex) {
    self.index = index
    let table = index.table
    alive = [Int32](repeating: 0, count: table.stateCount)
    columns = (0..<table.inputCount).flatMap { input in
      (0..<table.stateCount).map { table.answer($0, input) }
    }
  }

  mutating func run(cell: Int, state: Int, input: Int) {
    let right = Int(index.table.next[cell])
    var isFresh = true
    for visit in index.visits(of: cell) where visit.start < visit.end {
      if isFresh {
        begin(except: right, symbol: Int(index.symbols[Int(visit.start)]))
        isFresh = false
      }
      if count == 0 { return }
      keepPassing(visit, cell: cell, right: right)
    }
    if isFresh {
      count = 0
      for target in 0..<index.table.stateCount where target != right {
        alive[count] = Int32(target)
        count += 1
      }
    }
  }

  /// Keeps the targets with the same output on the first input as the right one.
  private mutating func begin(except right: Int, symbol: Int) {
    let states = index.table.stateCount
    let wanted = columns[symbol * states + right]
    var kept = 0
    columns.withUnsafeBufferPointer { columns in
      alive.withUnsafeMutableBufferPointer { alive in
        for target in 0..<states {
          alive[kept] = Int32(truncatingIfNeeded: target)
          kept &+= columns[symbol &* states &+ target] == wanted ? 1 : 0
          // The right target is no fault, and is taken back at once.
          if target == right { kept &-= 1 }
        }
      }
    }
    count = kept
  }

  /// Keeps the targets that pass the rest of a test after a visit. The faulty cell may be visited again.
  private mutating func keepPassing(_ visit: TestIndex.Visit, cell: Int, right: Int) {
    let table = index.table
    let inputs = table.inputCount
    var kept = 0
    table.next.withUnsafeBufferPointer { next in
      table.output.withUnsafeBufferPointer { output in
        index.symbols.withUnsafeBufferPointer { symbols in
          for position in 0..<count {
            let target = Int(alive[position])
            var wrong = target
            var state = right
            var passes = true
            for place in Int(visit.start)..<Int(visit.end) {
              let symbol = Int(symbols[place])
              let specified = state &* inputs &+ symbol
              let visited = wrong &* inputs &+ symbol
              if output[specified] != output[visited] {
                passes = false
                break
              }
              state = Int(next[specified])
              wrong = visited == cell ? target : Int(next[visited])
            }
            alive[kept] = Int32(truncatingIfNeeded: target)
            kept &+= passes ? 1 : 0
          }
        }
      }
    }
    count = kept
  }
}
