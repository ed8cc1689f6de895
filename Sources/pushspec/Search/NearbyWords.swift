import CommandSupport
import JSON
import ModelAnalysis

/// Words of the index that resemble an unknown word.
struct NearbyWords {
  /// The words, the nearest first.
  let words: [String]
  /// The nearest word, if it is near enough to replace the unknown one.
  let meant: String?

  init(_ typed: String, in entries: [IndexEntry]) {
    let wanted = Array(typed.lowercased().prefix(NearestName.longest).unicodeScalars)
    var nearest: [(distance: Int, word: String)] = []
    var known: Set<UInt64> = []
    func look(at bytes: Slice<UnsafeBufferPointer<UInt8>>) {
      guard known.insert(Self.fingerprint(bytes)).inserted else { return }
      let word = String(decoding: bytes, as: UTF8.self).lowercased()
      let found = Array(word.unicodeScalars)
      // A difference of one letter in length is one step.
      let least = abs(found.count - wanted.count)
      if nearest.count == NearbyNames.limit, least > nearest[nearest.count - 1].distance { return }
      let distance = NearestName.distance(wanted, found)
      guard distance < max(wanted.count, found.count), !nearest.contains(where: { $0.word == word }) else {
        return
      }
      nearest.append((distance, word))
      nearest.sort { ($0.distance, $0.word) < ($1.distance, $1.word) }
      nearest = Array(nearest.prefix(NearbyNames.limit))
    }
    for entry in entries {
      for text in [entry.title, entry.id] + entry.names { Self.words(of: text, look) }
    }
    words = nearest.map(\.word)
    meant = nearest.first { $0.distance <= max(1, wanted.count / 4) && wanted.count > 3 }?.word
  }

  /// Passes on the words of a text that have more than two letters, as bytes.
  private static func words(of text: String, _ take: (Slice<UnsafeBufferPointer<UInt8>>) -> Void) {
    var text = text
    text.withUTF8 { bytes in
      var start = 0
      for place in 0...bytes.count where place == bytes.count || !isLetter(bytes[place]) {
        if place > start + 2 { take(bytes[start..<place]) }
        start = place + 1
      }
    }
  }

  /// A hash of a word that ignores case (FNV-1a). Most words have many places.
  private static func fingerprint(_ word: Slice<UnsafeBufferPointer<UInt8>>) -> UInt64 {
    word.reduce(0xcbf2_9ce4_8422_2325) { hash, byte in
      (hash ^ UInt64(byte < 0x80 ? byte | 0x20 : byte)) &* 0x100_0000_01b3
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    byte >= 0x80 || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
  }

  /// The message about the unknown word.
  func sentence(of typed: String) -> String {
    let near = Paragraph.list(words.map { "\"\($0)\"" }, or: "or")
    return "nothing has the word \"\(typed)\"" + (near.isEmpty ? "" : "; nearest are \(near)")
  }
}
