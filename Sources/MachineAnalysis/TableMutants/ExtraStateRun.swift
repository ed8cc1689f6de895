/// What the tests of an index do to random mutants with extra states.
public typealias ExtraStateRun = MutantRun<ExtraStateMutant>

extension ExtraStateRun {
  /// Makes and runs mutants.
  ///
  /// - Parameters:
  ///   - index: the tests.
  ///   - mutants: how many mutants to make.
  ///   - extraStates: how many states more each has; at least one.
  ///   - seed: where the random numbers begin.
  public init(of index: TestIndex, mutants: Int, extraStates: Int, seed: UInt64) {
    let outputs = index.table.outputs
    var generator = SplitMix64(seed: seed)
    var survivors: [ExtraStateMutant] = []
    for _ in 0..<mutants {
      let mutant = ExtraStateMutant(
        of: index.table, extraStates: extraStates, outputs: outputs, using: &generator)
      if index.passes(mutant) { survivors.append(mutant) }
    }
    self.init(of: index.table, mutants: mutants, survivors: survivors)
  }
}

extension TestIndex {
  /// Whether a mutant passes every test.
  public func passes(_ mutant: ExtraStateMutant) -> Bool {
    let entry = table.cell(mutant.state, mutant.input)
    let copies = mutant.copies(in: table)
    return table.next.withUnsafeBufferPointer { next in
      table.output.withUnsafeBufferPointer { output in
        symbols.withUnsafeBufferPointer { symbols in
          visits(of: entry).allSatisfy { visit in
            var state = Int(next[entry])
            var wrong = table.stateCount
            for place in Int(visit.start)..<Int(visit.end) {
              let symbol = Int(symbols[place])
              let specified = table.cell(state, symbol)
              let visited = table.cell(wrong, symbol)
              if visited < next.count {
                if output[visited] != output[specified] { return false }
                wrong = visited == entry ? table.stateCount : Int(next[visited])
              } else {
                if copies.output[visited - next.count] != output[specified] { return false }
                wrong = Int(copies.next[visited - next.count])
              }
              state = Int(next[specified])
            }
            return true
          }
        }
      }
    }
  }
}
