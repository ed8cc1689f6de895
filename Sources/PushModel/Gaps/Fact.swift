/// A circumstance of a move, about one kind of token or about everything around it.
///
/// Each fact is defined once, by the states of the SDK and the world and by the move.
public struct Fact: Hashable, Sendable {
  /// The fact in words, to be read after "while". No other fact has the same.
  public let words: String
  private let isSo: @Sendable (Situation) -> Bool

  init(_ words: String, _ isSo: @escaping @Sendable (Situation) -> Bool) {
    self.words = words
    self.isSo = isSo
  }

  func holds(in situation: Situation) -> Bool { isSo(situation) }

  /// Facts are equal by their words.
  public static func == (one: Self, other: Self) -> Bool { one.words == other.words }

  /// Hashes the words.
  public func hash(into hasher: inout Hasher) { hasher.combine(words) }
}

/// Facts about the world.
extension Fact {
  static let offline = Fact("there is no network") { $0.world.policies.network == .down }
  static let refusing = Fact("the push service would not accept a request") { $0.state.isServerOutOfOrder }
  static let failingServer = Fact("the push service would fail a request") { $0.state.wouldFailRequest }
  static let withholding = Fact("the system would not issue the token at once") {
    $0.state.isTokenMissing($0.type)
  }
  static let withholdingAny = Fact("the call is about a token that the system would not issue at once") {
    $0.state.isTokenMissing($0.type) || $0.isAboutBoth && $0.state.isTokenMissing($0.type.other)
  }
  static let issued = Fact("the system has issued the token before") {
    $0.type == .apns ? $0.world.deviceToken == .issued : $0.world.voipToken == .issued
  }
  static let dispensable = Fact("the system has issued the token before, or nothing could be sent") {
    issued.holds(in: $0) || offline.holds(in: $0)
  }
  static let disallowed = Fact("the user has not allowed notifications") {
    $0.world.permission != .authorized
  }
  static let unasked = Fact("the user has not said whether notifications are allowed") {
    $0.world.permission != .authorized && $0.world.permission != .denied
  }
  static let background = Fact("the app is in the background") { $0.world.isInBackground }
}

/// Facts about the app.
extension Fact {
  static let uninitialized = Fact("the SDK is not initialised") { !$0.sdk.initialization.isInitialized }
  static let keyless = Fact("the SDK was given an empty app key") {
    $0.sdk.initialization == .initializedWithoutAppKey || $0.sdk.settings?.hasKey == false
  }
  static let unready = Fact("the SDK is not initialised, or was given an empty app key") {
    uninitialized.holds(in: $0) || keyless.holds(in: $0)
  }
  static let unconfigured = Fact("the configuration does not name the kind of token") {
    $0.sdk.settings?.types?.contains($0.type) == false
  }
  static let userless = Fact("nobody is logged in") { $0.isUserless($0.sdk.settings) }
  static let waited = Fact("a message waits for the delegate") { !$0.sdk.heldMessages[$0.type].isEmpty }
  static let undelegated = Fact("no delegate is set") { $0.sdk.delegate == .unset }
  static let flagged = Fact("the flag is on") { $0.sdk.settings?.flag == true }
  static let agreed = Fact("an agreement was given before") { $0.sdk.agreement != .none }
  static let everAgreed = Fact("an agreement was given before, or is registered") {
    $0.sdk.agreement != .none || $0.kept != nil
  }
  static let unagreed = Fact("no agreement was registered before") { $0.sdk.agreement != .keptAsSent }
}

/// Facts about registrations.
extension Fact {
  static let registered = Fact("the token is registered") { $0.kept != nil }
  static let absent = Fact("the token is not registered") {
    $0.kept == nil || $0.world.records[$0.type] == nil
  }
  static let never = Fact("the token was never registered") {
    $0.sdk.record($0.type) == .none && $0.kept == nil && $0.sdk.last[$0.type] == nil
  }
  static let formerlyOwned = Fact("the token was registered for a user before") {
    let owner = ($0.kept ?? $0.sdk.last[$0.type])?.owner
    return owner != nil && owner != User.none && owner != .device
  }
  static let removed = Fact("the SDK removes the registration by itself, or has done so") {
    $0.awaits(.removal($0.type))
      || $0.awaits(.unregister($0.type)) && $0.state.open[.unregister, $0.type] == 0
      || $0.sdk.record($0.type) == .none && ($0.sdk.last[$0.type] ?? $0.kept) != nil
  }
  static let told = Fact("the process has been told the token") { $0.sdk.tokens[$0.type] != .none }
  static let outdated = Fact("the system has issued another token than was registered") {
    let token = ($0.kept ?? $0.sdk.last[$0.type])?.token
    return token != nil && token != $0.world.currentTokens[$0.type]
  }
  static let foreign = Fact("the token is registered for another than it would be now") {
    let owner = $0.kept?.owner
    return owner != nil && owner != $0.owner
  }
  static let newlySet = Fact("the token is registered with other settings than hold now") {
    $0.hasOtherSettings
  }
  static let differing = Fact("the token is registered otherwise than it would be now, whomever for") {
    $0.differsFromRecord
  }
  static let unchanged = Fact("the token is registered as it would be now, and may be") { $0.isUnchanged }
  static let otherKey = Fact("the token is registered under another key or environment") {
    guard let kept = $0.kept?.key, let set = $0.sdk.settings?.key else { return false }
    return kept != set
  }
  static let passing = Fact("the current token is not registered, or is being unregistered") {
    $0.kept?.token != $0.world.currentTokens[$0.type] || $0.world.records[$0.type] == nil
      || $0.awaits(.unregister($0.type))
  }
  static let lost = Fact("the system has invalidated the token that is registered") {
    $0.type == .voip && $0.state.keepsInvalidatedToken
  }
}

