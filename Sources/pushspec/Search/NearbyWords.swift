import Conformance
import ModelAnalysis

/// Words of the index that somebody may have meant who typed one that stands nowhere.
struct NearbyWords {
  /// The words, the nearest first.
  let words: [String]

  init(_ typed: String, in entries: [IndexEntry]) {
    let wanted = String(typed.lowercased().prefix(NearestName.longest))
    var known: Set<String> = []
    for entry in entries {
      for text in [entry.title, entry.id] + entry.names {
        for word in text.lowercased().split(whereSeparator: { !$0.isLetter }) where word.count > 2 {
          known.insert(String(word))
        }
      }
    }
    words = Array(
      known.map { (word: $0, distance: NearestName.distance(wanted, $0)) }
        .filter { $0.distance < max(wanted.count, $0.word.count) }
        .sorted { ($0.distance, $0.word) < ($1.distance, $1.word) }.map(\.word).prefix(NearbyNames.limit))
  }

  /// What is said of the word that was typed.
  func sentence(of typed: String) -> String {
    let near = Paragraph.list(words.map { "\"\($0)\"" }, or: "or")
    return "nothing has the word \"\(typed)\"" + (near.isEmpty ? "" : "; nearest are \(near)")
  }
}
