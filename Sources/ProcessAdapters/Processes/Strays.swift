#if canImport(Glibc) || canImport(Musl) || os(macOS)
  import Foundation
  #if canImport(Glibc)
    import Glibc
  #elseif canImport(Musl)
    import Musl
  #else
    import Darwin
  #endif

  /// The processes that an adapter has started and left, in whatever session.
  ///
  /// On Linux a program can ask to become the parent of every process below it whose own parent has ended. They are then
  /// found as its children. That is for a program alone that starts no others: a test runner must not ask.
  package enum Strays {
    private static let lock = NSLock()
    /// Whether the program wants what adapters leave.
    nonisolated(unsafe) private static var areWanted = false
    /// The children that were there before, which are none of an adapter's; `nil` until the first adapter starts.
    nonisolated(unsafe) private static var others: Set<pid_t>?
    /// Those that were found and could not be ended.
    nonisolated(unsafe) private static var spared: Set<pid_t> = []

    /// As often are new ones looked for. One that is found may have started another in the meantime.
    private static let rounds = 200

    /// Says that this program becomes the parent of what adapters leave, from the first on.
    package static func takeIn() { lock.withLock { areWanted = true } }

    /// An adapter is about to start.
    static func expect() {
      #if os(Linux)
        guard lock.withLock({ areWanted && others == nil }) else { return }
        typealias Control =
          @convention(c) (CInt, CUnsignedLong, CUnsignedLong, CUnsignedLong, CUnsignedLong)
          -> CInt
        guard let address = dlsym(nil, "prctl") else { return }
        // PR_SET_CHILD_SUBREAPER; the C library's function takes any number of arguments, which Swift does not see.
        guard unsafeBitCast(address, to: Control.self)(36, 1, 0, 0, 0) == 0 else { return }
        lock.withLock { others = Set(children()) }
      #endif
    }

    /// Ends what adapters have left, but for the children that are named.
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

    /// Those that adapters have left and that nobody could end, by their ids.
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
