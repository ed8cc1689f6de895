import JSON
import PushModel
import ReferencePort
import Testing

@testable import Conformance

/// Logs are judged like played cases, but what they do not show stays open.
@Suite struct LogJudgeTests {
  private static let all: Set<LogKind> = Set(LogKind.allCases).subtracting([.reports])

  @Test(arguments: Edition.allCases, [all, all.subtracting([.server, .arrivals])])
  func `Nobody is accused innocently`(edition: Edition, kinds: Set<LogKind>) throws {
    let judge = try RecordedLog(edition, seed: 1, steps: 16, showing: kinds).judged()
    #expect(judge.findings.filter { $0.subject != .app && !$0.isArgued } == [])
    #expect(judge.counts.seen == judge.counts.whole + judge.counts.part || judge.end != nil)
  }

  private let usual: Set<LogKind> = [.completed, .message, .prompt, .user, .tokens, .network, .arrivals]

  /// The judge of a log of an app that is registered, with some lines.
  private func judge(
    _ kinds: Set<LogKind>, _ more: String = "", _ edition: Edition = .nhncloudKo, _ lines: String...
  ) throws -> LogJudge {
    let observes = kinds.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
    let head = #"{"log": 1, "edition": "\#(edition.rawValue)", "observes": [\#(observes)]\#(more)}"#
    var judge = try #require(LogJudge(try LogHeader([UInt8](head.utf8)[...])))
    for line in lines { try judge.judge([UInt8](line.utf8)[...]) }
    return judge
  }

  private let registered = #", "given": {"registered": ["apns", "voip"], "delegate": true}"#
  private let register = #"""
    {"do": "register", "as": "c1", "with": {"type": "apns", "handler": true, "agreement": {"notifications": true}}}
    """#
  private let timedOut = #"""
    {"see": "completed", "call": "c1", "operation": "register", "type": "apns", "token": "ab", "error": {"domain": "NHNCloudHttpErrorDomain", "code": 101}}
    """#
  private let idle = #"{"do": "time", "with": {"seconds": 61}}"#

  /// A hidden answer may have been any answer. A shown one is the only one.
  @Test func `What is hidden may have been anything`() throws {
    let hidden = try judge(usual, "", .nhncloudKo, register, #"{"do": "apns.issues"}"#, timedOut)
    #expect(hidden.findings.filter { $0.subject == .sdk && !$0.isArgued } == [])
    let shown = try judge(
      usual.union([.server]), "", .nhncloudKo, register, #"{"do": "apns.issues"}"#,
      #"{"do": "server.accepts"}"#, timedOut)
    #expect(shown.divergence?.line == 5)
    #expect(shown.divergence?.requirements.isEmpty == false)
  }

  /// While the user has not allowed notifications, no line decides what registering for them does in the oldest
  /// edition. The first answer of the push service may be about that registration.
  @Test func `An answer may be about what nobody decides`() throws {
    let agreement = #"{"notifications": true, "advertisements": false, "nightAdvertisements": false}"#
    let settings = #"{"appKey": "key", "sandbox": false, "user": "kim", "agreement": \#(agreement)}"#
    let judged = try judge(
      usual.union([.server]), #", "given": {"permission": "notDetermined"}"#, .tcpushKo,
      #"{"do": "initialize", "with": {"configuration": \#(settings)}}"#,
      #"{"do": "register", "as": "c1", "with": {"type": "apns", "handler": true}}"#,
      #"{"see": "prompt"}"#, #"{"do": "user.allows"}"#,
      #"{"do": "register", "as": "c2", "with": {"type": "voip", "handler": true}}"#,
      #"{"do": "apns.issues"}"#, #"{"do": "pushkit.issues"}"#,
      #"{"do": "server.accepts", "with": {"operation": "register"}}"#,
      #"{"see": "completed", "call": "c1", "operation": "register", "type": "apns", "token": "ab"}"#,
      #"{"do": "server.refuses", "with": {"operation": "register"}}"#,
      #"{"see": "completed", "call": "c2", "operation": "register", "type": "voip", "token": "cd", "error": {"code": "TCPushErrorServerFail"}}"#
    )
    #expect(judged.findings == [])
  }

  /// Later lines tell when the system and the push service answer. Until something waits for an answer, nothing is
  /// open.
  @Test(arguments: ["ann", "device-1"])
  func `A token is registered for the user that was set`(user: String) throws {
    let agreement = #"{"notifications": true, "advertisements": false, "nightAdvertisements": false}"#
    let judged = try judge(
      usual.union([.server]), #", "given": {"initialized": false, "user": null}"#, .nhncloudKo,
      #"{"do": "initialize", "with": {"configuration": {"appKey": "key", "sandbox": false}, "delegate": true}}"#,
      #"{"do": "setUser", "with": {"user": "ann"}}"#,
      #"{"do": "register", "as": "c1", "with": {"type": "apns", "handler": true, "agreement": \#(agreement)}}"#,
      #"{"do": "apns.issues"}"#, #"{"do": "server.accepts", "with": {"operation": "register"}}"#,
      #"{"see": "completed", "call": "c1", "operation": "register", "type": "apns", "token": "ab", "info": {"user": "\#(user)", "token": "ab", "agreement": \#(agreement)}}"#
    )
    #expect(judged.counts == (seen: 1, whole: 1, part: 0))
    #expect(judged.findings.map(\.requirements.first) == (user == "ann" ? [] : ["LOGIN-11"]))
  }

  @Test func `A message that never comes is missed when time has passed`() throws {
    let arrival = #"{"do": "message", "with": {"type": "voip", "message": "m"}}"#
    let seen = #"{"see": "message", "type": "voip", "message": "m"}"#
    let lost = try judge(usual, registered, .nhncloudKo, arrival, idle)
    #expect(lost.divergence?.requirements.first == "VOIP-6")
    let passed = try judge(usual, registered, .nhncloudKo, arrival, seen, idle)
    #expect(passed.findings == [])
    let twice = try judge(usual, registered, .nhncloudKo, arrival, seen, seen)
    #expect(twice.divergence?.line == 4)
  }

  @Test func `Duties of the app are its own`() throws {
    let message = #"{"see": "message", "type": "voip", "message": "m"}"#
    let background = #"{"do": "background"}"#
    let report = #"{"do": "app.reports"}"#
    let kinds: Set<LogKind> = [.completed, .message, .reports]
    let late = try judge(kinds, registered, .nhncloudKo, background, message, idle, report)
    #expect(late.findings.map(\.subject) == [.app])
    #expect(late.findings.first?.requirements == ["CALL-1", "CALL-2", "PLAT-7"])
    #expect(try judge(kinds, registered, .nhncloudKo, background, message, report, idle).findings == [])
    // In the foreground no report is required.
    #expect(try judge(kinds, registered, .nhncloudKo, message, idle).findings == [])
    let bare = #"{"do": "register", "as": "c1", "with": {"type": "apns", "handler": true}}"#
    #expect(try judge(kinds, "", .toastEn, bare).findings.map(\.requirements) == [["AGR-8"]])
  }
}
