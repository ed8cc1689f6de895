import MachineAnalysis
import ModelAnalysis
import PushDocuments
import PushModel
import StateMachines
import Testing

@Suite struct CitationsOfRulesTests {
  @Test(arguments: MachineRegistry.all.map(\.name))
  func `Every rule cites what its edition states or leaves open`(name: String) throws {
    let machine = try #require(MachineRegistry.named(name))
    for table in machine.tables {
      let edition = try #require(Edition(rawValue: table.edition))
      for cell in table.cells where cell.isReached {
        for branch in cell.branches {
          let ids = [branch.citation] + branch.readings.map(\.question)
          for id in ids where !edition.holds(id) {
            Issue.record(
              """
              \(cell.key) in \(table.edition) rests on \(id), which the edition does not have \
              (\(branch.place.file):\(branch.place.line))
              """)
          }
        }
      }
    }
  }

  @Test(arguments: MachineRegistry.all.map(\.name))
  func `Every reading on the way to a rule is one of its question's`(name: String) throws {
    let machine = try #require(MachineRegistry.named(name))
    for choice in Set(machine.tables.flatMap(\.cells).flatMap(\.branches).flatMap(\.readings)) {
      let question = try #require(OpenQuestion.named(choice.question), "\(choice.question)")
      #expect(question.readings.contains { $0.name == choice.reading }, "\(choice)")
    }
  }
}

extension Edition {
  /// Whether the edition states a requirement, leaves a question open, or the id is of the public record.
  func holds(_ id: String) -> Bool {
    if let question = AllEvidence.question(id) { return question.editions.contains(self) }
    guard let requirement = AllEvidence.requirement(id) else { return false }
    return requirement.isStated(in: self) || requirement.isExternal(in: self)
  }
}
