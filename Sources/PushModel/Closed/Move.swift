import StateMachines

extension ClosedSystem {
  /// A move: a call of the app, or a change in the world around the SDK.
  public enum Move: Hashable, Sendable {
    // The app.
    case initialize(SDKSettings, delegate: DelegateChange)
    case setDelegate(Bool)
    /// The delegate for notifications, in the editions that have another for VoIP messages.
    case setNotificationDelegate(Bool)
    case setUser(User)
    case register(PushType, Consent)
    case query(PushType)
    case unregister(PushType)
    case update
    // The user and the system.
    case answerPrompt(allowed: Bool)
    case changeSettings(allowed: Bool)
    /// The oldest request that was made for a purpose is answered by the push service.
    case answer(ServerPurpose, ServerReply)
    /// The oldest request for a token that was made for a purpose is answered.
    case answerToken(TokenPurpose, PushType, issued: Bool)
    case changeToken(PushType)
    case invalidateToken
    case message(isReported: Bool)
    /// A message to be shown as a notification arrives.
    case notification
    case network(up: Bool)
    case enterForeground, passTime, endProcess, startProcess
  }

  /// The possible moves of the app, the user and the system. Answers to the SDK's requests are always possible.
  public struct Alphabet: Sendable {
    /// The name in reports.
    public var name: String
    /// The permissions that a device may have at first.
    public var permissions: [Permission.State]
    /// The settings with which the app may initialise the SDK.
    public var settings: [SDKSettings]
    /// The changes of the delegate by an initialisation. If there are several, the delegate is set apart from it as
    /// well.
    public var delegates: [DelegateChange]
    /// The users that may be set; `.none` logs out.
    public var users: [User]
    /// The kinds of token that calls may name.
    public var channels: [PushType]
    /// The agreements that registrations may give.
    public var consents: [Consent]
    /// The possible replies of the push service.
    public var replies: [ServerReply]
    /// How many calls may be in progress at once, each kind of token counted.
    public var openCalls: Int
    /// The other possible moves.
    public var others: [Move]
  }

  /// The possible moves, always in the same order.
  public func moves(in state: State) -> [Move] {
    var moves: [Move] = []
    moves.reserveCapacity(32)
    if state.world.isRunning {
      addChanges(in: state, to: &moves)
      addCalls(in: state, to: &moves)
    }
    for move in alphabet.others where isPossible(move, in: state) { moves.append(move) }
    if state.world.isPrompting { moves += [.answerPrompt(allowed: true), .answerPrompt(allowed: false)] }
    var known: PushSystem.Purposes = []
    for request in state.sdk.requests {
      guard let purpose = request.purpose, known.insert(PushSystem.Purposes(purpose)).inserted else {
        continue
      }
      switch purpose {
      case .permission: break
      case .token(let purpose, let channel):
        moves.append(.answerToken(purpose, channel, issued: true))
        if channel == .apns { moves.append(.answerToken(purpose, channel, issued: false)) }
      case .server(let purpose):
        for reply in alphabet.replies { moves.append(.answer(purpose, reply)) }
      }
    }
    return moves
  }

  /// Adds the initialisations, and the settings of delegates and users.
  private func addChanges(in state: State, to moves: inout [Move]) {
    for settings in alphabet.settings {
      for delegate in alphabet.delegates { moves.append(.initialize(settings, delegate: delegate)) }
    }
    if alphabet.delegates.count > 1 {
      moves += [.setDelegate(true), .setDelegate(false)]
      if edition.fallsBackToDevice {
        moves += [.setNotificationDelegate(true), .setNotificationDelegate(false)]
      }
    }
    if edition.hasSetUser { for user in alphabet.users { moves.append(.setUser(user)) } }
  }

  /// Adds the calls of the app that complete.
  private func addCalls(in state: State, to moves: inout [Move]) {
    let open = state.open
    guard open.total < alphabet.openCalls, state.waiting.isEmpty else { return }
    for channel in alphabet.channels {
      for consent in alphabet.consents { moves.append(.register(channel, consent)) }
      let covered = covered(with: channel)
      // An unregistering that the SDK has taken up counts as well, though no call of the app waits for it.
      let isFree = { (channel: PushType) in
        open[.unregister, channel] < 2 && state.sdk.unregistration(channel) != .awaitingServerTwice
      }
      if edition.hasUnregister, covered.allSatisfy(isFree) { moves.append(.unregister(channel)) }
      for asked in covered where open[.query, asked] < 2 { moves.append(.query(asked)) }
    }
    if edition.hasUpdate, open[.update, .apns] < 2 { moves.append(.update) }
  }

  /// The kinds of token that a call is about: all that the configuration names, where one call covers them. Queries are
  /// made for each.
  private func covered(with channel: PushType) -> [PushType] {
    guard edition.registersAllTypesAtOnce else { return [channel] }
    return (alphabet.settings.first?.types ?? PushTypes(channel)).channels
  }

  private func isPossible(_ move: Move, in state: State) -> Bool {
    let isRunning = state.world.isRunning
    return switch move {
    case .initialize, .setDelegate, .setNotificationDelegate, .setUser, .register, .query, .unregister,
      .update:
      isRunning
    case .answerPrompt, .answer, .answerToken: false
    case .changeSettings(let allowed): state.world.allowsSettings(allowed: allowed, rules)
    case .changeToken(let channel): isRunning && state.world.allowsTokenChange(channel, rules)
    case .invalidateToken: isRunning && state.world.allowsInvalidation(rules)
    case .message, .notification: isRunning
    case .network(let up): (state.world.policies.network == .up) != up
    case .enterForeground, .passTime, .endProcess: isRunning
    case .startProcess: !isRunning
    }
  }
}

extension ClosedSystem.Move {
  /// The move packed into a word. No other move has the same.
  public var word: UInt64 {
    func word(_ kind: UInt64, _ first: some FixedWidthInteger = 0, _ second: UInt8 = 0, _ third: UInt8 = 0)
      -> UInt64
    {
      kind | UInt64(first) << 8 | UInt64(second) << 24 | UInt64(third) << 32
    }
    return switch self {
    case .initialize(let settings, let delegate): word(0, settings.configuration.number, delegate.place)
    case .setDelegate(let isSet): word(1, isSet ? 1 : 0)
    case .setUser(let user): word(2, user.number)
    case .register(let channel, let consent): word(3, channel.place, consent.number)
    case .query(let channel): word(4, channel.place)
    case .unregister(let channel): word(5, channel.place)
    case .update: 6
    case .answerPrompt(let allowed): word(7, allowed ? 1 : 0)
    case .changeSettings(let allowed): word(8, allowed ? 1 : 0)
    case .answer(let purpose, let reply): word(9, purpose.place, reply.place)
    case .answerToken(let purpose, let channel, let issued):
      word(10, purpose.place, channel.place, issued ? 1 : 0)
    case .changeToken(let channel): word(11, channel.place)
    case .invalidateToken: 12
    case .message(let isReported): word(13, isReported ? 1 : 0)
    case .network(let up): word(14, up ? 1 : 0)
    case .enterForeground: 15
    case .passTime: 16
    case .endProcess: 17
    case .startProcess: 18
    case .setNotificationDelegate(let isSet): word(19, isSet ? 1 : 0)
    case .notification: 20
    }
  }
}
