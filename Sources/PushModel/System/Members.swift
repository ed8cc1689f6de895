public import StateMachines

/// The machines of the SDK and of the world, as they work together.
public typealias PushTables = SystemTables<Effect, LookUp>

/// An edition under one reading of each open question, ready to run.
public typealias Interpretation = CompiledSystem<Effect, LookUp>

/// An event without the values.
public typealias PushStep = SystemStep<LookUp>

/// The reaction of the machines to an event, without the values.
public typealias PushRehearsal = Rehearsal<Effect, LookUp>

/// The machines at work: the one list of them.
public enum Member: Int, CaseIterable, Sendable {
  case initialization, delegate, notifications, otherKind, calls, voipCalls, apnsOverlap, voipOverlap, login,
    deferredUserCheck
  case agreement, connectivity, registrationPermission, flag, registration, systemToken, unfinished
  case voipRegistration, serverFailure
  case apnsRecord, voipRecord, apnsQuery, voipQuery, apnsUnregistration, voipUnregistration
  case apnsUpdate, voipUpdate
  case permission, deviceToken, voipToken, apnsServer, voipServer, callReporting

  /// Whether the machine belongs to the world.
  public var isOfWorld: Bool { rawValue >= Member.permission.rawValue }

  /// Whether the machine follows the VoIP token: its readings may differ from those about notifications.
  public var isAboutVoIP: Bool {
    [
      .voipCalls, .voipOverlap, .voipRegistration, .voipRecord, .voipQuery, .voipUnregistration, .voipUpdate,
    ].contains(self)
  }

  /// The first member whose machine has a name.
  public static func named(_ machine: String) -> Member? {
    allCases.first { $0.part(in: .standard).table.name == machine }
  }

  /// The table of the member's machine in an edition, made without those of the others.
  public func table(in edition: Edition) -> MachineTable { part(in: edition).table }

  /// The machine with its routes in an edition.
  func part(in edition: Edition) -> SystemPart<Effect, LookUp> {
    func part<M: PushMachine>(_ machine: M.Type, _ channel: PushType? = nil) -> SystemPart<Effect, LookUp> {
      SystemPart(M.self, channel?.name, about: isAboutVoIP ? PushType.voip.name : nil, in: edition) {
        M.routes(of: $0, about: channel ?? .apns, in: edition)
      }
    }
    return switch self {
    case .initialization: part(Initialization.self)
    case .delegate: part(Delegate.self)
    case .notifications: part(NotificationDelivery.self)
    case .otherKind: part(OtherKindInProgress.self)
    case .calls: part(CallsInProgress.self)
    case .voipCalls: part(VoIPCallsInProgress.self)
    case .apnsOverlap: part(OverlapRefusal.self, .apns)
    case .voipOverlap: part(OverlapRefusal.self, .voip)
    case .login: part(Login.self)
    case .deferredUserCheck: part(DeferredUserCheck.self)
    case .agreement: part(Agreement.self)
    case .connectivity: part(Connectivity.self)
    case .registrationPermission: part(RegistrationPermission.self)
    case .flag: part(AlwaysAllowTokenRegistration.self)
    case .registration: part(TokenRegistration.self)
    case .systemToken: part(SystemToken.self)
    case .unfinished: part(UnfinishedRegistration.self)
    case .voipRegistration: part(VoIPRegistration.self)
    case .serverFailure: part(ServerFailure.self)
    case .apnsRecord: part(TokenRecord.self, .apns)
    case .voipRecord: part(TokenRecord.self, .voip)
    case .apnsQuery: part(TokenQuery.self, .apns)
    case .voipQuery: part(TokenQuery.self, .voip)
    case .apnsUnregistration: part(Unregistration.self, .apns)
    case .voipUnregistration: part(Unregistration.self, .voip)
    case .apnsUpdate: part(InformationUpdate.self, .apns)
    case .voipUpdate: part(InformationUpdate.self, .voip)
    case .permission: part(Permission.self)
    case .deviceToken: part(DeviceToken.self)
    case .voipToken: part(VoIPToken.self)
    case .apnsServer: part(Server.self, .apns)
    case .voipServer: part(Server.self, .voip)
    case .callReporting: part(CallReporting.self)
    }
  }
}

extension SystemTables where Effect == PushModel.Effect, LookUp == PushModel.LookUp {
  // The tables of each edition are made once, and only if they are asked for.
  private static let tcpushKo = made(of: .tcpushKo)
  private static let toastKo = made(of: .toastKo)
  private static let toastJa = made(of: .toastJa)
  private static let toastEn = made(of: .toastEn)
  private static let nhncloudKo = made(of: .nhncloudKo)

  /// The tables of an edition.
  public static func of(_ edition: Edition) -> PushTables {
    switch edition {
    case .tcpushKo: tcpushKo
    case .toastKo: toastKo
    case .toastJa: toastJa
    case .toastEn: toastEn
    case .nhncloudKo: nhncloudKo
    }
  }

  private static func made(of edition: Edition) -> PushTables {
    PushTables(Member.allCases.map { $0.part(in: edition) }, events: Event.all.map { $0.routes(in: edition) })
  }
}

extension CompiledSystem where Effect == PushModel.Effect, LookUp == PushModel.LookUp {
  /// An edition under readings. A question that they do not name follows its first reading.
  public init(edition: Edition, readings: Readings = Readings()) {
    self.init(.of(edition), readings: readings)
  }

  /// The edition.
  public var edition: Edition { .at(tables.machines[0].editionPlace) }
}
