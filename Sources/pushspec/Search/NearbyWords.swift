import Conformance
import ModelAnalysis

/// Words of the index that somebody may have meant who typed one that stands nowhere.
struct NearbyWords {
  /// The words, the nearest first.
  let words: [String]
  /// The nearest, if it is so near that it must be meant.
  let meant: String?

  init(_ typed: String, in entries: [IndexEntry]) {
    let wanted = Array(typed.lowercased().prefix(NearestName.longest).unicodeScalars)
    var known: Set<[UInt8]> = []
    for entry in entries {
      for text in [entry.title, entry.id] + entry.names { Self.words(of: text) { known.insert($0) } }
    }
    var nearest: [(distance: Int, word: String)] = []
    for bytes in known {
      let word = String(decoding: bytes, as: UTF8.self).lowercased()
      let letters = Array(word.unicodeScalars)
      // Each letter more or less is one step.
      let least = abs(letters.count - wanted.count)
      if nearest.count == NearbyNames.limit, least > nearest[nearest.count - 1].distance { continue }
      let distance = NearestName.distance(wanted, letters)
      guard distance < max(wanted.count, letters.count), !nearest.contains(where: { $0.word == word }) else {
        continue
      }
      nearest.append((distance, word))
      nearest.sort { ($0.distance, $0.word) < ($1.distance, $1.word) }
      nearest = Array(nearest.prefix(NearbyNames.limit))
    }
    words = nearest.map(\.word)
    meant = nearest.first { $0.distance <= max(1, wanted.count / 4) && wanted.count > 3 }?.word
  }

  /// Hands over the words of a text that have more than two letters, as their bytes.
  private static func words(of text: String, _ take: ([UInt8]) -> Void) {
    var word: [UInt8] = []
    func end() {
      if word.count > 2 { take(word) }
      word.removeAll(keepingCapacity: true)
    }
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"), 0x80...:
        word.append(byte)
      default: end()
      }
    }
    end()
  }

  /// What is said of the word that was typed.
  func sentence(of typed: String) -> String {
    let near = Paragraph.list(words.map { "\"\($0)\"" }, or: "or")
    return "nothing has the word \"\(typed)\"" + (near.isEmpty ? "" : "; nearest are \(near)")
  }
}
