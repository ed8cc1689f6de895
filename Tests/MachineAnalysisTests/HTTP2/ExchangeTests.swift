import MachineAnalysis
import StateMachines
import Testing

/// Two endpoints that both follow a standard.
@Suite("An exchange over HTTP/2")
struct ExchangeTests {
  private func exploration(
    of edition: Stream.Edition, under readings: [String: String] = [:]
  ) -> Exploration<Exchange> {
    let machine = MachineSystem(of: Stream.self, in: edition, under: Readings(readings))
    return Exploration(of: Exchange(machine: machine))
  }

  private let properties: [SystemProperty<Exchange>] = [
    .init(
      "the connection survives",
      .always { $0.client.stream != .connectionClosed && $0.server.stream != .connectionClosed }),
    .init(
      "both sides have cancelled",
      .sometimes { $0.client.stream == .closedByReset && $0.server.stream == .closedByReset }),
    .init(
      "what the client closes is closed", .leadsTo(from: { $0.client.isClosed }, to: { $0.server.isClosed })),
  ]

  @Test("endpoints that conform never end the connection", arguments: Stream.Edition.allCases)
  func survives(edition: Stream.Edition) {
    let exploration = exploration(of: edition)
    #expect(exploration.states.count == 3_234)
    #expect(exploration.transitionCount == 11_814)
    for verdict in exploration.check(properties) {
      guard case .holds = verdict else {
        Issue.record("\(verdict)")
        continue
      }
    }
  }

  @Test("what RFC 7540 allows against late frames can end it, and what RFC 9113 allows cannot")
  func ends() throws {
    let strict = exploration(of: .rfc7540, under: ["Q-LATE": "connectionError"]).check(properties)
    guard case .violated(let path?) = try #require(strict.first) else {
      Issue.record("\(strict)")
      return
    }
    // The client cancels while the answer is on its way.
    #expect(
      path.stimuli == [
        .client(.sendLastHeaders), .client(.sendReset), .server(.receiveLastHeaders),
        .server(.sendLastHeaders), .server(.receiveReset),
      ])
    #expect(path.steps.last?.observation == [.goAwayProtocolError])
    let reworded = exploration(of: .rfc9113, under: ["Q-CLOSED": "connectionError"]).check(properties)
    guard case .holds = try #require(reworded.first) else {
      Issue.record("\(reworded)")
      return
    }
  }
}

extension Exchange.Endpoint {
  fileprivate var isClosed: Bool {
    [.closedByEnd, .closedByPeer, .closedByReset].contains(stream)
  }
}
