import ModelAnalysis
import PushModel
import StateMachines
import Testing

/// Steps in words: every written step can be read again.
struct MoveWordsTests {
  /// Walks through an alphabet. Looks at every move of each state, and takes one of them.
  private func walk(_ system: ClosedSystem, steps: Int, _ look: (ClosedSystem.Move) -> Void) {
    var number: UInt64 = 7
    for first in system.initial {
      var state = first
      for _ in 0..<steps {
        let moves = system.moves(in: state)
        for move in moves { look(move) }
        number = number &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        guard !moves.isEmpty else { break }
        state = system.react(to: moves[Int(number >> 33) % moves.count], in: state).state
      }
    }
  }

  @Test(arguments: Edition.allCases)
  func `Every move of every alphabet is read again`(edition: Edition) throws {
    let words = MoveWords(of: edition)
    var seen: Set<ClosedSystem.Move> = []
    for alphabet in ClosedSystem.Alphabet.all(in: edition) {
      walk(ClosedSystem(Interpretation(edition: edition), alphabet: alphabet), steps: 200) { seen.insert($0) }
    }
    #expect(seen.count > 50)
    for move in seen {
      guard case .move(let read)? = try? words.meaning(of: move.text) else {
        Issue.record("\(move.text) is not read")
        continue
      }
      #expect(read.contains(move), "\(move.text) is read as \(read)")
      // Moves with the same words mean the same, apart from the purposes of their requests.
      #expect(read.allSatisfy { $0.text == move.text }, "\(move.text)")
    }
  }

  @Test func `Leaves out what is usual`() throws {
    let words = MoveWords(of: .toastKo)
    #expect(try words.meaning(of: "register") == words.meaning(of: "register apns"))
    #expect(try words.meaning(of: "initialize, without a delegate") != words.meaning(of: "initialize"))
    #expect(
      try words.meaning(of: "initialize,  without a delegate")
        == words.meaning(of: "initialize, settings A, without a delegate"))
    #expect(try words.meaning(of: "setUser") == words.meaning(of: "setUser $userA"))
    #expect(try words.meaning(of: "hold server") == .hold(.server))
    #expect(try words.meaning(of: "permission denied") == .permission(.denied))
    #expect(try MoveWords(of: .tcpushKo).meaning(of: "register") == .move([.register(.apns, .complete)]))
  }

  @Test func `Says where it is lost`() {
    let words = MoveWords(of: .nhncloudKo)
    let misspelt = #expect(throws: MoveWords.Failure.self) { try words.meaning(of: "register  apsn") }
    #expect(misspelt?.word == "apsn" && misspelt?.column == 11)
    #expect(misspelt?.expected == ["apns", "apns,", "voip", "voip,"])
    let unfinished = #expect(throws: MoveWords.Failure.self) { try words.meaning(of: "hold") }
    #expect(unfinished?.word == "" && unfinished?.column == 5)
    #expect(unfinished?.expected == ["prompt", "apns", "pushkit", "server"])
  }
}

/// Situations and traces.
struct TraceReadingTests {
  /// Takes possible steps one after the other, each of which is traced before.
  private func walk(
    _ interpretation: Interpretation, given: [String], steps: Int, seed: UInt64,
    _ look: (Trace, ClosedSystem.Reaction) -> Void
  ) throws {
    let texts = MoveWords(of: interpretation.edition).all.filter { !$0.hasPrefix("permission") }
    var situation = Situation(interpretation)
    try situation.take(given)
    var number = seed
    for _ in 0..<steps {
      number = number &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let text = texts[Int(number >> 33) % texts.count]
      guard let move = try? situation.move(text) else { continue }
      look(Trace(move, in: situation), situation.system.react(to: move, in: situation.state))
      try situation.take(text)
    }
  }

