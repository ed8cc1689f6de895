import CommandSupport
import Conformance
import JSON
import Testing

@testable import pushspec

/// `explore`: the composed system.
@Suite struct ExploreTests {
  private func explore(_ words: String...) -> CommandResult { CommandLineTool.run(["explore"] + words) }

  @Test func `Counts states and ends with 0 where everything holds`() {
    let result = explore("--edition", "tcpush-ko")
    #expect(result.exitCode == .success)
    #expect(result.messages == [])
    #expect(result.output.hasPrefix("tcpush-ko\n"))
    #expect(result.output.contains(/\npermission +[1-9][0-9]* +[1-9][0-9]* +[1-9][0-9]* +0 +[1-9]/))
    #expect(result.output.contains(/explored 10 times: [1-9][0-9]* states, [1-9][0-9]* transitions/))
    #expect(result.output.hasSuffix("every property holds\n"))
    #expect(!result.output.contains("toast") && !result.output.contains("unfollowed"))
  }

  @Test func `Follows other readings alone`() {
    let result = explore("--edition", "tcpush-ko", "--alphabet", "types", "--readings", "each")
    #expect(result.exitCode == .success)
    #expect(result.output.contains("excused: uninitialised under Q-INIT-2=admitted"))
    #expect(!result.output.contains("explored 1 times"))
    // One alphabet leads to few branches; only all of them are held against the machines.
    #expect(!result.output.contains("unfollowed: ") && !result.output.contains("vacuous: "))
  }

  @Test func `Writes JSON with the members that help names`() throws {
    let result = explore("--edition", "toast-ko", "--alphabet", "messages", "--format", "json")
    #expect(result.exitCode == .success)
    let json = try JSONNode.parse([UInt8](result.output.utf8))
    let edition = try #require(json.required("editions").elements().first)
    let alphabet = try #require(edition.required("alphabets").elements().first)
    let help = explore("--help").output
    for member in try json.members() + edition.members() + alphabet.members() {
      #expect(help.contains("\"\(member.name)\"") || help.contains("  \(member.name)"), "\(member.name)")
    }
    #expect(try edition.required("edition").string() == "toast-ko")
    #expect(try alphabet.required("name").string() == "messages")
    #expect(try edition.required("violated").elements().isEmpty)
    #expect(try edition.required("states").integer() == alphabet.required("states").integer())
  }

  @Test func `Explores only the editions that have an alphabet`() {
    let result = explore("--alphabet", "flag offline")
    #expect(result.exitCode == .success)
    #expect(result.output.hasPrefix("nhncloud-ko\n"))
    #expect(!result.output.contains("toast"))
  }

  @Test func `Names the nearest alphabet`() {
    let result = explore("--alphabet", "overlap")
    #expect(result.exitCode == .usage)
    #expect(result.messages.joined().contains("unknown alphabet \"overlap\"; did you mean \"overlaps\"?"))
    #expect(explore("--alphabet", "zzz").messages.joined().contains("known are permission, users, "))
    let other = explore("--edition", "toast-ja", "--alphabet", "flag offline")
    #expect(other.exitCode == .usage)
    #expect(other.messages.joined().contains("unknown alphabet \"flag offline\""))
    #expect(explore("--readings", "all").exitCode == .usage)
    #expect(explore("extra").exitCode == .usage)
  }
}
