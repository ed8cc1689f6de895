import JSON
import PushModel

/// The symbols of the cases and the values that the port sees in their place.
///
/// The values are short on purpose, and the same in every run, so that transcripts can be compared.
package enum Symbols {
  /// The number of tokens and of messages of each kind that a case can name.
  static let count = 9

  private static let named: [(symbol: String, value: String)] =
    [
      ("$userA", "user-a"), ("$userB", "user-b"), ("$device", "device-1"),
      ("$app", "app-1"), ("$otherApp", "app-2"),
    ]
    + (1...count).flatMap { number in
      [
        ("$token\(number)", "token-\(number)"), ("$voip\(number)", "voip-\(number)"),
        ("$message\(number)", "message-\(number)"),
      ]
    }

  private static let values = Dictionary(uniqueKeysWithValues: named.map { ($0.symbol, $0.value) })
  private static let symbols = Dictionary(uniqueKeysWithValues: named.map { ($0.value, $0.symbol) })

  package static let all: [String] = named.map(\.symbol)

  package static let device = "device-1"
  /// The app key of a setting without one.
  package static let app = "app-1"

  /// The value of a symbol; `nil` if the symbol does not exist. Any other text stands for itself.
  package static func value(of text: String) -> String? {
    text.utf8.first == UInt8(ascii: "$") ? values[text] : text
  }

  /// The symbol of a value, or else the value itself.
  package static func symbol(of value: String) -> String { symbols[value] ?? value }

  /// The notification tokens in the order in which they are issued.
  private static let tokens = (1...count).map { "token-\($0)" }
  /// The VoIP tokens in the order in which they are issued.
  private static let voipTokens = (1...count).map { "voip-\($0)" }

  /// A token by its index; there are more than a case can name.
  static func token(_ index: Int, of type: PushType) -> String {
    let (known, prefix) = type == .apns ? (tokens, "token-") : (voipTokens, "voip-")
    return index < count ? known[index] : "\(prefix)\(index + 1)"
  }
}

extension ObjectReader {
  /// The value of a text in which symbols may stand for values.
  func value(_ name: String) throws(JSONError) -> String? {
    guard let node = self[name] else { return nil }
    return try node.caseValue()
  }
}

extension JSONNode {
  func caseValue() throws(JSONError) -> String {
    let text = try string()
    guard let value = Symbols.value(of: text) else {
      throw .unknown("symbol", text, at: place, valid: Symbols.all)
    }
    return value
  }
}
