public import PushModel

/// Who is under test, and what it declares of itself. What is declared never makes a case pass.
public struct Profile: Hashable, Sendable {
  /// The name and version of the adapter.
  public var adapter: String
  /// The name and version of the port.
  public var implementation: String
  /// The edition that the port claims to follow.
  public var edition: Edition?
  /// What can happen to the port; `nil` means everything. What cannot is not run, and leaves the result open.
  public var capabilities: Set<Capability>?
  /// What the port does but cannot show: it is not judged.
  public var unobserved: Set<OptionalObservation> = []
  /// What the port does not offer: cases that need it are not played.
  public var without: Set<OptionalArea> = []

  /// A port that claims an edition and can do everything.
  public init(adapter: String, implementation: String, edition: Edition?) {
    self.adapter = adapter
    self.implementation = implementation
    self.edition = edition
  }
}

/// Something that can happen to a port, by the name that the adapter protocol has for it.
public enum Capability: String, CaseIterable, Hashable, Sendable {
  case initialize, setDelegate, setUser, register, query, unregister, update
  case answer, tokenChanged, tokenInvalidated, message, network, terminate, launch, foreground, background,
    time
}

/// A kind of observation, by the name that the adapter protocol has for it.
enum ObservationKind: String, CaseIterable {
  case completed, request, message, reportedCall

  /// The kind, if a port may be unable to show it.
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

  /// The area as a sentence names it.
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
  /// The areas in a sentence, in their own order.
  package var titles: String {
    OptionalArea.allCases.filter(contains).map(\.title).joined(separator: ", ")
  }
}
