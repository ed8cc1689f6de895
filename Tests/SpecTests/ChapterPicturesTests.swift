import MachineAnalysis
import ModelAnalysis
import PushModel
import TestSupport
import Testing

/// Pictures and truth tables that are drawn by hand, each of the standard edition, against the machines.
@Suite struct ChapterPicturesTests {
  private static let pages = ((try? RepositoryFiles.paths(in: "spec/chapters")) ?? []).filter {
    $0.hasSuffix(".md")
  }

  private static func diagram(of machine: some StringProtocol) throws -> Diagram<Certainty> {
    let described = try #require(MachineRegistry.named(String(machine)), "no machine \(machine)")
    return try #require(Diagram(of: described, edition: Edition.standard.rawValue))
  }

  /// The transitions from a state by their labels.
  private static func labels(of diagram: Diagram<Certainty>, from state: some StringProtocol) -> [String] {
    diagram.edges.filter { $0.from == state }.flatMap(\.labels)
  }

  @Test func `Every edge of a picture is one of its machine, and there are few`() throws {
    var machines: [String] = []
    for page in Self.pages {
      let text = try RepositoryFiles.text("spec/chapters/" + page)
      for picture in text.matches(of: /stateDiagram-v2\n  %% (\w+)\n((?:  .+\n)+)/) {
        let diagram = try Self.diagram(of: picture.1)
        machines.append(String(picture.1))
        let edges = picture.2.matches(of: /(?m)^  (\w+) --> (\w+) : (.+)$/)
        #expect((4...8).contains(edges.count), "\(page): \(picture.1)")
        for edge in edges {
          let isThere = diagram.edges.contains {
            $0.from == edge.1 && $0.to == edge.2 && $0.labels.contains(String(edge.3))
          }
          #expect(isThere, "\(page): \(picture.1) has no \(edge.0)")
        }
      }
    }
    #expect(
      machines.sorted() == [
        "AlwaysAllowTokenRegistration", "CallReporting", "Login", "Permission", "TokenRegistration",
        "VoIPRegistration",
      ])
  }

  /// `Agreement/none: given / useGiven, beginRegistration` stands for a rule.
  @Test(arguments: ["flag.md", "agreement.md"])
  func `Every row of a truth table is a rule, and none is missing`(page: String) throws {
    var found: [String: Set<String>] = [:]
    for row in try RepositoryFiles.text("spec/chapters/" + page).matches(of: /`(\w+)\/(\w+): ([^`]+)`/) {
      #expect(found["\(row.1)/\(row.2)", default: []].insert(String(row.3)).inserted, "\(row.0) stands twice")
    }
    #expect(found.count == 2)
    for (cell, rows) in found {
      let names = cell.split(separator: "/")
      let labels = try Self.labels(of: Self.diagram(of: names[0]), from: names[1])
      let inputs = Set(rows.compactMap { $0.split(separator: " ").first })
      let asked = labels.filter { label in inputs.contains { label.hasPrefix($0 + " ") } }
      #expect(rows == Set(asked), "\(page): \(cell)")
    }
  }
}
