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
  case voip, query, update, unregistration

  /// The area as a sentence names it.
  public var title: String {
    switch self {
    case .voip: "VoIP"
    case .query: "query"
    case .update: "update"
    case .unregistration: "unregistration"
    }
  }
}

extension Set<OptionalArea> {
  /// The areas in a sentence, in their own order.
  package var titles: String {
    OptionalArea.allCases.filter(contains).map(\.title).joined(separator: ", ")
  }
}

extension ConformanceCase {
  /// The areas without which it cannot be played in an edition.
  public func areas(in edition: Edition) -> Set<OptionalArea> {
    var areas = Set(steps.flatMap { $0.action.areas(in: edition) })
    if given.isAboutVoIP { areas.insert(.voip) }
    return areas
  }

  /// Sets all delegates where a step has to do with VoIP, and the case does not say which are set.
  mutating func setDelegatesWhereNeeded() {
    guard given.delegate == .whereNeeded else { return }
    let isAboutVoIP = steps.contains { step in editions.contains { step.action.areas(in: $0).contains(.voip) }
    }
    if isAboutVoIP { given.delegate = .set }
  }

  /// The kinds of observation that it expects, of those that a port may be unable to show.
  var optionalObservations: Set<OptionalObservation> {
    Set(steps.flatMap(\.see).flatMap(\.value.items).compactMap(\.kind))
  }
}

extension Given {
  /// Whether the setting has to do with VoIP messages or tokens.
  package var isAboutVoIP: Bool {
    registered.contains(.voip) || configuration.pushTypes?.contains(.voip) ?? false || world.pushkit != nil
      || world.app != nil
  }
}

extension CaseAction {
  /// The areas that the step belongs to in an edition.
  package func areas(in edition: Edition) -> Set<OptionalArea> {
    switch self {
    case .register(let type, _, _), .tokenAnswered(let type, _), .tokenChanges(let type): Self.areas(type)
    case .query(let type): Self.areas(type).union([.query])
    case .unregister(let type, _): Self.areas(type).union([.unregistration])
    case .update: [.update]
    // Where one delegate is told of everything, it is not about VoIP.
    case .setDelegate: edition.registersAllTypesAtOnce ? [] : [.voip]
    case .voipArrives, .tokenInvalidated: [.voip]
    case .initialize(let changes, _): changes.pushTypes?.contains(.voip) ?? false ? [.voip] : []
    case .world(let changes): changes.pushkit != nil || changes.app != nil ? [.voip] : []
    case .setUser, .promptAnswered, .settings, .serverAnswers, .network, .terminates, .launches,
      .entersForeground, .entersBackground, .timePasses:
      []
    }
  }

  private static func areas(_ type: PushType) -> Set<OptionalArea> { type == .voip ? [.voip] : [] }
}
