import Foundation

/// The three standard streams.
package enum StandardStreams {
  /// Opens closed streams on the null device, so that no later file takes their place; returns them.
  package static func openMissing() -> [Int32] {
    let missing = [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO].filter { fcntl($0, F_GETFD) == -1 }
    for _ in missing { _ = open("/dev/null", O_RDWR) }
    return missing
  }
}
