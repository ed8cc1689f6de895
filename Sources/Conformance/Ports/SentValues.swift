import JSON
package import PushModel

/// The values that a port is told in place of those in the cases, and the way back.
///
/// Users differ in case alone, or the id of one is a prefix of another's. Texts are short, long or beyond ASCII, or
/// contain characters that URLs, forms and numbers would change. Tokens differ in length. A port that changes or
/// shortens values, or knows the usual ones by heart, is found out. The values follow from a seed: the same play of
/// the same run gets the same ones.
package struct SentValues: Sendable {
  private var owners: Translation
  private var keys: Translation
  private var languages: Translation
  private var messages: Translation
  private var tokens: Translation
  /// Whether the port is told the opposite of the sandbox flag in the case.
  let swapsSandbox: Bool

  /// The values of a play in an edition; `seed` is that of the run.
  package init(seed: UInt64, play: String, edition: Edition) {
    // FNV-1a, which gives the same number on every machine.
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325 ^ seed
    for byte in play.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    func choice(_ count: Int) -> Int {
      hash = (hash ^ (hash >> 29)) &* 0xbf58_476d_1ce4_e5b9
      return Int((hash >> 33) % UInt64(count))
    }
    let users = Self.users[choice(Self.users.count)]
    let devices = Self.devices[choice(Self.devices.count)]
    owners = Translation(Dictionary(uniqueKeysWithValues: zip(Self.plainUsers, users)))
    owners.add(Symbols.device, devices)
    keys = Translation(
      Dictionary(uniqueKeysWithValues: zip(["app-1", "app-2"], Self.keys[choice(Self.keys.count)])))
    // In `tcpush-ko` it matters whether the language is Korean.
    let codes = Self.codes + (edition == .tcpushKo ? [] : ["ko"])
    let shift = choice(codes.count)
    languages = Translation(
      Dictionary(uniqueKeysWithValues: codes.indices.map { (codes[$0], codes[($0 + shift) % codes.count]) }))
    let text = Self.texts[choice(Self.texts.count)]
    messages = Translation { "\(text)\($0.dropFirst("message-".count))" }
    let (length, isUpper) = [(64, false), (160, true), (32, false), (64, true)][choice(4)]
    tokens = Translation { Self.token($0, length: length, isUpper: isUpper) }
    swapsSandbox = choice(2) == 1
  }

  /// The kind of a text. Texts of different kinds may be equal.
  enum Kind {
    /// A user, or the device that stands in for one.
    case owner
    case key, language, message, token
  }

  /// The value that is sent for a text of a case.
  mutating func sent(_ text: String, as kind: Kind) -> String {
    self[keyPath: Self.translation(of: kind)].sent(text)
  }

  /// The text of a case that a value from the port stands for.
  func meant(_ text: String, as kind: Kind) -> String {
    self[keyPath: Self.translation(of: kind)].meant(text)
  }

  private static func translation(of kind: Kind) -> WritableKeyPath<Self, Translation> {
    switch kind {
    case .owner: \.owners
    case .key: \.keys
    case .language: \.languages
    case .message: \.messages
    case .token: \.tokens
    }
  }

  /// The values that matter to a reader of a failure.
  package var words: String {
    let named =
      (Self.plainUsers + [Symbols.device]).map { ($0, owners) } + [
        ("app-1", keys), ("ja", languages), ("ko", languages),
      ]
    return named.compactMap { text, translation in
      translation.known(text).map { "\(Symbols.symbol(of: text)) \(Self.shown($0))" }
    }.joined(separator: ", ") + (swapsSandbox ? ", sandbox the other way round" : "")
  }

  /// A value in a line of a report.
  private static func shown(_ text: String) -> String {
    text.count <= 40
      ? "\"\(text.shown())\"" : "\"\(text.prefix(8))…\(text.suffix(2))\" (\(text.count) characters)"
  }

  // MARK: Values

  private static let plainUsers = ["user-a", "user-b", "user-c"]
  private static let users = [
    ["Mira", "mira", "MIRA"], ["1001", "100", "10012"], ["김민지", "김민지2", "さくら"],
    ["a.b@example.com", "a_b@example.com", "a.b@example.co"],
    [String(repeating: "u", count: 299) + "1", String(repeating: "u", count: 299) + "2", "u"],
    [" a ", "a", "a "], ["0", "007", "7"], ["a+b/%41", "a b/A", "a"], ["one\ntwo", "one", "two"],
    ["\u{1F514}1", "1", "\u{1F515}1"], ["Ame\u{301}lie", "Amelie", "Am"],
  ]
  private static let devices = [
    "5E8F4A0C-2B7D-4D1E-9C63-0A1B2C3D4E5F", "miRA", "10", "デバイス", String(repeating: "d", count: 120),
  ]
  private static let keys = [
    ["AbCdEf0123456789", "abcdef0123456789"], ["k1", "k"], ["0001", "1"], ["키-1", "키-2"], [" k", "k"],
  ]
  private static let codes = ["ja", "en", "zh-Hans", "zh-Hant", "pt-BR", "de", "kn", "fr"]
  private static let texts = [
    "message-", "m", String(repeating: "m", count: 600), "{\"aps\":{\"alert\":\"\u{1F514}\"}}",
    "a \"quoted\"\\text\t",
    " a+b%41\n ",
  ]

  /// Hexadecimal digits of a given length. Two such tokens differ in the last digit alone.
  private static func token(_ text: String, length: Int, isUpper: Bool) -> String {
    let parts = text.split(separator: "-")
    let number = parts.last.flatMap { Int($0) } ?? 0
    let kind = parts.first == "voip" ? "b" : "a"
    let end = String(number, radix: 16)
    let digits = String(repeating: "0f" + kind + "7", count: length / 4).dropLast(end.count) + end
    return isUpper ? digits.uppercased() : String(digits)
  }
}

/// A translation of texts in both directions.
private struct Translation: Sendable {
  private var sent: [String: String]
  /// The original texts by the bytes of their values: `String` would not tell apart two normal forms of Unicode.
  private var meant: [[UInt8]: String]
  /// Makes the value for a new text.
  private let make: @Sendable (String) -> String

  init(_ sent: [String: String] = [:], make: @escaping @Sendable (String) -> String = { $0 }) {
    self.sent = sent
    self.make = make
    meant = Dictionary(uniqueKeysWithValues: sent.map { (Array($1.utf8), $0) })
  }

  init(make: @escaping @Sendable (String) -> String) { self.init([:], make: make) }

  mutating func add(_ text: String, _ other: String) {
    sent[text] = other
    meant[Array(other.utf8)] = text
  }

  mutating func sent(_ text: String) -> String {
    if text.isEmpty { return text }
    if let known = sent[text] { return known }
    // What the port has made up itself comes back as it was.
    if text.hasSuffix(Self.stranger) { return String(text.dropLast(Self.stranger.count)) }
    let made = make(text)
    add(text, made)
    return made
  }

  /// The text that a value stands for. A value that was never sent stands for no text of a case.
  func meant(_ text: String) -> String {
    meant[Array(text.utf8)] ?? (text.isEmpty ? text : text + Self.stranger)
  }

  func known(_ text: String) -> String? { sent[text] }

  private static let stranger = " (never sent)"
}
