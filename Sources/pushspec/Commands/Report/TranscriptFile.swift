import CommandSupport
import Conformance
import Foundation
import JSON
import PushModel

enum TranscriptFile {
  /// The runs of a file, at least one; `nil` without such a file.
  static func runs(_ path: String) throws(UsageError) -> [RecordedRun]? {
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    let bytes: [UInt8]
    do throws(InputFile.Failure) {
      bytes = try InputFile.read(path)
    } catch {
      throw unreadable(path, error.reason)
    }
    let runs: [RecordedRun]
    do throws(JSONError) {
      runs = try Transcript.read(bytes)
    } catch {
      throw UsageError(CaseProblem(error, in: path).description)
    }
    guard !runs.isEmpty else { throw unreadable(path, "there is no run in it") }
    return runs
  }

  /// Whether a file begins as a transcript does.
  static func isBeginning(of path: String) -> Bool {
    String(decoding: InputFile.beginning(of: path, upTo: 64), as: UTF8.self).contains("\"event\"")
  }

  /// The error for a missing file.
  static func missing(_ path: String) -> UsageError { unreadable(path, "there is no such file") }

  private static func unreadable(_ path: String, _ reason: String) -> UsageError {
    UsageError("the transcript \(path) cannot be read: \(reason)")
  }
}

extension [RecordedRun] {
  /// The runs of an edition, at least one.
  func of(_ edition: Edition) throws(UsageError) -> [RecordedRun] {
    let chosen = filter { $0.edition == edition }
    guard !chosen.isEmpty else { throw UsageError("the transcript holds no run of \(edition.rawValue)") }
    return chosen
  }
}
