import CommandSupport
/// A search text, word by word, with the synonyms of each.
struct SearchQuery {
  struct Word {
    var typed: String
    /// The forms of the word with their weights.
    var forms: [String: Double]
  }

  let text: String
  /// The words that are not too common to count.
  private(set) var words: [Word] = []

  init(_ text: String) {
    self.text = text
    var typed = ""
    for piece in ForeignWords.joining(text).split(whereSeparator: { " \n\t,;!?\"".contains($0) }) {
      // The two halves of "log out" are one word.
      let last = SearchWords.of(typed).last
      typed = last == "log" || last == "sign" ? "\(typed) \(piece)" : String(piece)
      var stems: [String] = []
      SearchWords.each(of: typed, takingApart: false) { stems.append($0) }
      if typed.contains(" ") { words.removeAll { $0.forms["log"] == 1 || $0.forms["sign"] == 1 } }
      add(stems, as: typed)
    }
  }

  private mutating func add(_ stems: [String], as typed: String) {
    for stem in stems where Self.says(stem) && !words.contains(where: { $0.forms[stem] == 1 }) {
      words.append(Word(typed: typed, forms: Synonyms.of(stem)))
    }
    // The parts of a name count as well, with a smaller weight.
    if stems.count == 1, words.last?.typed == typed {
      for part in SearchWords.of(typed) where words[words.count - 1].forms[part] == nil {
        words[words.count - 1].forms[part] = Self.weightOfParts
      }
    }
    if stems.isEmpty, ForeignWords.isForeign(typed) { words.append(Word(typed: typed, forms: [:])) }
  }

  /// The weight of a part of a name.
  static let weightOfParts = 0.3

  private static func says(_ stem: String) -> Bool {
    !silent.contains(stem) && (stem.utf8.count > 1 || stem.first?.isNumber == true)
  }

  /// Words too common to count.
  private static let silent = Set(
    SearchWords.of(
      """
      a an the is are was were be been to of in on at by for from with without and or not do does did may can could \
      should must shall will would what which who whom whose when where why how if then than that this these those it \
      its i my me we our you your he she they there has have had no yes as also only any all some each happens happen \
      so about into out become becomes take takes done come comes give given still work works mean means too though \
      although while later quickly never just even
      """))
}
