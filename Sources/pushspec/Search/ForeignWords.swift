import CommandSupport
import PushDocuments
import PushModel

/// Finds Korean and Japanese words in a text: those of the documents, and everyday ones.
enum ForeignWords {
  /// Passes on the English of each word, the longest word at each place.
  static func each(in text: String, _ take: (String) -> Void) {
    scan(text) { found, _ in if let found { take(found.english) } }
  }

  /// A text without the spaces inside compound words.
  static func joining(_ text: String) -> String {
    guard isForeign(text) else { return text }
    var joined = String.UnicodeScalarView()
    scan(text) { found, letter in joined.append(contentsOf: found?.scalars.filter { $0 != " " } ?? [letter]) }
    return String(joined)
  }

  /// Passes on the longest word at each place; where none begins, the letter alone.
  private static func scan(_ text: String, _ take: (Word?, Unicode.Scalar) -> Void) {
    var rest = text.unicodeScalars[...]
    while let first = rest.first {
      let found = byFirst[first]?.first { rest.starts(with: $0.scalars) }
      take(found, first)
      rest = rest.dropFirst(found?.scalars.count ?? 1)
    }
  }

  /// Whether a word has letters of another script than the Latin.
  static func isForeign(_ word: String) -> Bool { word.utf8.contains { $0 >= 0x80 } }

  private struct Word {
    let scalars: [Unicode.Scalar]
    let english: String
  }

  private static let byFirst: [Unicode.Scalar: [Word]] = {
    var words: [Unicode.Scalar: [Word]] = [:]
    func add(_ text: String, _ english: String) {
      let scalars = Array(text.unicodeScalars)
      guard let first = scalars.first else { return }
      words[first, default: []].append(Word(scalars: scalars, english: english))
      let joined = scalars.filter { $0 != " " }
      if joined != scalars { words[first, default: []].append(Word(scalars: joined, english: english)) }
    }
    for term in Term.all {
      for text in term.words where isForeign(text) { add(text, term.english) }
    }
    for word in EverydayWords.all.foreign { add(word.text, word.english) }
    return words.mapValues { $0.sorted { $0.scalars.count > $1.scalars.count } }
  }()
}
