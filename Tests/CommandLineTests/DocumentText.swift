import CommandSupport
import Foundation
import PushDocuments
import PushModel

@testable import pushspec

/// The documents, which are not part of the repository.
enum DocumentText {
  /// The folder that holds them; `nil` where nobody has named it.
  static let folder = ProcessInfo.processInfo.environment["PUSHSPEC_DOCUMENTS"]

  /// The lines of a document, and of no file with another digest.
  static func lines(of edition: Edition) throws -> [String] { try documents.get().lines(of: edition) }

  private static let documents = Result { try Documents(folder: folder ?? "", digest: \.digest) }
}
