#if canImport(Glibc) || canImport(Musl) || os(macOS)
  import Conformance
  @preconcurrency import Foundation

  /// A child process in a session of its own, with pipes to its standard streams and no other descriptor.
  ///
  /// The suite's ends of the pipes do not block. Deinitialisation ends the process and its whole session, and waits
  /// for the process.
  final class ChildProcess {
    let id: pid_t
    /// The suite's end of the child's standard input; -1 once closed.
    private(set) var input: Int32
    /// The suite's end of the child's standard output; -1 once closed.
    private(set) var output: Int32
    /// The suite's end of the child's standard error; -1 once closed.
    private(set) var errors: Int32
    /// The exit status; `nil` while the process is not known to have ended.
    private(set) var exitStatus: ExitStatus?
    private let guardian: Guardian?

    /// Starts a process. The first argument is looked up in the search path, unless it has a slash.
    init(arguments: [String], environment: AdapterEnvironment) throws(AdapterFault) {
      // Writing to an ended process must be an error, and not end the suite.
      _ = Self.ignoringBrokenPipes
      Self.startLock.lock()
      defer { Self.startLock.unlock() }
      var pipes: [(read: Int32, write: Int32)] = []
      defer { pipes.forEach { Self.closeAll($0.read, $0.write) } }
      for _ in 0..<3 {
        guard let pipe = Self.makePipe() else {
          throw AdapterFault(.notStarted, "no pipe to the adapter: \(Self.errorText(errno))")
        }
        pipes.append(pipe)
      }
      let (code, id) = Self.spawn(
        arguments, environment: environment.limited(Self.environment), input: pipes[0].read,
        output: pipes[1].write, errors: pipes[2].write)
      guard code == 0 else {
        let name = arguments.first ?? ""
        throw AdapterFault(.notStarted, "cannot start \"\(name)\": \(Self.errorText(code))")
      }
      self.id = id
      guardian = Guardian(of: id)
      RunningSessions.add(id)
      (input, output, errors) = (pipes[0].write, pipes[1].read, pipes[2].read)
      for descriptor in [input, output, errors] {
        _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
      }
      pipes = [(pipes[0].read, pipes[1].write), (pipes[2].write, -1)]
    }

    deinit {
      if exitStatus == nil { end() }
      Self.closeAll(input, output, errors)
    }

    /// Ends the process and everything in its session, and waits for it.
    func end() {
      Session.end(id)
      reap()
    }

    func closeInput() {
      Self.closeAll(input)
      input = -1
    }

    func closeOutput() {
      Self.closeAll(output)
      output = -1
    }

    func closeErrors() {
      Self.closeAll(errors)
      errors = -1
    }

    /// Sends a signal to the process and to everything in its group.
    func send(signal number: Int32) { if exitStatus == nil { kill(-id, number) } }

    /// The exit status, if the process has ended.
    func checkExit() -> ExitStatus? {
      if exitStatus == nil {
        var info = siginfo_t()
        // The process is examined without being reaped, so that its id stays taken while the rest of its group is
        // ended.
        guard waitid(P_PID, id_t(id), &info, WEXITED | WNOHANG | WNOWAIT) == 0, info.si_signo != 0
        else { return nil }
        end()
      }
      return exitStatus
    }

    /// Reaps the process, however long it takes to end.
    func reap() {
      // The id of a process that has not been reaped is not used again.
      var info = siginfo_t()
      while waitid(P_PID, id_t(id), &info, WEXITED | WNOWAIT) == -1, errno == EINTR {}
      guardian?.dismiss()
      RunningSessions.remove(id)
      var status: Int32 = 0
      var result: pid_t
      repeat { result = waitpid(id, &status, 0) } while result == -1 && errno == EINTR
      let signal = status & 0x7F
      exitStatus = signal == 0 ? .exited(Int(status >> 8 & 0xFF)) : .signalled(Int(signal))
    }

    private static let ignoringBrokenPipes: Void = {
      _ = signal(SIGPIPE, SIG_IGN)
    }()

    private static func closeAll(_ descriptors: Int32...) {
      for descriptor in descriptors where descriptor >= 0 { close(descriptor) }
    }

    static func errorText(_ code: Int32) -> String {
      strerror(code).map { String(cString: $0) } ?? "error \(code)"
    }
  }
#endif
