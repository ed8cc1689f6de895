import Conformance
import Foundation
import JSON

/// The files of transcripts.
enum TranscriptFile {
  /// The runs that a file holds; `nil` if it cannot be read.
  static func runs(_ path: String) throws(UsageError) -> [RecordedRun]? {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    do throws(JSONError) {
      return try Transcript.read([UInt8](data))
    } catch {
      throw UsageError(CaseProblem(error, in: path).description)
    }
  }
}
