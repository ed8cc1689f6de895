#if canImport(Glibc) || canImport(Musl) || os(macOS)
  extension ProcessAdapter: RestartableAdapter {
    /// The tail of the standard error. How the process ended stands in its fault, and may be the suite's doing.
    public var diagnostics: String { standardError }
  }
#endif
