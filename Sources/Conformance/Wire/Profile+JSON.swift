public import JSON

extension Profile: JSONRepresentable {
  /// Reads the answer to a greeting.
  public init(json: JSONNode) throws(JSONError) {
    try json.refuseMisspelt(
      "id", "protocol", "nonce", "adapter", "implementation", "edition", "capabilities", "observes", "without"
    )
    self.init(
      adapter: try json.decode("adapter"), implementation: try json.decode("implementation"),
      edition: try json.decodeIfPresent("edition"))
    capabilities = try json.optional("capabilities")?.names(of: "capability", as: Capability.self)
    if let observes = try json.optional("observes") {
      let kinds = try observes.names(of: "kind of observation", as: ObservationKind.self)
      for kind in ObservationKind.allCases where kind.optional == nil && !kinds.contains(kind) {
        throw JSONError(
          place: observes.place, message: "\"\(kind.rawValue)\" is left out",
          expected:
            "a port that shows what completes and what it requests: without that nothing can be judged")
      }
      unobserved = Set(ObservationKind.allCases.filter { !kinds.contains($0) }.compactMap(\.optional))
    }
    without =
      try json.optional("without")?.names(of: "area that can be left out", as: OptionalArea.self) ?? []
  }

  /// The members of an answer to a greeting; sets are sorted.
  public var json: JSONNode {
    let observes = ObservationKind.allCases.filter { $0.optional.map { !unobserved.contains($0) } ?? true }
    return .object([
      "adapter": adapter.json, "implementation": implementation.json, "edition": edition?.json,
      "capabilities": capabilities?.map(\.rawValue).sorted().json,
      "observes": unobserved.isEmpty ? nil : observes.map(\.rawValue).json,
      "without": without.isEmpty ? nil : without.map(\.rawValue).sorted().json,
    ])
  }
}

extension JSONNode {
  /// A list of known names.
  fileprivate func names<Name: RawRepresentable<String> & CaseIterable & Hashable>(
    of kind: String, as type: Name.Type
  ) throws(JSONError) -> Set<Name> {
    var names: Set<Name> = []
    for element in try elements() { names.insert(try element.named(kind, as: type)) }
    return names
  }
}
