import Conformance
import ReferenceAdapter
import ReferencePort

import enum PushModel.Edition

/// A pseudo-random walk of the app and its world against the reference port.
///
/// What is drawn does not depend on what the port does, so that two builds walk the same way until
/// one of them behaves differently.
struct Walk {
  private var generator: SplitMix
  private var adapter: ReferenceAdapter
  private let edition: Edition
  private var permission: PermissionStatus
  private var holdsPrompt = false
  private var holdsTokens = false
  private var refusesTokens = false
  private var holdsServer = false
  private var serverAnswer = Answer.accepted(nil)
  private var isNetworkUp = true
  private var tokenNumber = 1
  private var open: [(id: String, request: Request)] = []
  private var records: [PushType: ServerRecord] = [:]
  private var stepNumber = 0
  /// Everything that can be seen of the port, and what the server holds after each step.
  private(set) var seen: [Sight] = []

  enum Sight: Equatable {
    case observation(Observation)
    case prompt
    case records([PushType: ServerRecord])
  }

  init(seed: UInt64, edition: Edition, choices: Choices, fault: Fault?) throws {
    generator = SplitMix(state: seed)
    self.edition = edition
    adapter = ReferenceAdapter(edition: edition, choices: choices, fault: fault)
    let all: [PermissionStatus] = [.notDetermined, .denied, .authorized, .provisional]
    permission = all[generator.draw(4)]
    try adapter.reset(
      Setting(
        caseID: "TEST-002", edition: edition, deviceIdentifier: "device-1",
        language: generator.draw(2) == 0 ? "ko" : "en"))
    if generator.draw(2) == 0 { try initialize(plainly: true) }
    if generator.draw(2) == 0, edition != .tcpushKo { try perform(.setUser("user-a")) }
    try perform(.setDelegate(.voip, true))
  }

  mutating func step() throws {
    stepNumber += 1
    let dice = generator.draw(30)
    switch dice {
    case 0: try initialize(plainly: false)
    case 1: try initialize(plainly: true)
    case 2: try perform(.setDelegate(generator.draw(2) == 0 ? .apns : .voip, generator.draw(3) > 0))
    case 3, 4:
      let user = ["user-a", "user-b", "", nil, nil][generator.draw(5)]
      if edition != .tcpushKo { try perform(.setUser(user)) }
    case 5...9: try register()
    case 10, 11, 12: try perform(.query(drawType()))
    case 13, 14:
      if edition != .tcpushKo { try perform(.unregister(drawType(), handler: generator.draw(4) > 0)) }
    case 15: try update()
    case 16, 17, 18, 19: try release()
    case 20: try changeToken()
    case 21: try perform(.messageArrived(drawType(), message: "m\(stepNumber)"))
    case 22: try changeNetwork()
    case 23: try restart()
    case 24:
      try perform(.enteredBackground)
      try perform(.enteredForeground)
    case 25: try perform(.timePassed(seconds: 600))
    case 26: permission = generator.draw(2) == 0 ? .denied : .authorized
    default: changePolicy(dice)
    }
    seen.append(.records(records))
  }

  // MARK: What is drawn

  private mutating func drawType() -> PushType { generator.draw(3) == 0 ? .voip : .apns }

  private mutating func drawAgreement() -> AgreementParts {
    [
      AgreementParts(notifications: true, advertisements: false, nightAdvertisements: false),
      AgreementParts(notifications: true, advertisements: true, nightAdvertisements: true),
      AgreementParts(notifications: true, advertisements: false, nightAdvertisements: true),
      AgreementParts(notifications: false, advertisements: false, nightAdvertisements: false),
      AgreementParts(notifications: true),
    ][generator.draw(5)]
  }

  private mutating func initialize(plainly: Bool) throws {
    var configuration = Configuration(appKey: "app-1")
    let withFlag = generator.draw(3) == 0
    if edition == .nhncloudKo, withFlag { configuration.alwaysAllowTokenRegistration = true }
    if edition == .toastKo {
      configuration.pushTypes = [[.apns], [.apns, .voip], [.voip]][generator.draw(3)]
    }
    if edition == .tcpushKo {
      configuration.user = "user-a"
      configuration.agreement = drawAgreement()
    } else {
      configuration.language = "ko"
    }
    if !plainly {
      configuration.appKey = ["app-1", "app-2", ""][generator.draw(3)]
      configuration.sandbox = generator.draw(2) == 0
    }
    try perform(.initialize(configuration, delegate: [true, true, nil][generator.draw(3)]))
  }

