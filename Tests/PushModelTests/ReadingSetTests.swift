import PushModel
import StateMachines
import Testing

@Suite struct ReadingSetTests {
  private let all = ReadingSet()
  private let together = ReadingSet(Readings(["Q-REG-1": "together"]))

  @Test func `Splits`() throws {
    let places = try ["Q-REG-1", "Q-REG-2"].map { try #require(ReadingSet.place(of: $0)) }
    #expect(all.readings(of: "Q-REG-1") == ["refused", "together", "afterwards", "newest"])
    let (inside, outside) = all.split(as: together.first, on: places)
    #expect(inside?.readings(of: "Q-REG-1") == ["together"] && inside?.readings(of: "Q-REG-2") == ["waits"])
    #expect(inside?.questions == ["Q-REG-1", "Q-REG-2"])
    #expect(outside.map { $0.readings(of: "Q-REG-1").count } == [3, 1])
    #expect(outside.map { $0.readings(of: "Q-REG-2") } == [["waits", "fails"], ["fails"]])
    #expect(ReadingSet.hull(outside + [inside].compactMap { $0 }) == all)
    // A set without such a reading stays outside as a whole.
    let (none, whole) = together.split(as: all.first, on: places)
    #expect(none == nil && whole == [together])
  }

  @Test func `Intersects and takes the hull`() {
    let fails = ReadingSet(Readings(["Q-REG-2": "fails"]))
    let both = ReadingSet(Readings(["Q-REG-1": "together", "Q-REG-2": "fails"]))
    #expect(together.intersection(fails) == both && fails.intersection(all) == fails)
    #expect(together.intersection(ReadingSet(Readings(["Q-REG-1": "afterwards"]))) == nil)
    let hull = ReadingSet.hull([both, all.first])
    #expect(hull.readings(of: "Q-REG-1") == ["refused", "together"] && hull.contains(both))
    #expect(hull.readings(of: "Q-REG-2") == ["waits", "fails"] && !hull.contains(all))
  }

  @Test func `Names the readings that are not the first`() {
    #expect(all.readings == Readings() && all.first.readings == Readings())
    #expect(together.readings == Readings(["Q-REG-1": "together"]))
    #expect(all.contains(together) && !together.contains(all) && together.contains(together.first))
  }

  @Test func `Knows no reading of what no case asks`() {
    #expect(ReadingSet.place(of: "Q-UPD-50") == nil && all.readings(of: "Q-UPD-50") == [])
  }

  @Test func `Chooses apart for VoIP`() throws {
    let place = try #require(ReadingSet.place(of: "Q-UNREG-4"))
    let ofVoIP = ReadingSet.placeAboutVoIP(of: place)
    #expect(place != ofVoIP && ReadingSet.generalPlace(of: ofVoIP) == place)
    #expect(ReadingSet.place(of: "Q-REG-1").map(ReadingSet.placeAboutVoIP) == ReadingSet.place(of: "Q-REG-1"))
    let known = all.readings(of: "Q-UNREG-4")
    let second = ReadingSet(Readings(["Q-UNREG-4": known[1]]))
    let apart = try #require(all.first.split(as: second, on: [place]).outside.first)
    #expect(apart == all.first && second.readings(of: "Q-UNREG-4") == [known[1]])
    let mixed = ReadingSet(Readings(["Q-UNREG-4@voip": known[1]])).first
    #expect(mixed.readings == Readings(["Q-UNREG-4@voip": known[1]]) && mixed != second.first)
    #expect(mixed.readings(of: "Q-UNREG-4") == Array(known.prefix(2)))
    #expect(mixed.questions.contains("Q-UNREG-4"))
    // Outside are those alone that differ about both kinds of token.
    #expect(all.outside(of: second).allSatisfy { !$0.contains(mixed) && !$0.contains(second.first) })
    #expect(all.outside(of: second).contains { $0.contains(all.first) })
  }

  @Test func `Machines about either kind of token ask the same of each alone`() {
    let asked = Edition.allCases.map { edition -> Set<String> in
      let tables = PushTables.of(edition)
      var asked = [Set<String>(), []]
      for (member, working) in zip(Member.allCases, tables.members) {
        let questions = tables.machines[working.machine].branches.flatMap(\.path).map(\.question)
        asked[member.isAboutVoIP ? 1 : 0].formUnion(questions)
      }
      return asked[0].intersection(asked[1])
    }
    #expect(asked.reduce(into: []) { $0.formUnion($1) } == OpenQuestion.aboutEachKind)
  }

  @Test func `A machine about VoIP follows its own reading`() throws {
    let tables = PushTables.of(.nhncloudKo)
    let same = Interpretation(tables)
    let apart = Interpretation(tables, readings: Readings(["Q-UNREG-4@voip": "registers"]))
    let differing = Member.allCases.filter { member in
      let machine = tables.machines[tables.members[member.rawValue].machine]
      return machine.states.indices.contains { state in
        machine.inputs.indices.contains { input in
          same.branch(of: member.rawValue, in: UInt8(state), on: UInt8(input))
            != apart.branch(of: member.rawValue, in: UInt8(state), on: UInt8(input))
        }
      }
    }
    #expect(!differing.isEmpty && differing.allSatisfy(\.isAboutVoIP))
    let back = apart.following(Readings())
    #expect(
      differing.allSatisfy {
        back.branch(of: $0.rawValue, in: 0, on: 0) == same.branch(of: $0.rawValue, in: 0, on: 0)
      })
  }
}
