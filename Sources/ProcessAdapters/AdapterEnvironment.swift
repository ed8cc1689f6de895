/// What an adapter learns of the environment of who starts it: everything but what looks like a secret.
///
/// An adapter is somebody else's program, run by a gate that may hold the keys to much else. To pass nothing would
/// leave most interpreters without their paths, so the rule is by names, and by the form of a few values.
public struct AdapterEnvironment: Hashable, Sendable {
  /// The names that are passed although they look like secrets.
  public var passed: Set<String>

  /// An environment without what looks like a secret, but for some names.
  public init(passing passed: Set<String> = []) { self.passed = passed }

  /// The part of an environment, as `NAME=value` each, that an adapter gets.
  func limited(_ environment: [String]) -> [String] {
    environment.filter { entry in
      let parts = entry.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts[0])
      return passed.contains(name)
        || !(Self.looksSecret(name: name) || Self.looksSecret(value: String(parts.count > 1 ? parts[1] : "")))
    }
  }

  private static let tellingParts = [
    "TOKEN", "SECRET", "PASSWORD", "PASSWD", "PASSPHRASE", "CREDENTIAL", "APIKEY", "PRIVATE", "COOKIE",
  ]
  private static let tellingWords: Set<Substring> = ["KEY", "KEYS", "AUTH", "PASS", "PWD", "PAT", "DSN"]

  private static func looksSecret(name: String) -> Bool {
    if name == "PWD" || name == "OLDPWD" { return false }
    let upper = name.uppercased()
    return tellingParts.contains(where: upper.contains)
      || upper.split(whereSeparator: { $0 == "_" || $0 == "." || $0 == "-" }).contains(
        where: tellingWords.contains)
  }

  /// A key in its usual wrapping, or an address with a password in it.
  private static func looksSecret(value: String) -> Bool {
    if value.hasPrefix("-----BEGIN ") { return true }
    guard let scheme = value.firstRange(of: "://") else { return false }
    let authority = value[scheme.upperBound...].prefix { $0 != "/" }
    guard let at = authority.lastIndex(of: "@") else { return false }
    return authority[..<at].contains(":")
  }
}
