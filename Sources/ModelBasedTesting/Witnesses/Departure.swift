package import Conformance
public import PushModel

/// A step in which a port does what the specification allows under no reading.
public struct Departure: Sendable {
  /// The case.
  package let source: ConformanceCase
  /// The number of the step, counted from 1; 0 where the setting could not be reached as it should.
  public let step: Int
  /// Whether the case came out well all the same: it does not ask for what the machines do here, since no document
  /// decides it.
  public let isAllowedByCase: Bool
  /// What was seen of the port.
  public let seen: String
  /// The allowed ways at that step.
  public let allowed: [Allowed]
  /// Something that the specification allows.
  public struct Allowed: Sendable {
    /// What must be seen; `nil` where the specification takes the step for impossible.
    public let seen: String?
    /// The readings under which it must, of the questions that the step asks.
    public let readings: [ReadingSet]
    /// The rules that say so.
    public let rules: [RuleTaken]
  }

  /// The steps up to the one that departs, in the words of the case tables.
  public var steps: [String] { source.words(upTo: step) }

  /// The setting in the words of the case tables; `nil` where it is the usual one.
  public var given: String? { source.settingWords }
}
