public import Conformance
import PushModel
import SmallPush

/// Joins the port to the suite: stimuli become calls, and what the port asks for becomes observations.
public struct SmallPushAdapter: Adapter {
  /// Breaks the port on purpose, to see the suite notice.
  let dropsNightAgreement: Bool
  private var world = World(device: "", dropsNightAgreement: false)
  private var storage = Storage()
  private var push: PushSDK?

  /// A port that is sound, or drops the agreement to advertisements at night.
  public init(dropsNightAgreement: Bool = false) { self.dropsNightAgreement = dropsNightAgreement }

  /// The port under test, and the areas that it does not offer.
  public var profile: Profile {
    var profile = Profile(
      adapter: "small push adapter 1", implementation: "SmallPush 1", edition: .nhncloudKo)
    profile.without = [.voip, .update, .messages]
    return profile
  }

  /// Puts the port into the state of a fresh installation.
  public mutating func reset(_ setting: Setting) {
    world = World(device: setting.deviceIdentifier, dropsNightAgreement: dropsNightAgreement)
    storage = Storage()
    push = PushSDK(platform: world, storage: storage)
  }

  /// Lets one thing happen, and says what the port did.
  public mutating func perform(_ stimulus: Stimulus, as name: String?) -> Reply {
    switch stimulus {
    case .initialize(let configuration, delegate: _):
      push?.initialize(
        appKey: configuration.appKey, language: configuration.language,
        isSandbox: configuration.sandbox ?? false,
        alwaysAllowTokenRegistration: configuration.alwaysAllowTokenRegistration ?? false)
    case .setUser(let user): push?.setUser(user)
    case .register(.apns, let agreement, let handler):
      push?.register(agreement.map(Agreement.init)) { [world] result in
        if handler { world.complete(.register, name, result, info: result) }
      }
    case .query(.apns):
      push?.query { [world] result in world.complete(.query, name, result, info: result) }
    case .unregister(.apns, let handler):
      push?.unregister { [world] result in
        if handler { world.complete(.unregister, name, result, token: try? result.get()) }
      }
    case .answer(let request, let answer): world.answer(request, answer)
    case .terminated: (push, world.open) = (nil, [:])
    case .launched: push = PushSDK(platform: world, storage: storage)
    case .setDelegate, .tokenChanged, .networkChanged, .enteredForeground, .enteredBackground, .timePassed:
      break  // The port does not look at any of these.
    case .register, .query, .unregister, .update, .tokenInvalidated, .messageArrived:
      return .unsupported("the port has tokens for notifications only")
    }
    defer { world.observations = [] }
    return .observed(world.observations)
  }
}

/// The device, its system and the server, as the suite plays them.
private final class World: Platform {
  let device: String
  let dropsNightAgreement: Bool
  var observations: [Observation] = []
  /// The requests that wait for an answer.
  var open: [String: (Answer) -> Void] = [:]
  private var requests = 0

  init(device: String, dropsNightAgreement: Bool) {
    self.device = device
    self.dropsNightAgreement = dropsNightAgreement
  }

  func askForPermission(_ answer: @escaping (Bool) -> Void) {
    ask(.permission) { given in
      // Q-PERM-8 acquired: a provisional permission shows notifications, if quietly.
      answer(given == .permission(.authorized) || given == .permission(.provisional))
    }
  }

  func askForToken(_ answer: @escaping (String?) -> Void) {
    ask(.token(.apns)) { given in
      if case .token(let token) = given { answer(token) } else { answer(nil) }
    }
  }

  func send(
    _ request: ServerCall, _ answer: @escaping (Result<RegisteredToken?, PushError>) -> Void
  ) {
    ask(.server(request.onTheWire(droppingNightAgreement: dropsNightAgreement))) { given in
      switch given {
      case .accepted(let record): answer(.success(record.map(RegisteredToken.init)))
      case .refused: answer(.failure(.requestFailed))
      case .timedOut: answer(.failure(.requestTimeout))
      case .unreachable: answer(.failure(.networkNotAvailable))
      case .malformed, .permission, .token, .tokenRefused: answer(.failure(.responseInvalid))
      }
    }
  }

  func answer(_ request: String, _ answer: Answer) { open.removeValue(forKey: request)?(answer) }

  func complete<Value>(
    _ kind: CallKind, _ name: String?, _ result: Result<Value, PushError>,
    info: Result<RegisteredToken, PushError>? = nil, token: String? = nil
  ) {
    var completion = Completion(call: name, operation: kind, type: .apns)
    if case .failure(let error) = result {
      completion.error = WrittenError(domain: error.domain, code: .number(error.rawValue))
    } else {
      let info = try? info?.get()
      completion.token = token ?? info?.token
      completion.info = info.map(TokenInfo.init)
    }
    observations.append(.completed(completion))
  }

  private func ask(_ request: Request, _ answer: @escaping (Answer) -> Void) {
    requests += 1
    open["\(requests)"] = answer
    observations.append(.requested(id: "\(requests)", request))
  }
}
