import Foundation

import CommandSupport
/// The checksum SHA-256 (FIPS 180-4), by which a document is identified.
enum SHA256 {
  /// The checksum of some bytes, in hexadecimal digits.
  static func digest(of bytes: [UInt8]) -> String {
    let padded = padded(bytes)
    var hash = initial
    for start in stride(from: 0, to: padded.count, by: 64) { mix(padded[start..<start + 64], into: &hash) }
    return hash.map { word in
      let digits = String(word, radix: 16)
      return String(repeating: "0", count: 8 - digits.count) + digits
    }.joined()
  }

  /// The bytes, a one bit, zeros, and their number in bits: a multiple of 64 bytes.
  private static func padded(_ bytes: [UInt8]) -> [UInt8] {
    var padded = bytes + [0x80]
    padded += [UInt8](repeating: 0, count: (64 + 56 - padded.count % 64) % 64)
    let bits = UInt64(bytes.count) * 8
    return padded + (0..<8).map { UInt8(truncatingIfNeeded: bits >> UInt64(56 - 8 * $0)) }
  }

  private static func mix(_ block: ArraySlice<UInt8>, into hash: inout [UInt32]) {
    let bytes = Array(block)
    var words = (0..<16).map { place in
      bytes[4 * place..<4 * place + 4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    }
    for place in 16..<64 {
      let (early, late) = (words[place - 15], words[place - 2])
      let one = rotated(early, 7) ^ rotated(early, 18) ^ early >> 3
      let other = rotated(late, 17) ^ rotated(late, 19) ^ late >> 10
      words.append(words[place - 16] &+ one &+ words[place - 7] &+ other)
    }
    var state = hash
    for place in 0..<64 {
      let (a, e) = (state[0], state[4])
      let choice = e & state[5] ^ ~e & state[6]
      let majority = a & state[1] ^ a & state[2] ^ state[1] & state[2]
      let first =
        state[7] &+ (rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)) &+ choice &+ constants[place]
        &+ words[place]
      let second = (rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)) &+ majority
      state = [first &+ second] + state[0..<3] + [state[3] &+ first] + state[4..<7]
    }
    for place in hash.indices { hash[place] &+= state[place] }
  }

  private static func rotated(_ word: UInt32, _ count: UInt32) -> UInt32 {
    word >> count | word << (32 - count)
  }

  /// The first 32 bits of the fractions of the square roots of the first eight primes.
  private static let initial = primes.prefix(8).map { fraction(of: Double($0).squareRoot()) }

  /// The first 32 bits of the fractions of the cube roots of the first 64 primes.
  private static let constants = primes.map { fraction(of: cbrt(Double($0))) }

  private static let primes = (2...311).filter { number in
    (2..<number).allSatisfy { !number.isMultiple(of: $0) }
  }

  private static func fraction(of number: Double) -> UInt32 {
    UInt32((number - number.rounded(.down)) * 4_294_967_296)
  }
}
