/// The answers that the world gives by itself.
public struct Policies: Hashable, Sendable {
  /// The user's answer to the prompt.
  public var prompt = Prompt.allow
  /// APNs' answer to a request for a token.
  public var apns = APNs.issue
  /// PushKit's answer to a request for a token.
  public var pushkit = PushKit.issue
  /// The push service's answer.
  public var server = Server.accept
  /// Whether there is a network.
  public var network = Network.up
  /// Whether the app reports a VoIP message to CallKit.
  public var app = App.reports

  /// The world that answers everything in the friendliest way.
  public init() {}

  /// The user's answer to the prompt.
  public enum Prompt: String, CaseIterable, Hashable, Sendable {
    case allow, refuse, hold
  }

  /// APNs' answer to a request for a token.
  public enum APNs: String, CaseIterable, Hashable, Sendable {
    case issue, refuse, hold
  }

  /// PushKit's answer to a request for a token; it has no way to refuse one.
  public enum PushKit: String, CaseIterable, Hashable, Sendable {
    case issue, hold
  }

  /// The push service's answer.
  public enum Server: String, CaseIterable, Hashable, Sendable {
    case accept, refuse, timeout, garble, hold
  }

  /// Whether there is a network.
  public enum Network: String, CaseIterable, Hashable, Sendable {
    case up, down
  }

  /// Whether the app reports a VoIP message to CallKit.
  public enum App: String, CaseIterable, Hashable, Sendable {
    case reports, ignores
  }

  /// Applies changes.
  public mutating func apply(_ changes: PolicyChanges) {
    if let prompt = changes.prompt { self.prompt = prompt }
    if let apns = changes.apns { self.apns = apns }
    if let pushkit = changes.pushkit { self.pushkit = pushkit }
    if let server = changes.server { self.server = server }
    if let network = changes.network { self.network = network }
    if let app = changes.app { self.app = app }
  }
}

/// Policies that a case changes; `nil` leaves a policy as it is.
public struct PolicyChanges: Hashable, Sendable {
  /// The user's answer to the prompt.
  public var prompt: Policies.Prompt?
  /// APNs' answer to a request for a token.
  public var apns: Policies.APNs?
  /// PushKit's answer to a request for a token.
  public var pushkit: Policies.PushKit?
  /// The push service's answer.
  public var server: Policies.Server?
  /// Whether there is a network.
  public var network: Policies.Network?
  /// Whether the app reports a VoIP message to CallKit.
  public var app: Policies.App?

  /// No change.
  public init() {}
}
