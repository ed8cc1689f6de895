public import PushModel

/// The port under test and its declarations about itself. No declaration makes a case pass.
public struct Profile: Hashable, Sendable {
  /// The name and version of the adapter.
  public var adapter: String
  /// The name and version of the port.
  public var implementation: String
  /// The edition that the port claims to follow.
  public var edition: Edition?
  /// The stimuli that the port can receive; `nil` means all. Cases with others are not run, and leave the result
  /// open.
  public var capabilities: Set<Capability>?
  /// Kinds of observation that the port cannot show: they are not judged.
  public var unobserved: Set<OptionalObservation> = []
  /// Areas that the port does not offer: cases that need them are not played.
  public var without: Set<OptionalArea> = []

  /// A port that claims an edition and can do everything.
  public init(adapter: String, implementation: String, edition: Edition?) {
    self.adapter = adapter
    self.implementation = implementation
    self.edition = edition
  }
}

/// A stimulus that a port can receive, by its name in the adapter protocol.
public enum Capability: String, CaseIterable, Hashable, Sendable {
  case initialize, setDelegate, setUser, register, query, unregister, update
  case answer, tokenChanged, tokenInvalidated, message, network, terminate, launch, foreground, background,
    time
}

/// A kind of observation, by its name in the adapter protocol.
enum ObservationKind: String, CaseIterable {
  case completed, request, message, reportedCall

  /// The kind as an optional one; `nil` if every port has to show it.
  var optional: OptionalObservation? { OptionalObservation(rawValue: rawValue) }
}

/// A kind of observation that a port may be unable to show. Completions and requests are not among them: without those
/// nothing could be judged.
public enum OptionalObservation: String, CaseIterable, Hashable, Sendable {
  /// A message that reaches the delegate.
  case message
  /// A call that the port itself reports.
  case reportedCall
}

/// An area that a port need not offer. Initialisation, registration, permission and user are not among them.
public enum OptionalArea: String, CaseIterable, Hashable, Sendable {
  case voip, query, update, unregistration, messages

  /// The name of the area in a sentence.
  public var title: String {
    switch self {
    case .voip: "VoIP"
    case .query: "query"
    case .update: "update"
    case .unregistration: "unregistration"
    case .messages: "notification messages"
    }
  }
}

extension Set<OptionalArea> {
  /// The areas as part of a sentence, in their own order.
  package var titles: String { OptionalArea.allCases.filter(contains).map(\.title).joined(separator: ", ") }
}
