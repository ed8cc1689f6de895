public import StateMachines

/// One edition and one reading for each open question: the SDK's machines as plain tables.
public struct Interpretation: Sendable {
  /// The edition.
  public let edition: Edition
  /// The readings; a question that they do not name follows its first.
  public let readings: Readings

  /// The gate.
  public var initialization: InterpretedMachine<Initialization>
  /// The app's delegate.
  public var delegate: InterpretedMachine<Delegate>
  /// Overlapping calls about the notification token.
  public var calls: InterpretedMachine<CallsInProgress>
  /// Overlapping calls about the VoIP token.
  public var voipCalls: InterpretedMachine<VoIPCallsInProgress>
  /// The code of overlapping calls that are refused.
  public var overlapRefusal: InterpretedMachine<OverlapRefusal>
  /// The user id.
  public var login: InterpretedMachine<Login>
  /// The agreement.
  public var agreement: InterpretedMachine<Agreement>
  /// The flag.
  public var flag: InterpretedMachine<AlwaysAllowTokenRegistration>
  /// The registration of the notification token.
  public var registration: InterpretedMachine<TokenRegistration>
  /// The system token alone.
  public var systemToken: InterpretedMachine<SystemToken>
  /// What is owed after a registration that failed.
  public var unfinished: InterpretedMachine<UnfinishedRegistration>
  /// What the device keeps, for each kind of token.
  public var record: InterpretedMachine<TokenRecord>
  /// Queries, for each kind of token.
  public var query: InterpretedMachine<TokenQuery>
  /// Unregistering, for each kind of token.
  public var unregistration: InterpretedMachine<Unregistration>
  /// Updates, for each kind of token.
  public var update: InterpretedMachine<InformationUpdate>
  /// The registration of the VoIP token.
  public var voipRegistration: InterpretedMachine<VoIPRegistration>

  /// An edition under readings.
  public init(edition: Edition, readings: Readings = Readings()) {
    self = Self.firstReadings[edition]?.following(readings) ?? Self(of: edition)
  }

  /// The tables of each edition, which are made once; every question is given its first reading.
  private static let firstReadings = Dictionary(
    uniqueKeysWithValues: Edition.allCases.map { ($0, Self(of: $0)) })

  private init(of edition: Edition) {
    self.edition = edition
    readings = Readings()
    initialization = .init(edition: edition)
    delegate = .init(edition: edition)
    calls = .init(edition: edition)
    voipCalls = .init(edition: edition)
    overlapRefusal = .init(edition: edition)
    login = .init(edition: edition)
    agreement = .init(edition: edition)
    flag = .init(edition: edition)
    registration = .init(edition: edition)
    systemToken = .init(edition: edition)
    unfinished = .init(edition: edition)
    record = .init(edition: edition)
    query = .init(edition: edition)
    unregistration = .init(edition: edition)
    update = .init(edition: edition)
    voipRegistration = .init(edition: edition)
    numberCells()
  }

  private init(_ first: Self, following readings: Readings) {
    edition = first.edition
    self.readings = readings
    initialization = first.initialization.following(readings)
    delegate = first.delegate.following(readings)
    calls = first.calls.following(readings)
    voipCalls = first.voipCalls.following(readings)
    overlapRefusal = first.overlapRefusal.following(readings)
    login = first.login.following(readings)
    agreement = first.agreement.following(readings)
    flag = first.flag.following(readings)
    registration = first.registration.following(readings)
    systemToken = first.systemToken.following(readings)
    unfinished = first.unfinished.following(readings)
    record = first.record.following(readings)
    query = first.query.following(readings)
    unregistration = first.unregistration.following(readings)
    update = first.update.following(readings)
    voipRegistration = first.voipRegistration.following(readings)
  }

  /// The same edition under other readings.
  public func following(_ readings: Readings) -> Self { Self(self, following: readings) }
}
