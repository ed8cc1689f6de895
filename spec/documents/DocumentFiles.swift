import Foundation
import ProgramFiles

/// Where the files are that say what the documents state.
package enum DocumentFiles {
  /// Their folder beside the program that is running, which may have been moved; `nil` if they are not there.
  package static var folder: String? {
    ProgramFiles.folder(of: "DocumentFiles", inWorkingCopy: "spec/documents", with: "editions")?.path
  }

  /// The contents of a file; `nil` if it cannot be read.
  package static func contents(of path: String) -> [UInt8]? {
    FileManager.default.contents(atPath: path).map { [UInt8]($0) }
  }
}
