import PushModel

/// What a registration asks for, where nothing leaves it open: the only call, with no request on its way, of the user set
/// since the initialisation, and of the settings if they are the only ones.
struct AskedRegistration: Sendable {
  private let edition: Edition
  /// The settings of the only initialisation of the run.
  private var configuration: Configuration?
  private var initializations = 0
  /// Whether the settings name an app, and leave the agreements alone.
  private var (hasKey, hasFlag) = (false, false)
  private var user: String?
  /// The name of the call, until something else happens.
  private var call: String?
  private var agreement: AgreementParts?

  init(in edition: Edition) { self.edition = edition }

  /// Something happens that is no call with an outcome, and that a registration under way may heed. `isUpdating`: an
  /// update is under way, which may log in the user that it names (Q-UPD-57).
  mutating func note(_ stimulus: Stimulus, isUpdating: Bool) {
    call = nil
    if stimulus == .terminated { self = AskedRegistration(in: edition) }
    if case .initialize(let configuration, _) = stimulus {
      initializations += 1
      // Which settings hold after another initialisation is open (Q-INIT-67).
      self.configuration = initializations == 1 ? configuration : nil
      hasKey = configuration.appKey != "" && (hasKey || initializations == 1)
      if configuration.alwaysAllowTokenRegistration == true { hasFlag = true }
      if !edition.hasSetUser { user = initializations == 1 ? configuration.user : nil }
    }
    // What setting a user does before the initialisation is open (Q-LOGIN-8).
    if case .setUser(let user) = stimulus {
      self.user = initializations > 0 && !isUpdating ? user : nil
    }
  }

  /// The app makes a call; `name` is `nil` where others are under way, or where it is no registration.
  mutating func begin(_ stimulus: Stimulus, as name: String?) {
    call = hasKey ? name : nil
    agreement = configuration?.agreement
    // Whether an update with a user logs in is open (Q-UPD-57).
    if case .update(let changes) = stimulus, changes.user != nil { user = nil }
    if case .register(_, let given, _) = stimulus, let given { agreement = given }
    // What comes of other agreements, and whether the flag changes them, is open (Q-AGR-8, Q-AGR-57, Q-FLAG-3).
    if agreement?.isUsual != true || hasFlag { agreement = nil }
  }

  /// What is wrong with a record once the call has succeeded, with the requirement against each.
  func faults(of record: ServerRecord, after name: String) -> [Violation] {
    guard name == call else { return [] }
    var faults: [Violation] = []
    func note(_ requirement: String, _ field: String) {
      faults.append(
        Violation(
          requirement: requirement,
          message: "the registration \"\(name)\" succeeded, and its token is registered with another \(field)"
        ))
    }
    if let user, !user.isEmpty, record.user != user {
      note(edition.userRequirement, "user")
    }
    if record.type == .apns, let agreement, record.agreement != agreement {
      note(edition.agreementRequirement, "agreement")
    }
    // A token that is registered for another app is not registered for this one.
    if let configuration, record.appKey != configuration.appKey {
      note(record.type.registrationRequirement, "app key")
    }
    return faults
  }
}
