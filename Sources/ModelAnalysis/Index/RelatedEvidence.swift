import PushModel

/// What rests on the same lines of the documents.
public enum RelatedEvidence {
  /// The ids of what cites some line of these, in the order of the catalogues.
  public static func ids(on places: [IndexEntry.Place]) -> [String] {
    var found: Set<Int> = []
    for place in places {
      for line in place.lines.numbers { found.formUnion(citers[place.edition]?[line] ?? []) }
    }
    var ids: [String] = []
    for number in found.sorted() {
      let id = CitedPlace.all[number].id
      if ids.last != id, !ids.contains(id) { ids.append(id) }
    }
    return ids
  }

  /// For each line of an edition the places in the catalogues that cite it.
  private static let citers: [Edition: [Int: [Int]]] = {
    var citers: [Edition: [Int: [Int]]] = [:]
    for (number, cited) in CitedPlace.all.enumerated() {
      for line in cited.lines.numbers {
        citers[cited.edition, default: [:]][line, default: []].append(number)
      }
    }
    return citers
  }()
}
