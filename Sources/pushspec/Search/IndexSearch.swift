import CommandSupport
import Foundation
import ModelAnalysis
import PushModel

/// Finds entries by words, best first.
struct IndexSearch {
  /// An entry with its score.
  struct Hit {
    let entry: IndexEntry
    let score: Double
  }

  /// The entries that fit, best first.
  let hits: [Hit]
  /// The words that are found nowhere.
  let unknown: [String]
  /// The words that are found in parts only: `registerWithAgrement`.
  let knownByParts: [String]

  /// Searches the wanted entries.
  init(_ query: SearchQuery, in index: SearchIndex, where isWanted: (IndexEntry) -> Bool = { _ in true }) {
    let entries = index.entries
    let wanted = entries.indices.filter { isWanted(entries[$0]) }
    let forms = Forms(query, in: index, among: wanted)
    let name = NameInAnyCase(query.text)
    var hits: [Hit] = []
    for place in wanted {
      let entry = entries[place]
      let score = forms.score(place) * entry.kind.weight + Self.bonus(entry, name)
      if score > 0 { hits.append(Hit(entry: entry, score: score)) }
    }
    // Sorting by the place as well keeps the order of the index where the scores are equal.
    self.hits = hits.enumerated().sorted { ($1.element.score, $0.offset) < ($0.element.score, $1.offset) }
      .map(\.element)
    func isNamed(_ word: String) -> Bool {
      wanted.contains { entries[$0].names.contains { $0.contains(word) } }
    }
    unknown = forms.wordsThatStandNowhere(of: query).filter { !isNamed($0) }
    let known = Set(unknown)
    knownByParts = forms.wordsThatStandNowhere(of: query, parts: false).filter {
      !known.contains($0) && !isNamed($0)
    }
  }

  /// The bonus of an entry: names first, then headings and words that have the text as it is.
  private static func bonus(_ entry: IndexEntry, _ name: NameInAnyCase) -> Double {
    if entry.isCalled(name) { return 100 }
    guard name.isForeign else { return 0 }
    return entry.names.contains { $0.contains(name.typed) } ? 10 : 0
  }
}

/// The words of a query in all their forms, with their places.
private struct Forms {
  private var words: [[(form: Int, weight: Double)]] = []
  /// The weights of all forms in each entry that has any.
  private var weights: [Int: [Double]] = [:]
  private let lengths: [Int]
  private var rarity: [Double] = []

  init(_ query: SearchQuery, in index: SearchIndex, among wanted: [Int]) {
    var stems: [String] = []
    for word in query.words {
      var forms: [(form: Int, weight: Double)] = []
      for (stem, weight) in word.forms.sorted(by: { $0.key < $1.key }) {
        let place = stems.firstIndex(of: stem) ?? stems.count
        if place == stems.count { stems.append(stem) }
        forms.append((place, weight))
      }
      words.append(forms)
    }
    lengths = index.lengths
    let (known, isWanted) = (index.places(of: stems), Set(wanted))
    for (form, stem) in stems.enumerated() {
      let places = known[stem, default: []].filter { isWanted.contains($0.entry) }
      for place in places {
        weights[place.entry, default: Array(repeating: 0, count: stems.count)][form] = place.weight
      }
      // Rare words count more.
      rarity.append(places.isEmpty ? 0 : log(1 + Double(wanted.count) / Double(places.count)))
    }
  }

  /// The sum over the words, each in its best form; less where words are missing, the more the rarer they are.
  func score(_ entry: Int) -> Double {
    guard let weights = weights[entry] else { return 0 }
    var (sum, found, whole) = (0.0, 0.0, 0.0)
    for word in words {
      sum += word.map { $0.weight * rarity[$0.form] * weights[$0.form] }.max() ?? 0
      found += word.filter { weights[$0.form] > 0 }.map { $0.weight * rarity[$0.form] }.max() ?? 0
      whole += word.map { $0.weight * rarity[$0.form] }.max() ?? 0
    }
    guard found > 0 else { return 0 }
    return sum * pow(found / whole, 1.5) / (1 + Double(lengths[entry]) / 60)
  }

  /// The words without a place in any form; parts of names count as forms on demand.
  func wordsThatStandNowhere(of query: SearchQuery, parts: Bool = true) -> [String] {
    zip(query.words, words).filter { _, forms in
      !forms.contains { (parts || $0.weight > SearchQuery.weightOfParts) && rarity[$0.form] > 0 }
    }.map(\.0.typed)
  }
}

extension IndexEntry.Kind {
  /// The weight of a kind of entry, by its nearness to an answer.
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
