import CommandSupport
import PushDocuments
import PushModel

enum Synonyms {
  /// The word itself, the documents' word for it, and, with less weight, the synonyms of that.
  static func of(_ stem: String) -> [String: Double] {
    var forms: [String: Double] = [:]
    for other in others[stem] ?? [] { forms[other.stem] = max(forms[other.stem] ?? 0, other.weight) }
    forms[stem] = 1
    return forms
  }

  private static let others: [String: [(stem: String, weight: Double)]] = {
    var others: [String: [(stem: String, weight: Double)]] = [:]
    for term in Term.all {
      let own = SearchWords.of(term.english)
      for other in term.synonyms.compactMap(single) {
        for word in own where word != other {
          others[other, default: []].append((word, own.count == 1 ? 0.7 : 0.6))
        }
        // The meaning of "device identifier" is in neither half alone.
        if own.count == 1 { others[own[0], default: []].append((other, 0.5)) }
      }
    }
    for group in EverydayWords.all.synonyms.map({ SearchWords.of($0) }) {
      for word in group { others[word, default: []] += group.filter { $0 != word }.map { ($0, 0.6) } }
    }
    return others
  }()

  private static func single(_ text: String) -> String? {
    let words = SearchWords.of(text)
    return words.count == 1 ? words[0] : nil
  }
}
