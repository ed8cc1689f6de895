public import PushModel
public import StateMachines

/// A fault of the specification's machines: one cell of one machine goes wrong under one interpretation.
public struct RuleMutant: Sendable {
  /// The branch that is wrong.
  public let branch: BranchKey
  /// What the branch rests on.
  public let citation: Citation
  /// The edition.
  public let edition: Edition
  /// The readings that lead to the branch.
  public let readings: Readings
  /// Readings with which a port gets there, those included.
  public let situation: Readings
  /// What is wrong.
  public let fault: TransitionFault
  /// The interpretation with the fault in it.
  public let inserted: @Sendable (Interpretation) -> Interpretation
  /// Whether an interpretation leads to the branch, and the machine does the same there on whatever comes.
  let isHarmless: @Sendable (Interpretation) -> Bool
}

/// A branch of a machine: the cell, and the readings that lead to the branch. Several may stand in one line.
public struct BranchKey: Hashable, Sendable {
  /// The machine's name.
  public let machine: String
  /// The state before.
  public let state: String
  /// What happens.
  public let input: String
  /// The questions that are asked on the way, outermost first.
  public let questions: [String]
  /// The reading of each of them.
  public let readings: [String]

  /// The branch that a rule was followed in.
  public init(_ rule: RuleTaken) {
    machine = rule.machine
    state = rule.state
    input = rule.input
    questions = rule.questions
    readings = rule.readings
  }

  init<M: Machine>(_ branch: ResolvedRule<M>, in state: M.State, on input: M.Input) {
    machine = M.name
    self.state = state.name
    self.input = input.name
    questions = branch.path.map(\.question)
    readings = branch.path.map(\.reading)
  }
}

extension RuleMutant {
  /// Every single fault of the SDK's machines in an edition, branch by branch. What no port can pass has none, nor
  /// has what the cases are excepted from visiting.
  public static func all(in edition: Edition) -> [RuleMutant] {
    let passable = PassableBranches(in: edition)
    func mutants<M: Machine>(
      _ machine: any WritableKeyPath<Interpretation, InterpretedMachine<M>> & Sendable
    ) -> [RuleMutant] where M.Edition == Edition {
      Self.mutants(machine, edition, passable)
    }
    return mutants(\.initialization) + mutants(\.delegate) + mutants(\.calls) + mutants(\.voipCalls)
      + mutants(\.overlapRefusal) + mutants(\.login) + mutants(\.agreement) + mutants(\.flag)
      + mutants(\.registration) + mutants(\.systemToken) + mutants(\.unfinished)
      + mutants(\.record) + mutants(\.query) + mutants(\.unregistration) + mutants(\.update)
      + mutants(\.voipRegistration)
  }

  private static func mutants<M: Machine>(
    _ machine: any WritableKeyPath<Interpretation, InterpretedMachine<M>> & Sendable,
    _ edition: Edition, _ passable: PassableBranches
  ) -> [RuleMutant] where M.Edition == Edition {
    var mutants: [RuleMutant] = []
    for state in M.State.allCases {
      for input in M.Input.allCases {
        let branches = M.rule(in: state, on: input, of: edition).branches
        for branch in branches {
          guard let situation = passable.situation(of: branch, in: state, on: input) else { continue }
          for faulty in faults(of: branch, among: branches, in: state, on: input, edition) {
            mutants.append(
              RuleMutant(
                branch: BranchKey(branch, in: state, on: input), citation: branch.citation,
                edition: edition, readings: branch.readings, situation: situation,
                fault: faulty.fault,
                inserted: { interpretation in
                  var mutated = interpretation
                  mutated[keyPath: machine] = interpretation[keyPath: machine]
                    .replacing(faulty.transition, in: state, on: input)
                  return mutated
                },
                isHarmless: { interpretation in
                  let right = interpretation[keyPath: machine]
                  return right.rule(in: state, on: input).path.elementsEqual(branch.path, by: ==)
                    && right.isIndifferent(to: faulty.transition, in: state, on: input)
                }))
          }
        }
      }
    }
    return mutants
  }

  /// The faults of one branch; those that another branch of the cell, or another edition, would be
  /// right to have come first, so that they are named after it.
  private static func faults<M: Machine>(
    of branch: ResolvedRule<M>, among branches: [ResolvedRule<M>], in state: M.State,
    on input: M.Input, _ edition: Edition
  ) -> [FaultyTransition<M>] where M.Edition == Edition {
    guard let right = branch.transition else { return [] }
    var known: Set<Transition<M>> = [right.explicit(in: state)]
    var faults: [FaultyTransition<M>] = []
    func add(_ fault: TransitionFault, _ transition: Transition<M>) {
      let transition = transition.explicit(in: state)
      guard known.insert(transition).inserted else { return }
      faults.append(FaultyTransition(fault: fault, transition: transition))
    }
    for other in branches {
      guard let transition = other.transition, let choice = other.path.last else { continue }
      add(.follows(question: choice.question, reading: choice.reading), transition)
    }
    for other in Edition.allCases where other != edition {
      let rule = M.rule(in: state, on: input, of: other).resolved(by: branch.readings)
      if let transition = rule.transition { add(.followsEdition(other.name), transition) }
    }
    for faulty in right.faults(in: state, confusable: M.outputs(on: input)) {
      add(faulty.fault, faulty.transition)
    }
    return faults
  }
}

extension Machine {
  /// What the machine does on an input, in any state, edition and reading.
  fileprivate static func outputs(on input: Input) -> [Output] {
    var found: Set<Output> = []
    for edition in Edition.allCases {
      for state in State.allCases {
        for branch in rule(in: state, on: input, of: edition).branches {
          found.formUnion(branch.transition?.outputs ?? [])
        }
      }
    }
    return Output.allCases.filter(found.contains)
  }
}

extension ResolvedRule {
  /// The readings that lead to the branch.
  var readings: Readings {
    Readings(Dictionary(path.map { ($0.question, $0.reading) }) { first, _ in first })
  }
}

extension Transition {
  /// The same transition with its target written out.
  fileprivate func explicit(in state: M.State) -> Self {
    Transition(target: target ?? state, outputs: outputs)
  }
}
