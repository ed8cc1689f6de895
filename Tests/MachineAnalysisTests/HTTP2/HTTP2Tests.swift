import MachineAnalysis
import StateMachines
import Testing

/// A machine of another field, by the public API alone: explored, drawn, mutated, tested and compared.
@Suite("The streams of HTTP/2")
struct HTTP2Tests {
  private let stream = MachineDescription(Stream.self, purpose: "A stream, as one endpoint sees it.")
  private let old = MachineSystem(of: Stream.self, in: .rfc7540)
  private let new = MachineSystem(of: Stream.self, in: .rfc9113)

  private func table(of system: MachineSystem<Stream>) throws -> SystemTable<MachineSystem<Stream>> {
    try #require(SystemTable(Exploration(of: system)))
  }

  @Test("every state is reached, and all but a lost connection take every frame")
  func explored() {
    for system in [old, new] {
      let exploration = Exploration(of: system)
      #expect(Set(exploration.states) == Set(Stream.State.allCases))
      #expect(exploration.transitionCount == 9 * 16)
      #expect(StateGraph(of: exploration).deadStates.map { exploration.states[$0] } == [.connectionClosed])
    }
  }

  @Test("the diagram has the states of the standards, and what an edition leaves open has edges of its own")
  func drawn() throws {
    let diagram = try #require(Diagram(of: stream, edition: "RFC9113"))
    #expect(diagram.states == Stream.State.allCases.map(\.name))
    let lines = DiagramRenderer.mermaid(diagram).split(separator: "\n")
    #expect(lines.contains("  idle --> halfClosedLocal : sendLastHeaders / sent"))
    #expect(lines.contains("  idle --> idle : receivePriority / priority [Q-PRIORITY applied]"))
    let lost = lines.filter { $0.contains("closedByPeer --> connectionClosed") }
    #expect(
      lost.count == 2 && lost[1].contains("receiveReset / goAwayStreamClosed [Q-CLOSED connectionError]"))
  }

  @Test("the table says what each edition makes of a frame after RST_STREAM")
  func tabled() {
    let rows = TableRenderer(format: .plain).rows(of: stream, in: "closedByPeer").split(separator: "\n")
    let columns = rows.filter { $0.hasPrefix("receiveReset ") }.map { $0.split(separator: " ").dropFirst() }
    #expect(
      columns.map(Array.init) == [
        ["RFC7540", "stays", "RFC7540-5.4.2"],
        ["RFC9113", "Q-CLOSED", "discarded", "stays", "RFC9113-5.1"],
        ["RFC9113", "Q-CLOSED", "connectionError", "connectionClosed", "goAwayStreamClosed", "RFC9113-5.1"],
      ])
    #expect(
      stream.citations.filter { $0.hasPrefix("RFC9113") } == [
        "RFC9113-5.1", "RFC9113-5.3.2", "RFC9113-5.4.1", "RFC9113-6.3", "RFC9113-6.4", "RFC9113-6.6",
        "RFC9113-6.9",
      ])
  }

  @Test("a complete suite kills every mutant that differs")
  func mutated() throws {
    let table = try table(of: old).table
    let suite = CompleteSuite(of: table)
    #expect(suite.reduction.table == table)
    let run = SingleFaultRun(of: TestIndex(of: suite))
    // Each of the 160 cells leads to nine other states, and answers fourteen other things.
    #expect(Set(table.output).count == 15)
    #expect(run.mutants == 160 * (9 + 14))
    #expect(run.missed.isEmpty)
    let part = SingleFaultRun(of: TestIndex(of: table, tests: Array(suite).dropLast(40)))
    #expect(!part.missed.isEmpty)
  }

  @Test("in RFC 9113 closed streams are alike, and in RFC 7540 they are of three kinds")
  func reduced() throws {
    #expect(Reduction(of: try table(of: old).table).coinciding.isEmpty)
    let new = try table(of: new)
    let alike = Reduction(of: new.table).coinciding.map { $0.map { new.states[$0] } }
    #expect(alike.map(Set.init) == [[.closedByEnd, .closedByPeer, .closedByReset]])
  }

  @Test("a shortest sequence of frames tells the editions apart")
  func compared() {
    let distinction = DistinguishingSearch.distinction(of: old, from: new)
    guard case .told(let sequence) = distinction else { return #expect(Bool(false), "\(distinction)") }
    #expect(sequence.steps.map(\.stimulus) == [.sendHeaders, .receiveReset, .receiveHeaders])
    #expect(sequence.steps.last?.first == [.resetStreamClosed])
    #expect(sequence.steps.last?.second == [])
    let without = MachineSystem(of: Stream.self, in: .rfc9113, under: Readings(["Q-PRIORITY": "ignored"]))
    guard case .told(let signal) = DistinguishingSearch.distinction(of: old, from: without) else {
      return #expect(Bool(false), "the signals tell the editions apart")
    }
    #expect(signal.steps.map(\.stimulus) == [.receivePriority])
  }

  @Test("an implementation of one edition fails the other's suite")
  func failed() throws {
    let reference = try table(of: old)
    let numbered = SystemTable(Exploration(of: new), numberedAs: reference)
    let port = try #require(numbered).table
    let suite = CompleteSuite(of: reference.table)
    #expect(!suite.allSatisfy { reference.table.answersAlike(port, to: $0) })
  }

  @Test("what a suite passes is counted, and what needs other readings is missing")
  func covered() throws {
    let table = try table(of: new)
    var record = CoverageRecorder(of: [stream], edition: "RFC9113")
    CompleteSuite(of: table.table).forEachTest { test in
      record.begin(under: Readings())
      var state = Stream.initial
      for input in table.stimuli(of: test) {
        guard let transition = new.rule(in: state, on: input).transition else { break }
        record.add(Visit("Stream", in: state.name, on: input.name))
        state = transition.target ?? state
      }
      return true
    }
    let row = try #require(Coverage([record]).rows.first)
    #expect(row.cells.possible == 9 * 16)
    let closed = ["closedByEnd", "closedByPeer", "closedByReset"]
    // States that no test tells apart are tested as one.
    #expect(row.cells.missing.allSatisfy { key in closed.contains { key.contains($0) } })
    let open = row.rules.missing.filter { $0.hasSuffix("[Q-PRIORITY ignored]") }
    #expect(open.count == 9)
  }
}
