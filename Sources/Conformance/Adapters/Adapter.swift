import JSON
public import PushModel

/// The connection of a port to the suite, in the same process.
///
/// The suite calls `reset` before each case and `perform` for each stimulus, one at a time. `perform` returns once
/// nothing more can happen without another stimulus.
public protocol Adapter {
  /// The port under test and its abilities.
  var profile: Profile { get throws(AdapterFault) }

  /// Puts the port into the state of a fresh installation on the device.
  mutating func reset(_ setting: Setting) throws(AdapterFault)

  /// Performs one stimulus, and returns what the port did; `name` names a call, so that its completion can be told
  /// apart.
  mutating func perform(_ stimulus: Stimulus, as name: String?) throws(AdapterFault) -> Reply

  /// Restarts the port after a crash or a hang, and greets it again.
  mutating func restart() throws(AdapterFault)

  /// The last output of the port: the tail of its standard error.
  var diagnostics: String { get }
}

/// A port that lives as long as the suite does: after a fault nothing more is played on it.
extension Adapter {
  /// Throws the fault that says that the port cannot be restarted.
  public mutating func restart() throws(AdapterFault) {
    throw AdapterFault(.cannotRestart, "the port cannot be started anew")
  }

  /// Empty: such a port has no standard error of its own.
  public var diagnostics: String { "" }
}

/// The device and the case that a port is reset for.
public struct Setting: Hashable, Sendable {
  /// The id of the case that is about to be played.
  public var caseID: String
  /// The edition that is played.
  public var edition: Edition
  /// The identifier of the device.
  public var deviceIdentifier: String
  /// The language of the device.
  public var language: String

  /// A setting for a case on a device.
  public init(caseID: String, edition: Edition, deviceIdentifier: String, language: String) {
    self.caseID = caseID
    self.edition = edition
    self.deviceIdentifier = deviceIdentifier
    self.language = language
  }
}

/// A port's reply to a stimulus.
public enum Reply: Hashable, Sendable {
  /// The observations, in order.
  case observed([Observation])
  /// The port lacks the stimulus; the reason says what is missing.
  case unsupported(String)
  /// The adapter itself failed.
  case failed(String)
}

/// An adapter that cannot be talked to any more.
public struct AdapterFault: Error, Hashable, Sendable {
  /// The kind of fault.
  public var kind: Kind
  /// The symptom, in plain words.
  public var message: String
  /// Whether a play was over when it showed: a reset found a second answer to an earlier request.
  public var isOfPlayBefore = false

  /// The kinds of fault.
  public enum Kind: String, Hashable, Sendable {
    /// The adapter could not be started.
    case notStarted
    /// The adapter did not answer the greeting as the protocol asks.
    case handshake
    /// The adapter broke the protocol: garbage, half a line, a wrong id.
    case protocolBroken
    /// The adapter ended while a request was open.
    case ended
    /// The adapter did not answer in time.
    case timeout
    /// The adapter has hung longer in all than a run waits.
    case givenUp
    /// The run was interrupted on request.
    case interrupted
    /// The adapter cannot be restarted.
    case cannotRestart
  }

  /// A fault.
  public init(_ kind: Kind, _ message: String) {
    self.kind = kind
    // An adapter's message must not look like a line of the suite.
    self.message = message.shown(upTo: 600)
  }
}
