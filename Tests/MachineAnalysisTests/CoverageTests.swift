import MachineAnalysis
import StateMachines
import Testing

@Suite struct CoverageTests {
  private let door = MachineDescription(Door.self, purpose: "A door.")

  private func visit(_ state: String, _ input: String) -> Visit { Visit("Door", in: state, on: input) }

  /// A record of runs, each given as a list of `state input`.
  private func record(_ edition: String, _ runs: [String]..., under readings: Readings = Readings())
    -> CoverageRecorder
  {
    var record = CoverageRecorder(of: [door], edition: edition)
    for run in runs {
      let visits = run.map { step in
        let names = step.split(separator: " ").map(String.init)
        return visit(names[0], names[1])
      }
      record.add(visits, under: readings)
    }
    return record
  }

  private let everything = ["closed push", "open wait", "open pull", "closed wait"]
  private let loud = Readings(["Q-DOOR-2": "loud"])

  @Test func `Only cells that are possible under some reading count`() throws {
    let coverage = Coverage([record("old", ["closed push"]), record("new")])
    let old = try #require(coverage.rows.first)
    #expect(coverage.rows.map(\.edition) == ["old", "new"])
    #expect(old.cells.possible == 4)
    #expect(old.cells.visited == 1)
    #expect(old.cells.missing == ["Door/closed/wait", "Door/open/pull", "Door/open/wait"])
    #expect(coverage.rows.last?.cells.possible == 6)
    #expect(!coverage.isComplete)
    #expect(coverage.problems.isEmpty)
  }

  @Test func `A rule is a branch of a cell: each reading's counts`() throws {
    var record = record("old", everything)
    let silent = try #require(Coverage([record]).rows.first)
    #expect(silent.cells.isComplete)
    #expect(silent.rules.possible == 5)
    #expect(silent.rules.missing == ["Door/open/pull [Q-DOOR-2 loud]"])
    #expect(!Coverage([record]).isComplete)
    record.add([visit("open", "pull")], under: loud)
    #expect(Coverage([record]).isComplete)
  }

  @Test func `An exception stands in for a visit`() {
    let exception = CoverageException(cells: "Door/open/wait", editions: ["old"], reason: "Nobody waits.")
    var record = record("old", ["closed wait", "closed push", "open pull"])
    record.add([visit("open", "pull")], under: loud)
    let coverage = Coverage([record], exceptions: [exception])
    #expect(coverage.isComplete)
    #expect(coverage.rows.first?.cells.excepted == ["Door/open/wait"])
    #expect(coverage.rows.first?.rules.excepted == ["Door/open/wait"])
  }

  @Test func `An exception may be about a rule alone`() {
    let exception = CoverageException(
      cells: "Door/open/pull", under: [ReadingChoice(question: "Q-DOOR-2", reading: "loud")],
      reason: "Doors are oiled.")
    let coverage = Coverage([record("old", everything)], exceptions: [exception])
    #expect(coverage.isComplete)
    #expect(coverage.rows.first?.cells.excepted == [])
    #expect(coverage.rows.first?.rules.excepted == ["Door/open/pull [Q-DOOR-2 loud]"])
    #expect(exception.name == "Door/open/pull [Q-DOOR-2 loud]")
  }

  @Test func `A star stands for any name, and an edition limits an exception`() {
    let exception = CoverageException(cells: "Door/*/wait", editions: ["old"], reason: "Nobody waits.")
    #expect(exception.covers("Door/open/wait", edition: "old"))
    #expect(!exception.covers("Door/open/wait", edition: "new"))
    #expect(!exception.covers("Door/open/pull", edition: "old"))
    #expect(CoverageException(cells: "*/*/*", reason: "").covers("Door/open/pull", edition: "new"))
  }

  @Test func `An exception for what was visited is stale`() {
    let exception = CoverageException(cells: "Door/open/wait", reason: "Nobody waits.")
    let coverage = Coverage([record("old", everything)], exceptions: [exception])
    #expect(coverage.problems == ["Door/open/wait is excepted, and was visited all the same in old"])
    #expect(!coverage.isComplete)
  }

  @Test func `An exception that matches nothing is refused, unless it is about another edition`() {
    let exceptions = [
      CoverageException(cells: "Door/end/wait", reason: "Nothing happens there."),
      CoverageException(cells: "Door/end/wait", editions: ["new"], reason: "Nothing happens there."),
    ]
    let coverage = Coverage([record("old", everything)], exceptions: exceptions)
    #expect(coverage.problems == ["The exception Door/end/wait matches nothing possible"])
  }

  @Test func `Visits of impossible and of unknown cells are reported`() {
    var record = record("old", ["closed pull"])
    record.add(Visit("Gate", in: "closed", on: "push"))
    record.add(Visit("Gate", in: "closed", on: "push"))
    #expect(
      Coverage([record]).problems == [
        "Door/closed/pull is impossible, and was visited all the same in old",
        "Gate/closed/push was visited in old, and there is no such cell",
      ])
  }
}
