/// The SDK's data on the device, which outlives the process.
public final class PushStorage {
  var state = StoredState()

  /// Makes the storage of a fresh installation.
  public init() {}
}

struct StoredState {
  /// The current registrations.
  var registrations = ByType<Registration>()
  /// The last registrations before the app unregistered.
  var unregistered = ByType<Registration>()
  /// The registrations in progress at the end of a process, which only some readings resume.
  var interruptedRegistrations = ByType<InterruptedRegistration>()
  var interruptedUnregistrations: Set<TokenType> = []
  var configuration: PushConfiguration?
  var userID: String?
  /// The last user id, also after a logout.
  var lastUserID: String?
  var lastAgreement: PushAgreement?
  var permissionWasAcquired = false
}

/// A registration that the server accepted.
struct Registration {
  var record: PushRecord
  /// Whether the permission was known to be missing.
  var withoutPermission = false
  /// Whether the device's identifier stands in for a user id.
  var isAnonymous: Bool
}

/// The data to resume a registration.
struct InterruptedRegistration {
  let agreement: PushAgreement?
  let given: PushAgreement?
  let userID: String?
}
