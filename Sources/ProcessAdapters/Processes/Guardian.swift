#if canImport(Glibc) || canImport(Musl) || os(macOS)
  import Foundation

  /// A small process that ends a session once the suite is gone, even by a crash: it reads from a pipe that the suite
  /// alone holds open.
  struct Guardian {
    private let id: pid_t
    private let pipe: Int32

    /// On Linux the session is looked up in /proc, since a shell's job has a group of its own.
    private static let script = """
      read -r _
      kill -9 "-$1"
      for file in /proc/[0-9]*/stat; do
        read -r line 2>/dev/null <"$file" || continue
        id=${line%% *}
        set -- "$1" ${line##*) }
        [ "$5" = "$1" ] && kill -9 "$id"
      done
      """

    /// Watches over a session; `nil` if there is no shell, or no pipe to it.
    init?(of leader: pid_t) {
      guard let pipe = ChildProcess.makePipe() else { return nil }
      defer { close(pipe.read) }
      let null = open("/dev/null", O_RDWR | O_CLOEXEC)
      defer { close(null) }
      let (code, id) = ChildProcess.spawn(
        ["/bin/sh", "-c", Self.script, "guardian", "\(leader)"], environment: [], input: pipe.read,
        output: null, errors: null)
      guard code == 0, null >= 0 else {
        close(pipe.write)
        return nil
      }
      self.id = id
      self.pipe = pipe.write
    }

    /// Ends the watch over a session that is over.
    func dismiss() {
      kill(id, SIGKILL)
      var status: Int32 = 0
      while waitpid(id, &status, 0) == -1, errno == EINTR {}
      close(pipe)
    }
  }
#endif
