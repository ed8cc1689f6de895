import JSON

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Serves an adapter that lives in this process to a suite in another one: the port's side of the
/// adapter protocol.
///
/// With it a port written in Swift can be checked by the `pushspec` command like a port in any other
/// language:
///
/// ```swift
/// AdapterServer(MyAdapter()).run()
/// ```
public struct AdapterServer<A: Adapter> {
  private var adapter: A

  /// A server of an adapter.
  public init(_ adapter: A) { self.adapter = adapter }

  /// Answers requests from standard input on standard output, until it is told to shut down or the
  /// input ends. `false` if an answer could not be written.
  @discardableResult
  public consuming func run() -> Bool {
    while let line = readLine() {
      let (reply, isLast) = answer(Array(line.utf8))
      print(String(decoding: reply, as: UTF8.self))
      // Buffered output would never reach a suite that waits for it.
      if fflush(nil) != 0 { return false }
      if isLast { break }
    }
    return true
  }

  /// The answer to one line, and whether it was the last one; both without their line feed.
  public mutating func answer(_ line: [UInt8]) -> (reply: [UInt8], isLast: Bool) {
    var id = JSONNode(.null)
    do throws(JSONError) {
      let request = try JSONNode.parse(line[...])
      id = JSONNode(try request.required("id").value)
      let op: String = try request.decode("op")
      return (Self.line(id, try members(of: op, request)), op == "shutdown")
    } catch {
      let message = "column \(error.place.column): \(error.reason)"
      return (Self.line(id, JSONNode.memberList(["error": message.json])), false)
    }
  }

  private mutating func members(of op: String, _ request: JSONNode) throws(JSONError) -> [JSONMember] {
    switch op {
    case "hello": try greet(request)
    case "reset": try reset(request)
    case "step": try step(request)
    case "shutdown": JSONNode.memberList(["ok": true.json])
    case let other: JSONNode.memberList(["unsupported": "there is no operation \"\(other)\"".json])
    }
  }

  private func greet(_ request: JSONNode) throws(JSONError) -> [JSONMember] {
    let nonce: String = try request.decode("nonce")
    let profile: Profile
    do throws(AdapterFault) {
      profile = try adapter.profile
    } catch {
      return JSONNode.memberList(["error": error.message.json])
    }
    let head = JSONNode.memberList(["protocol": WireProtocol.version.json, "nonce": nonce.json])
    return head + (try profile.json.members())
  }

  private mutating func reset(_ request: JSONNode) throws(JSONError) -> [JSONMember] {
    let device = try request.required("device")
    let setting = Setting(
      caseID: try request.decode("case"), edition: try request.decode("edition"),
      deviceIdentifier: try device.decode("identifier"), language: try device.decode("language"))
    do throws(AdapterFault) {
      try adapter.reset(setting)
      return JSONNode.memberList(["ok": true.json])
    } catch {
      return JSONNode.memberList(["error": error.message.json])
    }
  }

  private mutating func step(_ request: JSONNode) throws(JSONError) -> [JSONMember] {
    let wanted: String = try request.decode("do")
    guard Capability(rawValue: wanted) != nil else {
      return JSONNode.memberList(["unsupported": "there is no step \"\(wanted)\"".json])
    }
    let stimulus = try Stimulus(json: request)
    let name: String? = try request.decodeIfPresent("as")
    let reply: Reply
    do throws(AdapterFault) {
      reply = try adapter.perform(stimulus, as: name)
    } catch {
      reply = .failed(error.message)
    }
    return try reply.json.members()
  }

  private static func line(_ id: JSONNode, _ members: [JSONMember]) -> [UInt8] {
    JSONNode(.object(JSONNode.memberList(["id": id]) + members)).line()
  }
}
