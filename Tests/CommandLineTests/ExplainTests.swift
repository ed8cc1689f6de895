import CommandSupport
import Conformance
import ModelAnalysis
import PushDocuments
import PushModel
import Testing

@testable import pushspec

/// `explain` for everything that has a name.
@Suite struct ExplainTests {
  private func explain(_ words: String...) -> String {
    let result = CommandLineTool.run(["explain"] + words)
    #expect(result.exitCode == .success, "\(result.messages)")
    return result.output
  }

  private static let catalogue = Catalogue.shipped

  /// The names of some things that can be asked for, of each kind the same share.
  private static let some: [String] = {
    let ids = Catalogue.shipped.names + SpecificationIndex.specification.entries.map(\.id)
    return ids.enumerated().filter { $0.offset % 23 == 0 }.map(\.element)
      + Area.allCases.map(\.rawValue) + ErrorCode.allCases.map(\.rawValue)
      + ["TokenRegistration", "toast-ja", "nhncloud-ko:1-992", "completionHandler", "identifier", "register"]
  }()

  /// Every explanation fits on one screen, in height and in width.
  @Test func `Fits on a screen`() throws {
    let explanations = Explanations(catalogue: Self.catalogue)
    for name in Self.some {
      let prose = explanations.prose(on: try Subject.called(name, in: Self.catalogue))
      let text = prose.screen(again: "pushspec explain \(name) --all")
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      #expect(lines.count <= Prose.screenHeight, "\(name)")
      #expect(lines.allSatisfy { $0.count <= Paragraph.width || $0.hasPrefix("    pushspec") }, "\(name)")
      #expect(!text.contains("Optional(") && !text.contains(" \n"), "\(name)")
    }
  }

  @Test(arguments: [
    ("setUserID:", "nhncloud-ko: setUserID:, lines 91, 100"),
    ("registerWithAgreement:completionHandler:", "toast-ko: registerWithAgreement:, lines 415, 454"),
    ("registerWithPushType:completionHandler:", "REG-1"),
    ("TCPushErrorNotInitialized", "notInitialized is error code 1"),
    ("NHNCloudPushErrorClientFailed", "clientFailed is error code 9"),
    ("cmpletionHandler", "DEFECT-5"), ("4", "systemFailed"), ("code 4", "systemFailed"),
    ("alwaysAllowTokenRegistration", "FLAG-"), ("sandbox", "NHNCloudPushTokenInfo.sandbox"),
    ("foregroundEnabled", "OPT-4"), ("UIBackgroundModes", "tcpush-ko"), ("AppKey", "MET-"),
    ("ToastVoIP.setDelegate:", "NHNCloudVoIP"), ("TCPushSdk setDelegate:", "NHNCloudPush"),
    ("Login", "machine of the SDK"), ("Login/noUser", "Its rules in"), ("logOut", "LOGIN-"),
    ("토큰", "\"token\" is a word"), ("ログイン", "\"login\" is a word"),
    ("nhncloud-ko:231", "PERM-2"), ("toast-ja:281", "UNREG-"), ("Rich messages", "Duties of the app"),
    ("TAG", "not tested yet"), ("permissionDenied", "TCPushErrorPermissionDenined"),
  ])
  func `Says`(name: String, words: String) {
    #expect(explain(name).contains(words), "\(explain(name))")
  }

  @Test func `Names the duties of the app where nothing is tested`() {
    for area in Area.allCases where area.awaitsTests {
      let duties = AllEvidence.requirements.filter { $0.area == area && $0.subject == .app }
      let text = explain(area.rawValue, "--all")
      for one in duties { #expect(text.contains("\(one.id) (\(one.level.rawValue)"), "\(one.id)") }
      #expect(text.replacing("\n", with: " ").contains("not tested yet"))
    }
  }

  @Test func `Shows what was cut`() {
    let cut = explain("REG")
    #expect(
      cut.contains("(") && cut.contains("\n… and ") && cut.hasSuffix(" more: pushspec explain REG --all\n"))
    let whole = explain("REG", "--all")
    #expect(!whole.contains("…") && !whole.contains("--all"))
    for one in AllEvidence.requirements where one.area == .registration { #expect(whole.contains(one.id)) }
  }

  @Test func `Suggests what may have been meant`() {
    let near = CommandLineTool.run(["explain", "setUsrID"])
    #expect(near.exitCode == .usage)
    #expect(near.messages.first?.contains("did you mean \"setUserID:\"") == true)
    let far = CommandLineTool.run(["explain", "what happens to the token at logout"])
    #expect(far.exitCode == .usage)
    #expect(far.messages.first?.contains("what has its words is \"") == true)
    #expect(
      CommandLineTool.run(["explain", "qqqqqqqqqqqqqq"]).messages.first?.contains("pushspec find") == true)
  }

  /// Nobody would see lines of the public record that belong to no chapter.
  @Test func `Every rule of the public record belongs to a chapter`() {
    let told = Set(Area.allCases.flatMap(\.publicRecord).map(\.id))
    #expect(
      told == Set(AllEvidence.requirements.filter { [.platform, .vendor].contains($0.area) }.map(\.id)))
  }
}
