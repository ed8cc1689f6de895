public import Conformance

#if canImport(Glibc) || canImport(Musl) || os(macOS)
  /// An adapter in another process, which is used through its standard input and output; see
  /// `spec/adapter-protocol.md`.
  ///
  /// The process is started when it is first needed. After a fault it is ended, and stays so until `restart`. It must
  /// not be used by two threads at once.
  public final class ProcessAdapter: Adapter {
    /// The command and its arguments.
    public let arguments: [String]
    /// The time limits of the process.
    public let limits: TimeLimits
    /// The exit status of the last process; `nil` while it runs, and before the first start.
    public internal(set) var exitStatus: ExitStatus?

    /// The environment variables of the process.
    public var environment = AdapterEnvironment()
    /// Called while the process is waited for; `true` ends the run.
    public var shouldStop: @Sendable () -> Bool = { false }

    let makeNonce: () -> String
    /// The running process; `nil` before the first start and after the end.
    var channel: LineChannel?
    var greeted: Profile?
    /// The profile of the first greeting.
    var introduced: Profile?
    var wasStarted = false
    var lastID = 0
    /// The tail of standard error of the ended process.
    var finalErrorTail: [UInt8] = []
    /// The deadline of the current case.
    var caseDeadline: SuspendingClock.Instant?
    /// The number of bytes that the process has sent in the current case.
    var caseBytes = 0
    /// The time that was spent waiting in vain, in all.
    var lost = Duration.zero

    /// An adapter by command and arguments. Each start greets with a new nonce, which is random unless `makeNonce` is
    /// given.
    public init(
      arguments: [String], limits: TimeLimits = TimeLimits(),
      makeNonce: @escaping () -> String = { String(UInt64.random(in: .min ... .max), radix: 16) }
    ) {
      self.arguments = arguments
      self.limits = limits
      self.makeNonce = makeNonce
    }

    /// An adapter by a command, which is split into words as a shell does.
    public convenience init(command: String, limits: TimeLimits = TimeLimits()) throws(AdapterFault) {
      let words: [String]
      do {
        words = try CommandWords.split(command)
      } catch {
        throw AdapterFault(.notStarted, "\(error): \(command)")
      }
      self.init(arguments: words, limits: limits)
    }

    /// The last 64 KiB of standard error since the last reset. The exit status is not among them: it stands in the
    /// fault, and may be the suite's doing.
    public var diagnostics: String { String(decoding: channel?.errorTail ?? finalErrorTail, as: UTF8.self) }

    /// The profile from the greeting. The process is started if it never was.
    public var profile: Profile {
      get throws(AdapterFault) {
        if !wasStarted { try start() }
        guard let greeted else { throw Self.notRunning }
        return greeted
      }
    }

    /// Ends the process, whatever its state, and starts another.
    public func restart() throws(AdapterFault) {
      end(within: limits.termination)
      try start()
    }

    /// Puts the port into the state of a fresh installation.
    public func reset(_ setting: Setting) throws(AdapterFault) {
      if !wasStarted { try start() }
      channel?.clearErrors()
      caseDeadline = SuspendingClock.now + limits.wholeCase
      caseBytes = 0
      try ask("reset", setting.wireMembers, within: limits.reset, read: WireProtocol.acknowledgement)
    }

    /// Plays one step.
    public func perform(_ stimulus: Stimulus, as name: String?) throws(AdapterFault) -> Reply {
      try ask("step", stimulus.wireMembers(as: name), within: limits.step, read: Reply.init(json:))
    }

    /// Asks the process to end, and ends it if it does not.
    ///
    /// Afterwards the process is gone in any case; the fault says that it did not go as the protocol
    /// asks: with an answer, in time, with exit status 0.
    public func shutdown() throws(AdapterFault) {
      guard channel != nil else { return }
      try ask("shutdown", [], within: limits.shutdown, read: WireProtocol.acknowledgement)
      channel?.process.closeInput()
      guard let status = channel?.waitForExit(within: limits.shutdown) else {
        throw fail(.timeout, "the adapter answered \"shutdown\" but did not end")
      }
      let wroteMore = channel?.wroteUnasked ?? false
      end(within: limits.termination)
      guard !wroteMore else {
        throw AdapterFault(.protocolBroken, "the adapter wrote more after its answer to \"shutdown\"")
      }
      guard status == .exited(0) else {
        throw AdapterFault(.protocolBroken, "the adapter answered \"shutdown\" but \(status)")
      }
    }
  }
#endif
