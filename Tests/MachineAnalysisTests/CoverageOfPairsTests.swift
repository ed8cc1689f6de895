import MachineAnalysis
import StateMachines
import Testing

@Suite struct CoverageOfPairsTests {
  private let door = MachineDescription(Door.self, purpose: "A door.")
  private let torch = MachineDescription(Torch.self, purpose: "A torch.")

  private func pairs(_ record: CoverageRecorder) throws -> CoverageMeasure {
    try #require(Coverage([record]).rows.first?.pairs)
  }

  @Test func `A pair is two transitions of which the second begins where the first ended`() throws {
    // closed: push, wait; open: pull (two ways), wait. Each is followed by whatever its target allows:
    // push 3, wait 2, each pull 2, wait 3. But a port that pulls one way never pulls the other.
    let pairs = try pairs(CoverageRecorder(of: [door], edition: "old"))
    #expect(pairs.possible == 12)
    #expect(pairs.visited == 0)
    #expect(pairs.missing.contains("Door: closed, push / creak → open, pull → closed"))
  }

  @Test func `Consecutive visits of one run count, and those of two runs do not`() throws {
    let push = Visit("Door", in: "closed", on: "push")
    let wait = Visit("Door", in: "closed", on: "wait")
    var record = CoverageRecorder(of: [door], edition: "old")
    record.add([wait, push], under: Readings())
    record.add([wait], under: Readings())
    record.add([wait], under: Readings())
    let pairs = try pairs(record)
    #expect(pairs.visited == 1)
    #expect(!pairs.missing.contains("Door: closed, wait → closed, push / creak → open"))
    #expect(pairs.missing.contains("Door: closed, wait → closed, wait → closed"))
  }

  @Test func `Machines of one name are told apart by their part`() throws {
    var record = CoverageRecorder(of: [door], edition: "old")
    record.add(
      [
        Visit("Door", part: "left", in: "closed", on: "push"),
        Visit("Door", part: "right", in: "closed", on: "wait"),
        Visit("Door", part: "left", in: "open", on: "wait"),
      ], under: Readings())
    let pairs = try pairs(record)
    #expect(pairs.visited == 1)
    #expect(!pairs.missing.contains("Door: closed, push / creak → open, wait → open"))
  }

  @Test func `Of machines whose visits come in no order, no pairs are counted`() {
    let record = CoverageRecorder(of: [], unordered: [door], edition: "old")
    #expect(Coverage([record]).rows.map(\.pairs) == [nil])
  }

  @Test func `A branch whose state only another reading leads to is out of reach`() throws {
    let row = try #require(Coverage([CoverageRecorder(of: [torch], edition: "only")]).rows.first)
    #expect(
      row.rules.missing == [
        "Torch/off/press [Q-TORCH-1 blinks]", "Torch/off/press [Q-TORCH-1 shines]",
        "Torch/blinking/press [Q-TORCH-1 blinks]", "Torch/shining/press",
      ])
    #expect(
      row.pairs?.missing == [
        "Torch: off, press → blinking, press → off", "Torch: off, press → shining, press → off",
        "Torch: blinking, press → off, press → blinking", "Torch: shining, press → off, press → shining",
      ])
  }

  @Test func `A reading is followed where its rule is passed, and told where every other is excluded`() throws
  {
    let question = ReadingCoverage.Question(
      id: "Q-TORCH-1", editions: ["only"], readings: ["blinks", "shines", "burns"])
    var record = CoverageRecorder(of: [torch], edition: "only")
    record.add([Visit("Torch", in: "off", on: "press")], under: Readings(["Q-TORCH-1": "shines"]))
    record.tell("Q-TORCH-1", following: "shines", from: ["blinks"])
    record.tell("Q-TORCH-1", following: "blinks", from: ["burns"])
    record.tell("Q-TORCH-1", following: "blinks", from: ["shines"])
    let coverage = Coverage([record], questions: [question])
    let row = try #require(coverage.readings.first)
    #expect(row.followed.visited == 1)
    #expect(row.followed.missing == ["Q-TORCH-1 blinks", "Q-TORCH-1 burns"])
    #expect(row.toldApart.visited == 1)
    #expect(row.toldApart.missing == ["Q-TORCH-1 shines from burns", "Q-TORCH-1 burns from blinks, shines"])
  }
}

/// A machine with a state for each reading.
private enum Torch: Machine {
  static let name = "Torch"
  static let initial = State.off

  enum Edition: String, Finite { case only }
  enum State: String, Finite { case off, blinking, shining }
  enum Input: String, Finite { case press }
  enum Output: String, Finite { case none }

  enum Light: String, Question {
    case blinks, shines
    static let id = "Q-TORCH-1"
  }

  static func rule(in state: State, on input: Input, of edition: Edition) -> Rule<Self> {
    switch state {
    case .off:
      .open(Light.self) {
        switch $0 {
        case .blinks: .go(to: .blinking, per: "Q-TORCH-1")
        case .shines: .go(to: .shining, per: "Q-TORCH-1")
        }
      }
    case .blinking:
      .open(Light.self) {
        switch $0 {
        case .blinks: .go(to: .off, per: "Q-TORCH-1")
        case .shines: .stay(per: "Q-TORCH-1")
        }
      }
    case .shining: .go(to: .off, per: "TORCH-1")
    }
  }
}
