import PushModel
import StateMachines
import Testing

@Suite struct ClosedSystemTests {
  /// The composed system on its way through some moves.
  private struct Walk {
    let system: ClosedSystem
    var state: ClosedSystem.State
    var seen: [Sight.Kind] = []

    init(_ edition: Edition, alphabet: String, readings: Readings = Readings()) throws {
      let alphabet = try #require(ClosedSystem.Alphabet.all(in: edition).first { $0.name == alphabet })
      system = ClosedSystem(Interpretation(edition: edition, readings: readings), alphabet: alphabet)
      state = try #require(system.initial.first)
    }

    /// Initialises the SDK with the first settings, and registers.
    mutating func register(_ consent: Consent) {
      take(.initialize(system.alphabet.settings[0], delegate: .set), .register(.apns, consent))
    }

    mutating func take(_ moves: ClosedSystem.Move...) {
      for move in moves {
        #expect(system.moves(in: state).contains(move), "\(move) is not possible")
        let reaction = system.react(to: move, in: state)
        state = reaction.state
        seen = reaction.seen.map(\.kind)
      }
    }

    var hasCurrentToken: Bool { state.world.records[.apns]?.token == state.world.currentTokens[.apns] }
  }

  private let token = ClosedSystem.Move.answerToken(.registration, .apns, issued: true)
  private let accepted = ClosedSystem.Move.answer(.register(.apns), .accepted)

  @Test(arguments: [Consent.complete, .declined])
  func `What is registered carries the agreement that was given`(_ consent: Consent) throws {
    var walk = try Walk(.toastJa, alphabet: "agreements")
    walk.register(consent)
    walk.take(token, accepted)
    let record = try #require(walk.state.world.records[.apns])
    #expect(record.owner == .device)
    #expect(record.consent == consent)
    #expect(walk.hasCurrentToken)
    let seen = walk.seen.compactMap { kind in
      if case .record(.apns, let record?) = kind { record } else { nil }
    }
    #expect(seen.map(\.owner) == [.device])
    #expect(seen.map(\.consent) == [consent])
    #expect(seen.map(\.token) == [.current])
  }

  @Test func `Another token outdates the record until the update is accepted`() throws {
    var walk = try Walk(.toastJa, alphabet: "network", readings: Readings(["Q-REG-3": "atOnce"]))
    walk.register(.complete)
    walk.take(.answerPrompt(allowed: true), token, accepted)
    #expect(walk.hasCurrentToken)
    walk.take(.changeToken(.apns))
    #expect(walk.state.world.records[.apns] != nil && !walk.hasCurrentToken)
    walk.take(.answer(.update(.apns), .accepted))
    #expect(walk.hasCurrentToken)
  }

  @Test func `What no longer matters is forgotten`() throws {
    var walk = try Walk(.toastJa, alphabet: "agreements")
    walk.register(.complete)
    #expect(walk.state.sdk.consents[.apns] == .complete)
    walk.take(token, accepted)
    #expect(walk.state.sdk.consents[.apns] == .none)
    #expect(walk.state.sdk.last[.apns] == nil)
  }

  @Test func `A failure in the oldest edition shows the token`() throws {
    var walk = try Walk(.tcpushKo, alphabet: "network")
    walk.register(.complete)
    walk.take(.answerPrompt(allowed: true), token, .answer(.register(.apns), .refused))
    let shown = walk.seen.compactMap { kind in
      if case .completed(let completed) = kind, completed.error != nil { completed } else { nil }
    }
    #expect(shown.map(\.call) == [.register])
    #expect(shown.map(\.channel) == [.apns])
    #expect(shown.map(\.token) == [.current])
  }
}
