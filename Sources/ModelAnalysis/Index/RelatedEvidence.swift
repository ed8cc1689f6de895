import PushDocuments
import PushModel

/// The evidence that cites the same lines of the documents.
public enum RelatedEvidence {
  /// The ids of the evidence that cites any of these lines, in the order of the catalogues.
  public static func ids(on places: [IndexEntry.Place]) -> [String] {
    var found: Set<Int> = []
    for place in places {
      for line in place.lines.numbers { found.formUnion(CitedPlace.byLine[place.edition]?[line] ?? []) }
    }
    return CitedPlace.ids(of: found.sorted())
  }
}
