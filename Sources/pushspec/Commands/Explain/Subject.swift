import CommandSupport
import Conformance
import ModelAnalysis
import PushDocuments
import PushModel
import ReferencePort

enum Explained {
  case entry(CatalogueEntry)
  case chapter(Area)
  case name(NamedElement)
  case machinePart(IndexEntry)
  case term(Term)
  case lines(Edition, ClosedRange<Int>)
}

/// The subject of an explanation.
struct Subject {
  let explained: Explained
  /// The other entries with the same name.
  var others: [IndexEntry] = []

  /// The subject with a name.
  static func called(_ typed: String, in catalogue: Catalogue) throws(UsageError) -> Subject {
    let name = plain(typed)
    if let (edition, lines) = lines(name) { return Subject(explained: .lines(edition, lines)) }
    if let found = Fault.allCases.first(where: { $0.name.lowercased() == name.lowercased() }) {
      return Subject(explained: .entry(.fault(found)))
    }
    if let found = catalogue.conformanceCase(name) {
      return Subject(explained: .entry(.conformanceCase(found)))
    }
    let found = entries(called: name)
    guard let first = found.first, let explained = explained(first) else {
      throw unknown(typed, in: catalogue)
    }
    return Subject(explained: explained, others: Array(found.dropFirst()))
  }

  /// The largest number of a name's requirements whose cases are listed.
  static let testedRequirements = 8

  // MARK: Finding

  /// The name without surrounding blanks and a pair of parentheses at its end.
  private static func plain(_ typed: String) -> String {
    var name = typed[...]
    while name.first?.isWhitespace == true { name.removeFirst() }
    while name.last?.isWhitespace == true { name.removeLast() }
    return String(name.hasSuffix("()") ? name.dropLast(2) : name)
  }

  /// The entries with a name, the kinds that are asked for most first.
  private static func entries(called name: String) -> [IndexEntry] {
    let index = SpecificationIndex.specification
    var found = index.entries(called: name)
    if found.isEmpty { found = members(name, of: index) }
    // Of two names that differ in capitals alone, the typed one.
    let exact = found.filter { ([$0.id] + $0.names).contains(name) }
    let ordered = exact + found.filter { !exact.contains($0) }
    return ordered.enumerated().sorted {
      (rank($0.element, name), $0.offset) < (rank($1.element, name), $1.offset)
    }
    .map(\.element)
  }

  /// A method or a property behind the name of its type, in any brand: `ToastVoIP.setDelegate:`.
  private static func members(_ name: String, of index: SpecificationIndex) -> [IndexEntry] {
    let parts = name.split(whereSeparator: { ". ".contains($0) }).map(String.init)
    guard parts.count == 2 else { return [] }
    return index.entries(called: parts[1]).filter { entry in
      guard let owner = element(entry)?.owner else { return false }
      return unbranded(owner) == unbranded(parts[0])
    }
  }

  private static func unbranded(_ type: String) -> String {
    let type = type.lowercased()
    let brand = ["nhncloud", "toast", "tc"].first { type.hasPrefix($0) }
    let bare = String(type.dropFirst(brand?.count ?? 0))
    return bare == "pushsdk" ? "push" : bare
  }

  /// The order of entries: a word of the documents comes before members of objects and parts of names with
  /// the same name.
  private static func rank(_ entry: IndexEntry, _ name: String) -> Int {
    switch entry.kind {
    case .chapter, .requirement, .question, .error, .difference, .contradiction, .defect, .edition,
      .conformanceCase:
      return 0
    // "permission" is the word, "Permission" the machine.
    case .machine: return entry.id == name ? 0 : 3
    case .name:
      let isWhole = entry.names.contains {
        [name.lowercased(), name.lowercased() + ":"].contains($0.lowercased())
      }
      guard isWhole || entry.id.lowercased() == name.lowercased() else { return 3 }
      guard let element = element(entry), element.kind == .property else { return 1 }
      let isSetting = ["Configuration", "Options", "Agreement"].contains {
        element.owner?.hasSuffix($0) == true
      }
      return isSetting ? 1 : 3
    case .term: return 2
    case .state, .input, .output: return 4
    case .heading: return 5
    }
  }

  private static func element(_ entry: IndexEntry) -> InterfaceElement? {
    entry.kind == .name ? InterfaceElement.all.first { $0.id == entry.id && $0.error == nil } : nil
  }

  private static func explained(_ entry: IndexEntry) -> Explained? {
    switch entry.kind {
    case .chapter: Area(rawValue: entry.id).map { .chapter($0) }
    case .name: element(entry).map { .name(NamedElement($0)) }
    case .term: Term.all.first { $0.english == entry.id }.map { .term($0) }
    case .state, .input, .output: .machinePart(entry)
    case .heading: lines(entry.id).map { .lines($0.0, $0.1) }
    case .requirement, .question, .error, .difference, .contradiction, .defect, .machine, .edition,
      .conformanceCase:
      Catalogue.entryWithoutCases(entry.id).map { .entry($0) }
    }
  }

  /// The lines in `toast-ja:212` and `toast-ja:212-230`; the first line of a section stands for the section.
  private static func lines(_ name: String) -> (Edition, ClosedRange<Int>)? {
    let parts = name.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, let edition = Edition(rawValue: parts[0].lowercased()),
      let range = Lines(stringLiteral: String(parts[1])).ranges?.first,
      range.upperBound <= edition.documentLines.count
    else { return nil }
    guard range.count == 1, edition.headings.contains(where: { $0.line == range.lowerBound }) else {
      return (edition, range)
    }
    let next = edition.headings.first { $0.line > range.lowerBound }?.line
    return (edition, range.lowerBound...((next ?? edition.documentLines.count + 1) - 1))
  }

  /// The error for an unknown name, with the nearest known ones.
  private static func unknown(_ typed: String, in catalogue: Catalogue) -> UsageError {
    let index = SpecificationIndex.specification.entries
    let cases = (catalogue.cases + catalogue.retired).map(\.id)
    let valid = index.flatMap { [$0.id] + $0.names } + cases + Fault.allCases.map(\.name)
    let near = NearbyNames.of(typed, in: valid)
    if !near.isEmpty { return .unknown("name", typed, among: near) }
    let hits = IndexSearch(SearchQuery(typed), in: .specification).hits.prefix(NearbyNames.limit)
    let find = "\"pushspec find\" looks for words"
    guard !hits.isEmpty else { return UsageError("unknown name \"\(typed)\"; \(find)") }
    let ids = Paragraph.list(hits.map { "\"\($0.entry.id)\"" }, or: "or")
    return UsageError("unknown name \"\(typed)\"; what has its words is \(ids); \(find)")
  }
}
