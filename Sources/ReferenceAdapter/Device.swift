import Conformance
import PushModel
import ReferencePort

import struct PushModel.WrittenError

/// A device with the app: the port's environment, which notes its requests and completions.
final class Device {
  let port: ReferencePort
  let deviceIdentifier: String
  let deviceLanguage: String
  var isNetworkReachable = true

  private let storage = PushStorage()
  private var sdk: PushSDK?
  private var observations: [Observation] = []
  /// The unanswered requests: few, the oldest first.
  private var openRequests: [(id: String, request: OpenRequest)] = []
  private var requestCount = 0

  init(port: ReferencePort, identifier: String, language: String) {
    self.port = port
    deviceIdentifier = identifier
    deviceLanguage = language
  }

  /// Starts the app. The network is back, even if the app has missed that.
  func launch() {
    isNetworkReachable = true
    sdk = port.launch(environment: self, storage: storage)
  }

  func perform(_ stimulus: Stimulus, as name: String?) -> Reply {
    observations = []
    if case .networkChanged(let up) = stimulus { isNetworkReachable = up }
    if case .launched = stimulus {
      launch()
      return .observed([])
    }
    guard let sdk else {
      if case .networkChanged = stimulus { return .observed([]) }
      if case .timePassed = stimulus { return .observed([]) }
      return .failed("the app is not running")
    }
    if let problem = perform(stimulus, on: sdk, as: name) { return problem }
    return .observed(observations)
  }

  /// Performs a stimulus; returns a reply only on failure.
  private func perform(_ stimulus: Stimulus, on sdk: PushSDK, as name: String?) -> Reply? {
    switch stimulus {
    case .initialize(let configuration, let delegate):
      return initialize(sdk, configuration, delegate: delegate)
    case .setDelegate(let type, let isSet): sdk.setDelegate(isSet ? self : nil, for: TokenType(type))
    case .setUser(let user):
      if port.edition == .tcpushKo { return .unsupported("the user id belongs to the configuration") }
      sdk.setUserID(user)
    case .register(let type, let agreement, let handler):
      return register(sdk, type, agreement, handler: handler, as: name)
    case .query(let type): sdk.queryTokenInfo(TokenType(type)) { [self] in complete(name, .query, type, $0) }
    case .unregister(let type, let handler): return unregister(sdk, type, handler: handler, as: name)
    case .update(let changes):
      if port.edition != .toastKo { return .unsupported("there is no call that updates information") }
      sdk.updateTokenInfo(PushChanges(changes)) { [self] in complete(name, .update, .apns, $0) }
    case .answer(let request, let answer): return take(answer, to: request)
    case .tokenChanged(let type, let token): sdk.tokenChanged(TokenType(type), to: token)
    case .tokenInvalidated: sdk.voipTokenInvalidated()
    case .messageArrived(let type, let message): sdk.receive(message: message, type: TokenType(type))
    case .networkChanged(let up):
      if up { sdk.networkReturned() }
    case .terminated:
      self.sdk = nil
      openRequests = []
    case .launched, .enteredBackground: break
    case .enteredForeground: sdk.enteredForeground()
    case .timePassed(let seconds): sdk.timePassed(seconds: seconds)
    }
    return nil
  }

  // MARK: Calls that differ between the editions

  private func initialize(_ sdk: PushSDK, _ configuration: Configuration, delegate: Bool?) -> Reply? {
    if configuration.alwaysAllowTokenRegistration != nil, port.edition != .nhncloudKo {
      return .unsupported("the configuration has no alwaysAllowTokenRegistration")
    }
    let settings = PushConfiguration(configuration)
    if let delegate {
      if port.edition == .tcpushKo {
        // The initialiser of this product takes no delegate; another call sets it.
        sdk.setDelegate(delegate ? self : nil)
        sdk.initialize(settings)
      } else {
        sdk.initialize(settings, delegate: delegate ? self : nil)
      }
    } else {
      sdk.initialize(settings)
    }
    return nil
  }

  private func register(
    _ sdk: PushSDK, _ type: PushType, _ agreement: AgreementParts?, handler: Bool, as name: String?
  ) -> Reply? {
    switch port.edition {
    case .toastKo:
      guard let agreement else { return .unsupported("registering takes an agreement") }
      sdk.registerAll(agreement: PushAgreement(agreement), kind: TokenType(type))
      return nil
    case .tcpushKo:
      if agreement != nil { return .unsupported("the agreement belongs to the configuration") }
    case .toastJa, .toastEn, .nhncloudKo:
      if agreement != nil, type == .voip { return .unsupported("VoIP takes no agreement") }
    }
    sdk.register(
      TokenType(type), agreement: agreement.map(PushAgreement.init),
      completion: handler ? { [self] in complete(name, .register, type, $0) } : nil)
    return nil
  }

  private func unregister(_ sdk: PushSDK, _ type: PushType, handler: Bool, as name: String?) -> Reply? {
    switch port.edition {
    case .tcpushKo: return .unsupported("there is no call that unregisters")
    case .toastKo: sdk.unregisterAll(kind: TokenType(type))
    case .toastJa, .toastEn, .nhncloudKo:
      sdk.unregister(
        TokenType(type), completion: handler ? { [self] in complete(name, .unregister, type, $0) } : nil)
    }
    return nil
  }

  // MARK: Requests and observations

  /// An unanswered request of the port.
  enum OpenRequest {
    case permission((SystemPermission) -> Void)
    case token((String?) -> Void)
    case server((ServerAnswer) -> Void)
  }

  func open(_ request: Request, _ answer: OpenRequest) {
    requestCount += 1
    let id = String(requestCount)
    openRequests.append((id, answer))
    observations.append(.requested(id: id, request))
  }

  func observe(_ observation: Observation) { observations.append(observation) }

  func complete(_ call: String?, _ operation: PushModel.CallKind, _ type: PushType, _ result: PushResult) {
    var completion = Completion(call: call, operation: operation, type: type)
    completion.error = result.error.map { WrittenError($0) }
    completion.token = result.token
    completion.info = result.info.map { TokenInfo($0) }
    observations.append(.completed(completion))
  }

  private func take(_ answer: Answer, to id: String) -> Reply? {
    guard let index = openRequests.firstIndex(where: { $0.id == id }) else {
      return .failed("there is no open request \(id)")
    }
    let open = openRequests.remove(at: index)
    switch (open.request, answer) {
    case (.permission(let take), .permission(let status)): take(SystemPermission(status))
    case (.token(let take), .token(let token)): take(token)
    case (.token(let take), .tokenRefused): take(nil)
    case (.server(let take), .accepted(let record)): take(.accepted(record.map { PushRecord($0) }))
    case (.server(let take), .refused): take(.refused)
    case (.server(let take), .timedOut): take(.timedOut)
    case (.server(let take), .unreachable): take(.unreachable)
    case (.server(let take), .malformed): take(.malformed)
    case (.permission, _), (.token, _), (.server, _):
      openRequests.insert(open, at: index)
      return .failed("request \(id) cannot be answered by that")
    }
    return nil
  }
}
