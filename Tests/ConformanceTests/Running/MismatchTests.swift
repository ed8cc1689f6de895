import Conformance
import PushModel
import Testing

/// The ways that a departure is compared with, and its weight.
@Suite struct MismatchTests {
  /// The specification after a setting that was seen as expected.
  private func inSetting(_ given: Given) throws -> Hypotheses {
    var hypotheses = try #require(Hypotheses(given, in: .toastJa, unobserved: []))
    let steps = hypotheses.ways(.start, seeing: nil)
    hypotheses.follow(steps, seeing: try #require(steps.first?.way.seen))
    return hypotheses
  }

  @Test func `Another agreement than the one given breaks a duty`() throws {
    var hypotheses = try inSetting(Given())
    let register = CaseAction.register(.apns, agreement: Given.standardAgreement, handler: true)
    let ways = hypotheses.ways(.step(register, "r1"), seeing: nil).map(\.way)
    var seen = try #require(ways.compactMap(\.seen).first { $0.apnsRecord != nil })
    seen.apnsRecord?.agreement?.advertisements = true
    let mismatch = Mismatch(seen, from: ways, after: [], in: .toastJa)
    #expect(mismatch.weight == .must)
    #expect(mismatch.requirements.first == "AGR-1")
  }

  @Test func `Of what the specification allows, the nearest is that with the fewest wrong fields`() throws {
    var given = Given()
    given.registered = [.voip]
    var hypotheses = try inSetting(given)
    let ways = hypotheses.ways(.step(.setUser("user-b"), nil), seeing: nil).map(\.way)
    let records = Set(ways.compactMap(\.seen?.voipRecord))
    #expect(records.count > 1)
    for way in ways {
      var seen = try #require(way.seen)
      seen.voipRecord?.language = "other"
      let mismatch = Mismatch(seen, from: ways, after: [], in: .toastJa)
      #expect(mismatch.nearest?.seen?.voipRecord?.user == way.seen?.voipRecord?.user)
      #expect(mismatch.requirements.first == "REG-13")
    }
  }

  @Test func `What nobody decides is not blamed beside what is wrong`() throws {
    var given = Given()
    given.registered = [.apns]
    given.world.apns = .refuse
    var hypotheses = try inSetting(given)
    let ways = hypotheses.ways(.step(.query(.apns), "q1"), seeing: nil).map(\.way)
    var seen = try #require(ways.compactMap(\.seen).first)
    seen.apnsRecord?.user = "user-b"
    seen.apnsRecord?.language = "other"
    let mismatch = Mismatch(seen, from: ways, after: [], in: .toastJa)
    #expect(mismatch.requirements.first == "REG-13", "\(mismatch.requirements)")
  }

  @Test func `What disappears after a logout is named by the line on logging out`() throws {
    var given = Given()
    given.registered = [.apns]
    let again = CaseAction.initialize(ConfigurationChanges(), delegate: true)
    var hypotheses = try inSetting(given)
    let logout = hypotheses.ways(.step(.setUser(nil), nil), seeing: nil)
    let before = try #require(logout.first?.way.seen)
    hypotheses.follow(logout, seeing: before)
    let ways = hypotheses.ways(.step(again, nil), seeing: nil).map(\.way)
    var seen = before
    seen.apnsRecord = nil
    let steps = [
      SeenStep(.setUser(nil), as: nil, seeing: before), SeenStep(again, as: nil, seeing: seen),
    ]
    let mismatch = Mismatch(seen, from: ways, before: before, after: steps, in: .toastJa)
    #expect(mismatch.requirements.first == "LOGIN-4", "\(mismatch.requirements)")
    #expect(!mismatch.isArgued, "\(mismatch.weight)")
  }

  @Test func `That a second initialisation sets its delegate rests on an argument`() throws {
    var hypotheses = try inSetting(Given())
    var steps: [SeenStep] = []
    let again = CaseAction.initialize(ConfigurationChanges(), delegate: true)
    for action in [.setDelegate(.apns, false), again] as [CaseAction] {
      let ways = hypotheses.ways(.step(action, nil), seeing: nil)
      let seen = try #require(ways.first?.way.seen)
      hypotheses.follow(ways, seeing: seen)
      steps.append(SeenStep(action, as: nil, seeing: seen))
    }
    let message = CaseAction.notificationArrives(message: "m1")
    let ways = hypotheses.ways(.step(message, nil), seeing: nil).map(\.way)
    var seen = try #require(ways.compactMap(\.seen).first { !$0.items.isEmpty })
    seen.items = []
    for (earlier, requirement, weight) in [
      (steps, "INIT-16", .inferred), (steps.dropLast(), "MSG-1", .must),
    ] as [([SeenStep], String, Weight)] {
      let all = earlier + [SeenStep(message, as: nil, seeing: seen)]
      let mismatch = Mismatch(seen, from: ways, after: all, in: .toastJa)
      #expect(mismatch.requirements.first == requirement)
      #expect(mismatch.weight == weight)
    }
  }

  @Test func `A gap is needed where without it nothing would allow what was seen`() throws {
    let message = PlayedEvent.step(.notificationArrives(message: "m1"), nil)
    for isTold in [true, false] {
      var hypotheses = try inSetting(Given())
      let ways = hypotheses.ways(message, seeing: nil)
      var seen = try #require(ways.compactMap(\.way.seen).first { !$0.items.isEmpty })
      if !isTold { seen.items = [] }
      hypotheses.follow(ways, seeing: seen)
      let needed = try #require(hypotheses.guess).share.needed
      #expect(needed.keys.map { $0.asked() } == (isTold ? [] : ["Q-MSG-5"]))
      #expect(needed.values.allSatisfy { $0 == .message })
    }
  }
}
