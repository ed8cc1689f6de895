import Foundation

extension Transcript {
  /// Replaces the contents of a transcript's file as a whole, or not at all. The file must hold a transcript. Returns
  /// the reason for a failure, or `nil`.
  package static func write(_ bytes: [UInt8], to path: String) -> String? {
    guard !InputFile.holdsOther(path, than: firstLine) else {
      return "\(path) holds something else than a transcript, and is not overwritten"
    }
    do {
      try Data(bytes).write(to: URL(fileURLWithPath: path), options: .atomic)
      return nil
    } catch {
      return "\(path) cannot be written: \(error.localizedDescription)"
    }
  }
}
