import PushDocuments
import PushModel

/// What rests on the same lines of the documents.
public enum RelatedEvidence {
  /// The ids of what cites some line of these, in the order of the catalogues.
  public static func ids(on places: [IndexEntry.Place]) -> [String] {
    var found: Set<Int> = []
    for place in places {
      for line in place.lines.numbers { found.formUnion(CitedPlace.byLine[place.edition]?[line] ?? []) }
    }
    return CitedPlace.ids(of: found.sorted())
  }
}
