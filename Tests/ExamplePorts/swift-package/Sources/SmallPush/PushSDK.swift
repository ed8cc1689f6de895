/// A small port of the `nhncloud-ko` edition: tokens for notifications, and the user's agreement.
///
/// It has no VoIP, no delegate and no tags. Where the edition leaves something open, a comment names the
/// question and the reading that is followed.
public final class PushSDK {
  private let platform: any Platform
  private let storage: Storage
  private var appKey: String?
  private var language: String?
  private var isSandbox = false
  private var registersWhenRefused = false
  private var isRegistering = false
  private var user: String?

  /// An SDK in a new process; what the storage holds outlives it.
  public init(platform: any Platform, storage: Storage) {
    self.platform = platform
    self.storage = storage
  }

  /// Initialises the SDK.
  public func initialize(
    appKey: String, language: String?, isSandbox: Bool, alwaysAllowTokenRegistration: Bool
  ) {
    self.appKey = appKey
    self.language = language
    self.isSandbox = isSandbox
    registersWhenRefused = alwaysAllowTokenRegistration
  }

  /// Logs a user in, or out with `nil`.
  public func setUser(_ user: String?) {
    self.user = user
    guard let user, appKey != nil, storage.token != nil else { return }
    platform.send(.updateUser(user)) { _ in }  // Q-LOGIN-6 dropped: a failed update is not made again.
  }

  /// Registers the device's token; without an agreement, with the one that was set before.
  public func register(_ given: Agreement?, _ done: @escaping (Result<RegisteredToken, PushError>) -> Void) {
    guard let appKey else { return done(.failure(.notInitialized)) }
    // Q-AGR-1 refused: consent that nobody gave must not be made up.
    guard let agreement = given ?? storage.agreement else { return done(.failure(.parameterInvalid)) }
    // Q-REG-1 refused, Q-ERR-3 push: the app hears of each call, and of none twice.
    guard !isRegistering else { return done(.failure(.alreadyInProgress)) }
    isRegistering = true
    send(agreement, appKey) { [weak self] result in
      self?.isRegistering = false
      done(result)
    }
  }

  private func send(
    _ agreement: Agreement, _ appKey: String,
    _ done: @escaping (Result<RegisteredToken, PushError>) -> Void
  ) {
    let user = user ?? platform.device
    platform.askForPermission { [platform, storage, language, isSandbox, registersWhenRefused] isGranted in
      guard isGranted || registersWhenRefused else { return done(.failure(.permissionDenied)) }
      platform.askForToken { token in
        guard let token else { return done(.failure(.systemFailed)) }
        let info = RegisteredToken(token: token, user: user, agreement: agreement)
        platform.send(.register(info, appKey: appKey, language: language, isSandbox: isSandbox)) { answer in
          guard case .success = answer else { return done(answer.map { _ in info }) }
          storage.token = token
          storage.agreement = agreement  // Q-AGR-2 lastRegistered
          done(.success(info))
        }
      }
    }
  }

  /// Asks the server what is registered: Q-QUERY-3 fromServer.
  public func query(_ done: @escaping (Result<RegisteredToken, PushError>) -> Void) {
    guard appKey != nil else { return done(.failure(.notInitialized)) }
    platform.send(.query) { answer in
      done(answer.flatMap { info in info.map(Result.success) ?? .failure(.tokenInvalid) })
    }
  }

  /// Takes the registered token away from the server.
  public func unregister(_ done: @escaping (Result<String, PushError>) -> Void) {
    guard appKey != nil else { return done(.failure(.notInitialized)) }
    guard let token = storage.token else { return done(.failure(.tokenInvalid)) }
    platform.send(.unregister) { [storage] answer in
      if case .success = answer { storage.token = nil }
      done(answer.map { _ in token })
    }
  }
}
