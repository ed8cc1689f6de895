import Conformance
import JSON
import struct PushModel.WrittenError
import Testing

/// The wire form, by examples: what goes out byte for byte, and that everything survives the way there
/// and back.
@Suite struct WireFormTests {
  static let agreement = AgreementParts(notifications: true, advertisements: false)
  static var configuration: Configuration {
    var configuration = Configuration(appKey: "app-1")
    configuration.sandbox = true
    configuration.alwaysAllowTokenRegistration = false
    configuration.language = "ja"
    configuration.pushTypes = [.apns, .voip]
    configuration.user = "user \"A\""
    configuration.agreement = agreement
    return configuration
  }
  static var changes: TokenChanges {
    var changes = TokenChanges()
    changes.user = "b"
    changes.language = "en"
    changes.agreement = AgreementParts(nightAdvertisements: true)
    return changes
  }
  static var record: ServerRecord {
    var record = ServerRecord(type: .voip, token: "t1")
    record.user = "a"
    record.agreement = agreement
    record.appKey = "app-1"
    record.sandbox = false
    record.language = "ko"
    return record
  }
  static var completion: Completion {
    var completion = Completion(call: "q1", operation: .query, type: .apns)
    completion.token = "t1"
    var info = TokenInfo()
    info.user = "a"
    info.token = "t1"
    info.agreement = agreement
    completion.info = info
    return completion
  }
  static func failed(_ domain: String?, _ code: WrittenError.Code) -> Observation {
    var completion = Completion(call: nil, operation: .register, type: .voip)
    completion.error = WrittenError(domain: domain, code: code)
    return .completed(completion)
  }

  static let stimuli: [Stimulus] = [
    .initialize(configuration, delegate: true), .initialize(Configuration(appKey: ""), delegate: nil),
    .setDelegate(.voip, false), .setUser("a"), .setUser(nil),
    .register(.apns, agreement: agreement, handler: true),
    .register(.voip, agreement: nil, handler: false), .query(.voip), .unregister(.apns, handler: true),
    .update(changes), .update(TokenChanges()), .tokenChanged(.apns, token: "t2"), .tokenInvalidated,
    .messageArrived(.voip, message: "한글\n"), .networkChanged(up: false), .terminated, .launched,
    .enteredForeground, .enteredBackground, .timePassed(seconds: 600),
    .answer(request: "1", .permission(.provisional)), .answer(request: "1", .token("t")),
    .answer(request: "1", .tokenRefused), .answer(request: "1", .accepted(nil)),
    .answer(request: "1", .accepted(record)), .answer(request: "1", .refused),
    .answer(request: "1", .timedOut), .answer(request: "1", .unreachable),
    .answer(request: "1", .malformed),
  ]

  static let observations: [Observation] = [
    .completed(completion), failed("com.toast.push", .number(3)),
    failed(nil, .name("TCPushErrorServerFail")), .requested(id: "1", .permission),
    .requested(id: "2", .permissionStatus), .requested(id: "3", .token(.voip)),
    .requested(id: "4", .server(.register(record))),
    .requested(id: "5", .server(.update(.apns, changes))),
    .requested(id: "6", .server(.unregister(.voip))), .requested(id: "7", .server(.query(.apns))),
    .message(.apns, message: "m"), .reportedCall,
  ]

  @Test(arguments: stimuli)
  func `Stimulus survives`(stimulus: Stimulus) throws {
    #expect(try Stimulus(json: JSONNode.parse(stimulus.json.line())) == stimulus)
  }

  @Test(arguments: observations)
  func `Observation survives`(observation: Observation) throws {
    #expect(try Observation(json: JSONNode.parse(observation.json.line())) == observation)
  }

  @Test(arguments: [.observed([.reportedCall]), .observed([]), .unsupported("no"), .failed("oh")] as [Reply])
  func `Reply survives`(reply: Reply) throws {
    #expect(try Reply(json: JSONNode.parse(reply.json.line())) == reply)
  }

