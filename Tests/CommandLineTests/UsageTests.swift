import CommandSupport
import Conformance
import PushModel
import Testing

@testable import pushspec
@testable import pushspec_proof

/// The message on a command line that cannot be used: one line, nothing on standard output, exit 2.
@Suite struct UsageTests {
  private func refusal(_ words: String) -> String? {
    let result = CommandLineTool.run(words.split(separator: " ").map(String.init))
    #expect(result.exitCode == .usage)
    #expect(result.output == "")
    #expect(result.messages.count == 1)
    return result.messages.first
  }

  @Test(arguments: [
    ("chekc", "pushspec: unknown command \"chekc\"; did you mean \"check\"? (see \"pushspec --help\")"),
    ("--versoin", "pushspec: unknown option \"--versoin\"; did you mean \"--version\"?"),
    (
      "check --editoin all",
      """
      pushspec check: unknown option "--editoin"; did you mean "--edition"? \
      (see "pushspec check --help")
      """
    ),
    ("check --edition toast-jp", "unknown edition \"toast-jp\"; did you mean \"toast-ja\""),
    (
      "check --edition android",
      "unknown edition \"android\"; known are tcpush-ko, toast-ko, toast-ja, toast-en, nhncloud-ko"
    ),
    ("check --requirement REG-1111", "unknown requirement \"REG-1111\"; did you mean \"REG-11\""),
    ("check --question Q-REGG-1", "unknown question \"Q-REGG-1\"; did you mean \"Q-REG-1\""),
    ("check --case REG-0O2", "unknown case \"REG-0O2\"; did you mean \"REG-002\""),
    ("check --area REQ", "unknown area \"REQ\"; did you mean \"REG\""),
    ("check --format xml", "unknown value of --format \"xml\"; known are text, json"),
    ("check --color alway", "unknown value of --color \"alway\"; did you mean \"always\""),
    (
      "check --reference-fault ignoresUserChang",
      "unknown fault \"ignoresUserChang\"; did you mean \"ignoresUserChange\""
    ),
    ("check --reference-reading Q-REG-1", "is not of the form Q-REG-1=together"),
    (
      "check --reference-reading Q-REG-1=togther",
      "unknown reading of Q-REG-1 \"togther\"; did you mean \"together\""
    ),
    ("check --reference-reading Q-REGG-1=x", "unknown question \"Q-REGG-1\"; did you mean \"Q-REG-1\""),
    (
      "check --reference-reading Q-REG-1=together --reference-reading Q-REG-1=refused",
      "--reference-reading gives Q-REG-1 two readings"
    ),
    ("check --reference-fault ignoresFlag --adapter x", "cannot go with --adapter"),
    ("check --timeout-factor 2", "--timeout-factor needs --adapter"),
    (
      "check --adapter x --timeout-factor 0",
      "--timeout-factor takes a number above 0 and up to 1000, not \"0\""
    ),
    (
      "check --adapter x --timeout-factor nan",
      "--timeout-factor takes a number above 0 and up to 1000, not \"nan\""
    ),
    ("check --adapter 'x", "--adapter cannot be used: the quote at column 1 is not closed"),
    ("check --adapter", "--adapter needs a value: --adapter CMD"),
    ("check --case --strict", "--case needs a value: --case PATTERN"),
    ("check --strict=yes", "--strict takes no value"),
    ("check --strict --strict", "--strict is given twice"),
    ("check REG-001", "unexpected argument \"REG-001\""),
    ("check --transcript /nowhere/t --case REG-002", "/nowhere/t cannot be written"),
    ("list", "missing argument: pushspec list KIND"),
    ("list fault", "unknown kind \"fault\"; did you mean \"faults\""),
    ("list machines --area REG", "list machines takes no --area"),
    ("list ports --edition toast-ja", "list ports takes no --edition"),
    ("list errors --cases x", "list errors takes no --cases"),
    ("show Lgoin", "unknown id \"Lgoin\"; did you mean \"Login\""),
    ("show tocpush-ko", "unknown id \"tocpush-ko\"; did you mean \"tcpush-ko\""),
    ("explain permissionDenid", "unknown name \"permissionDenid\"; did you mean \"permissionDenied\""),
    ("check --case [a-z]*", "no case fits \"[a-z]*\""),
    ("table Permision", "unknown machine \"Permision\"; did you mean \"Permission\""),
    ("table Permission --format html", "unknown value of --format \"html\""),
    (
      "table Permission --format svg",
      "unknown value of --format \"svg\"; known are text, markdown, json, mermaid, dot"
    ),
    ("spec", "one of --write DIR, --check DIR and --export DIR is needed"),
    ("spec --check a --write b", "one of --write DIR, --check DIR and --export DIR is needed"),
    ("spec --check /nowhere", "/nowhere is no folder"),
    ("lint --fix", "--fix needs the folder whose files it may rewrite"),
    ("lint a b", "unexpected argument \"b\""),
    ("check --generated=x", "--generated takes no value"),
    ("check --behaviour login", "--behaviour needs --walk or --generated"),
    ("check --without registration", "unregistration"),
    ("check --readings --format json", "--readings has no effect with --format json"),
    ("check --color always --format json", "--color has no effect with --format json"),
    ("mutants --rules --format json", "--rules has no effect with --format json"),
    ("mutants --generated --prove", "--prove is for the cases and cannot go with --generated"),
    ("mutants a --generated", "--generated tries complete suites and cannot go with DIR"),
    ("coverage --missing --format json", "--missing has no effect with --format json"),
  ])
  func `Is refused with one line`(words: String, message: String) {
    let refusal = refusal(words) ?? ""
    #expect(refusal.contains(message), "\(refusal)")
    #expect(refusal.hasPrefix("pushspec"))
    #expect(refusal.hasSuffix("--help\")"))
  }

  @Test func `Takes values in both forms`() throws {
    func options(_ words: String...) throws -> CheckOptions {
      try CheckOptions(
        try #require(try ArgumentParser(CheckCommand.syntax, of: "pushspec check").parse(words)),
        in: Surroundings())
    }
    let apart = try options("--case", "REG-001", "--case", "REG-002", "--strict")
    let joined = try options("--case=REG-001", "--case=REG-002", "--strict")
    for one in [apart, joined] {
      let selected = try one.selection.cases(of: Catalogue.shipped).map(\.id)
      #expect(selected == ["REG-001", "REG-002"])
      #expect(one.isStrict)
    }
    #expect(try options("--adapter=a --b=c").port.adapter == "a --b=c")
  }

  @Test func `Takes everything after two dashes as arguments`() throws {
    let arguments = try #require(
      try ArgumentParser(LintCommand.syntax, of: "pushspec-proof lint").parse(["--", "--fix"]))
    #expect(arguments[LintCommand.folder] == "--fix")
    #expect(!arguments[LintCommand.fix])
  }

  @Test func `Says its version`() {
    let output = CommandLineTool.run(["--version"]).output
    #expect(output.hasPrefix("pushspec 1.0.0\neditions       tcpush-ko, toast-ko, "))
    #expect(output.contains("\nspecification  \(Requirement.all.count) requirements, "))
    #expect(
      output.contains(/\nsuite          [0-9]+ case tables in .*tables, adapter protocol 1\n$/), "\(output)")
  }

  /// Where nothing may follow, no words are named as known.
  @Test func `Names no words where there are none`() {
    let result = CommandLineTool.run(["trace", "register voip voip"])
    #expect(
      result.messages.first?.contains("at column 15 of \"register voip voip\" (see") == true,
      "\(result.messages)")
  }
}
