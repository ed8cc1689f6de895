import CommandSupport
import Conformance
import JSON
import MachineAnalysis
import ModelAnalysis
import PushDocuments
import PushModel
import Testing

@testable import pushspec

/// `list`, `show`, `explain` and `table`.
@Suite struct CatalogueTests {
  private static let catalogue = Catalogue.shipped

  /// The names of everything that can be asked for, but of the cases only some: their sheets are alike.
  private static let names: [String] = {
    let left = Set(catalogue.cases.enumerated().filter { $0.offset % 50 != 0 }.map(\.element.id))
    return catalogue.names.filter { !left.contains($0) }
  }()

  @Test func `Shows and explains everything that has an ID`() throws {
    let catalogue = Self.catalogue
    let sheets = Sheets(catalogue: catalogue)
    let explanations = Explanations(catalogue: catalogue)
    for name in Self.names.enumerated().filter({ $0.offset.isMultiple(of: 5) }).map(\.element) {
      let entry = try #require(catalogue.entry(name), "\(name)")
      let sheet = sheets.sheet(of: entry)
      #expect(try JSONNode.parse([UInt8](sheet.json.text().utf8)) == sheet.json, "\(name)")
      for text in [sheet.text, explanations.prose(on: entry).text] {
        #expect(text.hasSuffix("\n") && text.count > 40, "\(name)")
        #expect(!text.contains(" \n") && !text.contains("Optional("), "\(name)")
      }
    }
  }

