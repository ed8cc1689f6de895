/// Why learning had to stop.
public enum LearningFailure<PortFailure: Error>: Error {
  /// The port failed; the word is what it had been given since its reset, the last input included.
  case port(PortFailure, word: [Int])
  /// The port was asked the same word twice and answered differently.
  case nondeterministic(Nondeterminism)
}

extension LearningFailure: Equatable where PortFailure: Equatable {}

/// One word, answered in two ways.
public struct Nondeterminism: Hashable, Sendable {
  /// The inputs since the reset; the last is the one that was answered differently.
  public var word: [Int]
  /// The outputs that were observed first, one for each input.
  public var first: [Int32]
  /// The outputs that were observed later, one for each input.
  public var second: [Int32]
}

/// What it cost to ask a port.
public struct QueryCount: Hashable, Sendable {
  /// How often the port was reset.
  public var resets = 0
  /// How many inputs the port was given in all.
  public var symbols = 0
  /// How many words were answered from what had been observed before, without asking the port.
  public var cacheHits = 0

  /// Nothing was asked so far.
  public init() {}
}
