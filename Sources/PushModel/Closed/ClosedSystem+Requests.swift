extension ClosedSystem {
  /// The kinds of token.
  static let both: [Channel] = [.apns, .voip]

  /// A call that has begun and not completed.
  public struct OpenCall: Tallied {
    /// The call.
    public let call: Call
    /// The kind of token.
    public let channel: Channel

    /// A call about a kind of token.
    public init(_ call: Call, _ channel: Channel) {
      self.call = call
      self.channel = channel
    }

    /// Every call about every kind of token.
    public static let places = [Call.register, .query, .unregister, .update].flatMap { call in
      [OpenCall(call, .apns), OpenCall(call, .voip)]
    }

    /// Where it stands among them.
    public var place: Int {
      let row =
        switch call {
        case .register: 0
        case .query: 1
        case .unregister: 2
        case .update: 3
        }
      return 2 * row + channel.place
    }
  }

  /// A request of the SDK that waits for an answer.
  public enum Pending: Tallied {
    case permission(SystemStimulus.PermissionPurpose)
    /// `nil` where nobody waits for the token any more.
    case token(SystemStimulus.TokenPurpose?, Channel)
    case server(SystemStimulus.ServerPurpose)
    /// A record is to be removed; nobody waits for the answer.
    case removal(Channel)

    /// Every request.
    public static let places: [Pending] = {
      let permissions: [SystemStimulus.PermissionPurpose] = [
        .registration, .systemToken, .unfinished, .record, .update, .flag, .query(.apns), .query(.voip),
        .nobody,
      ]
      let tokens: [SystemStimulus.TokenPurpose?] = [nil, .registration, .voip, .systemToken]
      return permissions.map { .permission($0) }
        + tokens.flatMap { purpose in ClosedSystem.both.map { .token(purpose, $0) } }
        + ClosedSystem.both.map { .server(.register($0)) } + ClosedSystem.both.map { .server(.update($0)) }
        + ClosedSystem.both.map { .server(.unregister($0)) } + ClosedSystem.both.map { .server(.query($0)) }
        + [.server(.nobody)] + ClosedSystem.both.map { .removal($0) }
    }()

    /// Where it stands among them.
    public var place: Int {
      switch self {
      case .permission(let purpose): purpose.place
      case .token(nil, let channel): 9 + channel.place
      case .token(.registration, let channel): 11 + channel.place
      case .token(.voip, let channel): 13 + channel.place
      case .token(.systemToken, let channel): 15 + channel.place
      case .server(.register(let channel)): 17 + channel.place
      case .server(.update(let channel)): 19 + channel.place
      case .server(.unregister(let channel)): 21 + channel.place
      case .server(.query(let channel)): 23 + channel.place
      case .server(.nobody): 25
      case .removal(let channel): 26 + channel.place
      }
    }
  }
}

extension SystemStimulus.PermissionPurpose {
  fileprivate var place: Int {
    switch self {
    case .registration: 0
    case .systemToken: 1
    case .unfinished: 2
    case .record: 3
    case .update: 4
    case .flag: 5
    case .query(let channel): 6 + channel.place
    case .nobody: 8
    }
  }
}

extension Channel {
  fileprivate var place: Int {
    switch self {
    case .apns: 0
    case .voip: 1
    }
  }
}
