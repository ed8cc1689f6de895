import JSON
import PushModel

/// The values that the app has given in a play, and what was registered. Whatever is open, a port can know of nothing
/// else.
struct GivenValues: Sendable {
  /// The user ids; `nil` for none.
  private var users: [String?] = []
  private var keys: [String] = []
  private var agreements: [AgreementParts] = []
  private var wasFlagOn = false
  /// What the push service has held.
  private var records: Set<ServerRecord> = []

  mutating func note(_ held: ServerRecord?) { if let held { records.insert(held) } }

  mutating func note(_ stimulus: Stimulus) {
    switch stimulus {
    case .initialize(let configuration, _):
      keys.append(configuration.appKey)
      if configuration.alwaysAllowTokenRegistration == true { wasFlagOn = true }
      users.append(configuration.user)
      if let agreement = configuration.agreement { agreements.append(agreement) }
    case .setUser(let user): users.append(user)
    case .register(_, let agreement, _): agreements.append(agreement ?? AgreementParts())
    case .update(let changes):
      if let user = changes.user { users.append(user) }
      if let agreement = changes.agreement { agreements.append(agreement) }
    case .setDelegate, .query, .unregister, .answer, .tokenChanged, .tokenInvalidated, .messageArrived,
      .networkChanged, .terminated, .launched, .enteredForeground, .enteredBackground, .timePassed:
      break
    }
  }

  /// What is wrong with a record that holds a value that nobody has given; `nil` if there is none.
  func fault(in record: ServerRecord, of edition: Edition) -> Violation? {
    if let user = record.user, !users.contains(user), user != Symbols.device || !maySetNoUser(in: edition) {
      return Violation(
        requirement: edition.userRequirement,
        message: "a token is registered for the user \"\(user.shown())\", whom nobody has set")
    }
    if let agreement = record.agreement, record.type == .apns, !isGiven(agreement) {
      return Violation(
        requirement: edition.agreementRequirement,
        message: "a token is registered with an agreement that nobody has given")
    }
    guard let key = record.appKey, !keys.contains(key) else { return nil }
    return Violation(
      requirement: "INIT-7",
      message: "a token is registered with the app key \"\(key.shown())\", which nobody has given")
  }

  /// Whether a query may hand back some information: it was registered at some time. What is left out contradicts
  /// nothing, what becomes of an unusual agreement is open (Q-AGR-8, Q-AGR-57), and `tcpush-ko` tells another one where
  /// the language is not Korean (AGR-7).
  func wasRegistered(_ info: TokenInfo, of type: PushType, in edition: Edition) -> Bool {
    records.contains { record in
      record.type == type && [record.token, nil].contains(info.token)
        && (info.user.map { [record.user, ""].contains($0) } ?? true)
        && (type == .voip || !edition.hasSetUser || record.agreement?.isUsual != true
          || [record.agreement, nil].contains(info.agreement))
    }
  }

  /// Whether the device identifier may stand in for a user id.
  private func maySetNoUser(in edition: Edition) -> Bool {
    edition.hasSetUser || users.contains { $0 == nil || $0 == "" } || users.isEmpty
  }

  /// Whether each part was given, or left open. Which parts of an unusual agreement are declined is open (Q-AGR-8,
  /// Q-AGR-57), and whether the flag declines any (Q-FLAG-3).
  private func isGiven(_ agreement: AgreementParts) -> Bool {
    let parts = [\AgreementParts.notifications, \.advertisements, \.nightAdvertisements]
    return parts.allSatisfy { part in
      agreements.isEmpty
        || agreements.contains { ($0[keyPath: part] ?? agreement[keyPath: part]) == agreement[keyPath: part] }
        || agreement[keyPath: part] == false && (wasFlagOn || !agreements.allSatisfy(\.isUsual))
    }
  }
}

extension Edition {
  /// The requirement on the user that a token is registered for.
  var userRequirement: String { hasSetUser ? "LOGIN-1" : "LOGIN-10" }
  /// The requirement on the agreement that a token is registered with.
  var agreementRequirement: String { hasSetUser ? "AGR-1" : "AGR-5" }
}

extension PushType {
  /// The requirement that the token that the system has issued is registered.
  var registrationRequirement: String { self == .voip ? "VOIP-1" : "REG-1" }
}

extension AgreementParts {
  /// Whether each part is set, and the parts are agreed to one after the other.
  var isUsual: Bool {
    guard let notifications, let advertisements, let nightAdvertisements else { return false }
    return (notifications || !advertisements) && (advertisements || !nightAdvertisements)
  }
}
