import PushModel
import StateMachines
import Testing

@Suite struct ClosedSystemTests {
  /// The composed system on its way through some moves.
  private struct Walk {
    let system: ClosedSystem
    var state: ClosedSystem.State
    var seen: [ClosedSystem.Seen] = []

    init(_ edition: Edition, alphabet: String, readings: Readings = Readings()) throws {
      let alphabet = try #require(ClosedSystem.Alphabet.all(in: edition).first { $0.name == alphabet })
      system = ClosedSystem(Interpretation(edition: edition, readings: readings), alphabet: alphabet)
      state = try #require(system.initial.first)
    }

    mutating func take(_ moves: ClosedSystem.Move...) {
      for move in moves {
        #expect(system.moves(in: state).contains(move), "\(move) is not possible")
        let reaction = system.react(to: move, in: state)
        state = reaction.state
        seen = reaction.seen
      }
    }
  }

  private let initialize = ClosedSystem.Move.initialize(.init(key: .userA, flag: false), delegate: .set)
  private let token = ClosedSystem.Move.answerToken(.token(.registration, .apns), issued: true)
  private let accepted = ClosedSystem.Move.answer(.server(.register(.apns)), .accepted)

  @Test func whatIsRegisteredCarriesTheAgreementThatWasGiven() throws {
    for kind in [SystemStimulus.AgreementKind.complete, .declined] {
      var walk = try Walk(.toastJa, alphabet: "agreements")
      walk.take(initialize, .register([.apns], kind), token, accepted)
      let record = try #require(walk.state.server[.apns])
      #expect(record.owner == .device)
      #expect(record.agreement == (kind == .complete ? .complete : .declined))
      #expect(record.token == .current)
      #expect(walk.seen.contains(.record(.apns, record)))
    }
  }

  @Test func anotherTokenOutdatesTheRecordUntilTheUpdateIsAccepted() throws {
    var walk = try Walk(.toastJa, alphabet: "network", readings: Readings(["Q-REG-3": "atOnce"]))
    walk.take(initialize, .register([.apns], .complete), .answerPrompt(allowed: true), token, accepted)
    #expect(walk.state.server[.apns]?.token == .current)
    walk.take(.changeToken(.apns))
    #expect(walk.state.server[.apns]?.token == .outdated)
    walk.take(.answer(.server(.update(.apns)), .accepted))
    #expect(walk.state.server[.apns]?.token == .current)
  }

  @Test func whatNoLongerMattersIsForgotten() throws {
    var walk = try Walk(.toastJa, alphabet: "agreements")
    walk.take(initialize, .register([.apns], .complete))
    #expect(walk.state.agreements[.apns] == .complete)
    walk.take(token, accepted)
    #expect(walk.state.agreements[.apns] == nil)
    #expect(walk.state.last[.apns] == nil)
  }

  @Test func aFailureInTheOldestEditionShowsTheToken() throws {
    var walk = try Walk(.tcpushKo, alphabet: "network")
    walk.take(initialize, .register([.apns], .complete), .answerPrompt(allowed: true), token)
    walk.take(.answer(.server(.register(.apns)), .refused))
    let shown = walk.seen.compactMap { seen in
      if case .completed(.register, .apns, .failed, let shown?) = seen { shown.token } else { nil }
    }
    #expect(shown == [.current])
  }
}
