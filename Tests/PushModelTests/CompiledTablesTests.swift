import MachineAnalysis
import PushModel
import StateMachines
import Testing

/// The compiled tables do what the typed machines say.
@Suite struct CompiledTablesTests {
  @Test(arguments: Edition.allCases)
  func `Every machine of the system is compared`(_ edition: Edition) {
    #expect(MachineTypes.all.map { $0.name } == PushTables.of(edition).machines.map(\.name))
  }

  @Test func `The place of a value in its alphabet is where it stands, and leads back to it`() {
    for machine in MachineTypes.all { checkAlphabets(of: machine) }
    checkPlaces(of: Edition.self)
    checkPlaces(of: PushType.self)
    checkPlaces(of: CallKind.self)
    checkPlaces(of: ErrorCode.self)
    checkPlaces(of: ServerReply.self)
    checkPlaces(of: PermissionAnswer.self)
    checkPlaces(of: Consent.Kind.self)
    checkPlaces(of: DelegateChange.self)
    checkPlaces(of: SettingsKind.self)
    checkPlaces(of: TypesKind.self)
    checkPlaces(of: UserKind.self)
    checkPlaces(of: YesOrNo.self)
  }

  @Test(arguments: Edition.allCases)
  func `Every cell does what its rule says, under first and random readings`(_ edition: Edition) {
    var random = SplitMix64(seed: 2)
    let questions = OpenQuestion.all.filter { $0.editions.contains(edition) }
    for number in 0..<8 {
      var readings = Readings()
      // First readings alone at first, then random readings of some questions, then of all.
      for question in questions where random.below(4) < number {
        readings[question.id] = question.readings[random.below(question.readings.count)].name
      }
      let compiled = Interpretation(edition: edition, readings: readings)
      for machine in MachineTypes.all { check(machine, in: compiled) }
    }
  }

  private func checkAlphabets<M: PushMachine>(of machine: M.Type) {
    checkPlaces(of: M.State.self)
    checkPlaces(of: M.Input.self)
    checkPlaces(of: M.Output.self)
  }

  private func checkPlaces<Value: Finite>(of alphabet: Value.Type) {
    for (place, value) in Value.allCases.enumerated() {
      #expect(Int(value.place) == place, "\(Value.self) \(value.name)")
      #expect(Value.at(UInt8(place)) == value, "\(Value.self) \(value.name)")
    }
  }

  private func check<M: PushMachine>(_ machine: M.Type, in compiled: Interpretation) {
    let tables = compiled.tables
    for (number, member) in tables.members.enumerated() where tables.machines[member.machine].name == M.name {
      #expect(compiled.tables.initial[number] == M.initial.place)
      for state in M.State.allCases {
        for input in M.Input.allCases {
          let rule = M.rule(in: state, on: input, of: compiled.edition).resolved(by: compiled.readings)
          let found = tables.branch(compiled.branch(of: number, in: state.place, on: input.place)).branch
          let target = rule.transition.map { $0.target ?? state }
          guard found.target == target?.place, found.outputs == rule.transition?.outputs.map(\.place) ?? [],
            found.citation == rule.citation, found.path == rule.path, found.isIgnored == rule.isIgnored,
            found.state == state.place, found.input == input.place
          else {
            Issue.record("\(M.name)/\(state.name)/\(input.name) of \(compiled.edition): \(found)")
            continue
          }
        }
      }
    }
  }
}
