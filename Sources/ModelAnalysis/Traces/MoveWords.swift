public import PushModel
import StateMachines

/// The words of all moves in an edition, with their meanings: the reverse of `Move.text`.
public struct MoveWords: Sendable {
  /// The meaning of words.
  public enum Meaning: Hashable, Sendable {
    /// One of these moves. Moves with the same words differ in the purpose of a request.
    case move([ClosedSystem.Move])
    /// The world does not answer on its own from now on.
    case hold(Held)
    /// The permission on the device at the beginning.
    case permission(Permission.State)
  }

  /// A part of the world that does not answer on its own.
  public enum Held: String, CaseIterable, Sendable {
    case prompt, apns, pushkit, server
  }

  /// The error for words without a meaning.
  public struct Failure: Error, Equatable {
    /// The text.
    public let text: String
    /// The first word out of place; empty if words are missing at the end.
    public let word: String
    /// The column of the word, counted from 1.
    public let column: Int
    /// The words that may stand there.
    public let expected: [String]
  }

  private let meanings: [String: Meaning]
  /// All texts with a meaning, in the order of lists.
  public let all: [String]

  /// Makes the words of an edition.
  public init(of edition: Edition) {
    var meanings: [String: Meaning] = [:]
    var all: [String] = []
    func add(_ text: String, _ meaning: Meaning) {
      if case .move(let moves)? = meanings[text], case .move(let more) = meaning {
        meanings[text] = .move(moves + more.filter { !moves.contains($0) })
      } else {
        if meanings[text] == nil { all.append(text) }
        meanings[text] = meaning
      }
    }
    for move in Self.moves(in: edition) {
      for text in [move.text] + Self.shortForms(of: move) { add(text, .move([move])) }
    }
    for held in Held.allCases { add("hold \(held.rawValue)", .hold(held)) }
    for permission in Permission.State.allCases where permission != .prompting {
      add("permission \(permission.name)", .permission(permission))
    }
    self.meanings = meanings
    self.all = all
  }

  /// The meaning of a text. Extra space between words is allowed.
  public func meaning(of text: String) throws(Failure) -> Meaning {
    if let meaning = meanings[text] { return meaning }
    let typed = text.split(whereSeparator: \.isWhitespace)
    if let meaning = meanings[typed.joined(separator: " ")] { return meaning }
    var possible = all.map { $0.split(separator: " ") }
    for (place, word) in typed.enumerated() {
      let next = possible.filter { place < $0.count && $0[place] == word }
      if next.isEmpty {
        throw Failure(
          text: text, word: String(word),
          column: text.distance(from: text.startIndex, to: word.startIndex) + 1,
          expected: Self.words(of: possible, at: place))
      }
      possible = next
    }
    throw Failure(
      text: text, word: "", column: text.count + 1, expected: Self.words(of: possible, at: typed.count))
  }

  private static func words(of sentences: [[Substring]], at place: Int) -> [String] {
    var words: [String] = []
    for sentence in sentences where place < sentence.count && !words.contains(String(sentence[place])) {
      words.append(String(sentence[place]))
    }
    return words
  }

  // MARK: What there is

  private static func moves(in edition: Edition) -> [ClosedSystem.Move] {
    var moves: [ClosedSystem.Move] = []
    for settings in settings(in: edition) {
      for delegate in DelegateChange.allCases { moves.append(.initialize(settings, delegate: delegate)) }
    }
    moves += [.setDelegate(true), .setDelegate(false)]
    if edition.fallsBackToDevice {
      moves += [.setNotificationDelegate(true), .setNotificationDelegate(false)]
    }
    if edition.hasSetUser {
      moves += [User.userA, .userB, .empty, .none].map { ClosedSystem.Move.setUser($0) }
    }
    let consents: [Consent] = edition.hasConfiguredConsent ? [.complete] : Consent.ofEachKind + [.none]
    for channel in PushType.both {
      for consent in consents { moves.append(.register(channel, consent)) }
    }
    moves += PushType.both.map { .query($0) }
    if edition.hasUnregister { moves += PushType.both.map { .unregister($0) } }
    if edition.hasUpdate { moves.append(.update) }
    return moves + movesOfTheWorld
  }

  private static let movesOfTheWorld: [ClosedSystem.Move] = {
    var moves: [ClosedSystem.Move] = [
      .answerPrompt(allowed: true), .answerPrompt(allowed: false), .changeSettings(allowed: true),
      .changeSettings(allowed: false),
    ]
    for purpose in ServerPurpose.all {
      for reply in [ServerReply.accepted, .refused, .timedOut, .malformed] {
        moves.append(.answer(purpose, reply))
      }
    }
    for purpose in [TokenPurpose.registration, .systemToken] {
      moves += [true, false].map { .answerToken(purpose, .apns, issued: $0) }
    }
    for purpose in [TokenPurpose.voip, .systemToken] {
      moves.append(.answerToken(purpose, .voip, issued: true))
    }
    return moves + [
      .changeToken(.apns), .changeToken(.voip), .invalidateToken, .message(isReported: true),
      .message(isReported: false), .notification, .network(up: false), .network(up: true), .enterForeground,
      .passTime,
      .endProcess, .startProcess,
    ]
  }()

  private static func settings(in edition: Edition) -> [SDKSettings] {
    let kinds: [PushTypes?] = edition.registersAllTypesAtOnce ? [.notifications, .voip, .both] : [nil]
    let consents: [Consent] = edition.hasConfiguredConsent ? Consent.ofEachKind : [.complete]
    var all: [SDKSettings] = []
    for key in [Key.keyA, .keyB, .emptyKey] {
      for flag in edition.hasFlag ? [false, true] : [false] {
        for types in kinds {
          for consent in consents {
            all.append(
              ClosedSystem.Alphabet.settings(key, flag: flag, types: types, consent: consent, in: edition))
          }
        }
      }
    }
    return all
  }

  /// The forms with omissions: of the settings, the user, the agreement, the kind of token, or the answered
  /// request.
  private static func shortForms(of move: ClosedSystem.Move) -> [String] {
    switch move {
    case .initialize:
      let long = "initialize, settings A"
      return move.text == long || move.text.hasPrefix(long + ", ")
        ? ["initialize" + move.text.dropFirst(long.count)] : []
    case .setUser(.userA): return ["setUser"]
    case .register(let channel, let consent):
      let isUsual = consent == .complete
      let short = isUsual ? ["register \(channel.rawValue)"] : []
      return short + (channel == .apns && isUsual ? ["register"] : [])
    case .query(.apns): return ["query"]
    case .unregister(.apns): return ["unregister"]
    case .answer: return [String(move.text.prefix { $0 != " " })]
    case .setDelegate, .setNotificationDelegate, .setUser, .query, .unregister, .update, .answerPrompt,
      .changeSettings, .answerToken, .changeToken, .invalidateToken, .message, .notification, .network,
      .enterForeground, .passTime, .endProcess, .startProcess:
      return []
    }
  }
}
