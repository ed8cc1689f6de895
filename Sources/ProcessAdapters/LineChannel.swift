import Conformance

#if canImport(Glibc) || canImport(Musl) || os(macOS)
  import Foundation

  /// Exchanges lines with a child process: one is sent, one comes back.
  ///
  /// Standard error is read meanwhile, so that the child never waits for the suite to do so.
  struct LineChannel {
    enum Failure: Error {
      /// There is no child process.
      case notRunning
      /// No whole line came in time; with the part that came.
      case timeout(part: ArraySlice<UInt8>)
      /// The child closed its output; with the part of the line that came.
      case ended(part: ArraySlice<UInt8>)
      case lineTooLong
      /// The run is to end.
      case interrupted
      /// Output came before it was asked for.
      case unasked(ArraySlice<UInt8>)
    }

    /// The number of bytes of standard error that are kept.
    static let errorLimit = 64 << 10

    /// The number of bytes of standard error that are read at the end of a process.
    private static let drainLimit = 1 << 20
    /// The milliseconds after which `shouldStop` is asked again.
    private static let patience = 100

    let process: ChildProcess
    let shouldStop: @Sendable () -> Bool
    /// The tail of the child's standard error.
    private(set) var errorTail: [UInt8] = []
    /// Whether output came that was not asked for, while the end of the process was awaited.
    private(set) var wroteUnasked = false
    private var received: [UInt8] = []
    private var chunk = [UInt8](repeating: 0, count: 64 << 10)
    private var polled = [pollfd](repeating: pollfd(fd: -1, events: 0, revents: 0), count: 3)

    init(_ process: ChildProcess, shouldStop: @escaping @Sendable () -> Bool) {
      self.process = process
      self.shouldStop = shouldStop
    }

    /// Sends a line, which must end with a line feed, and returns the line that comes back, without it.
    mutating func exchange(_ request: [UInt8], within limit: Duration) throws(Failure) -> ArraySlice<UInt8> {
      let deadline = SuspendingClock.now + limit
      if readOutput() == .data || !received.isEmpty { throw .unasked(takeReceived()) }
      var sent = send(request, from: 0)
      var searched = 0
      while true {
        wait(until: deadline, toSend: sent < request.count)
        if polled[1].revents != 0 { readErrors() }
        if sent < request.count { sent = send(request, from: sent) }
        let isOpen = readOutput() != .end
        if let end = received[searched...].firstIndex(of: UInt8(ascii: "\n")) {
          guard end <= WireProtocol.lineLimit else { throw .lineTooLong }
          return takeLine(endingAt: end)
        }
        searched = received.count
        guard searched <= WireProtocol.lineLimit else { throw .lineTooLong }
        guard isOpen else { throw .ended(part: takeReceived()) }
        guard SuspendingClock.now < deadline else { throw .timeout(part: takeReceived()) }
        if shouldStop() { throw .interrupted }
      }
    }

    /// Closes the child's input, and returns its last line; `nil` without one.
    mutating func lineAtEndOfInput(within limit: Duration) -> ArraySlice<UInt8>? {
      process.closeInput()
      let deadline = SuspendingClock.now + limit
      while readOutput() != .end, received.isEmpty, SuspendingClock.now < deadline, !shouldStop() {
        wait(until: deadline, toSend: false)
        if polled[1].revents != 0 { readErrors() }
      }
      return received.isEmpty ? nil : takeReceived().prefix { $0 != UInt8(ascii: "\n") }
    }

    /// Waits for the process to end, and reads its output meanwhile.
    mutating func waitForExit(within limit: Duration) -> ExitStatus? {
      let deadline = SuspendingClock.now + limit
      while true {
        readErrors()
        discardOutput()
        if let status = process.checkExit() {
          drainErrors()
          discardOutput()
          return status
        }
        guard SuspendingClock.now < deadline else { return nil }
        // No portable descriptor shows the end of a process, so that it is polled often.
        wait(until: min(deadline, SuspendingClock.now + .milliseconds(1)), toSend: false)
      }
    }

    /// Ends the process: by SIGTERM first, then by force.
    mutating func terminate(within limit: Duration) {
      process.send(signal: SIGTERM)
      process.closeInput()
      process.closeOutput()
      if waitForExit(within: limit) == nil {
        process.end()
        drainErrors()
      }
    }

    private mutating func discardOutput() {
      _ = readOutput()
      if !received.isEmpty { wroteUnasked = true }
      received.removeAll(keepingCapacity: true)
    }

    /// Reads the rest of the standard error of an ended process.
    private mutating func drainErrors() {
      for _ in 0..<Self.drainLimit / chunk.count where process.errors >= 0 { readErrors() }
    }

    /// Forgets the standard error so far.
    mutating func clearErrors() {
      readErrors()
      errorTail.removeAll(keepingCapacity: true)
    }

    private mutating func takeReceived() -> ArraySlice<UInt8> {
      defer { received = [] }
      return received[...]
    }

    private mutating func takeLine(endingAt end: Int) -> ArraySlice<UInt8> {
      let line = received[..<end]
      received = Array(received[(end + 1)...])
      return line
    }

    /// Waits until the process can be read from, or written to if wanted, or until the deadline.
    private mutating func wait(until deadline: SuspendingClock.Instant, toSend: Bool) {
      let left = deadline - SuspendingClock.now
      let (seconds, attoseconds) = left.components
      let milliseconds = max(0, seconds * 1000 + attoseconds / 1_000_000_000_000_000 + 1)
      polled[0] = pollfd(fd: process.output, events: Int16(POLLIN), revents: 0)
      polled[1] = pollfd(fd: process.errors, events: Int16(POLLIN), revents: 0)
      polled[2] = pollfd(fd: toSend ? process.input : -1, events: Int16(POLLOUT), revents: 0)
      _ = poll(&polled, 3, Int32(clamping: min(milliseconds, Int64(Self.patience))))
    }

    /// Sends as much as the child takes at once, and returns the number of bytes sent so far. A child that takes no
    /// more counts as having been sent everything: its end is noticed in reading.
    private func send(_ request: [UInt8], from start: Int) -> Int {
      let count = request[start...].withUnsafeBytes { write(process.input, $0.baseAddress, $0.count) }
      if count >= 0 { return start + count }
      return errno == EAGAIN || errno == EINTR ? start : request.count
    }

    private enum Reading { case data, nothing, end }

    private mutating func readOutput() -> Reading {
      guard process.output >= 0 else { return .end }
      let (reading, count) = readAvailable(process.output)
      received += chunk[..<count]
      if reading == .end { process.closeOutput() }
      return reading
    }

    /// Reads the available standard error once: a child may write without end.
    private mutating func readErrors() {
      guard process.errors >= 0 else { return }
      let (reading, count) = readAvailable(process.errors)
      errorTail += chunk[..<count]
      if errorTail.count > Self.errorLimit { errorTail.removeFirst(errorTail.count - Self.errorLimit) }
      if reading == .end { process.closeErrors() }
    }

    private mutating func readAvailable(_ descriptor: Int32) -> (Reading, Int) {
      let count = chunk.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
      if count > 0 { return (.data, count) }
      if count < 0, errno == EAGAIN || errno == EINTR { return (.nothing, 0) }
      return (.end, 0)
    }
  }
#endif
