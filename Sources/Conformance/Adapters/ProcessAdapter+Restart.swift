#if canImport(Glibc) || canImport(Musl) || os(macOS)
  extension ProcessAdapter: RestartableAdapter {
    /// How the process ended, and the tail of its standard error.
    public var diagnostics: String {
      let tail = standardError
      guard let exitStatus else { return tail }
      return tail.isEmpty ? "\(exitStatus)" : "\(exitStatus)\n\(tail)"
    }
  }
#endif
