import CommandSupport
import PushModel

/// Splits texts into comparable words: small letters, no endings, one spelling for British and American
/// words. "log out" is "logout", and Korean and Japanese words become the English ones.
enum SearchWords {
  /// The words of a text, in their order, the common ones included.
  static func of(_ text: String) -> [String] {
    var words: [String] = []
    each(of: text) { words.append($0) }
    return words
  }

  /// Passes on each word of a text; names as a whole, and on demand also split at their capitals. Words
  /// without a wanted beginning are left out.
  static func each(
    of text: String, takingApart: Bool = true, beginning wanted: Beginnings? = nil, _ take: (String) -> Void
  ) {
    var text = text
    let isForeign = text.withUTF8 { bytes in
      var pairs = Pairs()
      var isForeign = false
      func add(_ word: Range<Int>) {
        if wanted?.has(bytes, word) ?? true { pairs.add(stem(bytes[word]), take) } else { pairs.end(take) }
      }
      var start = 0
      for place in 0...bytes.count {
        if place < bytes.count {
          let byte = bytes[place]
          if isOfWord(byte) { continue }
          if byte >= 0x80 { isForeign = true }
        }
        if start < place {
          if takingApart { parts(of: bytes, start..<place, add) }
          add(start..<place)
        }
        start = place + 1
      }
      pairs.end(take)
      return isForeign
    }
    if isForeign { ForeignWords.each(in: text) { for word in of($0) { take(word) } } }
  }

  /// Whether a byte is a letter or a digit. Numbers are faster to compare, and each byte of the index is.
  private static func isOfWord(_ byte: UInt8) -> Bool {
    let small = byte | 0x20
    return small >= 0x61 && small <= 0x7A || byte >= 0x30 && byte <= 0x39
  }

  /// The parts of a name with inner capitals.
  private static func parts(
    of bytes: UnsafeBufferPointer<UInt8>, _ name: Range<Int>, _ take: (Range<Int>) -> Void
  ) {
    var start = name.lowerBound
    var place = start + 1
    while place < name.upperBound {
      if isBoundary(bytes, place, before: name.upperBound) {
        take(start..<place)
        start = place
      }
      place += 1
    }
    if start > name.lowerBound { take(start..<name.upperBound) }
  }

  /// Whether a word begins within a name: at a capital behind a small letter, and at the last of several capitals.
  private static func isBoundary(_ bytes: UnsafeBufferPointer<UInt8>, _ place: Int, before end: Int) -> Bool {
    guard isCapital(bytes[place]) else { return false }
    return !isCapital(bytes[place - 1]) || place + 1 < end && !isCapital(bytes[place + 1])
  }

  private static func isCapital(_ byte: UInt8) -> Bool { byte >= 0x41 && byte <= 0x5A }

  /// The first two letters of wanted words. Endings never change them, so the endings of other words need not
  /// be found.
  struct Beginnings {
    private var known = [Bool](repeating: false, count: 1 << 16)

    init(of stems: some Sequence<String>) {
      for stem in stems {
        add(stem)
        if SearchWords.pairs.contains(stem) { for half in SearchWords.halves { add(half) } }
      }
    }

    private mutating func add(_ word: String) {
      let letters = Array(word.utf8.prefix(2)) + [0, 0]
      known[Self.place(letters[0], letters[1])] = true
    }

    /// Whether a word has one of the beginnings.
    func has(_ bytes: UnsafeBufferPointer<UInt8>, _ word: Range<Int>) -> Bool {
      let (start, second) = (word.lowerBound, word.lowerBound + 1)
      return known[Self.place(bytes[start], second < word.upperBound ? bytes[second] : 0)]
    }

    private static func place(_ first: UInt8, _ second: UInt8) -> Int {
      Int(small(first)) << 8 | Int(small(second))
    }

    private static func small(_ byte: UInt8) -> UInt8 { isCapital(byte) ? byte | 0x20 : byte }
  }

  /// A word without its ending.
  private static func stem(_ word: Slice<UnsafeBufferPointer<UInt8>>) -> String {
    var letters = word.map { isCapital($0) ? $0 | 0x20 : $0 }
    for ending in Ending.all[Int(letters.last ?? 0)] where ending.fits(letters) {
      letters.removeLast(ending.text.count)
      letters += ending.other
      break
    }
    if letters.count > 3, let last = letters.last, last == letters[letters.count - 2],
      last != UInt8(ascii: "s")
    {
      letters.removeLast()
    }
    if letters.count > 3, letters.last == UInt8(ascii: "e") { letters.removeLast() }
    if letters.suffix(2).elementsEqual("iz".utf8) { letters[letters.count - 1] = UInt8(ascii: "s") }
    return String(decoding: letters, as: UTF8.self)
  }

  /// Compound words, which are also written as two.
  static let pairs: Set = ["login", "logout", "signin", "signout"]
  static let halves: Set = ["log", "sign", "in", "out"]

  /// Joins "log" and "out" to one word.
  private struct Pairs {
    private var held: String?

    mutating func add(_ word: String, _ take: (String) -> Void) {
      if held != nil, word == "out" || word == "in" {
        held = nil
        return take("log" + word)
      }
      end(take)
      if word == "log" || word == "sign" { held = word } else { take(word) }
    }

    mutating func end(_ take: (String) -> Void) {
      if let held { take(held) }
      held = nil
    }
  }
}

/// An ending of words, and its replacement.
private struct Ending {
  let text: [UInt8]
  let other: [UInt8]
  /// The least length of a word with it.
  let least: Int

  func fits(_ letters: [UInt8]) -> Bool {
    letters.count >= least && letters.suffix(text.count).elementsEqual(text)
  }

  /// The endings by their last letters; the first match counts.
  static let all: [[Ending]] = (0..<256).map { last in list.filter { $0.text.last.map(Int.init) == last } }

  private static let list: [Ending] = [
    ("isation", "is", 8), ("ization", "is", 8), ("trations", "ter", 10), ("tration", "ter", 9),
    ("ations", "at", 8), ("ation", "at", 8), ("sses", "ss", 5), ("ies", "y", 5), ("ied", "y", 5),
    ("ings", "", 7), ("ing", "", 6), ("edly", "", 7), ("ed", "", 5), ("ly", "", 6), ("ss", "ss", 3),
    ("us", "us", 3), ("is", "is", 3), ("s", "", 4),
  ].map { Ending(text: Array($0.utf8), other: Array($1.utf8), least: $2) }
}
