public import StateMachines

/// A question that a route asks of a value before it leads on.
public enum LookUp: Hashable, Sendable {
  /// The kind of the agreement that the call gives, or that the registration takes in its place.
  case consent
  /// Whether the call that arrives gives an agreement.
  case givesConsent
  /// The flag of the settings that are offered.
  case flag
  /// The kind of the offered settings, compared with the settings in force.
  case settings
  /// The change of the delegate by the initialisation.
  case delegate
  /// The kind of the offered user, compared with the user that is set.
  case user
  /// The kinds of token that the call is about.
  case types
  /// The call that arrives, and its kind of token.
  case call
  /// The work in progress about the other kind of token than the call's.
  case otherKind
  /// The system's answer about the permission.
  case permission
  /// The reply of the push service.
  case reply
  /// Whether the device keeps a record that the asker may see.
  case keepsRecord(PushType)
  /// Whether the record that a call shows is for the device.
  case showsDevice(Effect.Shown, PushType)
  /// Whether the update that was sent is for another user than the one who is logged in.
  case updatesForAnother
}

/// A yes or no that a value decides.
package enum YesOrNo: String, Finite {
  case yes, no
}

/// The settings of an initialisation.
package enum SettingsKind: String, Finite {
  /// The settings that hold already, or the first settings.
  case same
  case other, withoutKey
}

/// The change of the delegate by an initialisation.
public enum DelegateChange: String, Finite {
  case set, clear, unmentioned
}

/// The kind of a user id, compared with the one that is set.
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

/// The work in progress about the other kind of token than the call's.
enum OtherKind: String, Finite {
  case idle
  /// The call registers the VoIP token, and the notification token is being registered.
  case registeringBoth
  case inProgress
}

/// The system's answer about the permission.
public enum PermissionAnswer: String, Finite {
  case granted, refused, provisional, undetermined
}

/// The reply of the push service; `acceptedNothing` to a query that finds no record of the asker's.
public enum ServerReply: String, Finite {
  case accepted, acceptedNothing, refused, timedOut, unreachable, malformed
}
