import CommandSupport
import Conformance
import ModelAnalysis
import PushDocuments
import PushModel
import Testing

@testable import pushspec

/// The index behind `find` and `explain`.
@Suite struct FindTests {
  /// The ids of what is found, best first.
  private func ids(_ words: [String]) -> [String] {
    IndexSearch(SearchQuery(words.joined(separator: " ")), in: .withCases).hits.map(\.entry.id)
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
  func `Is among the best`(words: [String], id: String) {
    let best = ids(words).prefix(FindReport.shown)
    #expect(best.contains(id), "\(best)")
  }

  @Test(arguments: ["setUserID:", "TCPushErrorNotInitialized", "Q-REG-1", "REG-014", "code 4", "예"])
  func `Puts what is called so first`(name: String) throws {
    let first = try #require(ids([name]).first)
    let cases = CaseTables.shipped.tables.flatMap(\.cases).map {
      IndexEntry(.conformanceCase, $0.id, $0.title)
    }
    let called = SpecificationIndex(SpecificationIndex.specification.entries + cases).entries(called: name)
    #expect(called.isEmpty ? name == "예" : called.map(\.id).contains(first))
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
