public import JSON
import PushModel
import StateMachines

extension Readings {
  /// An object with the reading of each named question.
  package var json: JSONNode { .object(sorted.map { JSONMember(name: $0.question, node: $0.reading.json) }) }
}

extension Trace {
  /// The trace for programs.
  public var json: JSONNode {
    .object([
      "edition": edition.rawValue.json,
      "readings": readings.json,
      "given": given.json, "step": move.json,
      "gaps": .array(gaps) { gap in
        .object(["when": gap.words.json, "open": gap.blurs.words.json, "per": gap.asked(in: [edition]).json])
      },
      "events": .array(events) { event in
        .object([
          "event": event.event?.text.json ?? .null, "routes": .array(event.routes.map(\.json)),
          "seen": event.edge.json,
        ])
      },
      "afterwards": afterwards.json,
    ])
  }
}

extension TracedRoute {
  fileprivate var json: JSONNode {
    let per = citations.isEmpty ? nil : citations.map(\.id).json
    return switch result {
    case .effect(let effect, let isIdle):
      .object(["effect": effect.text.json, "idle": isIdle ? true.json : nil, "per": per])
    case .nobody(let lookUp): .object(["asks": lookUp.text.json, "rule": .null, "per": per])
    case .rule(let rule, let value):
      .object(["asks": value?.lookUp.text.json, "finds": value?.kinds.json, "rule": rule.json, "per": per])
    }
  }
}

extension TracedRule {
  fileprivate var json: JSONNode {
    .object([
      "machine": rule.machine.json, "part": rule.channel?.rawValue.json, "state": rule.state.json,
      "input": rule.input.json, "to": isImpossible ? .null : rule.target.json, "per": rule.citation.id.json,
      "source": "\(rule.place.file):\(rule.place.line)".json, "concerned": (!isIgnored).json,
      "outputs": .array(outputs) {
        .object(["output": $0.name.json, "routes": .array($0.routes.map(\.json))])
      },
      "questions": .array(forks.map(\.json)),
    ])
  }
}

extension TracedFork {
  fileprivate var json: JSONNode {
    .object([
      "question": question.json, "asks": OpenQuestion.named(question)?.asks.json, "followed": followed.json,
      "leaning": OpenQuestion.named(question)?.leaning?.reading.json,
      "others": .array(others.map { .object(["reading": $0.reading.json, "does": $0.deed.json]) }),
    ])
  }
}
