import CommandSupport
import Conformance
import ModelAnalysis
import PushModel
import Synchronization

/// Entries among which words are looked for, and where their words stand.
final class SearchIndex: Sendable {
  /// The whole specification.
  static let specification = SearchIndex(SpecificationIndex.specification.entries)
  /// The specification and the shipped cases.
  static let withCases = SearchIndex(
    specification.entries
      + CaseTables.shipped.tables.flatMap(\.cases).map { IndexEntry(.conformanceCase, $0.id, $0.title) })

  let entries: [IndexEntry]
  /// How many words the title of each entry has.
  let lengths: [Int]

  /// An entry in which a word stands, and how much it counts there.
  struct Place {
    let entry: Int
    let weight: Double
  }

  /// What is known of the words.
  private enum Known: Sendable {
    case nothing
    /// Somebody has looked for words before.
    case some
    case all([String: [Place]])
  }

  private let known = Mutex(Known.nothing)

  init(_ entries: [IndexEntry]) {
    self.entries = entries
    lengths = entries.map { $0.title.utf8.count { $0 == UInt8(ascii: " ") } + 1 }
  }

  /// Where some words stand, and maybe others. A command looks for words once, and then only for those that begin as they
  /// do; who looks a second time goes on, and then all words are kept.
  func places(of stems: [String]) -> [String: [Place]] {
    let asksForPairs = stems.contains(where: SearchWords.pairs.contains)
    // "log" is a word of "log out" only for those who do not look for "logout".
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

  /// So many entries are looked at on one core.
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
  /// Hands over each word that counts, and how much where it stands.
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
    // Who wants a name types it whole; its parts are found in many names.
    for name in names { look(at: name, kind == .name ? 1.5 : 3) }
    for phrase in asked { look(at: phrase, 2) }
    look(at: text, 0.7)
  }
}
