import JSON

#if canImport(Glibc) || canImport(Musl) || os(macOS)
  extension ProcessAdapter {
    static let notRunning = AdapterFault(.ended, "the adapter is not running")

    /// Starts the process and greets it.
    func start() throws(AdapterFault) {
      wasStarted = true
      greeted = nil
      exitStatus = nil
      finalErrorTail = []
      lastID = 0
      channel = LineChannel(try ChildProcess(arguments: arguments))
      let nonce = makeNonce()
      let request = JSONNode.memberList([
        "protocol": [WireProtocol.version].json, "suite": WireProtocol.suite.json, "nonce": nonce.json,
      ])
      greeted = try ask("hello", request, within: limits.hello, orElse: .handshake) {
        json throws(JSONError) in
        try WireProtocol.greeting(json, nonce: nonce)
      }
    }

    /// Sends a request and reads the reply. A reply that cannot be read is a fault of the kind given.
    func ask<Value>(
      _ op: String, _ members: [JSONMember], within limit: Duration,
      orElse kind: AdapterFault.Kind = .protocolBroken,
      read: (JSONNode) throws(JSONError) -> Value
    ) throws(AdapterFault) -> Value {
      lastID += 1
      let head = JSONNode.memberList(["id": lastID.json, "op": op.json])
      var request = JSONNode(.object(head + members)).line()
      request.append(UInt8(ascii: "\n"))
      let line: ArraySlice<UInt8>
      do throws(LineChannel.Failure) {
        guard let reply = try channel?.exchange(request, within: limit) else { throw .notRunning }
        line = reply
      } catch {
        throw fault(error, during: op, within: limit, orElse: kind)
      }
      do throws(JSONError) {
        let json = try JSONNode.parse(line)
        let id = try json.required("id")
        guard try id.integer() == lastID else {
          throw JSONError(
            place: id.place, message: "found the id of another request", expected: "\(lastID)")
        }
        return try read(json)
      } catch {
        throw fail(
          kind,
          "the adapter's answer to \"\(op)\" cannot be used: column \(error.place.column): "
            + "\(error.message), expected \(error.expected): \(Self.excerpt(line))")
      }
    }

    /// Ends the process, keeps what it left, and returns the fault.
    func fail(_ kind: AdapterFault.Kind, _ message: String) -> AdapterFault {
      end()
      return AdapterFault(kind, message)
    }

    /// Ends the process if it runs, and keeps what it left.
    func end() {
      if channel?.process.exitStatus == nil { channel?.terminate(within: limits.termination) }
      guard let channel else { return }
      exitStatus = channel.process.exitStatus
      finalErrorTail = channel.errorTail
      self.channel = nil
    }

    private func fault(
      _ failure: LineChannel.Failure, during op: String, within limit: Duration,
      orElse kind: AdapterFault.Kind
    ) -> AdapterFault {
      switch failure {
      case .notRunning:
        return Self.notRunning
      case .lineTooLong:
        return fail(kind, "the adapter sent a line of more than \(WireProtocol.lineLimit) bytes")
      case .unasked(let bytes):
        return fail(
          kind, "the adapter sent something before \"\(op)\" was asked: \(Self.excerpt(bytes))")
      case .timeout(let part):
        if let status = channel?.process.checkExit() {
          return fail(.ended, "the adapter \(status) while \"\(op)\" was open")
        }
        let wrote = part.isEmpty ? "" : ", and wrote only half a line: \(Self.excerpt(part))"
        return fail(.timeout, "the adapter did not answer \"\(op)\" within \(limit)\(wrote)")
      case .ended(let part):
        channel?.process.closeInput()
        let status = channel?.waitForExit(within: limits.termination)
        let what = status?.description ?? "closed its output"
        return part.isEmpty
          ? fail(.ended, "the adapter \(what) while \"\(op)\" was open")
          : fail(kind, "the adapter \(what) after half a line: \(Self.excerpt(part))")
      }
    }

    /// The beginning of what the adapter wrote, for a message.
    private static func excerpt(_ bytes: ArraySlice<UInt8>) -> String {
      let text = String(decoding: bytes.prefix(160), as: UTF8.self)
      return bytes.count > 160 ? text + "…" : text
    }
  }
#endif
