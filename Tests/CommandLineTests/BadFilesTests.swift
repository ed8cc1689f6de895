import CommandSupport
import Foundation
import Testing

@testable import pushspec

/// Case files that cannot be used, and files that differ.
@Suite struct BadFilesTests {
  private static let good = """
    {
      "table": "good",
      "title": "A table",
      "rows": [
        {"cases": {"REG-900": "toast-ja"}, "title": "A registration succeeds", "requirements": ["REG-2"],
         "steps": [
           {"do": "register", "as": "r1", "see": "r1: ok"}
         ]}
      ]
    }

    """

  @Test func `Do not keep the others from running`() throws {
    let malformed = Self.good.replacingOccurrences(of: "\"see\"", with: "\"sse\"")
    try inFolder(["bad.json": malformed, "good.json": Self.good]) { folder in
      let result = CommandLineTool.run(["check", "--cases", folder])
      #expect(result.exitCode == .usage)
      #expect(result.output.contains("Bad files\n  \(folder)/bad.json:7:39: "), "\(result.output)")
      #expect(result.output.contains("did you mean \"see\"?"))
      #expect(result.output.hasSuffix("\n1 passed, 0 failed\n"))
      // The case may be in the bad file, so no other id is suggested.
      let other = CommandLineTool.run(["check", "--cases", folder, "--case", "REG-901"])
      #expect(other.exitCode == .usage)
      #expect(other.messages.first?.contains("bad.json:7:39") == true)
    }
  }

