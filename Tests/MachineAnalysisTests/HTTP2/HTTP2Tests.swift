import MachineAnalysis
import StateMachines
import Testing

/// A machine of another field, by the public API alone. The library's page shows parts of this, word for word.
@Suite struct HTTP2Tests {
  @Test func `The table says what editions make of a frame after RST_STREAM, the diagram has all states`()
    throws
  {
    let stream = MachineDescription(Stream.self, purpose: "A stream, as one endpoint sees it.")
    let table = TableRenderer(format: .plain).rows(of: stream, in: "closedByPeer")
    let diagram = try #require(Diagram(of: stream, edition: "RFC9113"))
    let picture = DiagramRenderer.mermaid(diagram)
    let rows = table.split(separator: "\n").filter { $0.hasPrefix("receiveReset ") }
    #expect(
      rows.map { $0.split(separator: " ").dropFirst() } == [
        ["RFC7540", "stays", "RFC7540-5.4.2"],
        ["RFC9113", "Q-CLOSED", "discarded", "stays", "RFC9113-5.1"],
        ["RFC9113", "Q-CLOSED", "connectionError", "connectionClosed", "goAwayStreamClosed", "RFC9113-5.1"],
      ])
    #expect(diagram.states == Stream.State.allCases.map(\.name))
    #expect(picture.contains("  idle --> halfClosedLocal : sendLastHeaders / sent\n"))
  }

  @Test func `Endpoints that conform never end the connection, but for one reading of RFC 7540`() {
    func wayToTheEnd(_ edition: Stream.Edition, _ readings: Readings = Readings()) -> [Exchange.Move]? {
      let exploration = Exploration(
        of: Exchange(machine: MachineSystem(of: Stream.self, in: edition, under: readings)))
      let violation = exploration.violation {
        $0.client.stream != .connectionClosed && $0.server.stream != .connectionClosed
      }
      return violation?.map(\.stimulus)
    }
    #expect(wayToTheEnd(.rfc7540) == nil)
    #expect(wayToTheEnd(.rfc9113) == nil)
    #expect(wayToTheEnd(.rfc9113, Readings(["Q-CLOSED": "connectionError"])) == nil)
    // The client cancels while the answer is on its way.
    #expect(
      wayToTheEnd(.rfc7540, Readings(["Q-LATE": "connectionError"])) == [
        .client(.sendLastHeaders), .server(.receiveLastHeaders), .server(.sendLastHeaders),
        .client(.sendReset), .server(.receiveReset),
      ])
  }

  @Test func `A complete suite notices every fault, and a part of it does not`() throws {
    let exploration = Exploration(of: MachineSystem(of: Stream.self, in: .rfc7540))
    let table = try #require(SystemTable(exploration))
    let suite = CompleteSuite(of: table.table)
    for test in suite.prefix(3) { #expect(!table.stimuli(of: test).isEmpty) }
    let faults = SingleFaultRun(of: TestIndex(of: suite))
    #expect(faults.missed.isEmpty)
    // Each of the 42 cells of the states that take frames leads to seven other states.
    #expect(faults.mutants > 42 * 7)
    let part = SingleFaultRun(of: TestIndex(of: table.table, tests: suite.dropLast(10)))
    #expect(!part.missed.isEmpty)
  }

  @Test func `A shortest sequence of frames tells the editions apart`() {
    let distinction = DistinguishingSearch.distinction(
      of: MachineSystem(of: Stream.self, in: .rfc7540), from: MachineSystem(of: Stream.self, in: .rfc9113))
    guard case .told(let sequence) = distinction else { return #expect(Bool(false), "\(distinction)") }
    #expect(sequence.steps.map(\.stimulus) == [.sendHeaders, .receiveReset, .receiveHeaders])
    #expect(sequence.steps.last?.first == [.resetStreamClosed])
    #expect(sequence.steps.last?.second == [])
  }
}
