/// What the SDK keeps on the device. It outlives the process.
public final class PushStorage {
  var state = StoredState()

  /// The storage of a fresh installation.
  public init() {}
}

struct StoredState {
  /// The registrations that stand.
  var registrations = ByType<Registration>()
  /// What was registered last before the app unregistered.
  var unregistered = ByType<Registration>()
  /// What was in progress; taken up again only under some readings.
  var interruptedRegistrations = ByType<InterruptedRegistration>()
  var interruptedUnregistrations: Set<TokenType> = []
  var configuration: PushConfiguration?
  var userID: String?
  /// The user who was set last, even if nobody is logged in now.
  var lastUserID: String?
  var lastAgreement: PushAgreement?
  var permissionWasAcquired = false
}

/// A registration that the server accepted.
struct Registration {
  var record: PushRecord
  /// Whether the permission was known not to be acquired.
  var withoutPermission = false
  /// Whether the device's identifier stands in for a user id.
  var isAnonymous: Bool
}

/// What is needed to take up a registration again.
struct InterruptedRegistration {
  let agreement: PushAgreement?
  let given: PushAgreement?
  let userID: String?
}
