public import PushModel
public import StateMachines

/// The reaction to a move in a situation, machine by machine.
public struct Trace: Sendable {
  /// The edition.
  public let edition: Edition
  /// The chosen readings. Other questions follow their first ones.
  public let readings: Readings
  /// The steps before.
  public let given: [String]
  /// The move.
  public let move: String
  /// The events, in order. Each runs to completion before the next.
  public let events: [TracedEvent]
  /// The views of the SDK besides its requests.
  public let seen: [String]
  /// The changes that no event reports.
  public let afterwards: [String]
  /// The gaps that it touches.
  public let gaps: [Gap]

  /// An event with its consequences.
  public struct TracedEvent: Sendable {
    /// The event; `nil` if no machine learns of the move.
    public let event: Event?
    /// The routes of the event.
    public let routes: [TracedRoute]
    /// The requests and views at the edge.
    public let edge: [String]
  }

  /// Traces a move in a situation.
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
    gaps = Gap.blur(of: move, in: situation.state, of: edition).gaps.gaps
  }

  /// Traces a move in words in a situation.
  public init(_ words: String, in situation: Situation) throws(Situation.Failure) {
    self.init(try situation.move(words), in: situation)
  }
}

extension Trace.TracedEvent {
  /// The event, in a few words.
  public var text: String { event?.text ?? "nobody learns of it" }

  /// All followed rules, in order.
  public var rules: [TracedRule] { routes.flatMap(\.rules) }
}

extension TracedRoute {
  /// All followed rules of the route, in order.
  var rules: [TracedRule] {
    guard case .rule(let rule, _) = result else { return [] }
    return [rule] + rule.outputs.flatMap(\.routes).flatMap(\.rules)
  }
}

extension TracedRule {
  /// Whether the rule, or a route of its outputs, cites an id.
  fileprivate func cites(_ id: String) -> Bool {
    rule.citation.id == id || outputs.flatMap(\.routes).flatMap(\.citations).contains { $0.id == id }
  }
}

extension ClosedSystem.Happening.Edge {
  /// The request or the view, in a few words.
  func text(_ seen: (Sight) -> String) -> String {
    switch self {
    case .asked(let request, let waits): "asks \(request.text)" + (waits ? ", and waits" : "")
    case .seen(let sight): seen(sight)
    }
  }
}

extension PushSystem.Request {
  /// The request, in a few words.
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
