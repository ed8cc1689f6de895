import Foundation
import MachineAnalysis

/// Malicious or broken inputs: good ones that were spoilt.
///
/// Each is made from a seed and its number alone, so that it can be made again.
struct HostileInputs {
  private var generator: SplitMix64

  init(seed: UInt64, number: Int) {
    generator = SplitMix64(seed: seed ^ (UInt64(truncatingIfNeeded: number) &* 0x9E37_79B9_7F4A_7C15))
    _ = generator.next()
  }

  /// Texts over which programs often stumble.
  private static let stumbles: [[UInt8]] =
    [
      "", "\"", "\\", "{", "}", "[", "]", ",", ":", "null", "true", "-0", "-", "1e999", "0x1", "1.5", "NaN",
      "9223372036854775808", "-9223372036854775809", "65536", "\\u0000", "\\ud800", "\\u001b[2J",
      "\u{1B}[31m",
      "\r\n", "\n", "\u{0}", "\u{202E}", "\u{2028}", "\u{FEFF}", "\u{9B}", "e\u{301}", "$userA", "$",
      "Q-REG-1",
      "\"id\":1,", "\"see\":\"request\",", "\"call\":\"r1\",", "[1270 passed, 0 failed]", "--", "--format",
      "=", "*",
      "%s%n", "../../", "~",
    ].map { Array($0.utf8) }
    + [
      [0xFF, 0xFE], [0xC0, 0x80], [0xED, 0xA0, 0x80], Array(repeating: UInt8(ascii: "["), count: 5000),
      Array(repeating: UInt8(ascii: "x"), count: 5000),
    ]

  mutating func below(_ bound: Int) -> Int { generator.below(bound) }

  mutating func one<Element>(of elements: [Element]) -> Element { elements[below(elements.count)] }

  /// One of some good inputs, spoilt in one to four places.
  mutating func spoilt(_ good: [[UInt8]]) -> [UInt8] {
    var bytes = one(of: good)
    for _ in 0...below(4) { spoil(&bytes, good) }
    return bytes
  }

  private mutating func spoil(_ bytes: inout [UInt8], _ good: [[UInt8]]) {
    let start = below(bytes.count + 1)
    let end = min(bytes.count, start + below(40))
    switch below(7) {
    case 0 where start < bytes.count: bytes[start] = UInt8(truncatingIfNeeded: below(256))
    case 1: bytes.removeSubrange(start..<end)
    case 2: bytes.insert(contentsOf: bytes[start..<end], at: start)
    case 3: bytes.removeSubrange(start...)
    case 4:
      let other = one(of: good)
      let from = below(other.count + 1)
      bytes.insert(contentsOf: other[from..<min(other.count, from + below(200))], at: start)
    case 5: bytes.replaceSubrange(start..<end, with: one(of: Self.stumbles))
    default: bytes.insert(contentsOf: one(of: Self.stumbles), at: start)
    }
  }

  /// A command line: good words, some of them spoilt, left out or in each other's place.
  mutating func spoiltWords(_ good: [[String]], options: [String]) -> [String] {
    var words = one(of: good)
    for _ in 0...below(3) {
      let place = below(words.count + 1)
      switch below(5) {
      case 0 where place < words.count: words.remove(at: place)
      case 1: words.insert(one(of: options), at: place)
      case 2: words.insert(one(of: one(of: good)), at: place)
      case 3 where place < words.count:
        words[place] = String(decoding: spoilt([Array(words[place].utf8)]), as: UTF8.self)
      default: words.append(String(decoding: one(of: Self.stumbles), as: UTF8.self))
      }
    }
    return words
  }
}
