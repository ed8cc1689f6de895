import PushModel

/// A word of the documents, in English and as the Korean and Japanese editions write it.
package struct Term: Hashable, Sendable {
  /// The English word that the specification uses.
  package let english: String
  /// Other English words that people look for it by.
  package let synonyms: [String]
  /// The Korean and Japanese spellings, each with the line of its first occurrence.
  package let spellings: [Spelling]

  init(_ english: String, also synonyms: [String] = [], spelt spellings: [Spelling]) {
    self.english = english
    self.synonyms = synonyms
    self.spellings = spellings
  }

  /// The Korean and Japanese words, each once.
  package var words: [String] {
    var words: [String] = []
    for spelling in spellings where !words.contains(spelling.text) { words.append(spelling.text) }
    return words
  }

  /// The central words.
  package static let all: [Term] = registering + messages + general
}
