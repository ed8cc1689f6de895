import CommandSupport
import Conformance
import JSON
import ModelAnalysis
import PushDocuments
import PushModel
import Testing

@testable import pushspec

/// `find`, and the index behind it and `explain`.
@Suite struct FindTests {
  private func ids(_ words: String...) throws -> [String] {
    let result = CommandLineTool.run(["find"] + words + ["--format", "json"])
    return try JSONNode.parse([UInt8](result.output.utf8)).elements().map { try $0.required("id").string() }
  }

  @Test(
    arguments: [
      (["token", "when", "the", "user", "refuses", "permission"], "PERM-2"),
      (["who removes the token at logout?"], "LOGIN-4"),
      (["로그아웃"], "nhncloud-ko:94"), (["토큰 해제"], "nhncloud-ko:301"), (["トークン解除"], "toast-ja:281"),
      (["알림 허용"], "permission"), (["ログイン"], "LOGIN"),
      (["registerWithAgreement:"], "NHNCloudPush.registerWithAgreement:completionHandler:"),
      (["alwaysAllowTokenRegistration"], "FLAG"), (["rich", "message", "buttons"], "Q-RICH-7"),
      (["app key in the extension's info.plist"], "info.plist.AppKey"),
      (["이미 진행 중"], "alreadyInProgress"), (["不明"], "unknown"), (["최대"], "Q-RICH-5"),
    ] as [([String], String)])
  func `Is among the best`(words: [String], id: String) throws {
    let result = CommandLineTool.run(["find"] + words)
    #expect(result.exitCode == .success)
    let lines = result.output.split(separator: "\n")
    #expect(lines.count <= FindReport.shown + 1)
    #expect(lines.contains { $0.hasPrefix(id + " ") }, "\(result.output)")
  }

  /// An edition among the words is not a word to look for.
  @Test func `An edition among the words is meant as one`() throws {
    #expect(try ids("unregister", "tcpush-ko") == ids("unregister", "--edition", "tcpush-ko"))
    #expect(try ids("unregister", "tcpush-ko") != ids("unregister"))
    #expect(try ids("toast-ja").first == "toast-ja")
  }

  @Test(arguments: ["setUserID:", "TCPushErrorNotInitialized", "Q-REG-1", "REG-014", "code 4", "예"])
  func `Puts what is called so first`(name: String) throws {
    let first = try #require(try ids(name).first)
    let cases = CaseTables.shipped.tables.flatMap(\.cases).map {
      IndexEntry(.conformanceCase, $0.id, $0.title)
    }
    let called = SpecificationIndex(SpecificationIndex.specification.entries + cases).entries(called: name)
    #expect(called.isEmpty ? name == "예" : called.map(\.id).contains(first))
  }

  @Test func `Says the nearest of a word that nothing has`() {
    let wrong = CommandLineTool.run(["find", "permision"])
    #expect(wrong.exitCode == .usage)
    #expect(
      wrong.messages.first?.contains("nothing has the word \"permision\"; nearest are \"permission\"") == true
    )
    #expect(wrong.output.contains("PERM "))
    let inEdition = CommandLineTool.run(["find", "permision", "tcpush-ko"])
    #expect(inEdition.output == CommandLineTool.run(["find", "permision", "--edition", "tcpush-ko"]).output)
    let half = CommandLineTool.run(["find", "permision", "logout"])
    #expect(half.exitCode == .success && half.messages.count == 1)
    #expect(half.output.contains("logout") && !half.output.isEmpty)
  }

  @Test(arguments: ["qqqqqqqqqq", "的", "the", "?!", "\u{1B}[2J", "x"])
  func `Leaves nobody with an empty hand`(word: String) {
    let result = CommandLineTool.run(["find", word])
    #expect(!result.output.isEmpty)
    #expect(!result.messages.isEmpty || result.exitCode == .success)
  }

  @Test func `Keeps to an edition`() throws {
    let result = CommandLineTool.run(["find", "token", "--edition", "tcpush-ko", "--format", "json"])
    for one in try JSONNode.parse([UInt8](result.output.utf8)).elements() {
      let editions = try one.required("editions").elements().map { try $0.string() }
      #expect(editions.contains("tcpush-ko"))
    }
    #expect(
      CommandLineTool.run(["find", "token", "--all"]).output.count
        > CommandLineTool.run(["find", "token"]).output.count)
  }

  @Test func `Knows the names of every brand`() {
    let index = SpecificationIndex.specification
    for element in InterfaceElement.all {
      for name in element.names {
        let id = element.error?.rawValue ?? element.id
        #expect(index.entries(called: name).contains { $0.id == id }, "\(name)")
      }
    }
  }
}

@Suite struct SearchWordsTests {
  @Test(arguments: [
    ("registers registered registering registration", "register"),
    ("initialise initialize initialised initialising initialization", "initialis"),
    ("denied deny", "deny"), ("tokens token", "token"),
    ("logging logged log", "log"), ("status", "status"), ("pass passes", "pass"),
  ])
  func `Are without endings`(text: String, stem: String) {
    #expect(Set(SearchWords.of(text)) == [stem])
  }

  @Test func `Take names apart`() {
    #expect(SearchWords.of("setUserID:") == ["set", "user", "id", "setuserid"])
    #expect(SearchWords.of("NHNCloudPush") == ["nhn", "cloud", "push", "nhncloudpush"])
    #expect(SearchWords.of("VoIP") == ["vo", "ip", "voip"])
  }

  @Test func `Make English of the documents words`() {
    #expect(Set(SearchWords.of("토큰을 등록")) == ["token", "register"])
    #expect(SearchWords.of("トークン解除") == ["token", "unregister"])
  }
}
