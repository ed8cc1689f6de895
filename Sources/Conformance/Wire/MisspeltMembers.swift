package import JSON

extension JSONNode {
  /// Refuses an unknown member that can only be a misspelt form of a missing known one. Ignoring it would blame the
  /// port for its adapter's mistake.
  package func refuseMisspelt(_ known: String...) throws(JSONError) {
    for member in try members() where !known.contains(member.name) {
      guard let meant = known.first(where: { self[$0] == nil && Self.isMeant($0, by: member.name) }) else {
        continue
      }
      throw JSONError(
        place: member.namePlace, message: "found the member \"\(member.name)\"",
        expected: "\"\(meant)\", as the protocol names it")
    }
  }

  /// Refuses the parts of an agreement in place of the agreement itself.
  func refuseFlatAgreement() throws(JSONError) {
    let parts = ["notifications", "advertisements", "nightAdvertisements"]
    guard self["agreement"] == nil, let member = try members().first(where: { parts.contains($0.name) })
    else { return }
    throw JSONError(
      place: member.namePlace, message: "found the member \"\(member.name)\"",
      expected: "\"agreement\", an object that holds the three parts")
  }

  /// Whether a name is another in a different spelling, or with a usual prefix or suffix.
  private static func isMeant(_ known: String, by name: String) -> Bool {
    guard name.utf8.count + 1 >= known.utf8.count else { return false }
    let (plain, short) = (Self.plain(name), Self.plain(known))
    if plain == short { return true }
    if plain.hasPrefix(short), afterwords.contains(String(plain.dropFirst(short.count))) { return true }
    if plain.hasSuffix(short), forewords.contains(String(plain.dropLast(short.count))) { return true }
    return short.count >= 4 && plain.count <= NearestName.longest && NearestName.distance(plain, short) == 1
  }

  private static let afterwords: Set<String> = ["id", "code", "name", "s", "es", "ed", "list", "value"]
  private static let forewords: Set<String> = ["device", "push", "token", "error", "is", "request"]

  /// A name without the differences between `user_id`, `userID` and `userId`.
  private static func plain(_ name: String) -> String { name.lowercased().filter { $0 != "_" && $0 != "-" } }
}
