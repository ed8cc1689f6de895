import StateMachines

/// The cells of all machines, numbered through, so that what was passed is a list of small numbers.
extension Interpretation {
  /// How many cells there are.
  public var cellCount: Int { voipRegistration.firstCell + voipRegistration.rules.count }

  /// The rules of the cells that are marked, machine by machine.
  public func rules(inCells isMarked: [Bool]) -> [RuleTaken] {
    rules(of: initialization, inCells: isMarked)
      + rules(of: delegate, inCells: isMarked)
      + rules(of: calls, inCells: isMarked)
      + rules(of: voipCalls, inCells: isMarked)
      + rules(of: overlapRefusal, inCells: isMarked)
      + rules(of: login, inCells: isMarked)
      + rules(of: agreement, inCells: isMarked)
      + rules(of: flag, inCells: isMarked)
      + rules(of: registration, inCells: isMarked)
      + rules(of: systemToken, inCells: isMarked)
      + rules(of: unfinished, inCells: isMarked)
      + rules(of: record, inCells: isMarked)
      + rules(of: query, inCells: isMarked)
      + rules(of: unregistration, inCells: isMarked)
      + rules(of: update, inCells: isMarked)
      + rules(of: voipRegistration, inCells: isMarked)
  }

  mutating func numberCells() {
    var next = 0
    func number<M: Machine>(_ machine: inout InterpretedMachine<M>) {
      machine.firstCell = next
      next += machine.rules.count
    }
    number(&initialization)
    number(&delegate)
    number(&calls)
    number(&voipCalls)
    number(&overlapRefusal)
    number(&login)
    number(&agreement)
    number(&flag)
    number(&registration)
    number(&systemToken)
    number(&unfinished)
    number(&record)
    number(&query)
    number(&unregistration)
    number(&update)
    number(&voipRegistration)
  }

  private func rules<M: Machine>(
    of machine: InterpretedMachine<M>, inCells isMarked: [Bool]
  ) -> [RuleTaken] {
    M.State.allCases.flatMap { state in
      M.Input.allCases.compactMap { input in
        let place = machine.index(of: state, input)
        guard isMarked[machine.firstCell + place] else { return nil }
        return RuleTaken(machine.rules[place], in: state, on: input, about: nil)
      }
    }
  }
}
