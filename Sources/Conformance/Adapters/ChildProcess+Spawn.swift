#if canImport(Glibc) || canImport(Musl) || os(macOS)
  import Foundation
  #if canImport(Glibc)
    @preconcurrency import Glibc
  #elseif canImport(Musl)
    @preconcurrency import Musl
  #else
    @preconcurrency import Darwin
  #endif

  extension ChildProcess {
    /// Held from the making of the pipes until the child runs: another child that is started in
    /// between would inherit the pipes, and keep them open after this child has ended.
    static let startLock = NSLock()

    /// A pipe that children do not inherit.
    static func makePipe() -> (read: Int32, write: Int32)? {
      var ends: [Int32] = [-1, -1]
      guard pipe(&ends) == 0 else { return nil }
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      return (ends[0], ends[1])
    }

    /// Starts a process with these standard streams; returns an error number or 0, and the id.
    static func spawn(
      _ arguments: [String], input: Int32, output: Int32, errors: Int32
    ) -> (code: Int32, id: pid_t) {
      guard let name = arguments.first else { return (ENOENT, 0) }
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

      posix_spawnattr_init(&attributes)
      defer { posix_spawnattr_destroy(&attributes) }
      // A group of its own; and no signal ignored or blocked only because the suite does so.
      var defaults = sigset_t()
      sigemptyset(&defaults)
      sigaddset(&defaults, SIGPIPE)
      var blocked = sigset_t()
      sigemptyset(&blocked)
      posix_spawnattr_setpgroup(&attributes, 0)
      posix_spawnattr_setsigdefault(&attributes, &defaults)
      posix_spawnattr_setsigmask(&attributes, &blocked)
      let flags =
        Int32(POSIX_SPAWN_SETPGROUP) | Int32(POSIX_SPAWN_SETSIGDEF) | Int32(POSIX_SPAWN_SETSIGMASK)
      posix_spawnattr_setflags(&attributes, Int16(flags))

      var words = arguments.map { strdup($0) } + [nil]
      defer { words.forEach { free($0) } }
      var id: pid_t = 0
      #if os(macOS)
        let environment = _NSGetEnviron().pointee
      #else
        let environment = environ
      #endif
      let code = posix_spawnp(&id, name, &actions, &attributes, &words, environment)
      return (code, id)
    }
  }
#endif
