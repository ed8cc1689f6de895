import MachineAnalysis
import StateMachines
import Testing

@Suite struct TransitionTableTests {
  private let door = MachineDescription(Door.self, purpose: "A door.")

  @Test func `There is one cell for each state and input`() throws {
    #expect(door.editions == ["old", "middle", "new"])
    for table in door.tables {
      #expect(table.cells.map(\.key).count == 12)
      #expect(Set(table.cells.map(\.key)).count == 12)
    }
    #expect(door.tables.first?.cells.first?.key == "Door/closed/push")
  }

  @Test func `A branch has target, outputs, citation and place`() throws {
    let cell = try #require(door.table(of: "old")?.cell(in: "closed", on: "push"))
    let branch = try #require(cell.branches.first)
    #expect(cell.branches.count == 1)
    #expect(branch.outcome == .goes(to: "open", outputs: ["creak"]))
    #expect(branch.citation == "DOOR-1")
    #expect(branch.readings.isEmpty)
    #expect(branch.place.file == "MachineAnalysisTests/Door.swift")
    #expect(branch.place.line > 0)
  }

  @Test func `Staying names the state itself as the target`() throws {
    let cell = try #require(door.table(of: "old")?.cell(in: "open", on: "wait"))
    #expect(cell.branches.map(\.outcome) == [.goes(to: "open", outputs: [])])
  }

  @Test func `An open question gives a branch for each reading`() throws {
    let cell = try #require(door.table(of: "new")?.cell(in: "open", on: "lock"))
    #expect(cell.branches.map { $0.readings.map(\.reading) } == [["ignored"], ["slams"]])
    #expect(cell.branches.map(\.citation) == ["DOOR-4", "Q-DOOR-1"])
    #expect(cell.isPossible)
  }

  @Test func `A question that is asked twice has one answer`() throws {
    let cell = try #require(door.table(of: "new")?.cell(in: "open", on: "pull"))
    #expect(cell.branches.map { $0.readings.map(\.reading) } == [["silent"], ["loud"]])
    #expect(cell.branches.allSatisfy { $0.outcome != .impossible })
  }

  @Test func `A state that only other editions get into is out of reach`() {
    let reaching = door.editions.map { door.table(of: $0)?.cell(in: "end", on: "wait")?.isReached }
    #expect(reaching == [false, true, true])
    #expect(door.editions.allSatisfy { door.table(of: $0)?.cell(in: "open", on: "pull")?.isReached == true })
  }

  @Test func `A state that no edition gets into is laid down by a setting, and counts`() {
    let window = MachineDescription(Window.self, purpose: "A window.")
    #expect(window.table(of: "only")?.cell(in: "broken", on: "look")?.isPossible == true)
  }

  @Test func `Ids are sorted as people count, questions on the way among them`() {
    #expect(
      door.citations == [
        "DOOR-1", "DOOR-2", "DOOR-3", "DOOR-4", "DOOR-5", "DOOR-6", "DOOR-10", "Q-DOOR-1", "Q-DOOR-2",
      ])
  }

  @Test func `Editions with the same value are merged, in their order`() {
    let groups = EditionGroup.merging([
      (edition: "a", value: 1), (edition: "b", value: 2), (edition: "c", value: 1),
    ])
    #expect(groups.map(\.editions) == [["a", "c"], ["b"]])
    #expect(groups.first?.title(of: ["a", "b", "c"]) == "a, c")
    let whole = EditionGroup.merging([(edition: "a", value: 1), (edition: "b", value: 1)])
    #expect(whole.map { $0.title(of: ["a", "b"]) } == ["all"])
  }
}
