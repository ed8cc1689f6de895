import CommandSupport
import Conformance
import ModelAnalysis
import PushModel
import Synchronization

/// Entries to search, with the places of their words.
final class SearchIndex: Sendable {
  /// The whole specification.
  static let specification = SearchIndex(SpecificationIndex.specification.entries)
  /// The specification and the shipped cases.
  static let withCases = SearchIndex(
    specification.entries
      + CaseTables.shipped.tables.flatMap(\.cases).map { IndexEntry(.conformanceCase, $0.id, $0.title) })

  let entries: [IndexEntry]
  /// The number of words in the title of each entry.
  let lengths: [Int]

  /// An entry that has a word, with the word's weight in it.
  struct Place {
    let entry: Int
    let weight: Double
  }

  /// The state of the index of words.
  private enum Known: Sendable {
    case nothing
    /// One search has been made; no words are kept.
    case some
    case all([String: [Place]])
  }

  private let known = Mutex(Known.nothing)

  init(_ entries: [IndexEntry]) {
    self.entries = entries
    lengths = entries.map { $0.title.utf8.count { $0 == UInt8(ascii: " ") } + 1 }
  }

  /// The places of some words, and maybe of others. A command searches once, and then only words with the
  /// same beginnings are read. From the second search on all words are kept.
  func places(of stems: [String]) -> [String: [Place]] {
    let asksForPairs = stems.contains(where: SearchWords.pairs.contains)
    // "log" is a word of "log out", except in a search for "logout".
    if !asksForPairs, stems.contains(where: SearchWords.halves.contains) {
      return places(beginning: SearchWords.Beginnings(of: stems))
    }
    return known.withLock { known in
      switch known {
      case .all(let places): return places
      case .nothing:
        known = .some
        return places(beginning: SearchWords.Beginnings(of: stems))
      case .some:
        let places = places(beginning: nil)
        known = .all(places)
        return places
      }
    }
  }

  /// The number of entries for one core at a time.
  private static let piece = 512

  private func places(beginning wanted: SearchWords.Beginnings?) -> [String: [Place]] {
    let pieces = stride(from: 0, to: entries.count, by: Self.piece).map {
      $0..<min($0 + Self.piece, entries.count)
    }
    .mapConcurrently { [entries] piece in
      var places: [String: [Place]] = [:]
      for entry in piece {
        var weights: [String: Double] = [:]
        entries[entry].eachWord(beginning: wanted) { weights[$0] = max(weights[$0] ?? 0, $1) }
        for (word, weight) in weights {
          places[word, default: []].append(Place(entry: entry, weight: weight))
        }
      }
      return places
    }
    return pieces.reduce(into: [:]) { all, piece in all.merge(piece, uniquingKeysWith: +) }
  }
}

extension IndexEntry {
  /// Passes on each counting word with its weight.
  fileprivate func eachWord(beginning wanted: SearchWords.Beginnings?, _ take: (String, Double) -> Void) {
    func look(at text: String, _ weight: Double) {
      SearchWords.each(of: text, beginning: wanted) { take($0, weight) }
    }
    look(at: title, 2)
    switch kind {
    case .requirement, .question: look(at: Area(ofID: id).title, 0.7)
    case .chapter, .error, .name, .difference, .contradiction, .defect, .machine, .state, .input, .output,
      .edition, .term, .heading, .conformanceCase:
      look(at: id, 2.5)
    }
    // A wanted name is typed whole; its parts are found in many names.
    for name in names { look(at: name, kind == .name ? 1.5 : 3) }
    for phrase in asked { look(at: phrase, 2) }
    look(at: text, 0.7)
  }
}
