import Foundation

/// SHA-256 (FIPS 180-4), so that the tests need no library for a digest.
enum SHA256 {
  private static let primes = (2...311).filter { number in
    !(2..<number).contains { number.isMultiple(of: $0) }
  }
  private static let initial = primes.prefix(8).map { fraction(Double($0).squareRoot()) }
  private static let constants = primes.prefix(64).map { fraction(cbrt(Double($0))) }

  /// The digest of some bytes in hexadecimal.
  static func hexadecimal(of message: [UInt8]) -> String {
    let words = padded(message)
    let hash = stride(from: 0, to: words.count, by: 16).reduce(initial) { hash, start in
      compressed(words[start..<start + 16], hash)
    }
    return hash.map { String(repeating: "0", count: $0.leadingZeroBitCount / 4) + String($0, radix: 16) }
      .joined()
  }

  /// The first 32 bits behind the point.
  private static func fraction(_ number: Double) -> UInt32 {
    UInt32((number - number.rounded(.down)) * 4_294_967_296)
  }

  private static func padded(_ message: [UInt8]) -> [UInt32] {
    var bytes = message + [0x80]
    while bytes.count % 64 != 56 { bytes.append(0) }
    let length = UInt64(message.count) * 8
    bytes += (0..<8).map { UInt8(truncatingIfNeeded: length >> (56 - 8 * $0)) }
    return stride(from: 0, to: bytes.count, by: 4).map { start in
      bytes[start..<start + 4].reduce(0) { $0 << 8 | UInt32($1) }
    }
  }

  private static func compressed(_ block: ArraySlice<UInt32>, _ hash: [UInt32]) -> [UInt32] {
    var words = Array(block)
    for index in 16..<64 {
      let (early, late) = (words[index - 15], words[index - 2])
      words.append(
        words[index - 16] &+ words[index - 7]
          &+ (turned(early, 7) ^ turned(early, 18) ^ early >> 3)
          &+ (turned(late, 17) ^ turned(late, 19) ^ late >> 10))
    }
    var state = hash
    for (word, constant) in zip(words, constants) {
      let (first, fifth) = (state[0], state[4])
      let choice = fifth & state[5] ^ ~fifth & state[6]
      let majority = first & state[1] ^ first & state[2] ^ state[1] & state[2]
      let sum = turned(fifth, 6) ^ turned(fifth, 11) ^ turned(fifth, 25)
      let step = state[7] &+ sum &+ choice &+ constant &+ word
      let other = (turned(first, 2) ^ turned(first, 13) ^ turned(first, 22)) &+ majority
      state = [step &+ other] + state[0..<3] + [state[3] &+ step] + state[4..<7]
    }
    return zip(hash, state).map { $0 &+ $1 }
  }

  private static func turned(_ word: UInt32, _ count: UInt32) -> UInt32 {
    word >> count | word << (32 - count)
  }
}
