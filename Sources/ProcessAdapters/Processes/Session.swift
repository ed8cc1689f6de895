#if canImport(Glibc) || canImport(Musl) || os(macOS)
  import Foundation

  /// The processes of an adapter, itself among them.
  ///
  /// They are found by their session, or by the adapter's group where the system does not tell the session. For a
  /// process with a session of its own, see `Strays`.
  enum Session {
    /// Ends every process of a leader's session.
    static func end(_ leader: pid_t) {
      kill(-leader, SIGKILL)
      // A process may have started another meanwhile; an ended one starts no more.
      for _ in 0..<10 {
        let left = members(of: leader)
        if left.isEmpty { return }
        for id in left { kill(id, SIGKILL) }
      }
    }

    /// The running processes of a session, without its leader.
    private static func members(of leader: pid_t) -> [pid_t] {
      #if os(Linux)
        return ProcessTable.ids.filter { $0 != leader && getsid($0) == leader && !hasEnded($0) }
      #else
        return []
      #endif
    }

    /// Whether a process is a zombie or gone.
    private static func hasEnded(_ id: pid_t) -> Bool {
      ProcessTable.status(of: id).map { $0.state == "Z" } ?? true
    }
  }

  /// The running sessions, so that they can be ended with the suite.
  package enum RunningSessions {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var leaders: Set<pid_t> = []

    static func add(_ leader: pid_t) { lock.withLock { _ = leaders.insert(leader) } }

    /// Removes an ended session. With the last one the strays of all adapters are ended: before, nobody can say whose
    /// they are.
    static func remove(_ leader: pid_t) {
      // A process that is being started is a child that is not known yet.
      ChildProcess.startLock.withLock {
        let isLast = lock.withLock {
          leaders.remove(leader)
          return leaders.isEmpty
        }
        if isLast { Strays.end(except: [leader]) }
      }
    }

    /// Ends all sessions and prevents new ones: the suite is about to end.
    package static func endAll() {
      ChildProcess.startLock.lock()
      lock.withLock { leaders.forEach(Session.end) }
      Strays.end()
    }
  }
#endif
