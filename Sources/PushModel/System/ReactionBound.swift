/// Tells when what the machines lead to has no end, as in a mutant: one thing within another, or all that one
/// stimulus leads to, more often than is taken to have an end.
package struct ReactionBound: Sendable {
  /// Whether the bound was passed. Nothing more may follow then.
  package private(set) var isPassed = false
  private var depth = 0
  private var count = 0

  private static let depthLimit = 100
  private static let countLimit = 1000

  package init() {}

  /// What follows from now on is counted anew.
  package mutating func beginStimulus() { count = 0 }

  /// A reaction begins, within those that have not ended; `false` if there is no end to them.
  ///
  /// Where each of two things leads to two, stopping at the depth alone would itself have no end.
  package mutating func begin() -> Bool {
    depth += 1
    count += 1
    if depth > Self.depthLimit || count > Self.countLimit { isPassed = true }
    return !isPassed
  }

  /// The reaction that began last has ended.
  package mutating func end() { depth -= 1 }

  /// There is no end within a reaction.
  package mutating func pass() { isPassed = true }
}