  private mutating func register() throws {
    let type = drawType()
    let agreement = drawAgreement()
    let isGiven = generator.draw(3) > 0
    let handler = generator.draw(5) > 0
    switch edition {
    case .tcpushKo: try perform(.register(type, agreement: nil, handler: true))
    case .toastKo: try perform(.register(type, agreement: agreement, handler: true))
    case .toastJa, .toastEn, .nhncloudKo:
      try perform(
        .register(type, agreement: isGiven && type == .apns ? agreement : nil, handler: handler))
    }
  }

  private mutating func update() throws {
    var changes = TokenChanges()
    if generator.draw(2) == 0 { changes.user = "user-b" }
    changes.language = "en"
    if generator.draw(2) == 0 { changes.agreement = drawAgreement() }
    if edition == .toastKo { try perform(.update(changes)) }
  }

  private mutating func changeToken() throws {
    tokenNumber += 1
    switch generator.draw(3) {
    case 0: try perform(.tokenChanged(.apns, token: "apns-\(tokenNumber)"))
    case 1: try perform(.tokenChanged(.voip, token: "voip-\(tokenNumber)"))
    default: try perform(.tokenInvalidated)
    }
  }

  private mutating func changeNetwork() throws {
    isNetworkUp.toggle()
    try perform(.networkChanged(up: isNetworkUp))
  }

  private mutating func restart() throws {
    try perform(.terminated)
    open = []
    try perform(.launched)
    if generator.draw(3) > 0 { try initialize(plainly: true) }
    try perform(.setDelegate(.voip, true))
  }

  private mutating func changePolicy(_ dice: Int) {
    switch dice {
    case 27: holdsPrompt = generator.draw(2) == 0
    case 28:
      holdsTokens = generator.draw(2) == 0
      refusesTokens = generator.draw(4) == 0
    default:
      holdsServer = generator.draw(2) == 0
      serverAnswer =
        [.accepted(nil), .accepted(nil), .accepted(nil), .refused, .timedOut, .malformed][
          generator.draw(6)]
    }
  }

  // MARK: The world

  private mutating func perform(_ stimulus: Stimulus) throws {
    guard case .observed(let observations) = try adapter.perform(stimulus, as: "c\(stepNumber)") else {
      throw NotPerformed(stimulus: stimulus)
    }
    for observation in observations {
      guard case .requested(let id, let request) = observation else {
        seen.append(.observation(observation))
        continue
      }
      if isHeld(request) {
        open.append((id: id, request: request))
      } else {
        try perform(.answer(request: id, answer(to: request)))
      }
    }
  }

  /// Answers the oldest request that is held.
  private mutating func release() throws {
    guard !open.isEmpty else { return }
    let (id, request) = open.removeFirst()
    try perform(.answer(request: id, answer(to: request)))
  }

  private func isHeld(_ request: Request) -> Bool {
    switch request {
    case .permission: permission == .notDetermined && holdsPrompt
    case .permissionStatus: false
    case .token: holdsTokens
    case .server: holdsServer && isNetworkUp
    }
  }

  private mutating func answer(to request: Request) -> Answer {
    switch request {
    case .permissionStatus: return .permission(permission)
    case .permission:
      if permission == .notDetermined {
        seen.append(.prompt)
        permission = stepNumber.isMultiple(of: 2) ? .authorized : .denied
      }
      return .permission(permission)
    case .token(let type):
      return refusesTokens ? .tokenRefused : .token("\(type)-\(tokenNumber)")
    case .server(let request):
      if !isNetworkUp { return .unreachable }
      guard case .accepted = serverAnswer else { return serverAnswer }
      return .accepted(apply(request))
    }
  }

  private mutating func apply(_ request: ServerRequest) -> ServerRecord? {
    switch request {
    case .register(let record): records[record.type] = record
    case .unregister(let type): records[type] = nil
    case .query(let type): return records[type]
    case .update(let type, let changes):
      guard var record = records[type] else { return nil }
      record.user = changes.user ?? record.user
      record.language = changes.language ?? record.language
      record.agreement = changes.agreement ?? record.agreement
      records[type] = record
    }
    return nil
  }
}

/// A small generator with a fixed sequence for a seed.
struct SplitMix {
  var state: UInt64

  mutating func draw(_ bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((mixed ^ (mixed >> 31)) % UInt64(bound))
  }
}
