public import StateMachines

/// The kind of a token.
public enum Channel: String, Finite {
  case apns, voip

  /// The other kind.
  public var other: Channel {
    switch self {
    case .apns: .voip
    case .voip: .apns
    }
  }
}

/// A call that completes.
public enum Call: String, Finite {
  case register, query, unregister, update
}

/// What happens to the SDK, by what matters about it. Values stay outside.
public enum SystemStimulus: Hashable, Sendable {
  case initialize(Settings, flag: Bool, delegate: DelegateChange)
  case setDelegate(Bool)
  case setUser(UserChange)
  case register([Channel], GivenAgreement)
  case query(Channel)
  case unregister([Channel])
  case update(Channel)
  case permissionAnswered(PermissionPurpose, PermissionAnswer)
  case tokenIssued(TokenPurpose)
  case tokenRefused(TokenPurpose)
  case served(ServerPurpose, ServerReply)
  /// What the device keeps of a registration, as a query finds it.
  case lookedUp(Channel, found: Bool)
  case tokenChanged(Channel)
  case tokenInvalidated
  case message
  /// A message that was held is passed on.
  case heldMessage
  case networkReturned
  case networkLost
  case foreground
  /// So much time passes that nobody waits any longer.
  case longTimePassed
  case processEnded

  /// The settings of an initialisation.
  public enum Settings: String, Finite {
    case same, other, withoutKey
  }

  /// What an initialisation does to the delegate.
  public enum DelegateChange: String, Finite {
    case set, clear, unmentioned
  }

  /// What a user id is, measured against the one that is set.
  public enum UserChange: String, Finite {
    case first, same, other, empty, none
  }

  /// An agreement, and what it is once the parts are filled in that the app did not set.
  public struct GivenAgreement: Hashable, Sendable {
    /// The agreement as it was given.
    public var kind: AgreementKind
    /// With the open parts declined.
    public var filledOff: AgreementKind
    /// With the open parts agreed to.
    public var filledOn: AgreementKind

    /// An agreement by what matters about it.
    public init(kind: AgreementKind, filledOff: AgreementKind, filledOn: AgreementKind) {
      self.kind = kind
      self.filledOff = filledOff
      self.filledOn = filledOn
    }
  }

  /// What matters about an agreement.
  public enum AgreementKind: String, Finite {
    case complete, nightOnly, declined, partial, absent
  }

  /// What the permission was asked for.
  public enum PermissionPurpose: Hashable, Sendable {
    case registration, systemToken, unfinished, record, update
    /// A registration that has gone on without the answer.
    case flag
    case query(Channel)
    /// Nobody waits for the answer.
    case nobody
  }

  /// What the system says of the permission.
  public enum PermissionAnswer: String, Finite {
    case granted, refused, provisional, undetermined
  }

  /// What a token was asked for.
  public enum TokenPurpose: Hashable, Sendable {
    case registration, voip, systemToken
  }

  /// What was sent to the push service.
  public enum ServerPurpose: Hashable, Sendable {
    case register(Channel), update(Channel), unregister(Channel), query(Channel)
    /// Nobody waits for the answer.
    case nobody
  }

  /// What the push service answers; `acceptedNothing` to a query that finds no record of the asker's.
  public enum ServerReply: String, Finite {
    case accepted, acceptedNothing, refused, timedOut, unreachable, malformed
  }
}
