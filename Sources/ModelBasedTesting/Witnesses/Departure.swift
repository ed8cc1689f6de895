package import Conformance
public import PushModel

/// A step of a port that the specification allows under no reading.
public struct Departure: Sendable {
  /// The case.
  package let source: ConformanceCase
  /// The number of the step, counted from 1; 0 where the setting was not reached as it should be.
  public let step: Int
  /// Whether the case passes all the same: no document decides the machines' expectation here, so the case
  /// does not ask for it.
  public let isAllowedByCase: Bool
  /// The observation of the port.
  public let seen: String
  /// The allowed ways at that step.
  public let allowed: [Allowed]
  /// An allowed way.
  public struct Allowed: Sendable {
    /// The expected observation; `nil` where the specification takes the step for impossible.
    public let seen: String?
    /// The readings behind it, of the questions that the step asks.
    public let readings: [ReadingSet]
    /// The rules behind it.
    public let rules: [RuleTaken]
  }

  /// The steps up to the one that departs, in the words of the case tables.
  public var steps: [String] { source.words(upTo: step) }

  /// The setting in the words of the case tables; `nil` where it is the usual one.
  public var given: String? { source.settingWords }
}
