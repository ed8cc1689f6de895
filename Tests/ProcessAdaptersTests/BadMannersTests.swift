import Conformance
import ProcessAdapters
import PushModel
import Testing

/// Verdicts on adapters that break the protocol.
@Suite struct BadMannersTests {
  @Test(
    arguments: [
      ("bad-hello", .handshake, "found another version of the protocol, expected 1"),
      ("wrong-nonce", .handshake, "found another nonce"),
      ("garbage", .handshake, "column 1: found an unknown word, expected true"),
      ("not-json-object", .handshake, "column 1: found an array, expected an object"),
      ("wrong-id", .handshake, "found the id of another request, expected 1"),
      ("half-line", .handshake, "ended with exit status 0 after half a line: {"),
      ("too-long-line", .handshake, "a line of more than 1048576 bytes"),
      ("floods", .handshake, "a line of more than 1048576 bytes"),
      ("exits-at-once", .ended, "ended with exit status 0 while \"hello\" was open"),
    ] as [(String, AdapterFault.Kind, String)])
  func `Is noticed in the greeting`(kind: String, fault: AdapterFault.Kind, message: String) throws {
    let adapter = ExampleAdapters.misbehaving(kind)
    let noticed = try #require(throws: AdapterFault.self) { try adapter.profile }
    #expect(noticed.kind == fault)
    #expect(noticed.message.contains(message), "\(noticed.message)")
    #expect(adapter.exitStatus != nil)
  }

  @Test(
    arguments: [
      ("garbage", .protocolBroken, "\"step\" cannot be used: column 1: found an unknown word"),
      ("not-json-object", .protocolBroken, "found an array, expected an object: []"),
      ("wrong-id", .protocolBroken, "column 7: found the id of another request, expected 3"),
      ("half-line", .protocolBroken, "after half a line: {\"id\":3"),
      ("half-line-hangs", .timeout, "and wrote only half a line: {\"id\":3"),
      ("never-answers", .timeout, "did not answer \"step\" within "),
      ("too-long-line", .protocolBroken, "a line of more than 1048576 bytes"),
      ("floods", .protocolBroken, "a line of more than 1048576 bytes"),
    ] as [(String, AdapterFault.Kind, String)])
  func `Is noticed in a step`(kind: String, fault: AdapterFault.Kind, message: String) throws {
    let limits = fault == .timeout ? ExampleAdapters.short(\.step) : TimeLimits()
    let adapter = ExampleAdapters.misbehaving(kind, "--at", "step", limits: limits)
    try adapter.reset(ExampleAdapters.setting)
    let noticed = try #require(throws: AdapterFault.self) { try adapter.perform(.launched, as: nil) }
    #expect(noticed.kind == fault)
    #expect(noticed.message.contains(message), "\(noticed.message)")
    #expect(adapter.exitStatus != nil)
  }

  @Test func `Does not wait for ever for a greeting`() throws {
    let adapter = ExampleAdapters.misbehaving("never-answers", limits: ExampleAdapters.short(\.hello))
    let fault = try #require(throws: AdapterFault.self) { try adapter.profile }
    #expect(fault.kind == .timeout)
  }

  @Test func `Notices a second answer`() throws {
    let adapter = ExampleAdapters.misbehaving("extra-line", "--at", "step")
    try adapter.reset(ExampleAdapters.setting)
    _ = try adapter.perform(.launched, as: nil)
    let fault = try #require(throws: AdapterFault.self) { try adapter.perform(.launched, as: nil) }
    #expect(fault.kind == .protocolBroken)
    #expect(fault.message.hasPrefix("the adapter sent something before \"step\" was asked: {\"id\":3,"))
  }

  @Test(arguments: [
    (#"{"id":2,"error":"no room"}"#, "found \"error\" (no room), expected \"ok\": true"),
    (#"{"id":2,"unsupported":"op"}"#, "found \"unsupported\" (op), expected \"ok\": true"),
    (#"{"id":2}"#, "the member \"ok\" is missing"),
    (#"{"ok":true}"#, "the member \"id\" is missing"),
  ])
  func `Notices a reset that did not work`(reply: String, message: String) throws {
    let adapter = ExampleAdapters.shell(ExampleAdapters.greeting, reply)
    let fault = try #require(throws: AdapterFault.self) {
      try adapter.reset(ExampleAdapters.setting)
    }
    #expect(fault.kind == .protocolBroken)
    #expect(fault.message.contains(message), "\(fault.message)")
  }

  @Test func `Ends an adapter that ignores shutdown`() throws {
    let adapter = ExampleAdapters.misbehaving("no-shutdown", limits: ExampleAdapters.short(\.shutdown))
    _ = try adapter.profile
    let fault = try #require(throws: AdapterFault.self) { try adapter.shutdown() }
    #expect(fault.kind == .timeout)
    #expect(adapter.exitStatus == .signalled(15))
  }

  @Test(
    arguments: [
      ("exit 1", .protocolBroken, "answered \"shutdown\" but ended with exit status 1"),
      ("while :; do sleep 1; done", .timeout, "answered \"shutdown\" but did not end"),
    ] as [(String, AdapterFault.Kind, String)])
  func `Notices a bad end`(end: String, kind: AdapterFault.Kind, message: String) throws {
    let adapter = ExampleAdapters.shell(
      ExampleAdapters.greeting, #"{"id":2,"ok":true}"#, then: end,
      limits: kind == .timeout ? ExampleAdapters.short(\.shutdown) : TimeLimits())
    _ = try adapter.profile
    let fault = try #require(throws: AdapterFault.self) { try adapter.shutdown() }
    #expect(fault.kind == kind)
    #expect(fault.message.contains(message), "\(fault.message)")
    #expect(adapter.exitStatus != nil)
  }

  @Test func `Notices an edition that nobody knows`() throws {
    let adapter = ExampleAdapters.shell(
      #"{"id":1,"protocol":1,"nonce":"n","adapter":"a","implementation":"i","edition":"mine"}"#)
    let fault = try #require(throws: AdapterFault.self) { try adapter.profile }
    #expect(fault.kind == .handshake)
    #expect(fault.message.contains("found \"mine\", expected one of tcpush-ko, toast-ko"))
  }

  @Test func `Notices a death that a child of its own hides`() throws {
    let adapter = ExampleAdapters.shell(
      ExampleAdapters.greeting, then: "sleep 1000 & read -r line; exit 4",
      limits: ExampleAdapters.short(\.step))
    _ = try adapter.profile
    let fault = try #require(throws: AdapterFault.self) { try adapter.perform(.launched, as: nil) }
    #expect(fault.kind == .ended)
    #expect(adapter.exitStatus == .exited(4))
  }
}
