import PushModel

/// What rests on the same lines of the documents.
public enum RelatedEvidence {
  /// The ids of what cites some line of these, in the order of the catalogues.
  public static func ids(on places: [IndexEntry.Place]) -> [String] {
    var wanted: [Edition: Set<Int>] = [:]
    for place in places { wanted[place.edition, default: []].formUnion(place.lines.numbers) }
    var ids: [String] = []
    for cited in CitedPlace.all where ids.last != cited.id {
      guard let lines = wanted[cited.edition], !ids.contains(cited.id) else { continue }
      let ranges = cited.lines.ranges ?? []
      if lines.contains(where: { line in ranges.contains { $0.contains(line) } }) { ids.append(cited.id) }
    }
    return ids
  }
}
