import Foundation

/// The memory of the program, where the system tells it (Linux).
package enum MemoryUse {
  /// Half of the machine's memory, in bytes: a derivation that needs more would push out everything else.
  package static let standardLimit = Int(clamping: ProcessInfo.processInfo.physicalMemory / 2)

  /// The bytes in memory now; `nil` if they are unknown.
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

  /// The option for another limit.
  package static let option = Option(
    "--memory", value: "MIB", .number(1..., "from 1 on"), else: standardLimit >> 20,
    "ends with what was found once more memory is needed; half of the machine's without it")
}
