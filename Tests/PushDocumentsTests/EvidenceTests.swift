import PushDocuments
import PushModel
import StateMachines
import Testing

@Suite struct EvidenceTests {
  @Test func `Ids are unique and well formed`() {
    let all =
      AllEvidence.requirements.map(\.id) + AllEvidence.questions.map(\.id) + Difference.all.map(\.id)
      + Contradiction.all.map(\.id) + Defect.all.map(\.id)
    #expect(repeated(in: all).isEmpty)
    for requirement in AllEvidence.requirements {
      #expect(isNumbered(requirement.id, after: requirement.area.rawValue))
    }
    for question in AllEvidence.questions {
      #expect(isNumbered(question.id, after: "Q-" + question.area.rawValue))
    }
    for difference in Difference.all { #expect(isNumbered(difference.id, after: "DIFF")) }
    for contradiction in Contradiction.all {
      #expect(isNumbered(contradiction.id, after: "CONTRA"))
    }
    for defect in Defect.all { #expect(isNumbered(defect.id, after: "DEFECT")) }
  }

  @Test func `Every id is found again by its name`() {
    for requirement in AllEvidence.requirements {
      #expect(AllEvidence.requirement(requirement.id) == requirement)
    }
    for question in AllEvidence.questions { #expect(AllEvidence.question(question.id) == question) }
    for difference in Difference.all { #expect(Difference.named(difference.id) == difference) }
    for contradiction in Contradiction.all {
      #expect(Contradiction.named(contradiction.id) == contradiction)
    }
    for defect in Defect.all { #expect(Defect.named(defect.id) == defect) }
  }

  @Test func `Every citation is a list of lines in ascending order`() {
    for citation in CitedPlace.all {
      guard let ranges = citation.lines.ranges else {
        Issue.record("\(citation) is no list of lines")
        continue
      }
      for (one, next) in zip(ranges, ranges.dropFirst()) {
        #expect(one.upperBound < next.lowerBound, "\(citation) goes back")
      }
    }
  }

  @Test func `A requirement comes from the documents or from the public record, not from both`() {
    for requirement in AllEvidence.requirements {
      let external = Edition.allCases.filter { requirement.evidence(in: $0) == .external }
      #expect(
        external.isEmpty || external == Edition.allCases,
        "\(requirement.id) is external in some editions only")
      if external.isEmpty {
        #expect(!requirement.editions.isEmpty, "\(requirement.id) is stated by no edition")
      }
    }
  }

  @Test func `What is inferred somewhere carries its argument, and nothing else carries one`() {
    for requirement in AllEvidence.requirements {
      let isInferred = !requirement.inferringEditions.isEmpty || requirement.isInferredOutside
      #expect((requirement.argument != nil) == isInferred, "\(requirement.id)")
      #expect(requirement.argument.map { $0.count > 40 } ?? true, "\(requirement.id)")
    }
  }

  @Test func `What does not come from the documents names its source, or is the suite's own`() {
    for requirement in AllEvidence.requirements {
      let isRecord = requirement.area == .platform || requirement.area == .vendor
      #expect((requirement.source != nil) == isRecord, "\(requirement.id)")
    }
  }

  @Test func `Only what rests on more than samples is a must, and nothing of the SDK is left to it`() {
    for requirement in AllEvidence.requirements {
      for edition in requirement.editions where requirement.grade(in: edition) == .sample {
        #expect(requirement.level(in: edition) != .must, "\(requirement.id) in \(edition.rawValue)")
      }
      #expect(requirement.subject != .sdk || requirement.level != .may, "\(requirement.id)")
    }
  }

  @Test(arguments: [
    ("LOGIN-9", Edition.toastJa, Level.should), ("LOGIN-9", .toastEn, .must),
    ("INIT-11", .tcpushKo, .should), ("INIT-13", .tcpushKo, .must),
  ])
  func `A level is that of the edition's own words`(id: String, edition: Edition, level: Level) {
    #expect(AllEvidence.requirement(id)?.level(in: edition) == level)
  }

  @Test func `A question has readings to choose from, a place in the text and editions`() {
    for question in AllEvidence.questions {
      let names = question.readings.map(\.name)
      #expect(names.count >= 2, "\(question.id) has nothing to choose from")
      #expect(repeated(in: names).isEmpty, "\(question.id) names a reading twice")
      #expect(!question.says.isEmpty, "\(question.id) cites nothing")
      #expect(!question.editions.isEmpty, "\(question.id) is open nowhere")
      #expect(question.asks.hasSuffix("?"), "\(question.id) asks nothing")
      #expect(question.says.allSatisfy { question.editions.contains($0.edition) }, "\(question.id)")
      for reading in question.readings {
        #expect(!reading.meaning.isEmpty, "\(question.id): \(reading.name) means nothing")
      }
      if let leaning = question.leaning {
        #expect(names.contains(leaning.reading), "\(question.id) leans to no reading of its own")
        #expect(!leaning.because.isEmpty, "\(question.id) gives no argument")
      }
    }
  }

  @Test func `A question is asked by cases, awaits tests, or says why no case can decide it`() {
    for question in AllEvidence.questions {
      let isAsked = OpenQuestion.named(question.id) != nil
      let standings = [isAsked, question.awaitsTests, question.untestable != nil].count { $0 }
      #expect(standings == 1 && question.untestable?.isEmpty != true, "\(question.id)")
    }
  }

  @Test func `An area that awaits tests has something to be tested, and nothing that is followed`() {
    for area in Area.allCases where area.awaitsTests {
      #expect(AllEvidence.requirements.contains { $0.area == area }, "\(area) is empty")
      #expect(!Requirement.all.contains { $0.area == area }, "\(area) is tested")
      #expect(!OpenQuestion.all.contains { $0.area == area }, "\(area) is asked about")
    }
    for requirement in AllEvidence.requirements {
      #expect((Requirement.named(requirement.id) == nil) == requirement.awaitsTests, "\(requirement.id)")
    }
  }

  @Test(arguments: Gap.all.indices)
  func `Each gap is left open by a question of its editions`(_ place: Int) throws {
    let gap = Gap.all[place]
    let questions = try gap.citations.map { try #require(AllEvidence.question($0.id)) }
    for edition in gap.editions {
      #expect(
        questions.contains { $0.editions.contains(edition) },
        "\(gap.asked()): \(gap.words): \(edition.rawValue)")
    }
    for question in questions {
      #expect(question.editions.contains(where: gap.editions.contains), "\(question.id): \(gap.words)")
    }
    #expect(!gap.editions.isEmpty)
  }

  @Test func `A difference has sides, and no edition stands on two of them`() {
    for difference in Difference.all {
      #expect(difference.positions.count >= 2, "\(difference.id) has one side")
      let editions = difference.positions.flatMap(\.cited).map(\.edition)
      #expect(repeated(in: editions).isEmpty, "\(difference.id) cites an edition twice")
      #expect(Set(difference.positions.map(\.says)).count == difference.positions.count)
    }
  }

  @Test func `A contradiction stands somewhere and has a treatment`() {
    for contradiction in Contradiction.all {
      #expect(!contradiction.places.isEmpty, "\(contradiction.id) stands nowhere")
      #expect(repeated(in: contradiction.editions).isEmpty, "\(contradiction.id)")
      #expect(!contradiction.treatment.isEmpty, "\(contradiction.id) is left alone")
      #expect(contradiction.one != contradiction.other, "\(contradiction.id) is none")
    }
  }

  @Test func `A defect stands in each edition once, and says what it is and what comes of it`() {
    for defect in Defect.all {
      #expect(!defect.cited.isEmpty, "\(defect.id) stands nowhere")
      #expect(repeated(in: defect.editions).isEmpty, "\(defect.id) cites an edition twice")
      #expect(!defect.wrong.isEmpty && !defect.copied.isEmpty, "\(defect.id) says nothing")
    }
  }

  @Test func `What is named in prose exists`() {
    let known = Set(AllEvidence.requirements.map(\.id) + AllEvidence.questions.map(\.id))
    let prose =
      Contradiction.all.map { ($0.id, $0.treatment) }
      + AllEvidence.requirements.map {
        ($0.id, [$0.argument, $0.note].compactMap(\.self).joined(separator: " "))
      }
      + AllEvidence.questions.map { ($0.id, $0.untestable ?? "") }
    for (id, text) in prose {
      for named in ids(in: text) {
        #expect(known.contains(named), "\(id) names \(named), which does not exist")
      }
    }
  }

  private func ids(in text: String) -> [String] {
    text.split { !($0.isUppercase || $0.isNumber || $0 == "-") }.map(String.init).filter { word in
      let parts = word.split(separator: "-")
      let area = word.hasPrefix("Q-") ? parts.dropFirst().first : parts.first
      return parts.count >= 2 && area.flatMap { Area(rawValue: String($0)) } != nil
    }
  }

  private func isNumbered(_ id: String, after prefix: String) -> Bool {
    guard id.hasPrefix(prefix + "-"), let number = Int(id.dropFirst(prefix.count + 1)) else {
      return false
    }
    return number >= 1 && id == "\(prefix)-\(number)"
  }

  private func repeated<Value: Hashable>(in values: [Value]) -> [Value] {
    Dictionary(grouping: values) { $0 }.filter { $0.value.count > 1 }.map(\.key)
  }
}

extension Requirement {
  /// Whether the requirement is a rule of the suite, which an argument alone supports.
  fileprivate var isInferredOutside: Bool { editions.isEmpty && grade == .inferred }
}