  @Test(arguments: ["check", "list", "show", "explain"])
  func `Are missing`(command: String) {
    var words = [command, "--cases", "/nowhere"]
    if command == "list" { words.append("cases") }
    if command == "show" || command == "explain" { words.append("REG-1") }
    let result = CommandLineTool.run(words)
    #expect(result.exitCode == .usage)
    #expect(
      result.messages.count == 1
        && result.messages[0].hasPrefix("pushspec \(command): /nowhere:1:1: found no table, expected "))
  }

  #if os(Linux)
    /// The files in such a folder were never looked at, so nothing is well.
    @Test(arguments: ["lint", "check --cases"])
    func `Lie in a folder that cannot be read`(command: String) throws {
      try inFolder(["good.json": Self.good]) { folder in
        let locked = folder + "/locked"
        try FileManager.default.createDirectory(
          atPath: locked, withIntermediateDirectories: false, attributes: [.posixPermissions: 0])
        // Nothing is locked to the superuser.
        let user = getuid() == 0 ? "setpriv --reuid 65534 --clear-groups" : ""
        let word = command.split(separator: " ").first.map(String.init)
        let line = "\(user) '\(try RunningCommand.executable(having: word))' \(command) '\(folder)'"
        let outcome = try RunningCommand.shell(line).end()
        try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: locked)
        #expect(outcome.exit == 2)
        #expect(
          (outcome.output + outcome.errors).contains("\(locked):1:1: the folder cannot be read"), "\(outcome)"
        )
      }
    }
  #endif

  @Test func `Are not in canonical form`() throws {
    let crooked = Self.good.replacingOccurrences(of: "  ", with: " ")
    try inFolder(["good.json": crooked]) { folder in
      let found = CommandLineTool.run(["lint", folder])
      #expect(found.exitCode == .usage)
      #expect(
        found.output == """
          \(folder)/good.json: is not in canonical form; --fix rewrites it
          1 table, 1 case, 1 finding

          """)
      let fixed = CommandLineTool.run(["lint", "--fix", folder])
      #expect(fixed.exitCode == .success)
      #expect(fixed.output == "1 table, 1 case, 0 findings, 1 rewritten\n")
      let rewritten = try String(contentsOfFile: folder + "/good.json", encoding: .utf8)
      #expect(rewritten == Self.good)
      #expect(CommandLineTool.run(["lint", folder]).output == "1 table, 1 case, 0 findings\n")
    }
  }

  @Test func `Do not hold together`() throws {
    let odd = Self.good.replacingOccurrences(of: "\"steps\"", with: "\"pair\": \"REG-901\",\n      \"steps\"")
    try inFolder(["good.json": odd]) { folder in
      let result = CommandLineTool.run(["lint", folder])
      #expect(result.exitCode == .usage)
      #expect(result.output.contains("good.json:5:16: REG-900: pair names REG-901, which does not exist"))
    }
  }

  @Test func `Of the specification are written and compared`() throws {
    try inFolder([:]) { folder in
      let written = CommandLineTool.run(["spec", "--write", folder])
      #expect(written.exitCode == .success)
      #expect(CommandLineTool.run(["spec", "--check", folder]).exitCode == .success)
      let page = folder + "/editions.md"
      let text = try String(contentsOfFile: page, encoding: .utf8)
      let stale = folder + "/machines/Gone.md"
      try Data(text.utf8).write(to: URL(fileURLWithPath: stale))
      let drifted = text.replacing("## Statements\n", with: "## Sayings\n")
      try Data(drifted.utf8).write(to: URL(fileURLWithPath: page))
      try FileManager.default.removeItem(atPath: folder + "/machines/Login.md")
      let compared = CommandLineTool.run(["spec", "--check", folder])
      #expect(compared.exitCode == .usage)
      #expect(compared.output.contains("\(folder)/machines/Login.md: missing\n"))
      #expect(compared.output.contains("\(folder)/machines/Gone.md: is no longer generated\n"))
      #expect(compared.output.contains("\(folder)/editions.md:"))
      #expect(compared.output.contains("pushspec-proof spec --write \(folder)\n"))
      let again = CommandLineTool.run(["spec", "--write", folder])
      #expect(again.output.hasSuffix(" files, 2 written\n"))
      #expect(again.messages == ["\(folder)/machines/Gone.md is no longer generated; remove it"])
      #expect(FileManager.default.fileExists(atPath: stale))
    }
  }

  @Test func `What is written by hand on a page is kept`() throws {
    try inFolder([:]) { folder in
      #expect(CommandLineTool.run(["spec", "--write", folder]).exitCode == .success)
      let page = folder + "/chapters/login.md"
      let fresh = try String(contentsOfFile: page, encoding: .utf8)
      let prose =
        fresh.replacing("# Login and logout\n", with: "# Login and logout\n\nBy hand.\n") + "\nThe end.\n"
      try Data(prose.utf8).write(to: URL(fileURLWithPath: page))
      #expect(CommandLineTool.run(["spec", "--check", folder]).exitCode == .success)
      let drifted = prose.replacing("## Requirements\n", with: "## Requirement\n")
      try Data(drifted.utf8).write(to: URL(fileURLWithPath: page))
      let compared = CommandLineTool.run(["spec", "--check", folder])
      #expect(compared.exitCode == .usage)
      #expect(compared.output.hasPrefix("\(page):7: differs\n"))
      #expect(CommandLineTool.run(["spec", "--write", folder]).output.hasSuffix(" files, 1 written\n"))
      #expect(try String(contentsOfFile: page, encoding: .utf8) == prose)
    }
  }

  @Test func `A page without its markers is named with the line`() throws {
    try inFolder([:]) { folder in
      #expect(CommandLineTool.run(["spec", "--write", folder]).exitCode == .success)
      let page = folder + "/chapters/flag.md"
      let whole = try String(contentsOfFile: page, encoding: .utf8)
      let lines = whole.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      let end = lines.count - 2
      let broken: [(lines: [String], line: Int, reason: String)] = [
        (lines.filter { !$0.hasPrefix("<!--") }, 1, "the page has no marker <!-- gen"),
        (lines.filter { !$0.hasPrefix("<!-- end") }, 3, "the generated part is without its marker <!-- end"),
        (lines + [lines[2]], lines.count + 1, "a second generated part begins"),
        ([lines[0], lines[end]] + lines, 2, "no generated part ends here"),
        (lines.map { $0.hasPrefix("<!-- end") ? $0 + " " : $0 }, end + 1, "no marker; they are <!-- gen"),
        (["By hand."] + lines, 1, "no heading"),
      ]
      for page in broken { #expect(page.lines != lines) }
      for (lines, line, reason) in broken {
        let text = lines.joined(separator: "\n")
        try Data(text.utf8).write(to: URL(fileURLWithPath: page))
        for option in ["--check", "--write"] {
          let result = CommandLineTool.run(["spec", option, folder])
          #expect(result.exitCode == .usage)
          #expect(result.output.hasPrefix("\(page):\(line): \(reason)"), "\(result.output)")
        }
        #expect(try String(contentsOfFile: page, encoding: .utf8) == text)
      }
    }
  }
}
