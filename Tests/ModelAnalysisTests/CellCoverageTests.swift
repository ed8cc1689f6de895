import ModelAnalysis
import Testing

@Suite("Coverage of cells")
struct CellCoverageTests {
  private let door = MachineDescription(Door.self, purpose: "A door.")
  private let all: Set<String> = [
    "Door/closed/push", "Door/closed/wait", "Door/open/pull", "Door/open/wait",
  ]

  @Test("Only cells that are possible under some reading count")
  func counts() throws {
    let coverage = CellCoverage(of: [door], visited: ["old": ["Door/closed/push"], "new": []])
    let old = try #require(coverage.rows.first)
    #expect(coverage.rows.map(\.edition) == ["old", "new"])
    #expect(old.possible == 4)
    #expect(old.visited == 1)
    #expect(old.missing == ["Door/closed/wait", "Door/open/pull", "Door/open/wait"])
    #expect(coverage.rows.last?.possible == 6)
    #expect(!coverage.isComplete)
    #expect(coverage.problems.isEmpty)
  }

  @Test("Everything visited is complete")
  func complete() {
    #expect(CellCoverage(of: [door], visited: ["old": all]).isComplete)
  }

  @Test("An exception stands in for a visit")
  func exception() {
    let visited = ["old": all.subtracting(["Door/open/wait"])]
    let exception = CoverageException(cells: "Door/open/wait", editions: ["old"], reason: "Nobody waits.")
    let coverage = CellCoverage(of: [door], visited: visited, exceptions: [exception])
    #expect(coverage.isComplete)
    #expect(coverage.rows.first?.excepted == ["Door/open/wait"])
  }

  @Test("A star stands for any name, and an edition limits an exception")
  func patterns() {
    let exception = CoverageException(cells: "Door/*/wait", editions: ["old"], reason: "Nobody waits.")
    #expect(exception.covers("Door/open/wait", edition: "old"))
    #expect(!exception.covers("Door/open/wait", edition: "new"))
    #expect(!exception.covers("Door/open/pull", edition: "old"))
    #expect(CoverageException(cells: "*/*/*", reason: "").covers("Door/open/pull", edition: "new"))
  }

  @Test("An exception for a cell that was visited is stale")
  func stale() {
    let exception = CoverageException(cells: "Door/open/wait", reason: "Nobody waits.")
    let coverage = CellCoverage(of: [door], visited: ["old": all], exceptions: [exception])
    #expect(
      coverage.problems == ["Door/open/wait is excepted, and was visited all the same in old"])
    #expect(!coverage.isComplete)
  }

  @Test("An exception that matches nothing is refused")
  func pointless() {
    let exception = CoverageException(cells: "Door/end/wait", reason: "Nothing happens there.")
    let coverage = CellCoverage(of: [door], visited: ["old": all], exceptions: [exception])
    #expect(coverage.problems == ["The exception Door/end/wait matches no possible cell"])
  }

  @Test("Visits of impossible and of unknown cells are reported")
  func wrongVisits() {
    let visited = ["old": all.union(["Door/closed/pull", "Gate/closed/push"])]
    let coverage = CellCoverage(of: [door], visited: visited)
    #expect(
      coverage.problems == [
        "Door/closed/pull is impossible, and was visited all the same in old",
        "Gate/closed/push was visited in old, and there is no such cell",
      ])
  }
}
