import JSON

/// A word of the documents, in English and as the Korean and Japanese editions write it.
package struct Term: DocumentRecord, Hashable, Sendable {
  /// The English word that the specification uses.
  package let english: String
  /// Other English words that people look for it by.
  package let synonyms: [String]
  /// The Korean and Japanese spellings, each with the line of its first occurrence.
  package let spellings: [Spelling]

  static let inWords = "a word"
  static let members = ["word", "also", "names"]

  init(_ reader: ObjectReader) throws(JSONError) {
    english = try reader.string("word")
    synonyms = try reader.strings("also")
    spellings = try reader.spellings()
  }

  /// The Korean and Japanese words, each once.
  package var words: [String] {
    var words: [String] = []
    for spelling in spellings where !words.contains(spelling.text) { words.append(spelling.text) }
    return words
  }

  /// The central words.
  package static let all = Documents.all.terms
}
