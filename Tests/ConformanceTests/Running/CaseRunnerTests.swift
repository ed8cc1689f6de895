import Conformance
import PushModel
import Testing

@Suite struct CaseRunnerTests {
  private func run(_ id: String, of folder: String = "valid-passes", _ manner: TinyPort.Manner = .good) throws
    -> CaseRecord
  {
    let source = try #require(Corpus.cases(folder).first { $0.id == id })
    var port = TinyPort(manner)
    return CaseRunner.run(
      try CompiledCase(source, edition: .toastJa), on: &port, profile: port.described)
  }

  @Test(arguments: Corpus.cases("valid-passes").map(\.id))
  func `What should pass passes`(id: String) throws {
    let record = try run(id)
    #expect(record.verdict.isGood, "\(record.message)")
    #expect(record.message == "")
  }

  @Test(arguments: [
    ("REG-911", "r1 completed with permissionDenied (ToastPushErrorDomain 3)"),
    ("REG-912", "allowed   nothing"), ("REG-913", "a record with user $userB"),
    ("REG-914", "permission denied; calls that have not completed: none"),
    ("REG-915", "[Q-PERM-1 = atInitialize]"), ("REG-916", "REG-2 (must)"),
    ("REG-917", "the setting could not be reached: registering apns failed with permissionDenied"),
  ])
  func `What should fail fails and says why`(id: String, reason: String) throws {
    let record = try run(id, of: "valid-fails")
    #expect(record.verdict == .fail)
    #expect(record.message.contains(reason), "\(record.message)")
    #expect(record.message.contains("[toast-ja, lines "))
    #expect(
      CaseReport(record).again(in: record.edition, []) == "pushspec check --case \(id) --edition toast-ja")
  }

  @Test(
    arguments: [
      (.completesTwice, "REG-901", .fail, "PLAT-13: the call \"r1\" completed more than once"),
      (.neverCompletes, "REG-901", .fail, "seen      nothing"),
      (.skipsThePrompt, "REG-902", .fail, "PERM-2"),
      (.asksForEver, "REG-901", .fail, "did not come to rest"),
      (.repeatsRequestIDs, "REG-901", .adapterFault, "the request \"1\" was made twice"),
      (.namesUnknownCalls, "REG-901", .adapterFault, "no step made a call of that name"),
      (.fails, "REG-901", .adapterFault, "out of order"),
      (.crashes, "REG-901", .crash, "signal 11"), (.hangs, "REG-901", .timeout, "no answer in time"),
    ] as [(TinyPort.Manner, String, Verdict, String)])
  func `Bad manners are noticed`(manner: TinyPort.Manner, id: String, verdict: Verdict, reason: String) throws
  {
    let record = try run(id, manner)
    #expect(record.verdict == verdict)
    #expect(record.message.contains(reason), "\(record.message)")
  }

  @Test(arguments: [true, false])
  func `A rule that is inferred weighs no more in a case of a duty`(isAllowed: Bool) throws {
    let seen = isAllowed ? #""r1: permissionDenied""# : #""r1: ok""#
    let text = """
      {"table": "early", "title": "Early", "rows": [{
        "cases": {"REG-920": "toast-ja"}, "title": "A registration", "requirements": ["REG-2"],
        "given": {"permission": "notDetermined", "world": {"prompt": "hold"}},
        "steps": [{
          "do": "register", "as": "r1", "agreement": {"notifications": true}, "see": ["prompt", \(seen)]
        }]}]}
      """
    let table = try #require(CaseDecoder.table(Array(text.utf8), path: "early.json").table)
    var port = TinyPort(.doesNotWaitForTheUser)
    let result = SuiteRunner(cases: table.cases).run(on: &port)
    let record = try #require(result.records.first)
    #expect(record.message.contains(isAllowed ? "PERM-4 (inferred)" : "REG-2 (must)"), "\(record.message)")
    #expect(record.verdict == (isAllowed ? .argued : .fail))
    #expect(record.weight == (isAllowed ? .inferred : .must))
  }

  @Test func `The reading is told`() throws {
    let record = try run("REG-904")
    #expect(record.verdict == .pass)
    #expect(record.readings.map(\.question) == ["Q-PERM-1"])
    #expect(record.readings.map(\.readings) == [["atRegister"]])
  }

  @Test func `The worlds cells are told`() throws {
    let cells = try run("REG-902").visitedCells
    #expect(cells == ["Permission/notDetermined/request", "Permission/prompting/userRefuses"])
  }

  @Test func `What the port cannot show is not judged`() throws {
    let text = """
      {"table": "t", "title": "T", "rows": [
        {"cases": {"VOIP-901": "toast-ja"}, "title": "M", "requirements": ["VOIP-7"],
         "steps": [{"do": "voip.arrives", "message": "$message1", "see": ["$message1"]}]}]}
      """
    let source = try #require(CaseDecoder.table([UInt8](text.utf8), path: "t.json").table?.cases.first)
    var port = NullPort(.silent)
    func verdict(_ change: (inout Profile) -> Void) throws -> Verdict {
      var profile = port.profile
      change(&profile)
      return CaseRunner.run(try CompiledCase(source, edition: .toastJa), on: &port, profile: profile).verdict
    }
    #expect(try verdict { _ in } == .fail)
    #expect(try verdict { $0.unobserved = [.message] } == .notJudged)
    #expect(try verdict { $0.without = [.voip] } == .notOffered)
  }
}
