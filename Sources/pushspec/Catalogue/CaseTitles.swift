import Conformance
import ConformanceCases
import Foundation
import JSON
import ModelAnalysis

/// The ids and titles of the cases, without reading their steps.
enum CaseTitles {
  /// Those of the cases that the package ships, as entries to be looked for.
  ///
  /// The tables are in the one form that `lint` gives them, so that the lines tell enough; a test compares them with
  /// the cases themselves.
  static let shipped: [IndexEntry] = ((try? CaseLoader.files(below: ConformanceCases.tables.path)) ?? [])
    .flatMap {
      file in
      (try? InputFile.read(file)).map(titles) ?? []
    }

  private static func titles(in bytes: [UInt8]) -> [IndexEntry] {
    var found: [IndexEntry] = []
    var id: String?
    for line in bytes.split(separator: UInt8(ascii: "\n")) where line.starts(with: margin) {
      let rest = line.dropFirst(margin.count)
      if rest.starts(with: idMember) {
        id = value(rest.dropFirst(idMember.count))
      } else if rest.starts(with: titleMember), let known = id {
        if let title = value(rest.dropFirst(titleMember.count)) {
          found.append(IndexEntry(.conformanceCase, known, title))
        }
        id = nil
      }
    }
    return found
  }

  private static let margin = Array("      \"".utf8)
  private static let idMember = Array("id\": ".utf8)
  private static let titleMember = Array("title\": ".utf8)

  /// The text that stands before the comma.
  private static func value(_ bytes: ArraySlice<UInt8>) -> String? {
    let text = bytes.last == UInt8(ascii: ",") ? bytes.dropLast() : bytes
    return try? JSONNode.parse(text).string()
  }
}