/// Facts about the calls and requests under way.
extension Fact {
  // An update is a call about notifications, and changes the VoIP record, too.
  static let otherEngaged = Fact("a call about the other token is open") {
    $0.isCallOpen($0.type.other) || $0.move == .update && $0.type == .voip && $0.isCallOpen(.voip)
  }
  static let engagedTwice = Fact("several calls about the token are open") { $0.openCallCount($0.type) > 1 }
  static let registering = Fact("the token is being registered") { $0.state.isRegistering($0.type) }
  static let awaiting = Fact("an answer of the push service about the token is awaited") {
    $0.state.asksServer(about: $0.type)
  }
  static let underWay = Fact("the token is being registered, or an answer of the push service is awaited") {
    registering.holds(in: $0) || awaiting.holds(in: $0)
  }
  static let tokenless = Fact("a registration awaits the system's token") {
    $0.sdk.registration == .awaitingToken
  }
  static let updating = Fact("an update of the token is under way") { $0.awaitsUpdate(of: $0.type) }
  static let updatingOther = Fact("an update of the other token is under way") {
    $0.awaitsUpdate(of: $0.type.other)
  }
  static let querying = Fact("the token is being queried") { $0.awaits(.query($0.type)) }
  static let unacceptedUpdate = Fact("an update was sent that the push service has not accepted") {
    $0.sdk.prepared[$0.type] != nil && !$0.awaitsUpdate(of: $0.type)
  }
  static let unregisteringFailed = Fact("the last unregistering of the token has failed") {
    $0.sdk.unregisteringFailed[$0.type]
  }
  static let queryingOrUnregistering = Fact("the token is being queried or unregistered") {
    querying.holds(in: $0) || unregistering.holds(in: $0)
  }
  static let unregistering = Fact("the token is being unregistered") { $0.awaits(.unregister($0.type)) }
  static let owed = Fact("a registration is owed") {
    let isOfBoth = $0.edition.registersAllTypesAtOnce && $0.sdk.settings?.types == .both
    return ($0.type == .apns || isOfBoth) && $0.sdk.unfinished != .none
      || $0.type == .voip && $0.sdk.voipRegistration == .interrupted
  }
  static let unaccepted = Fact("a registration was sent that the push service has not accepted") {
    $0.sdk.sent[$0.type] != nil && !$0.awaits(.register($0.type))
  }
  static let overtaken = Fact("the registration under way is for another user than is set") {
    $0.state.isRegistering($0.type) && $0.sdk.owners[$0.type] != .none && $0.sdk.owners[$0.type] != $0.owner
  }
  static let hinderedTwice = Fact("several things stand in the way of the call") {
    $0.obstacles.count { $0 } > 1
  }
  static let queued = Fact("a call about the token waits for its turn") { it in
    it.sdk.calls.contains { $0.waiting.contains(it.type) }
  }
  static let leftOver = Fact("of two calls side by side, or of the halves of one, one has ended") { it in
    PushType.both.contains { it.state.hasCallLeft($0) } || it.isHalfEnded
  }
}

/// Facts about the move.
extension Fact {
  static let partial = Fact("parts of the agreement are left unset") { $0.consent?.kind == .partial }
  static let unoffered = Fact("no agreement is given") { $0.consent?.kind == .absent }
  static let unusual = Fact("parts of the agreement are declined, left unset, or for the night alone") {
    let kind = $0.edition.hasConfiguredConsent ? $0.settings?.consent.kind : $0.consent?.kind
    return kind != nil && kind != .complete && kind != .absent
  }
  static let declining = Fact("notifications are declined") {
    $0.consent?.notifications == false || $0.sdk.settings?.consent.notifications == false
  }
  static let beside = Fact("it does not register the token, or something stands in the way") {
    !$0.isAboutIt || $0.move.kind != .register || $0.obstacles.contains(true) || otherEngaged.holds(in: $0)
  }
  static let loggingOut = Fact("the user id is taken away, or empty") { $0.move.logsOut }
  static let repeated = Fact("the user is set already") {
    $0.move == .setUser($0.sdk.user) || $0.move == .setUser(.empty) && $0.sdk.user == .none
  }
  static let changing = Fact("other settings are given than hold") { $0.settings != $0.sdk.settings }
  static let userlessSettings = Fact("the settings name no user") { $0.isUserless($0.settings) }
}
