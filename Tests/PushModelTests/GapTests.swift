import PushModel
import StateMachines
import Testing

@Suite struct GapTests {
  @Test func `A row stands once`() {
    #expect(Set(Gap.all).count == Gap.all.count)
    #expect(Gap.all.count <= UInt128.bitWidth, "a set of gaps has a bit for each")
  }

  @Test(arguments: [
    (ClosedSystem.Move.setDelegate(true), "set the delegate"),
    (.setNotificationDelegate(true), "set the delegate for notifications"), (.setUser(.none), "set the user"),
    (.register(.voip, .none), "register"), (.query(.voip), "query"), (.unregister(.voip), "unregister"),
    (.update, "update"), (.answerPrompt(allowed: true), "the user answers"),
    (.changeSettings(allowed: true), "the permission changes"),
    (.answer(.query(.voip), .timedOut), "the push service answers"),
    (.answerToken(.voip, .voip, issued: true), "the system answers"),
    (.changeToken(.voip), "the token changes"),
    (.invalidateToken, "the VoIP token is invalidated"), (.message(isReported: true), "a VoIP message"),
    (.notification, "a notification"), (.network(up: true), "the network"),
    (.enterForeground, "the foreground"),
    (.passTime, "time passes"), (.endProcess, "the process ends"), (.startProcess, "the process starts"),
  ])
  func `A move is of one kind`(_ move: ClosedSystem.Move, _ words: String) {
    #expect(move.kind.words == words)
  }

  @Test func `A row leaves something open and nothing everything`() {
    let everything = Aspects.words.reduce(into: Aspects()) { $0.formUnion($1.aspect) }
    for gap in Gap.all {
      #expect(!gap.blurs.isEmpty && gap.blurs != everything, "\(gap.words)")
      #expect(gap.facts.count <= 3, "\(gap.words)")
      // Who reports a call is all that a line never speaks of, whatever the circumstances (Q-CALL-60).
      #expect(!gap.facts.isEmpty || gap.blurs == .report, "\(gap.words)")
    }
  }

  @Test func `Facts are told apart`() {
    let facts = Gap.all.flatMap(\.facts)
    #expect(Set(facts.map(\.words)).count == Set(facts).count)
  }

  @Test func `Much time is open while the server is awaited alone`() throws {
    let gap = try #require(Gap.all.first { $0.citations.contains("Q-REG-55") })
    let alphabet = try #require(ClosedSystem.Alphabet.all(in: .tcpushKo).first { $0.name == "network" })
    let system = ClosedSystem(Interpretation(edition: .tcpushKo), alphabet: alphabet)
    var state = try #require(system.initial.first)
    let initialize = ClosedSystem.Move.initialize(alphabet.settings[0], delegate: .set)
    for (move, isOpen) in [
      (initialize, false), (.register(.apns, .complete), false), (.answerPrompt(allowed: true), false),
      (.answerToken(.registration, .apns, issued: true), true), (.answer(.register(.apns), .accepted), false),
    ] {
      state = system.react(to: move, in: state).state
      #expect(Gap.blur(of: .passTime, in: state, of: .tcpushKo).gaps.gaps.contains(gap) == isOpen, "\(move)")
    }
  }
}
