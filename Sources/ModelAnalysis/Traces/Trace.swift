public import PushModel
public import StateMachines

/// What happens, machine by machine, when something happens to the SDK in a situation.
public struct Trace: Sendable {
  /// The edition.
  public let edition: Edition
  /// The readings that were chosen; other questions follow their first.
  public let readings: Readings
  /// What was given.
  public let given: [String]
  /// What happens.
  public let move: String
  /// The events, in order: each runs to completion before the next.
  public let events: [TracedEvent]
  /// What is seen of the SDK besides its requests.
  public let seen: [String]
  /// What is different afterwards and was not told by an event.
  public let afterwards: [String]
  /// What nobody decides of it.
  public let gaps: [Gap]

  /// An event, and what followed from it.
  public struct TracedEvent: Sendable {
    /// What happened; `nil` if nobody learned of it.
    public let event: Event?
    /// What came of it.
    public let routes: [TracedRoute]
    /// What is seen at the edge.
    public let edge: [String]
  }

  /// Lets a move happen in a situation.
  public init(_ move: ClosedSystem.Move, in situation: Situation) {
    let system = situation.system
    let traced = system.trace(move, in: situation.state)
    let tables = PushTables.of(system.edition)
    edition = system.edition
    readings = situation.readings
    given = situation.steps
    self.move = move.text
    let routes = traced.happenings.map { happening in
      var reader = TraceReader(happening, in: tables)
      return reader.read(happening.event.map { tables.events[$0.place] } ?? [])
    }
    let systemFails = routes.joined().flatMap(\.rules).contains { $0.cites("ERR-4") }
    func text(_ sight: Sight) -> String { sight.text(in: system.edition, whereSystemFails: systemFails) }
    events = zip(traced.happenings, routes).map { happening, routes in
      TracedEvent(event: happening.event, routes: routes, edge: happening.edge.map { $0.text(text) })
    }
    let told = traced.happenings.flatMap(\.edge).compactMap { edge -> Sight? in
      if case .seen(let sight) = edge { sight } else { nil }
    }
    seen = told.map(text)
    afterwards = traced.reaction.seen.filter { !told.contains($0) }.map(text)
    gaps = Gap.blur(of: move, in: situation.state, of: edition).gaps
  }

  /// Lets what is said happen in a situation.
  public init(_ words: String, in situation: Situation) throws(Situation.Failure) {
    self.init(try situation.move(words), in: situation)
  }
}

extension Trace.TracedEvent {
  /// The event, in a few words.
  public var text: String { event?.text ?? "nobody learns of it" }

  /// Every rule that was followed, in order.
  public var rules: [TracedRule] { routes.flatMap(\.rules) }
}

extension TracedRoute {
  /// Every rule that was followed because of the route, in order.
  var rules: [TracedRule] {
    guard case .rule(let rule, _) = result else { return [] }
    return [rule] + rule.outputs.flatMap(\.routes).flatMap(\.rules)
  }
}

extension TracedRule {
  /// Whether the rule, or a route that its outputs take, cites an id.
  fileprivate func cites(_ id: String) -> Bool {
    rule.citation.id == id || outputs.flatMap(\.routes).flatMap(\.citations).contains { $0.id == id }
  }
}

extension ClosedSystem.Happening.Edge {
  /// What is done or seen, in a few words.
  func text(_ seen: (Sight) -> String) -> String {
    switch self {
    case .asked(let request, let waits): "asks \(request.text)" + (waits ? ", and waits" : "")
    case .seen(let sight): seen(sight)
    }
  }
}

extension PushSystem.Request {
  /// What is asked, in a few words.
  fileprivate var text: String {
    switch self {
    case .permission: "the system for the permission"
    case .permissionStatus: "the system for the permission's status"
    case .token(.apns): "the system for the token of apns"
    case .token(.voip): "PushKit for the token of voip"
    case .register(let channel, let record):
      "the server to register \(channel.rawValue) for \(record.owner == .none ? "nobody" : record.owner.text)"
        + (record.consent == .none ? "" : ", agreement \(record.consent.text)")
    case .update(let channel, _): "the server to update \(channel.rawValue)"
    case .unregister(let channel): "the server to unregister \(channel.rawValue)"
    case .query(let channel): "the server for what it holds of \(channel.rawValue)"
    }
  }
}
