import PushModel
import Synchronization

/// The texts that symbols stand for, numbered in the order of their first use.
///
/// All states of a play share them: equal symbols mean equal texts, whatever the history.
package final class Names: Sendable {
  private let numbered: Mutex<Numbered>
  let device: String

  private enum Kind: Int {
    case user, token, language, message
  }

  private struct Numbered {
    /// The texts of each kind.
    var texts: [[String]]
    var keys = [KeyName(appKey: nil, sandbox: false)]
    var configurations: [Configuration] = []
  }

  private struct KeyName: Hashable {
    var appKey: String?
    var sandbox: Bool?
  }

  package init(device: String = Symbols.device) {
    self.device = device
    numbered = Mutex(Numbered(texts: [["", device, ""], [""], ["", "ko"], [""]]))
  }

  private static func number<Value: Equatable>(
    of value: Value, in values: inout [Value], from first: Int = 0
  ) -> UInt16 {
    if let known = values[first...].firstIndex(of: value) { return UInt16(known) }
    values.append(value)
    return UInt16(values.count - 1)
  }

  private func number(of text: String, _ kind: Kind) -> UInt16 {
    numbered.withLock { Self.number(of: text, in: &$0.texts[kind.rawValue], from: 1) }
  }

  func user(_ text: String?) -> User {
    guard let text else { return .none }
    return text.isEmpty ? .empty : User(number(of: text, .user))
  }

  func token(_ text: String) -> Token { Token(text.isEmpty ? 0 : number(of: text, .token)) }

  /// An empty code counts as none. The language that is registered then is an open question (Q-INIT-58).
  func language(_ text: String?) -> Language {
    guard let text, !text.isEmpty else { return .none }
    return Language(number(of: text, .language))
  }

  func message(_ text: String) -> Message { Message(number(of: text, .message)) }

  private func key(_ appKey: String?, _ sandbox: Bool?) -> Key {
    Key(numbered.withLock { Self.number(of: KeyName(appKey: appKey, sandbox: sandbox), in: &$0.keys) })
  }

  private func text(_ number: UInt16, _ kind: Kind) -> String? {
    number == 0 ? nil : numbered.withLock { $0.texts[kind.rawValue][Int(number)] }
  }

  func text(of user: User) -> String? { text(user.number, .user) }
  func text(of token: Token) -> String? { text(token.number, .token) }
  func text(of message: Message) -> String { text(message.number, .message) ?? "" }

  // MARK: Records and what they are made of

  /// A record. An agreement without any part set counts as none.
  func record(_ record: ServerRecord) -> Record {
    let agreement = record.agreement == AgreementParts() ? nil : record.agreement
    return Record(
      owner: user(record.user), consent: Consent(agreement), token: token(record.token),
      key: key(record.appKey, record.sandbox), language: language(record.language))
  }

  func record(_ record: Record, of type: PushType) -> ServerRecord {
    var named = ServerRecord(type: type, token: text(of: record.token) ?? "")
    named.user = text(of: record.owner)
    named.agreement = AgreementParts(record.consent)
    let key = numbered.withLock { $0.keys[Int(record.key.number)] }
    named.appKey = key.appKey
    named.sandbox = key.sandbox
    named.language = text(record.language.number, .language)
    return named
  }

  func changes(_ changes: TokenChanges) -> Changes {
    Changes(
      user: user(changes.user), language: language(changes.language), consent: Consent(changes.agreement))
  }

  func changes(_ changes: Changes) -> TokenChanges {
    var named = TokenChanges()
    named.user = text(of: changes.user)
    named.language = text(changes.language.number, .language)
    named.agreement = AgreementParts(changes.consent)
    return named
  }

  /// The settings that matter to the SDK.
  func settings(_ configuration: Configuration) -> SDKSettings {
    // Members that are left out get their defaults, so that configurations with the same meaning are equal.
    var meant = configuration
    meant.sandbox = configuration.sandbox ?? false
    meant.alwaysAllowTokenRegistration = configuration.alwaysAllowTokenRegistration ?? false
    let number = numbered.withLock { Self.number(of: meant, in: &$0.configurations) } + 1
    let agreement = configuration.agreement
    return SDKSettings(
      configuration: Symbol(number), key: key(configuration.appKey, configuration.sandbox ?? false),
      hasKey: !configuration.appKey.isEmpty, flag: configuration.alwaysAllowTokenRegistration ?? false,
      language: language(configuration.language), user: user(configuration.user),
      consent: Consent(
        notifications: agreement?.notifications ?? true, advertisements: agreement?.advertisements ?? false,
        night: agreement?.nightAdvertisements ?? false),
      types: configuration.pushTypes.flatMap(PushTypes.init(named:)))
  }

  // MARK: Requests

  func request(_ request: Request) -> PushSystem.Request {
    switch request {
    case .permission: .permission
    case .permissionStatus: .permissionStatus
    case .token(let type): .token(type)
    case .server(.register(let record)): .register(record.type, self.record(record))
    case .server(.update(let type, let changes)): .update(type, self.changes(changes))
    case .server(.unregister(let type)): .unregister(type)
    case .server(.query(let type)): .query(type)
    }
  }

  func request(_ request: PushSystem.Request) -> Request {
    switch request {
    case .permission: .permission
    case .permissionStatus: .permissionStatus
    case .token(let channel): .token(channel)
    case .register(let channel, let record): .server(.register(self.record(record, of: channel)))
    case .update(let channel, let changes): .server(.update(channel, self.changes(changes)))
    case .unregister(let channel): .server(.unregister(channel))
    case .query(let channel): .server(.query(channel))
    }
  }

  func answer(_ answer: Answer) -> PushSystem.Answer {
    switch answer {
    case .permission(let status): .permission(status.answer)
    case .token(let token): .token(self.token(token))
    case .tokenRefused: .tokenRefused
    case .accepted(let record): .accepted(record.map { self.record($0) })
    case .refused: .refused
    case .timedOut: .timedOut
    case .unreachable: .unreachable
    case .malformed: .malformed
    }
  }

  func answer(_ answer: PushSystem.Answer, about channel: PushType?) -> Answer {
    switch answer {
    case .permission(let answer): .permission(PermissionStatus(answer))
    case .token(let token): .token(text(of: token) ?? "")
    case .tokenRefused: .tokenRefused
    case .accepted(let record): .accepted(record.map { self.record($0, of: (channel ?? .apns)) })
    case .refused: .refused
    case .timedOut: .timedOut
    case .unreachable: .unreachable
    case .malformed: .malformed
    }
  }
}

extension Consent {
  init(_ agreement: AgreementParts?) {
    self =
      agreement.map {
        Consent(
          notifications: $0.notifications, advertisements: $0.advertisements, night: $0.nightAdvertisements)
      } ?? .none
  }
}

extension AgreementParts {
  init?(_ consent: Consent) {
    guard consent != .none else { return nil }
    self.init(
      notifications: consent.notifications, advertisements: consent.advertisements,
      nightAdvertisements: consent.night)
  }
}

extension PushTypes {
  fileprivate init?(named types: [PushType]) {
    self = types.reduce(into: []) { $0.insert(PushTypes($1)) }
    if isEmpty { return nil }
  }
}

extension PermissionStatus {
  /// The system's answer with this status.
  var answer: PermissionAnswer {
    switch self {
    case .notDetermined: .undetermined
    case .denied: .refused
    case .authorized: .granted
    case .provisional: .provisional
    }
  }

  init(_ answer: PermissionAnswer) {
    self =
      switch answer {
      case .undetermined: .notDetermined
      case .refused: .denied
      case .granted: .authorized
      case .provisional: .provisional
      }
  }
}
