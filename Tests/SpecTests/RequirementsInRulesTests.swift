import PushDocuments
import PushModel
import StateMachines
import Testing

/// The tables have all that the documents ask of the SDK.
@Suite struct RequirementsInRulesTests {
  /// The requirements on which no rule rests, with the reason.
  private static let uncited = [
    "UNREG-8": "The suite's server holds one record of each kind of token, whatever its environment.",
    "INIT-8":
      "Which values the initialiser takes is the API's listing; that a registration is made with them, INIT-7.",
    "INIT-16":
      "The route sets the delegate by INIT-11 at each initialisation, whether it is the first or not.",
    "ERR-9": "The strings of the two domains are written at the edge, and decide nothing.",
    "AGR-3":
      "Of which parts an agreement consists; that a registration passes each as given, AGR-1 and AGR-5.",
  ]

  private static let cited: [Edition: Set<String>] = Dictionary(
    uniqueKeysWithValues: Edition.allCases.map { edition in
      let tables = PushTables.of(edition)
      let branches = tables.machines.flatMap(\.branches).map(\.citation)
      let routes = tables.members.flatMap { $0.routes.joined() } + tables.events.joined()
      return (edition, Set((branches + routes.flatMap(\.citations)).map(\.id)))
    })

  @Test func `Every requirement of the SDK is cited where it is stated, or there is a reason`() {
    for requirement in Requirement.all where requirement.subject == .sdk && requirement.grade != .vendor {
      let isCited = requirement.editions.contains { Self.cited[$0]?.contains(requirement.id) ?? false }
      if Self.uncited[requirement.id] != nil {
        #expect(!isCited, "\(requirement.id) is cited, and has a reason not to be")
      } else if !isCited {
        Issue.record("no rule or route rests on \(requirement.id): \(requirement.sentence)")
      }
    }
    for id in Self.uncited.keys { #expect(Requirement.named(id)?.subject == .sdk, "\(id)") }
  }

  @Test(arguments: Edition.allCases)
  func `No rule or route rests on what is called not tested yet`(_ edition: Edition) throws {
    let cited = try #require(Self.cited[edition])
    for id in cited {
      let awaits = AllEvidence.requirement(id)?.awaitsTests ?? AllEvidence.question(id)?.awaitsTests ?? true
      #expect(!awaits, "\(id) is cited, and awaits tests no longer")
    }
  }

  @Test(arguments: Edition.allCases)
  func `Every route cites what its edition states or leaves open`(_ edition: Edition) {
    let tables = PushTables.of(edition)
    for route in tables.members.flatMap({ $0.routes.joined() }) + tables.events.joined() {
      for citation in route.citations where !edition.holds(citation.id) {
        Issue.record("\(edition.rawValue) does not have \(citation.id): \(route.destination)")
      }
    }
  }
}
