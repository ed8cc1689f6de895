import PushModel
import StateMachines

/// A trace as a sequence diagram of messages.
///
/// Unconcerned machines and effects on values are left out.
public struct SequenceDiagram: Hashable, Sendable {
  private(set) var messages: [Message] = []

  struct Message: Hashable, Sendable {
    let from: String
    let to: String
    let text: String
  }

  /// Draws a trace.
  public init(_ trace: Trace) {
    for event in trace.events {
      guard let happened = event.event else { continue }
      for route in event.routes { add(route, from: happened.source) }
    }
  }

  private mutating func add(_ route: TracedRoute, from sender: String) {
    switch route.result {
    case .nobody: break
    case .effect(let effect, let isIdle):
      guard !isIdle, let receiver = effect.receiver else { break }
      messages.append(Message(from: sender, to: receiver, text: effect.text))
    case .rule(let rule, _):
      guard !rule.isIgnored else { break }
      let isMoved = rule.rule.target != rule.rule.state
      let text = rule.rule.input + (isMoved ? " (\(rule.rule.state) → \(rule.rule.target))" : "")
      messages.append(Message(from: sender, to: rule.member, text: text))
      for output in rule.outputs {
        for route in output.routes { add(route, from: rule.member) }
      }
    }
  }

  /// The diagram in the language of Mermaid.
  public var mermaid: String {
    var lines = ["sequenceDiagram"]
    var known: [String] = []
    for message in messages {
      for participant in [message.from, message.to] where !known.contains(participant) {
        known.append(participant)
        let alias = Self.alias(participant)
        if alias != participant { lines.append("  participant \(alias) as \(participant)") }
      }
    }
    lines += messages.map { "  \(Self.alias($0.from))->>\(Self.alias($0.to)): \($0.text)" }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func alias(_ participant: String) -> String {
    String(participant.map { $0 == " " ? "_" : $0 })
  }
}

extension Event {
  /// The sender of the event.
  fileprivate var source: String {
    switch self {
    case .initialize, .setDelegate, .clearDelegate, .setUser, .register, .unregister, .update, .query,
      .setNotificationDelegate, .clearNotificationDelegate:
      "App"
    case .permissionAnswered, .networkReturned, .networkLost, .foreground, .longTimePassed, .processEnded:
      "System"
    case .tokenIssued(.registration), .tokenRefused(.registration), .tokenChanged(.apns): "APNs"
    case .tokenIssued(.systemToken), .tokenRefused(.systemToken): "APNs"
    case .tokenIssued(.voip), .tokenRefused(.voip), .tokenChanged(.voip), .tokenInvalidated, .message:
      "PushKit"
    case .heldMessage: "PushKit"
    case .notification: "System"
    case .served: "Push service"
    }
  }
}

extension Effect {
  /// The receiver of a request or a report; `nil` for other effects.
  fileprivate var receiver: String? {
    switch self {
    case .askPermission, .readPermission: "System"
    case .requestToken(.registration), .requestToken(.systemToken): "APNs"
    case .requestToken(.voip): "PushKit"
    case .send: "Push service"
    case .refuse, .refuseCall, .complete, .completeSystemToken, .deliver: "App"
    case .reportCall: "System"
    case .keep, .discardRequests, .overtakeUpdates, .begin, .beginSystemToken, .queueCall,
      .startQueuedCalls, .hold, .release:
      nil
    }
  }
}
