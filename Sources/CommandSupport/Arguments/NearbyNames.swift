import JSON

/// Finds names near an unknown one.
package enum NearbyNames {
  /// The largest number of suggested names.
  package static let limit = 3

  /// The valid names near a name, nearest first: those that begin with it, and those a few letters away;
  /// without any, those that contain it, or that it begins with.
  package static func of(_ name: String, in valid: [String]) -> [String] {
    let wanted = name.lowercased()
    guard !wanted.isEmpty, wanted.utf8.count <= NearestName.longest else { return [] }
    let allowed = max(1, min(3, wanted.count / 3))
    let ranked = valid.enumerated().compactMap { position, candidate -> (Int, Int, String)? in
      let distance = NearestName.distance(wanted, candidate.lowercased())
      guard distance <= allowed || (wanted.count >= 2 && candidate.lowercased().hasPrefix(wanted))
      else { return nil }
      return (distance, position, candidate)
    }
    let sorted = ranked.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2)
    return first(of: sorted.isEmpty ? valid.filter { holds($0.lowercased(), wanted) } : sorted)
  }

  private static func holds(_ candidate: String, _ wanted: String) -> Bool {
    wanted.count >= 3 && candidate.contains(wanted) || candidate.count >= 3 && wanted.hasPrefix(candidate)
  }

  private static func first(of sorted: [String]) -> [String] {
    var names: [String] = []
    for name in sorted where !names.contains(name) && names.count < limit { names.append(name) }
    return names
  }
}
