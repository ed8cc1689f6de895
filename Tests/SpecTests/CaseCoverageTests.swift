import Conformance
import PushDocuments
import PushModel
import TestSupport
import Testing

@Suite struct CaseCoverageTests {
  private static let duties = Requirement.all.filter { $0.subject == .sdk }

  @Test(arguments: Edition.allCases)
  func `Every case can be played in each of its editions`(edition: Edition) {
    let cases = ShippedCases.all.filter { $0.editions.contains(edition) }
    #expect(!cases.isEmpty)
    #expect(ShippedCases.compiled(in: edition).count == cases.count)
  }

  @Test(arguments: duties.map(\.id))
  func `Every duty of the SDK is proved in each edition that states it`(id: String) throws {
    let requirement = try #require(Requirement.named(id))
    for edition in requirement.editions where Self.isTestable(requirement.grade(in: edition)) {
      let isProved = ShippedCases.compiled(in: edition).contains { $0.source.requirements.contains(id) }
      if !isProved { Issue.record("no case of \(edition.rawValue) proves \(id): \(requirement.sentence)") }
    }
  }

  @Test func `No case is about what is called not tested yet`() {
    for one in ShippedCases.all {
      #expect(!Area(ofID: one.id).awaitsTests, "\(one.id) is of an area that awaits tests no longer")
      for id in one.requirements + one.questions {
        let awaits = AllEvidence.requirement(id)?.awaitsTests ?? AllEvidence.question(id)?.awaitsTests ?? true
        #expect(!awaits, "\(one.id) is about \(id), which awaits tests no longer")
      }
    }
  }

  /// A port that refuses everything would keep a rule that only ever refuses.
  @Test(arguments: Edition.allCases)
  func `Whatever is refused has a neighbour that is accepted`(edition: Edition) {
    let cases = ShippedCases.compiled(in: edition).map(\.source)
    let accepting = cases.map { (one: $0, calls: Self.calls(of: $0, refused: false)) }
    for one in cases where one.pair == nil {
      let refused = Self.calls(of: one, refused: true)
      for call in refused {
        let isAccepted = accepting.contains { other in
          other.calls.contains(call)
            && (other.one.id == one.id || other.one.given == one.given
              || other.one.requirements.contains(where: one.requirements.contains))
        }
        if isAccepted { continue }
        Issue.record("\(one.id) in \(edition.rawValue) refuses a \(call.rawValue), and none near it succeeds")
      }
    }
  }

  /// Where completions do not tell calls apart, a case that named another call would pass all the same, with a wrong
  /// text.
  @Test func `A call that is refused for one in progress is the one that has just been made`() {
    for one in ShippedCases.all {
      for step in one.steps {
        guard let name = step.name else { continue }
        let refused = step.see.flatMap(\.value.items).compactMap { item -> String? in
          guard case .completed(let completion) = item else { return nil }
          switch completion.outcome {
          case .error(.alreadyInProgress), .error(.requestAlreadyInProgress): return completion.call
          case .error, .anyError, .success: return nil
          }
        }
        #expect(refused.allSatisfy { $0 == name }, "\(one.id) refuses another call than \(name)")
      }
    }
  }

  private static func isTestable(_ grade: Grade) -> Bool {
    switch grade {
    case .documented, .signature, .sample: true
    case .platform, .vendor, .inferred: false
    }
  }

  /// The kinds of calls that a case sees refused, or accepted, whatever the reading.
  private static func calls(of one: ConformanceCase, refused: Bool) -> Set<CallKind> {
    var kinds: [String: CallKind] = [:]
    for step in one.steps { if let name = step.name { kinds[name] = step.action.operation } }
    let items = one.steps.flatMap(\.see).filter(\.conditions.isEmpty).flatMap(\.value.items)
    return Set(
      completions(items).filter { ($0.outcome != .success) == refused }.compactMap { kinds[$0.call] })
  }

  private static func completions(_ items: [ExpectedItem]) -> [ExpectedCompletion] {
    items.flatMap { item -> [ExpectedCompletion] in
      switch item {
      case .completed(let completion): [completion]
      case .anyOrder(let items): completions(items)
      case .prompt, .message, .reported, .restricted: []
      }
    }
  }
}
