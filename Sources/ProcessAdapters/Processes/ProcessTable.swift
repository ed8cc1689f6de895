#if canImport(Glibc) || canImport(Musl) || os(macOS)
  import Foundation

  /// The processes of the system. They can be seen on Linux only; elsewhere the table is empty.
  enum ProcessTable {
    static var ids: [pid_t] {
      ((try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []).compactMap { pid_t($0) }
    }

    /// The state of a process and its parent; `nil` if it is gone.
    static func status(of id: pid_t) -> (state: Substring, parent: pid_t)? {
      guard let text = try? String(contentsOfFile: "/proc/\(id)/stat", encoding: .utf8),
        // The name of the command stands in brackets, and may contain anything. The state and the parent follow it.
        let bracket = text.lastIndex(of: ")")
      else { return nil }
      let fields = text[bracket...].dropFirst(2).split(separator: " ", maxSplits: 2)
      guard fields.count > 1, let parent = pid_t(fields[1]) else { return nil }
      return (fields[0], parent)
    }
  }
#endif
