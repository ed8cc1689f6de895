import Conformance
import ProcessAdapters
import PushModel
import Testing

@Suite struct ProcessAdapterTests {
  @Test func `Plays a case`() throws {
    let adapter = ExampleAdapters.null("agrees", "toast-en")
    let profile = try adapter.profile
    #expect(profile.edition == .toastEn)
    #expect(profile.adapter == "null-port 1")
    try adapter.reset(ExampleAdapters.setting)
    let reply = try adapter.perform(.register(.apns, agreement: nil, handler: true), as: "한 \"1\"")
    guard case .observed(let observations) = reply, case .completed(let completion) = observations.first
    else {
      Issue.record("\(reply)")
      return
    }
    #expect(completion.call == "한 \"1\"")
    #expect(completion.operation == .register)
    try adapter.shutdown()
    #expect(adapter.exitStatus == .exited(0))
  }

  @Test func `Reports what a port does not have`() throws {
    let adapter = ExampleAdapters.null("unsupported")
    try adapter.reset(ExampleAdapters.setting)
    let reply = try adapter.perform(.launched, as: nil)
    guard case .unsupported = reply else {
      Issue.record("\(reply)")
      return
    }
  }

  @Test func `Reports that the adapter itself failed`() throws {
    let adapter = ExampleAdapters.shell(ExampleAdapters.greeting, #"{"id":2,"error":"out of luck"}"#)
    _ = try adapter.profile
    #expect(try adapter.perform(.launched, as: nil) == .failed("out of luck"))
  }

  @Test func `Sends what the protocol says`() throws {
    let adapter = ProcessAdapter(
      arguments: [
        "/bin/sh", "-c",
        """
        read -r line; echo "$line" >&2; echo '\(ExampleAdapters.greeting)'
        read -r line; echo "$line" >&2; echo '{"id":2,"ok":true,"observations":[]}'
        read -r line; echo "$line" >&2; echo '{"id":3,"ok":true}'
        """,
      ], makeNonce: { "n" })
    _ = try adapter.profile
    _ = try adapter.perform(.query(.voip), as: "q1")
    try adapter.shutdown()
    #expect(
      adapter.diagnostics == """
        {"id":1,"op":"hello","protocol":[1],"suite":"\(WireProtocol.suite)","nonce":"n"}
        {"id":2,"op":"step","do":"query","as":"q1","with":{"type":"voip"}}
        {"id":3,"op":"shutdown"}

        """)
  }

  @Test func `Keeps the end of standard error`() throws {
    let adapter = ExampleAdapters.misbehaving("stderr-noise")
    try adapter.reset(ExampleAdapters.setting)
    _ = try adapter.perform(.launched, as: nil)
    try adapter.shutdown()
    #expect(adapter.diagnostics.utf8.count == 64 << 10)
    #expect(adapter.diagnostics.hasSuffix("noise on standard error, noise\n"))
  }

  @Test func `Starts again after a death`() throws {
    let adapter = ExampleAdapters.misbehaving("dies-mid-case")
    try adapter.reset(ExampleAdapters.setting)
    _ = try adapter.perform(.launched, as: nil)
    _ = try adapter.perform(.launched, as: nil)
    let fault = try #require(throws: AdapterFault.self) { try adapter.perform(.launched, as: nil) }
    #expect(fault == AdapterFault(.ended, "the adapter ended with exit status 3 while \"step\" was open"))
    #expect(adapter.exitStatus == .exited(3))
    #expect(throws: AdapterFault(.ended, "the adapter is not running")) {
      try adapter.reset(ExampleAdapters.setting)
    }
    try adapter.restart()
    #expect(adapter.exitStatus == nil)
    try adapter.reset(ExampleAdapters.setting)
    #expect(try adapter.perform(.launched, as: nil) == .observed([]))
  }

  @Test func `Names the signal of a death`() throws {
    let adapter = ExampleAdapters.shell(ExampleAdapters.greeting, then: "read -r line; kill -9 $$")
    _ = try adapter.profile
    let fault = try #require(throws: AdapterFault.self) { try adapter.perform(.launched, as: nil) }
    #expect(fault == AdapterFault(.ended, "the adapter was ended by signal 9 while \"step\" was open"))
    #expect(adapter.exitStatus == .signalled(9))
  }

  @Test(arguments: ["/does/not/exist", "does-not-exist-anywhere", "/", ""])
  func `Says that a command cannot be started`(command: String) throws {
    let fault = try #require(throws: AdapterFault.self) {
      try ProcessAdapter(arguments: [command]).profile
    }
    #expect(fault.kind == .notStarted)
    #expect(fault.message.hasPrefix("cannot start \"\(command)\": "))
  }

  @Test func `Refuses a command that cannot be split`() {
    #expect(throws: AdapterFault(.notStarted, "the quote at column 1 is not closed: 'a")) {
      try ProcessAdapter(command: "'a")
    }
  }

  @Test func `Ends what does not want to end`() throws {
    let adapter = ExampleAdapters.shell(
      first: "trap '' TERM", ExampleAdapters.greeting, then: "read -r line; while :; do sleep 1; done",
      limits: ExampleAdapters.short(\.step, \.termination))
    _ = try adapter.profile
    let fault = try #require(throws: AdapterFault.self) { try adapter.perform(.launched, as: nil) }
    #expect(fault.kind == .timeout)
    #expect(adapter.exitStatus == .signalled(9))
  }

  @Test func `Binds to one core only meanwhile`() throws {
    let reply = try SharedCore.bind { () throws(AdapterFault) in
      let adapter = ExampleAdapters.null("silent")
      try adapter.reset(ExampleAdapters.setting)
      return try adapter.perform(.launched, as: nil)
    }
    #expect(reply == .observed([]))
  }
}
