import Conformance
import JSON

#if canImport(Glibc) || canImport(Musl) || os(macOS)
  extension ProcessAdapter {
    static let interruption = AdapterFault(.interrupted, "the run was interrupted")
    static let notRunning = AdapterFault(.ended, "the adapter is not running")

    /// Starts the process and greets it.
    func start() throws(AdapterFault) {
      try launch()
      let answered = try greet(WireProtocol.greeting)
      if let introduced, introduced != answered {
        throw fail(.handshake, "the adapter says otherwise of itself than before it was started again")
      }
      introduce(answered)
    }

    /// Keeps the profile of the process.
    func introduce(_ profile: Profile?) {
      greeted = profile
      introduced = profile
    }

    /// Starts the process without greeting it.
    func launch() throws(AdapterFault) {
      wasStarted = true
      guard lost < limits.lost else {
        throw AdapterFault(.givenUp, "the adapter kept the run waiting for more than \(limits.lost) in all")
      }
      guard !shouldStop() else { throw Self.interruption }
      greeted = nil
      exitStatus = nil
      finalErrorTail = []
      lastID = 0
      caseDeadline = nil
      caseBytes = 0
      channel = LineChannel(
        try ChildProcess(arguments: arguments, environment: environment), shouldStop: shouldStop)
    }

    /// Greets the process with a nonce, and reads its answer.
    func greet<Value>(
      _ read: (JSONNode, _ nonce: String) throws(JSONError) -> Value
    ) throws(AdapterFault) -> Value {
      let nonce = makeNonce()
      let request = JSONNode.memberList([
        "protocol": [WireProtocol.version].json, "suite": WireProtocol.suite.json, "nonce": nonce.json,
      ])
      return try ask("hello", request, within: limits.hello, orElse: .handshake) { json throws(JSONError) in
        try read(json, nonce)
      }
    }

    /// Sends a request and reads the reply. A reply that cannot be read is a fault of the given kind.
    func ask<Value>(
      _ op: String, _ members: [JSONMember], within limit: Duration,
      orElse kind: AdapterFault.Kind = .protocolBroken,
      read: (JSONNode) throws(JSONError) -> Value
    ) throws(AdapterFault) -> Value {
      lastID += 1
      let head = JSONNode.memberList(["id": lastID.json, "op": op.json])
      var request = JSONNode(.object(head + members)).line()
      request.append(UInt8(ascii: "\n"))
      let line = try exchange(request, op, within: limit, orElse: kind)
      do throws(JSONError) {
        let json = try JSONNode.parse(line)
        let id = try json.required("id")
        guard try id.integer() == lastID else {
          throw JSONError(place: id.place, message: "found the id of another request", expected: "\(lastID)")
        }
        return try read(json)
      } catch {
        throw fail(
          kind, isOfPlayBefore: isOfPlayBefore(line, op),
          "the adapter's answer to \"\(op)\" cannot be used: column \(error.place.column): "
            + "\(error.reason): \(Self.excerpt(line))\(AnswerAdvice.onLine(line).map { "; \($0)" } ?? "")")
      }
    }

    /// Sends a line, and returns the answer. A step must not take longer than what is left for the case.
    private func exchange(
      _ request: [UInt8], _ op: String, within limit: Duration, orElse kind: AdapterFault.Kind
    ) throws(AdapterFault) -> ArraySlice<UInt8> {
      let begun = SuspendingClock.now
      let left = op == "step" ? caseDeadline.map { max(.zero, $0 - begun) } ?? limit : limit
      let line: ArraySlice<UInt8>
      do throws(LineChannel.Failure) {
        guard let reply = try channel?.exchange(request, within: min(limit, left)) else { throw .notRunning }
        line = reply
      } catch {
        if case .timeout = error { lost += left < limit ? limits.wholeCase : SuspendingClock.now - begun }
        if left < limit, case .timeout = error {
          throw fail(.timeout, "the adapter took more than \(limits.wholeCase) for one case")
        }
        throw fault(error, during: op, within: limit, orElse: kind)
      }
      caseBytes += line.count
      guard caseBytes <= WireProtocol.caseLimit else {
        throw fail(.protocolBroken, "the adapter sent more than \(WireProtocol.caseLimit) bytes in one case")
      }
      return line
    }

    /// Ends the process, keeps its diagnostics, and returns the fault.
    func fail(_ kind: AdapterFault.Kind, isOfPlayBefore: Bool = false, _ message: String) -> AdapterFault {
      end(within: kind == .interrupted ? .zero : limits.termination)
      var fault = AdapterFault(kind, message)
      fault.isOfPlayBefore = isOfPlayBefore
      return fault
    }

    /// Whether a line in place of the answer to a reset is a second answer to a request of the play before. No play
    /// comes before the first reset, which follows the greeting.
    private func isOfPlayBefore(_ line: ArraySlice<UInt8>, _ op: String) -> Bool {
      guard op == "reset",
        let id = try? JSONNode.parse(line.prefix { $0 != UInt8(ascii: "\n") }).required("id").integer()
      else { return false }
      return 1 < id && id < lastID
    }

    /// Ends the process if it runs, and keeps its exit status and diagnostics.
    func end(within limit: Duration) {
      let begun = SuspendingClock.now
      if channel?.process.exitStatus == nil { channel?.terminate(within: limit) }
      // Ending a process that resists takes long each time.
      lost += SuspendingClock.now - begun
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
      case .notRunning: return Self.notRunning
      case .interrupted:
        _ = fail(.interrupted, "")
        return Self.interruption
      case .lineTooLong:
        return fail(kind, "the adapter sent a line of more than \(WireProtocol.lineLimit) bytes")
      case .unasked(let bytes):
        return fail(
          kind, isOfPlayBefore: isOfPlayBefore(bytes, op),
          "the adapter sent something before \"\(op)\" was asked: \(Self.excerpt(bytes)); \(AnswerAdvice.unasked)"
        )
      case .timeout(let part):
        if let status = channel?.process.checkExit() {
          return fail(.ended, "the adapter \(status) while \"\(op)\" was open")
        }
        if !part.isEmpty {
          return fail(
            .timeout,
            "the adapter did not answer \"\(op)\" within \(limit), and wrote only half a line: "
              + "\(Self.excerpt(part)); end each answer with a line feed")
        }
        guard op == "hello" else {
          return fail(.timeout, "the adapter did not answer \"\(op)\" within \(limit)")
        }
        // A buffered answer comes when the input ends.
        guard let held = channel?.lineAtEndOfInput(within: limits.shutdown) else {
          return fail(
            .timeout,
            "the adapter did not answer \"hello\" within \(limit), nor when its input ended; read a line of standard "
              + "input, write its answer to standard output, and \(AnswerAdvice.flush)")
        }
        return fail(
          .timeout,
          "the adapter did not answer \"hello\" within \(limit), but wrote this when its input ended: "
            + "\(Self.excerpt(held)); answer each line when it comes, and \(AnswerAdvice.flush)")
      case .ended(let part):
        channel?.process.closeInput()
        let begun = SuspendingClock.now
        let status = channel?.waitForExit(within: limits.termination)
        if status == nil { lost += SuspendingClock.now - begun }
        let what = status?.description ?? "closed its output"
        return part.isEmpty
          ? fail(.ended, "the adapter \(what) while \"\(op)\" was open")
          : fail(
            kind,
            "the answer to \"\(op)\" breaks off: the adapter \(what) after half a line: \(Self.excerpt(part))"
          )
      }
    }

    /// The beginning of what the adapter wrote, for a message.
    private static func excerpt(_ bytes: ArraySlice<UInt8>) -> String {
      let text = String(decoding: bytes.prefix(160), as: UTF8.self)
      return bytes.count > 160 ? text + "…" : text
    }
  }
#endif
