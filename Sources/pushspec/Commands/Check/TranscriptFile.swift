import Conformance
import Foundation
import JSON

/// The files of transcripts.
enum TranscriptFile {
  /// The runs that a file holds; `nil` if there is none.
  static func runs(_ path: String) throws(UsageError) -> [RecordedRun]? {
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    let bytes: [UInt8]
    do throws(InputFile.Failure) {
      bytes = try InputFile.read(path)
    } catch {
      throw UsageError("the transcript \(path) cannot be read: \(error.reason)")
    }
    do throws(JSONError) {
      return try Transcript.read(bytes)
    } catch {
      throw UsageError(CaseProblem(error, in: path).description)
    }
  }
}
