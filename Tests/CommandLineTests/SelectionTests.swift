import CommandSupport
import Conformance
import PushModel
import Testing

@testable import pushspec

/// How the options on cases go together.
@Suite struct SelectionTests {
  private static let catalogue = Catalogue.shipped

  private func selected(_ words: [String]) throws -> [ConformanceCase] {
    let arguments = try #require(try ArgumentParser(CheckCommand.syntax, of: "pushspec check").parse(words))
    return try CaseSelection(arguments).cases(of: Self.catalogue)
  }

  @Test func `Takes any value of one option`() throws {
    for (option, values) in [
      ("--area", ["PERM", "QUERY"]), ("--case", ["PERM-00*", "REG-002"]),
      ("--requirement", ["PERM-3", "REG-1"]),
      ("--question", ["Q-REG-1", "Q-LOGIN-1"]),
    ] {
      let apart = try values.map { Set(try selected([option, $0]).map(\.id)) }
      let together = Set(try selected(values.flatMap { [option, $0] }).map(\.id))
      #expect(apart.allSatisfy { !$0.isEmpty && $0 != together })
      #expect(together == apart.reduce([]) { $0.union($1) }, "\(option)")
    }
  }

  @Test func `Wants all of different options`() throws {
    let both = try selected(["--area", "REG", "--question", "Q-REG-1"])
    #expect(!both.isEmpty)
    #expect(both.allSatisfy { $0.area == .registration && $0.questions.contains("Q-REG-1") })
    let area = try selected(["--area", "REG"])
    #expect(both.count < area.count)
  }

  @Test(arguments: [
    (["--exclude-area", "REG"], ["--area", "REG"]), (["--exclude-case", "REG-*"], ["--case", "REG-*"]),
    (["--exclude-requirement", "PERM-3"], ["--requirement", "PERM-3"]),
    (["--exclude-question", "Q-REG-1"], ["--question", "Q-REG-1"]),
  ])
  func `An exclusion leaves the rest`(exclusion: [String], selection: [String]) throws {
    let left = Set(try selected(exclusion).map(\.id))
    let out = Set(try selected(selection).map(\.id))
    #expect(!left.isEmpty && !out.isEmpty && left.isDisjoint(with: out))
    #expect(left.union(out) == Set(Self.catalogue.cases.map(\.id)))
    let both = try selected(exclusion + selection)
    #expect(both.isEmpty)
  }
}
