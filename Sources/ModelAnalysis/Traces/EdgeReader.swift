import PushModel
import StateMachines

/// Tells which effects are seen at the edge. A request or a report without a receiver is not seen.
struct EdgeReader {
  private var rest: ArraySlice<ClosedSystem.Happening.Edge>

  /// Reads what an event does at the edge, in order. Other views of the world are left out.
  init(_ edge: [ClosedSystem.Happening.Edge]) {
    rest =
      edge.filter {
        switch $0 {
        case .asked, .seen(.message), .seen(.notification), .seen(.reported): true
        case .seen(let sight): if case .completed = sight.kind { true } else { false }
        }
      }[...]
  }

  /// Whether the next effect is seen; one that never shows at the edge counts as seen.
  mutating func takesPart(_ effect: Effect) -> Bool {
    guard effect.showsAtTheEdge else { return true }
    guard let first = rest.first, effect.shows(first) else { return false }
    rest.removeFirst()
    // Joined calls end together.
    while effect.endsCalls, let next = rest.first, effect.shows(next) { rest.removeFirst() }
    return true
  }
}

extension Effect {
  fileprivate var endsCalls: Bool {
    switch self {
    case .refuse, .refuseCall, .complete, .completeSystemToken: true
    case .askPermission, .readPermission, .requestToken, .send, .deliver, .reportCall, .keep,
      .discardRequests, .overtakeUpdates, .begin, .beginSystemToken, .queueCall, .startQueuedCalls,
      .hold, .release:
      false
    }
  }

  fileprivate var showsAtTheEdge: Bool {
    switch self {
    case .askPermission, .readPermission, .requestToken, .send, .deliver, .reportCall: true
    case .refuse, .refuseCall, .complete, .completeSystemToken, .keep, .discardRequests, .overtakeUpdates,
      .begin, .beginSystemToken, .queueCall, .startQueuedCalls, .hold, .release:
      endsCalls
    }
  }

  /// Whether the effect shows as this edge.
  fileprivate func shows(_ edge: ClosedSystem.Happening.Edge) -> Bool {
    switch (self, edge) {
    case (.askPermission, .asked(.permission, _)), (.readPermission, .asked(.permissionStatus, _)),
      (.requestToken, .asked(.token, _)), (.deliver(.voip), .seen(.message)),
      (.deliver(.apns), .seen(.notification)), (.reportCall, .seen(.reported)):
      true
    case (.send(let purpose), .asked(let request, _)): purpose.asks(request)
    case (.complete(let call, let channel, _), .seen(let sight)): sight.isCompletion(of: call, channel)
    case (.refuse, .seen(let sight)), (.refuseCall, .seen(let sight)),
      (.completeSystemToken, .seen(let sight)):
      if case .completed = sight.kind { true } else { false }
    case (_, .asked), (_, .seen): false
    }
  }
}

extension ServerPurpose {
  /// Whether the request fits the purpose.
  fileprivate func asks(_ request: PushSystem.Request) -> Bool {
    switch (self, request) {
    case (.register(let channel), .register(let asked, _)), (.update(let channel), .register(let asked, _)),
      (.updateForCall(let channel), .update(let asked, _)),
      (.updateBeside(let channel), .update(let asked, _)),
      (.unregister(let channel), .unregister(let asked)), (.removal(let channel), .unregister(let asked)),
      (.query(let channel), .query(let asked)):
      channel == asked
    case (_, .permission), (_, .permissionStatus), (_, .token), (_, .register), (_, .update),
      (_, .unregister),
      (_, .query):
      false
    }
  }
}
