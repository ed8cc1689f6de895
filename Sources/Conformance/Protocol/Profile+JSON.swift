public import JSON

extension Profile: JSONRepresentable {
  /// Reads what a greeting was answered.
  public init(json: JSONNode) throws(JSONError) {
    self.init(
      adapter: try json.decode("adapter"), implementation: try json.decode("implementation"),
      edition: try json.decodeIfPresent("edition"))
    capabilities = (try json.decodeIfPresent("capabilities", as: [String].self)).map(Set.init)
    observes = (try json.decodeIfPresent("observes", as: [String].self)).map(Set.init)
  }

  /// What an answer to a greeting says of the port; sets are sorted.
  public var json: JSONNode {
    .object([
      "adapter": adapter.json, "implementation": implementation.json, "edition": edition?.json,
      "capabilities": capabilities?.sorted().json, "observes": observes?.sorted().json,
    ])
  }
}
