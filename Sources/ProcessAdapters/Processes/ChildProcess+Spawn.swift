#if canImport(Glibc) || canImport(Musl) || os(macOS)
  @preconcurrency import Foundation

  extension ChildProcess {
    /// Held from the making of the pipes until the child runs: another child that is started meanwhile would inherit
    /// the pipes, and keep them open after the end of this one.
    static let startLock = NSLock()

    /// A pipe that children do not inherit.
    static func makePipe() -> (read: Int32, write: Int32)? {
      var ends: [Int32] = [-1, -1]
      guard pipe(&ends) == 0 else { return nil }
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      return (ends[0], ends[1])
    }

    /// Starts a process with the given standard streams and no other descriptor. Returns an error number or 0, and
    /// the id.
    static func spawn(
      _ arguments: [String], environment: [String], input: Int32, output: Int32, errors: Int32
    ) -> (code: Int32, id: pid_t) {
      guard let name = arguments.first else { return (ENOENT, 0) }
      Strays.expect()
      #if os(macOS)
        var actions: posix_spawn_file_actions_t?
        var attributes: posix_spawnattr_t?
      #else
        var actions = posix_spawn_file_actions_t()
        var attributes = posix_spawnattr_t()
      #endif
      posix_spawn_file_actions_init(&actions)
      defer { posix_spawn_file_actions_destroy(&actions) }
      posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
      posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
      posix_spawn_file_actions_adddup2(&actions, errors, STDERR_FILENO)
      #if os(Linux)
        for descriptor in openDescriptors() { posix_spawn_file_actions_addclose(&actions, descriptor) }
      #endif

      posix_spawnattr_init(&attributes)
      defer { posix_spawnattr_destroy(&attributes) }
      // The child must not inherit the suite's ignored and blocked signals.
      var defaults = sigset_t()
      sigemptyset(&defaults)
      for number in [SIGPIPE, SIGXFSZ, SIGINT, SIGTERM, SIGHUP, SIGQUIT] { sigaddset(&defaults, number) }
      var blocked = sigset_t()
      sigemptyset(&blocked)
      posix_spawnattr_setsigdefault(&attributes, &defaults)
      posix_spawnattr_setsigmask(&attributes, &blocked)
      posix_spawnattr_setflags(&attributes, Int16(flags))

      var words = arguments.map { strdup($0) } + [nil]
      defer { words.forEach { free($0) } }
      var variables = environment.map { strdup($0) } + [nil]
      defer { variables.forEach { free($0) } }
      var id: pid_t = 0
      let code = posix_spawnp(&id, name, &actions, &attributes, &words, &variables)
      return (code, id)
    }

    /// The flags of the spawn: a new session, so that all processes of the adapter can be found.
    private static var flags: Int32 {
      let usual = Int32(POSIX_SPAWN_SETSIGDEF) | Int32(POSIX_SPAWN_SETSIGMASK)
      #if os(macOS)
        return usual | Int32(POSIX_SPAWN_SETSID) | Int32(POSIX_SPAWN_CLOEXEC_DEFAULT)
      #else
        // POSIX_SPAWN_SETSID, which the C library declares as an extension that Swift does not see.
        return usual | 0x80
      #endif
    }

    #if os(Linux)
      /// The open descriptors of the suite, which the child must not inherit.
      private static func openDescriptors() -> [Int32] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")) ?? []
        return names.compactMap { Int32($0) }.filter { $0 > STDERR_FILENO }
      }
    #endif

    /// The environment of this process, each variable as `NAME=value`.
    static var environment: [String] {
      #if os(macOS)
        var next = _NSGetEnviron().pointee
      #else
        var next: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = environ
      #endif
      var entries: [String] = []
      while let pointer = next, let entry = pointer.pointee {
        entries.append(String(cString: entry))
        next = pointer + 1
      }
      return entries
    }
  }
#endif