  @Test func `Profile survives`() throws {
    var profile = Profile(adapter: "a", implementation: "i", edition: .toastJa)
    #expect(try Profile(json: JSONNode.parse(profile.json.line())) == profile)
    profile.edition = nil
    profile.capabilities = [.message, .update]
    profile.unobserved = [.message]
    profile.without = [.voip]
    #expect(try Profile(json: JSONNode.parse(profile.json.line())) == profile)
  }

  @Test(arguments: [
    (#""observes":["completd","request"]"#, "completed"),
    (#""observes":[]"#, "without that nothing can be judged"),
    (#""observes":["completed"]"#, "without that nothing can be judged"),
    (#""capabilities":["unregistr"]"#, "unregister"), (#""without":["registration"]"#, "unregistration"),
    (#""without":["initialisation"]"#, "voip, query, update, unregistration"),
  ])
  func `What a port declares is checked`(member: String, expected: String) throws {
    let text = #"{"adapter":"a","implementation":"i",\#(member)}"#
    let node = try JSONNode.parse([UInt8](text.utf8))
    let error = #expect(throws: JSONError.self) { try Profile(json: node) }
    let said = error.map { "\($0.expected) \($0.suggestion ?? "")" } ?? ""
    #expect(said.contains(expected), "\(said)")
  }

  @Test(
    arguments: [
      (
        .initialize(Configuration(appKey: "app-1"), delegate: nil),
        #"{"do":"initialize","with":{"configuration":{"appKey":"app-1"}}}"#
      ),
      (.setUser(nil), #"{"do":"setUser","with":{"user":null}}"#),
      (
        .register(.apns, agreement: AgreementParts(notifications: true), handler: true),
        #"{"do":"register","with":{"type":"apns","agreement":{"notifications":true},"handler":true}}"#
      ),
      (.tokenInvalidated, #"{"do":"tokenInvalidated","with":{}}"#),
      (.enteredForeground, #"{"do":"foreground","with":{}}"#),
      (
        .answer(request: "1", .permission(.denied)),
        #"{"do":"answer","with":{"request":"1","result":"permission","status":"denied"}}"#
      ),
    ] as [(Stimulus, String)])
  func `Stimulus is written as specified`(stimulus: Stimulus, text: String) {
    #expect(String(decoding: stimulus.json.line(), as: UTF8.self) == text)
  }

  @Test func `Observation is read as specified`() throws {
    let text = #"""
      {"see":"completed","call":"r1","operation":"register","type":"apns","token":null,"mood":"good",
      "error":{"domain":"NHNCloudPushErrorDomain","code":3.0}}
      """#
    var expected = Completion(call: "r1", operation: .register, type: .apns)
    expected.error = WrittenError(domain: "NHNCloudPushErrorDomain", code: .number(3))
    #expect(try Observation(json: JSONNode.parse(Array(text.utf8))) == .completed(expected))
  }

  @Test(arguments: [
    (
      #"{"ok":true,"observations":[{"see":"nothing"}]}"#, 35,
      "one of completed, request, message, reportedCall"
    ),
    (
      #"{"ok":true,"observations":[{"see":"completed","operation":"register"}]}"#, 28,
      "the member \"type\" is missing"
    ),
    (#"{"ok":true}"#, 1, "the member \"observations\" is missing"),
    (#"{}"#, 1, "the member \"ok\" is missing"),
    (#"{"ok":true,"observations":{}}"#, 27, "an array"), (#"[]"#, 1, "an object"),
    (
      #"{"ok":false}"#, 7, "true; a failed step is answered with \"unsupported\" or \"error\""
    ),
  ])
  func `Bad reply is explained`(text: String, column: Int, expected: String) throws {
    let error = try #require(throws: JSONError.self) {
      try Reply(json: JSONNode.parse(Array(text.utf8)))
    }
    #expect(error.place == TextPlace(line: 1, column: column))
    #expect(error.reason.hasSuffix(expected), "\(error.reason)")
  }
}
