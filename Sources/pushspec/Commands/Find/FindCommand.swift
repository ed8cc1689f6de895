import CommandSupport
import Conformance
import ModelAnalysis
import PushModel

/// `pushspec find`: the entries for some words, best first.
enum FindCommand: Command {
  static let name = "find"

  static let syntax = CommandSyntax(
    summary: "finds what has to do with some words, best first", operands: [words],
    options: [edition, all, OutputFormat.option],
    details: """
      words
        English words, Korean and Japanese ones of the documents, and names of the interface. Upper and lower
        case, endings and the order do not matter; words that mean the same count as well, only less.
        Looked for are requirements, questions, differences, contradictions, defects, errors, names of the
        interface, chapters, machines with their states, inputs and outputs, sections and words of the
        documents, and cases. "pushspec explain" says more of each.

      json
        an array of objects, best first, each with "id", "kind", "names", "title" and "editions"

      exit codes
        0  something fits
        2  no word is known; the nearest is looked for in its place

      examples
        pushspec find token when the user refuses permission
            what is stated of it, and what is open
        pushspec find 로그아웃
            a word of the Korean editions
        pushspec find トークン解除 --edition toast-ja
            where a section of the Japanese edition stands, and what rests on it
      """)

  private static let words = Operand(rest: "WORD")

  private static let edition = Option.editions("only what this edition speaks of")

  private static let all = Option("--all", "shows all that fits, and not the best alone").when(.asText)

  static func run(_ arguments: Arguments, in _: Surroundings) throws(UsageError) -> CommandResult {
    // The index holds the cases too, and cannot report that they are missing.
    _ = try CaseTables.load(nil)
    let (text, editions) = wanted(arguments)
    let isWanted = { (entry: IndexEntry) in
      editions.isEmpty || entry.editions.contains(where: editions.contains)
    }
    func search(_ query: SearchQuery) -> IndexSearch { IndexSearch(query, in: .withCases, where: isWanted) }
    let query = SearchQuery(text)
    let first = search(query)
    let entries = { SearchIndex.withCases.entries.filter(isWanted) }
    guard !first.hits.isEmpty else {
      return nearest(to: query, in: entries(), search, of: editions, arguments[OutputFormat.option])
    }
    let (corrected, messages) = correcting(text, first, entries)
    let hits = corrected == text ? first.hits : search(SearchQuery(corrected)).hits
    let report = FindReport(
      hits, limit: arguments[all] ? .max : FindReport.shown, again: again(corrected, editions))
    return report.result(arguments[OutputFormat.option], messages: messages)
  }

  /// The words with the nearest known ones in place of unknown ones, and a message about each.
  private static func correcting(
    _ text: String, _ search: IndexSearch, _ entries: () -> [IndexEntry]
  ) -> (text: String, messages: [String]) {
    var (text, messages) = (text, [String]())
    for word in search.unknown + search.knownByParts {
      let near = NearbyWords(word, in: entries())
      if let meant = near.meant, let place = text.firstRange(of: word) {
        text.replaceSubrange(place, with: meant)
        messages.append("nothing has the word \"\(word)\"; \"\(meant)\" is looked for in its place")
      } else if search.unknown.contains(word) {
        messages.append(near.sentence(of: word))
      }
    }
    return (text, messages)
  }

  /// The words to look for, and the editions. A word that names an edition counts as an edition.
  private static func wanted(_ arguments: Arguments) -> (text: String, editions: [Edition]) {
    let pieces = arguments[words].flatMap { $0.split(separator: " ").map(String.init) }
    let named = pieces.compactMap { Edition(rawValue: $0.lowercased()) }
    guard named.count < pieces.count, !named.isEmpty else {
      return (arguments[words].joined(separator: " "), arguments[edition])
    }
    let rest = pieces.filter { Edition(rawValue: $0.lowercased()) == nil }
    return (rest.joined(separator: " "), arguments[edition] + named)
  }

  /// The result for the nearest known words in place of the unknown ones.
  private static func nearest(
    to query: SearchQuery, in entries: [IndexEntry], _ search: (SearchQuery) -> IndexSearch,
    of editions: [Edition], _ format: OutputFormat
  ) -> CommandResult {
    let near = query.words.map { (word: $0.typed, nearest: NearbyWords($0.typed, in: entries)) }
    let text = near.flatMap { $0.nearest.words.prefix(1) }.joined(separator: " ")
    var hits = search(SearchQuery(text)).hits
    if hits.isEmpty {
      hits = SpecificationIndex.specification.entries.filter { $0.kind == .chapter }.map {
        .init(entry: $0, score: 0)
      }
    }
    // The chapters stand in for an empty result; `list areas` shows all of them.
    let again = text.isEmpty ? "pushspec list areas" : again(text, editions)
    var report = FindReport(hits, limit: FindReport.shown, again: again)
    report.exitCode = .usage
    let messages =
      near.isEmpty ? ["there is no word to look for"] : near.map { $0.nearest.sentence(of: $0.word) }
    return report.result(format, messages: messages)
  }

  private static func again(_ text: String, _ editions: [Edition]) -> String {
    (["pushspec find", text] + editions.map { "--edition \($0.rawValue)" } + ["--all"]).joined(separator: " ")
  }
}
