import PushModel

/// Finds the documents' Korean and Japanese words in a text.
enum ForeignWords {
  /// Hands over the English of each word that is found, the longest word at each place.
  static func each(in text: String, _ take: (String) -> Void) {
    var rest = text.unicodeScalars[...]
    while let first = rest.first {
      let found = byFirst[first]?.first { rest.starts(with: $0.scalars) }
      if let found { take(found.english) }
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
    for term in Term.all {
      for text in term.words where isForeign(text) {
        let scalars = Array(text.unicodeScalars)
        if let first = scalars.first {
          words[first, default: []].append(Word(scalars: scalars, english: term.english))
        }
      }
    }
    return words.mapValues { $0.sorted { $0.scalars.count > $1.scalars.count } }
  }()
}