  @Test func `Shows where a requirement stands and what tests it`() {
    let text = CommandLineTool.run(["show", "perm-2"]).output
    #expect(text.hasPrefix("PERM-2  (requirement)\n"))
    for edition in Edition.allCases { #expect(text.contains("\n  \(edition.rawValue) ")) }
    #expect(text.contains("\nTested by ("))
    #expect(text.contains("\nMachines with branches that rest on it\n"))
  }

  /// Nobody may take evidence without tests for something that the suite has looked at.
  @Test func `Says what is not tested yet`() throws {
    let requirement = try #require(AllEvidence.requirement("TAG-5"))
    let question = try #require(AllEvidence.question("Q-TAG-1"))
    for (kind, id) in [("requirements", requirement.id), ("questions", question.id)] {
      let listed = CommandLineTool.run(["list", kind]).output.split(separator: "\n")
      #expect(listed.first { $0.hasPrefix(id + " ") }?.contains(" not tested yet ") == true)
      #expect(listed.first?.contains("not tested yet") == false)
      #expect(CommandLineTool.run(["show", id]).output.contains("not tested yet"))
      let explained = CommandLineTool.run(["explain", id]).output
      #expect(explained.contains("not tested yet") && !explained.contains("pushspec check"))
      #expect(!explained.contains("A port that differs fails"))
    }
    #expect(!CommandLineTool.run(["explain", "PERM-2"]).output.contains("not tested yet"))
    for option in [["--area", "TAG"], ["--requirement", requirement.id], ["--question", question.id]] {
      let checked = CommandLineTool.run(["check"] + option)
      #expect(checked.exitCode == .inconclusive)
      #expect(checked.messages.last == "\(option[1]) is not tested yet")
    }
  }

  @Test(arguments: ["alreadyInProgress", "6", "ALREADYINPROGRESS"])
  func `Finds an error by name and number`(name: String) {
    #expect(CommandLineTool.run(["show", name]).output.hasPrefix("alreadyInProgress  (error code)\n"))
  }

  @Test func `Finds an error by its constant`() {
    let text = CommandLineTool.run(["explain", "TCPushErrorNotInitialized"]).output
    #expect(text.hasPrefix("notInitialized is error code 1, of the push domain."))
    #expect(text.contains("ERR-1: "))
    #expect(text.contains("pushspec check --requirement ERR-1\n"))
  }

  @Test func `Explains how to see a reading`() {
    let text = CommandLineTool.run(["explain", "Q-REG-1"]).output
    #expect(text.contains("pushspec check --question Q-REG-1 --readings\n"))
    #expect(CommandLineTool.run(["explain", "Q-REG-4"]).output.contains("The text leans to \"dropped\""))
    let untestable = AllEvidence.questions.first { $0.untestable != nil }
    let other = CommandLineTool.run(["explain", untestable?.id ?? ""]).output
    #expect(other.contains("No case can tell the readings apart: "))
    #expect(!other.contains("pushspec check"))
  }

  /// Every command that an explanation gives must be one that the command line takes.
  @Test func `Explains with commands that parse`() throws {
    let catalogue = Self.catalogue
    let explanations = Explanations(catalogue: catalogue)
    for name in Self.names.enumerated().filter({ $0.offset.isMultiple(of: 5) }).map(\.element) {
      let entry = try #require(catalogue.entry(name))
      for line in explanations.prose(on: entry).text.split(separator: "\n")
      where line.hasPrefix("    pushspec") {
        let words = line.split(separator: " ").dropFirst().map(String.init)
        let command = try #require(CommandLineTool.having(words[0]).commands.first { $0.name == words[0] })
        #expect(try ArgumentParser(command.syntax, of: command.name).parse(Array(words.dropFirst())) != nil)
      }
    }
  }

  @Test(arguments: ListCommand.Kind.allCases)
  func `Lists each kind in both formats`(kind: ListCommand.Kind) throws {
    let text = CommandLineTool.run(["list", kind.rawValue])
    #expect(text.exitCode == .success)
    let lines = text.output.split(separator: "\n")
    let result = CommandLineTool.run(["list", kind.rawValue, "--format", "json"])
    let rows = try JSONNode.parse([UInt8](result.output.utf8)).elements()
    #expect(rows.count == lines.count)
    for (row, line) in zip(rows, lines) {
      #expect(line.hasPrefix(try row.required("id").string()))
    }
  }

  @Test func `Lists only what is asked for`() {
    let cases = CommandLineTool.run(["list", "cases", "--area", "PERM", "--edition", "tcpush-ko"]).output
    let wanted = Self.catalogue.cases.filter { $0.area == .permission && $0.editions.contains(.tcpushKo) }
    #expect(cases.split(separator: "\n").map { $0.prefix { $0 != " " } } == wanted.map { $0.id[...] })
    let errors = CommandLineTool.run(["list", "errors", "--edition", "tcpush-ko"]).output
    #expect(errors.contains("TCPushErrorNotInitialized") && !errors.contains("alreadyInProgress"))
    #expect(CommandLineTool.run(["list", "cases", "--area", "VEND"]).output == "")
  }

  @Test func `Lists what a line belongs to or why it says nothing`() {
    let text = CommandLineTool.run(["list", "lines", "--edition", "toast-en"]).output
    let rows = text.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
    #expect(rows.contains(["toast-en:43", "picture", "-"]))
    #expect(rows.contains { $0[0] == "toast-en:287" && $0[1] == "-" && $0[2].contains("PERM-3") })
    #expect(rows.contains { $0[0] == "toast-en:127" && $0[2].contains("DEFECT-7") })
    #expect(rows.allSatisfy { $0[0].hasPrefix("toast-en:") })
  }

  @Test func `Lists the defects of an edition`() {
    let text = CommandLineTool.run(["list", "defects", "--edition", "tcpush-ko"]).output
    let wanted = Defect.all.filter { $0.editions.contains(.tcpushKo) }.map(\.id)
    #expect(text.split(separator: "\n").map { String($0.prefix { $0 != " " }) } == wanted)
    #expect(CommandLineTool.run(["explain", "DEFECT-13"]).output.contains("lines 414, 489 in"))
  }

  @Test(arguments: MachineRegistry.all.map(\.name))
  func `Draws every machine`(name: String) throws {
    for words in [[], ["--edition", "toast-ko"], ["--format", "markdown"]] {
      let table = CommandLineTool.run(["table", name] + words)
      #expect(table.exitCode == .success)
      #expect(table.output.contains(name) && table.output.count > 100)
    }
    let json = CommandLineTool.run(["table", name, "--format", "json"]).output
    let node = try JSONNode.parse([UInt8](json.utf8))
    #expect(try node.required("tables").elements().count == Edition.allCases.count)
    #expect(
      CommandLineTool.run(["table", name, "--format", "mermaid"]).output.hasPrefix("stateDiagram-v2\n"))
    let dot = CommandLineTool.run(["table", name, "--format", "dot", "--edition", "tcpush-ko"]).output
    #expect(dot.hasPrefix("digraph \"\(name)\" {"))
  }

  @Test func `Finds a machine whatever its case`() {
    #expect(
      CommandLineTool.run(["table", "permission"]).output
        == CommandLineTool.run(["table", "Permission"]).output)
  }
}
