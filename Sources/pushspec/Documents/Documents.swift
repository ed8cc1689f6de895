import CommandSupport
import Conformance
import Foundation
import PushDocuments
import PushModel

/// The five documents, which are not part of the package, read from a folder.
struct Documents {
  private let lines: [Edition: [String]]

  /// Reads the documents. One that differs in any byte from the cited one is refused, since its lines may differ.
  init(folder: String, digest: (Edition) -> String) throws(UsageError) {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue else {
      throw UsageError("\(Self.option.name): there is no folder \(folder)")
    }
    var lines: [Edition: [String]] = [:]
    for edition in Edition.allCases {
      let path = URL(fileURLWithPath: folder, isDirectory: true).appendingPathComponent(edition.file)
      let bytes: [UInt8]
      do throws(InputFile.Failure) {
        bytes = try InputFile.read(path.path)
      } catch {
        throw UsageError(
          "\(Self.option.name): \(folder) has no file \(edition.file), the document \(edition.rawValue), that can be read: "
            + error.reason)
      }
      let (found, wanted) = (SHA256.digest(of: bytes), digest(edition))
      guard found == wanted else {
        throw UsageError(
          "\(Self.option.name): \(edition.file) is not the document \(edition.rawValue) that is cited: its SHA-256 is "
            + "\(found), expected \(wanted)")
      }
      // By bytes: in Swift, a line feed after a carriage return is part of one character.
      lines[edition] = bytes.split(separator: 0x0A, omittingEmptySubsequences: false).map {
        String(decoding: $0.last == 0x0D ? $0.dropLast() : $0, as: UTF8.self)
      }
    }
    self.lines = lines
  }

  static let option = Option(
    "--documents", value: "DIR", .text,
    "shows the cited lines' own words, edition by edition, from this folder with the five documents")

  /// All lines of an edition's document.
  func lines(of edition: Edition) -> [String] { lines[edition] ?? [] }

  /// The cited lines with their numbers, without those that are blank.
  func passage(_ cited: Lines, in edition: Edition) -> [(number: Int, text: String)] {
    let all = lines(of: edition)
    return (cited.ranges ?? []).flatMap { range in
      range.clamped(to: 1...max(1, all.count)).compactMap { number in
        let text = all[number - 1]
        return text.allSatisfy(\.isWhitespace) ? nil : (number, text)
      }
    }
  }
}
