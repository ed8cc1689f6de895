import CommandSupport
import Conformance
import Foundation
import ModelAnalysis
import PushModel

/// Finds entries by words, best first.
struct IndexSearch {
  /// An entry, and how well it fits.
  struct Hit {
    let entry: IndexEntry
    let score: Double
  }

  /// The entries that fit, best first.
  let hits: [Hit]
  /// The words that stand nowhere.
  let unknown: [String]
  /// The words of which only parts stand somewhere: `registerWithAgrement`.
  let knownByParts: [String]

  init(_ query: SearchQuery, in entries: [IndexEntry]) {
    let forms = Forms(query)
    let counted = stride(from: 0, to: entries.count, by: Self.piece).map {
      $0..<min($0 + Self.piece, entries.count)
    }
    .mapConcurrently { entries[$0].map { forms.count(in: $0) } }.flatMap(\.self)
    let rarity = forms.rarity(counted)
    var hits: [Hit] = []
    for (entry, counts) in zip(entries, counted) {
      let score = forms.score(counts, rarity) * entry.kind.weight + Self.bonus(entry, query.text)
      if score > 0 { hits.append(Hit(entry: entry, score: score)) }
    }
    // Sorting by the place as well keeps the order of the index where the scores are equal.
    self.hits = hits.enumerated().sorted { ($1.element.score, $0.offset) < ($0.element.score, $1.offset) }
      .map(\.element)
    func isNamed(_ word: String) -> Bool {
      entries.contains { entry in entry.names.contains { $0.contains(word) } }
    }
    unknown = forms.words(of: query, withoutAnyIn: counted).filter { !isNamed($0) }
    let known = Set(unknown)
    knownByParts = forms.words(of: query, withoutAnyIn: counted, parts: false).filter {
      !known.contains($0) && !isNamed($0)
    }
  }

  /// So many entries are looked at on one core.
  private static let piece = 512

  /// What is called so comes first, and then a heading or a word that holds the text as it stands.
  private static func bonus(_ entry: IndexEntry, _ text: String) -> Double {
    if entry.isCalled(text) { return 100 }
    guard ForeignWords.isForeign(text) else { return 0 }
    return entry.names.contains { $0.contains(text) } ? 10 : 0
  }
}

/// The words of a query in all their forms, and where they stand.
private struct Forms {
  /// How much each form counts in an entry.
  struct Counts {
    var weights: [Double]
    /// How many words the title has.
    var length: Int
  }

  private var places: [String: Int] = [:]
  private var words: [[(form: Int, weight: Double)]] = []
  private let beginnings: SearchWords.Beginnings

  init(_ query: SearchQuery) {
    for word in query.words {
      var forms: [(form: Int, weight: Double)] = []
      for (stem, weight) in word.forms.sorted(by: { $0.key < $1.key }) {
        let place = places[stem] ?? places.count
        places[stem] = place
        forms.append((place, weight))
      }
      words.append(forms)
    }
    beginnings = SearchWords.Beginnings(of: places.keys)
  }

  func count(in entry: IndexEntry) -> Counts {
    var counts = Counts(
      weights: Array(repeating: 0, count: places.count),
      length: entry.title.utf8.count { $0 == UInt8(ascii: " ") } + 1)
    look(at: entry.title, 2, &counts)
    switch entry.kind {
    case .requirement, .question: look(at: Area(ofID: entry.id).title, 0.7, &counts)
    case .chapter, .error, .name, .difference, .contradiction, .defect, .machine, .state, .input, .output,
      .edition,
      .term, .heading, .conformanceCase:
      look(at: entry.id, 2.5, &counts)
    }
    // Who wants a name types it whole; its parts are found in many names.
    for name in entry.names { look(at: name, entry.kind == .name ? 1.5 : 3, &counts) }
    for phrase in entry.asked { look(at: phrase, 2, &counts) }
    look(at: entry.text, 0.7, &counts)
    return counts
  }

  private func look(at text: String, _ weight: Double, _ counts: inout Counts) {
    SearchWords.each(of: text, beginning: beginnings) { word in
      if let place = places[word] { counts.weights[place] = max(counts.weights[place], weight) }
    }
  }

  /// What is rare says more.
  func rarity(_ counted: [Counts]) -> [Double] {
    (0..<places.count).map { form in
      let entries = counted.count { $0.weights[form] > 0 }
      return entries == 0 ? 0 : log(1 + Double(counted.count) / Double(entries))
    }
  }

  /// The sum over the words, each in its best form; less where words are missing, the more the rarer they are.
  func score(_ counts: Counts, _ rarity: [Double]) -> Double {
    var (sum, found, whole) = (0.0, 0.0, 0.0)
    for word in words {
      sum += word.map { $0.weight * rarity[$0.form] * counts.weights[$0.form] }.max() ?? 0
      found += word.filter { counts.weights[$0.form] > 0 }.map { $0.weight * rarity[$0.form] }.max() ?? 0
      whole += word.map { $0.weight * rarity[$0.form] }.max() ?? 0
    }
    guard found > 0 else { return 0 }
    return sum * pow(found / whole, 1.5) / (1 + Double(counts.length) / 60)
  }

  /// The words of which no form stands anywhere; parts of names count as forms if that is wanted.
  func words(of query: SearchQuery, withoutAnyIn counted: [Counts], parts: Bool = true) -> [String] {
    zip(query.words, words).filter { _, forms in
      !forms.contains { form in
        (parts || form.weight > SearchQuery.weightOfParts) && counted.contains { $0.weights[form.form] > 0 }
      }
    }.map(\.0.typed)
  }
}

extension IndexEntry.Kind {
  /// How near a kind of entry is to an answer.
  fileprivate var weight: Double {
    switch self {
    case .chapter: 1.2
    case .requirement, .question: 1.15
    case .error: 1.1
    case .name: 0.9
    case .difference: 0.9
    case .machine, .heading, .term: 0.8
    case .contradiction, .defect: 0.75
    case .edition: 0.6
    case .state, .input, .output: 0.5
    case .conformanceCase: 0.45
    }
  }
}
