#if canImport(Glibc) || canImport(Musl) || os(macOS)
  import Foundation
  #if canImport(Glibc)
    import Glibc
  #elseif canImport(Musl)
    import Musl
  #else
    import Darwin
  #endif

  /// The processes that an adapter has started, itself among them.
  ///
  /// They are found by their session, or where the system does not tell it, by the group of the adapter. For a process
  /// that has made itself a session of its own, see `Strays`.
  enum Session {
    /// Ends every process of the session that the leader has begun.
    static func end(_ leader: pid_t) {
      kill(-leader, SIGKILL)
      // One that is found may have started another in the meantime; an ended one starts nothing more.
      for _ in 0..<10 {
        let left = members(of: leader)
        if left.isEmpty { return }
        for id in left { kill(id, SIGKILL) }
      }
    }

    /// The processes of a session that run, without its leader.
    private static func members(of leader: pid_t) -> [pid_t] {
      #if os(Linux)
        return ProcessTable.ids.filter { $0 != leader && getsid($0) == leader && !hasEnded($0) }
      #else
        return []
      #endif
    }

    /// Whether a process only waits to be waited for.
    private static func hasEnded(_ id: pid_t) -> Bool {
      ProcessTable.status(of: id).map { $0.state == "Z" } ?? true
    }
  }

  /// The sessions that run, so that whatever ends the suite can end them.
  package enum RunningSessions {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var leaders: Set<pid_t> = []

    static func add(_ leader: pid_t) { lock.withLock { _ = leaders.insert(leader) } }

    /// A session is over. With the last one goes what adapters have left elsewhere: before, nobody can say whose it is.
    static func remove(_ leader: pid_t) {
      // What is just being started is a child, and not yet known.
      ChildProcess.startLock.withLock {
        let isLast = lock.withLock {
          leaders.remove(leader)
          return leaders.isEmpty
        }
        if isLast { Strays.end(except: [leader]) }
      }
    }

    /// Ends them all, and lets none begin any more: the suite is about to end.
    package static func endAll() {
      ChildProcess.startLock.lock()
      lock.withLock { leaders.forEach(Session.end) }
      Strays.end()
    }
  }
#endif