  /// The tree is made from the routes: it contains every followed rule, and each only once.
  @Test(arguments: Edition.allCases)
  func `Everything that is followed stands in the tree`(edition: Edition) throws {
    let last = OpenQuestion.all.filter { $0.editions.contains(edition) }.reduce(into: Readings()) {
      $0[$1.id] = $1.readings.last?.name
    }
    var rules = 0
    for (seed, readings) in [Readings(), last].enumerated() {
      for given in [["initialize"], ["permission authorized", "initialize", "hold server"]] {
        try walk(
          Interpretation(edition: edition, readings: readings), given: given, steps: 1000, seed: UInt64(seed)
        ) { trace, reaction in
          let told = trace.events.flatMap(\.rules)
          #expect(told.map(\.rule.branch) == reaction.passed.map { Int($0.branch) }, "\(trace.text)")
          rules += told.count
        }
      }
    }
    #expect(rules > 1000)
  }

  @Test func `Answers what waits`() throws {
    var situation = Situation(Interpretation(edition: .nhncloudKo))
    try situation.take(
      Situation.usualSteps(in: .nhncloudKo) + ["hold server", "register voip"])
    #expect(try situation.move("server.refuses") == .answer(.register(.voip), .refused))
    try situation.take("register apns")
    #expect(throws: Situation.Failure.self) { try situation.move("server.refuses") }
    #expect(
      try situation.move("server.refuses the registration of apns") == .answer(.register(.apns), .refused))
    #expect(throws: Situation.Failure.self) { try situation.move("server.refuses the query of apns") }
    try situation.take("app.terminates")
    #expect(throws: Situation.Failure.self) { try situation.move("server.refuses") }
    #expect(throws: Situation.Failure.self) { try situation.move("register") }
    #expect(throws: Situation.Failure.self) { try situation.take("permission denied") }
    #expect(try situation.move("app.launches") == .startProcess)
  }

  @Test func `Marks what an open question decides`() throws {
    var situation = Situation(Interpretation(edition: .toastJa, readings: Readings(["Q-REG-1": "together"])))
    try situation.take(Situation.usualSteps(in: .toastJa) + ["hold server", "register"])
    let trace = try Trace("register", in: situation)
    let forks = trace.events.flatMap(\.rules).flatMap(\.forks)
    let fork = try #require(forks.first { $0.question == "Q-REG-1" })
    #expect(fork.followed == "together")
    #expect(fork.others.map(\.reading) == ["refused", "afterwards", "newest"])
    #expect(
      fork.others.map(\.deed) == [
        "stays / refuseForSameCall", "stays / queueCall", "stays / queueCall, abandonRegistration",
      ])
  }

  /// An effect that asks or tells shows at the edge, or has nobody to ask or to tell.
  @Test func `Says where there is nobody to ask`() throws {
    func idle(_ steps: [String], _ step: String) throws -> [String] {
      var situation = Situation(Interpretation(edition: .toastKo))
      try situation.take(steps)
      return try Trace(step, in: situation).text.split(separator: "\n").filter {
        $0.hasSuffix("(without effect)")
      }
      .map { String($0.drop { $0 == " " }.prefix { $0 != "[" }) }
    }
    let registered = Situation.usualSteps(in: .toastKo) + ["register"]
    #expect(try idle(registered, "update") == [])
    #expect(try idle(registered, "unregister") == [])
    #expect(
      try idle(registered + ["setDelegate, none"], "unregister").map { $0.split(separator: ":")[0] }
        == ["handBackToken"])
  }

  @Test func `Says what nothing decides`() throws {
    var situation = Situation(Interpretation(edition: .toastJa))
    try situation.take(Situation.usualSteps(in: .toastJa) + ["hold server", "register"])
    #expect(
      try Trace("initialize, settings B", in: situation).gaps.contains { $0.citations.contains("Q-INIT-63") })
    #expect(try !Trace("query", in: situation).gaps.contains { $0.citations.contains("Q-INIT-63") })
  }
}
