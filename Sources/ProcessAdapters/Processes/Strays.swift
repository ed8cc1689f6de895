#if canImport(Glibc) || canImport(Musl) || os(macOS)
  import Foundation

  /// The processes that an adapter has started and left behind, in any session.
  ///
  /// On Linux a program can become the parent of all its descendants whose own parent has ended. The strays are then
  /// its children. This is only for programs that start no other processes: not for a test runner.
  package enum Strays {
    private static let lock = NSLock()
    /// Whether the program is to become the parent of strays.
    nonisolated(unsafe) private static var areWanted = false
    /// The children from before, which do not belong to an adapter; `nil` until the first adapter starts.
    nonisolated(unsafe) private static var others: Set<pid_t>?
    /// Strays that could not be ended.
    nonisolated(unsafe) private static var spared: Set<pid_t> = []

    /// The limit of searches for strays: one that is found may have started another meanwhile.
    private static let rounds = 200

    /// Makes this program the parent of strays, from the first adapter on.
    package static func takeIn() { lock.withLock { areWanted = true } }

    /// Prepares for the start of an adapter.
    static func expect() {
      #if os(Linux)
        guard lock.withLock({ areWanted && others == nil }) else { return }
        typealias Control =
          @convention(c) (CInt, CUnsignedLong, CUnsignedLong, CUnsignedLong, CUnsignedLong)
          -> CInt
        guard let address = dlsym(nil, "prctl") else { return }
        // PR_SET_CHILD_SUBREAPER; the C function is variadic, so that Swift does not see it.
        guard unsafeBitCast(address, to: Control.self)(36, 1, 0, 0, 0) == 0 else { return }
        lock.withLock { others = Set(children()) }
      #endif
    }

    /// Ends the strays, except for the known children.
    static func end(except known: Set<pid_t> = []) {
      lock.withLock {
        guard let others else { return }
        for _ in 0..<rounds {
          let found = Set(children()).subtracting(others).subtracting(known).subtracting(spared)
          if found.isEmpty { return }
          for id in found {
            if kill(id, SIGKILL) == 0 { wait(for: id) } else if errno == EPERM { spared.insert(id) }
          }
        }
      }
    }

    /// The ids of strays that could not be ended.
    package static var left: [Int32] {
      lock.withLock {
        guard let others else { return [] }
        return Set(children()).subtracting(others).sorted()
      }
    }

    private static func wait(for id: pid_t) {
      var status: Int32 = 0
      while waitpid(id, &status, 0) == -1, errno == EINTR {}
    }

    private static func children() -> [pid_t] {
      let own = getpid()
      return ProcessTable.ids.filter { ProcessTable.status(of: $0)?.parent == own }
    }
  }
#endif
