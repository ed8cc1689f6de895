public import PushModel
public import StateMachines

/// The specification itself as a port: the machines of the SDK under one interpretation, with the
/// values that the machines leave out.
///
/// It is how the cases and the machines check each other: every case is played on it under every
/// combination of readings that the case knows, and the cells that it passes are counted.
public struct ModelPort: Adapter, Sendable {
  /// In an array of one, so that a copy of the port copies one reference.
  private var tables: [Interpretation]
  private let notesRules: Bool

  var setting: Setting
  var system: PushSystem
  var memory = Memory()
  var stored = Stored()
  var seen: [Observation] = []
  /// The kinds of token that a failure hands back.
  var handsBack: Set<Channel> = []
  private var bound = ReactionBound()

  /// A port that follows an edition and readings; questions that are not named follow their first.
  public init(edition: Edition, readings: Readings) {
    self.init(Interpretation(edition: edition, readings: readings))
  }

  /// A port that follows tables: those of the specification, or a mutant's. Whether it notes the rules
  /// that it follows: long walks do without.
  public init(_ interpretation: Interpretation, notesRules: Bool = true) {
    tables = [interpretation]
    self.notesRules = notesRules
    setting = Setting(
      caseID: "", edition: interpretation.edition, deviceIdentifier: "", language: "ko")
    system = PushSystem(interpretation, notesRules: notesRules)
  }

  /// Where the machines are.
  package var machineState: PushSystem.State { system.state }

  /// The readings that are followed.
  public var readings: Readings { tables[0].readings }

  /// The rules that the machines followed in the last step.
  public private(set) var rulesTaken: [RuleTaken] = []

  /// The specification, claiming the edition that it follows.
  public var profile: Profile {
    Profile(adapter: "model", implementation: "the specification", edition: setting.edition)
  }

  /// Starts anew on the device of a setting.
  public mutating func reset(_ setting: Setting) {
    self.setting = setting
    if setting.edition != tables[0].edition {
      tables = [Interpretation(edition: setting.edition, readings: readings)]
    }
    system = PushSystem(tables[0], notesRules: notesRules)
    bound = ReactionBound()
    memory = Memory()
    stored = Stored()
  }

  /// Lets the machines react; fails where they take what happens for impossible.
  public mutating func perform(_ stimulus: Stimulus, as name: String?) -> Reply {
    seen = []
    handsBack = []
    rulesTaken = []
    bound.beginStimulus()
    if let reason = missing(stimulus) { return .unsupported(reason) }
    take(stimulus, as: name)
    if let mistake = system.trace.impossible.first {
      return .failed("the specification takes this for impossible: \(mistake)")
    }
    if bound.isPassed { return .failed("what the machines do has no end") }
    return .observed(seen)
  }

  /// Follows other rules from now on, where the port is: how a mutant hides its fault for a while.
  package mutating func exchangeRules(_ change: (Interpretation) -> Interpretation) {
    tables = [change(tables[0])]
    let state = system.state
    system = PushSystem(tables[0], notesRules: notesRules)
    system.state = state
  }

  private func missing(_ stimulus: Stimulus) -> String? {
    let edition = setting.edition
    return switch stimulus {
    case .setUser where !edition.hasSetUser: "\(edition.rawValue) has no call that sets the user id"
    case .unregister where !edition.hasUnregister: "\(edition.rawValue) has no call that unregisters"
    case .update where !edition.hasUpdate: "\(edition.rawValue) has no call that updates"
    case .initialize, .setDelegate, .setUser, .register, .query, .unregister, .update, .answer,
      .tokenChanged, .tokenInvalidated, .messageArrived, .networkChanged, .terminated, .launched,
      .enteredForeground, .enteredBackground, .timePassed:
      nil
    }
  }

  /// Lets the system react, and does what it says.
  mutating func run(_ stimulus: SystemStimulus) {
    defer { bound.end() }
    guard bound.begin() else { return }
    let effects = system.react(to: stimulus)
    rulesTaken += system.trace.rulesTaken
    for effect in effects { carryOut(effect) }
  }

  /// What ends with the process.
  struct Memory: Hashable, Sendable {
    var arriving = ArrivingCall()
    var offered: Configuration?
    var offeredUser: String?
    var calls: [CallKey: [ArrivingCall]] = [:]
    var waiting: [WaitingCall] = []
    var requests: [String: Purpose] = [:]
    /// The call for which a request was made, and the one whose request has just been answered.
    var askers: [String: ArrivingCall] = [:]
    var answered: ArrivingCall?
    var message = ""
    var heldMessages: [String] = []
    var found: ServerRecord?
  }

  /// What the device keeps.
  struct Stored: Hashable, Sendable {
    var requestCount = 0
    var settings: Configuration?
    var user: String?
    var tokens: [Channel: String] = [:]
    var owners: [Channel: String] = [:]
    var agreements: [Channel: AgreementParts] = [:]
    var agreementSetBefore: AgreementParts?
    var sent: [Channel: ServerRecord] = [:]
    var prepared: [Channel: ServerRecord] = [:]
    var records: [Channel: ServerRecord] = [:]
    var lastRecords: [Channel: ServerRecord] = [:]
    var hidesDevice = false
  }

  /// A call that has arrived.
  struct ArrivingCall: Hashable, Sendable {
    var stimulus: Stimulus?
    var name: String?
    var call: Call?
    var channels: [Channel] = []
    var hasHandler = true
  }

  /// A call that waits for another one to end, as far as it is about a kind of token.
  struct WaitingCall: Hashable, Sendable {
    var call: ArrivingCall
    var channel: Channel
  }

  struct CallKey: Hashable, Sendable {
    var call: Call
    var channel: Channel
  }

  /// What a request was made for.
  enum Purpose: Hashable, Sendable {
    case permission(SystemStimulus.PermissionPurpose)
    case token(SystemStimulus.TokenPurpose, Channel)
    case server(SystemStimulus.ServerPurpose)
  }
}

extension PushType {
  var channel: Channel {
    switch self {
    case .apns: .apns
    case .voip: .voip
    }
  }
}

extension Channel {
  var pushType: PushType {
    switch self {
    case .apns: .apns
    case .voip: .voip
    }
  }
}
