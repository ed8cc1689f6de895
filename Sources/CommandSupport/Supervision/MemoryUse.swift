import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// How much memory the program takes, where the system tells it (Linux).
package enum MemoryUse {
  /// Half of what the machine has: a derivation that needs more would push out everything else.
  package static let standardLimit = Int(clamping: ProcessInfo.processInfo.physicalMemory / 2)

  /// The bytes in memory just now; `nil` where nobody tells.
  package static var current: Int? {
    #if os(Linux)
      guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else { return nil }
      let parts = text.split(separator: " ")
      guard parts.count > 1, let pages = Int(parts[1]) else { return nil }
      return pages * Int(sysconf(Int32(_SC_PAGESIZE)))
    #else
      return nil
    #endif
  }

  /// The option that sets another limit.
  package static let option = Option(
    "--memory", value: "MIB", .number(1..., "from 1 on"), else: standardLimit >> 20,
    "ends with what was found once more memory is needed; half of the machine's without it")
}
