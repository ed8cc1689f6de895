import MachineAnalysis
import StateMachines
import Testing

/// What the library's page shows, word for word.
@Suite("The example of the page")
struct ReadmeExample {
  @Test func describes() throws {
    let stream = MachineDescription(Stream.self, purpose: "A stream, as one endpoint sees it.")
    let table = TableRenderer(format: .markdown).rows(of: stream, in: "closedByEnd")
    let diagram = try #require(Diagram(of: stream, edition: "RFC9113"))
    let picture = DiagramRenderer.mermaid(diagram)
    #expect(table.hasPrefix("| input |") && picture.hasPrefix("stateDiagram-v2"))
  }

  @Test func explores() {
    let readings = Readings(["Q-LATE": "connectionError"])
    let machine = MachineSystem(of: Stream.self, in: .rfc7540, under: readings)
    let exploration = Exploration(of: Exchange(machine: machine))
    let survives = SystemProperty<Exchange>(
      "the connection survives",
      .always { $0.client.stream != .connectionClosed && $0.server.stream != .connectionClosed })
    for verdict in exploration.check([survives]) {
      guard case .violated(let path?) = verdict else { continue }
      #expect(path.stimuli.first == .client(.sendLastHeaders))
    }
  }

  @Test func tests() throws {
    let exploration = Exploration(of: MachineSystem(of: Stream.self, in: .rfc7540))
    let table = try #require(SystemTable(exploration))
    let suite = CompleteSuite(of: table.table)
    for test in suite.prefix(3) { #expect(!table.stimuli(of: test).isEmpty) }
    let faults = SingleFaultRun(of: TestIndex(of: suite))
    #expect(faults.mutants == 3680 && faults.missed.isEmpty)
  }

  @Test func compares() {
    let distinction = DistinguishingSearch.distinction(
      of: MachineSystem(of: Stream.self, in: .rfc7540), from: MachineSystem(of: Stream.self, in: .rfc9113))
    if case .told(let sequence) = distinction {
      #expect(sequence.steps.map(\.stimulus) == [.sendHeaders, .receiveReset, .receiveHeaders])
    }
  }
}
