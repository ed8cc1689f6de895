public import StateMachines

/// What a route asks of a value before it leads on.
public enum LookUp: Hashable, Sendable {
  /// What matters about the agreement that the call gives, or that the registration takes in its place.
  case consent
  /// Whether the call that arrives gives an agreement.
  case givesConsent
  /// The flag of the settings that are offered.
  case flag
  /// The offered settings beside the settings in force.
  case settings
  /// What the initialisation does to the delegate.
  case delegate
  /// The user that is offered, measured against the one that is set.
  case user
  /// The kinds of token that the call is about.
  case types
  /// Which call arrives, about which kind of token.
  case call
  /// What is in progress about the other kind of token than the call's.
  case otherKind
  /// What the system says of the permission.
  case permission
  /// What the push service answers.
  case reply
  /// Whether the device keeps a record that the asker may see.
  case keepsRecord(PushType)
}

/// Yes or no, as a value decides it.
package enum YesOrNo: String, Finite {
  case yes, no
}

/// The settings of an initialisation.
package enum SettingsKind: String, Finite {
  /// The settings that hold already, or the first settings.
  case same
  case other, withoutKey
}

/// What an initialisation does to the delegate.
public enum DelegateChange: String, Finite {
  case set, clear, unmentioned
}

/// What a user id is, measured against the one that is set.
package enum UserKind: String, Finite {
  case none, empty, same, other
}

/// The kinds of token that a call is about.
package enum TypesKind: String, Finite {
  case notifications, voip, both
}

/// A call, and the kind of token that it is about.
enum CallAboutKind: String, Finite {
  case register, query, unregister, voipRegister, voipQuery, voipUnregister
}

/// What is in progress about the other kind of token than the call's.
enum OtherKind: String, Finite {
  case idle
  /// The call registers the VoIP token, and the notification token is being registered.
  case registeringBoth
  case inProgress
}

/// What the system says of the permission.
public enum PermissionAnswer: String, Finite {
  case granted, refused, provisional, undetermined
}

/// What the push service answers; `acceptedNothing` to a query that finds no record of the asker's.
public enum ServerReply: String, Finite {
  case accepted, acceptedNothing, refused, timedOut, unreachable, malformed
}
