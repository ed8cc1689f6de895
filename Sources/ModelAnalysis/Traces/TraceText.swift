import PushModel
import StateMachines

extension Trace {
  /// The trace as an indented tree.
  public var text: String {
    var lines = ["\(move) in \(edition.rawValue)"]
    if !readings.sorted.isEmpty { lines.append("readings: " + readings.texts.joined(separator: " ")) }
    lines.append(
      "given: "
        + (given.isEmpty ? "a device on which the app was just started" : given.joined(separator: "; ")))
    for gap in gaps {
      lines.append(
        "nobody decides \(gap.blurs.words.joined(separator: ", ")): \(gap.words) [\(gap.asked(in: [edition]))]"
      )
    }
    for event in events { lines += [""] + event.lines }
    if !afterwards.isEmpty { lines += [""] + afterwards.map { "afterwards: \($0)" } }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension Trace.TracedEvent {
  fileprivate var lines: [String] {
    [text] + routes.flatMap { $0.lines(of: nil, indent: 1) } + routes.unconcerned(indent: 1)
      + edge.map { "  seen: \($0)" }
  }
}

extension [TracedRoute] {
  /// The unconcerned machines, in one line.
  fileprivate func unconcerned(indent: Int) -> [String] {
    let names = compactMap(\.unconcerned)
    let margin = String(repeating: "  ", count: indent)
    return names.isEmpty ? [] : ["\(margin)not concerned: \(names.joined(separator: ", "))"]
  }
}

extension TracedRoute {
  /// The machine, if it is unconcerned and no open question decides that.
  fileprivate var unconcerned: String? {
    guard case .rule(let rule, _) = result, rule.isIgnored, rule.forks.isEmpty else { return nil }
    return rule.member
  }

  /// The route with its consequences; `output` is the output that led to it, `nil` for the event itself.
  fileprivate func lines(of output: String?, indent: Int) -> [String] {
    guard unconcerned == nil else { return [] }
    let margin = String(repeating: "  ", count: indent)
    let ids = citations.map(\.id).joined(separator: ", ")
    let cited = ids.isEmpty ? "" : " [\(ids)]"
    switch result {
    case .nobody: return []
    case .effect(let effect, let isIdle):
      return [
        margin + (output.map { "\($0): " } ?? "") + effect.text + cited + (isIdle ? " (without effect)" : "")
      ]
    case .rule(let rule, let value):
      let led = output.map { "\($0) → " } ?? ""
      let asked = value.map { " (\($0.text)\(ids.isEmpty ? "" : ", \(ids)"))" } ?? ""
      var lines = [margin + led + rule.line + asked]
      lines += rule.forks.map { "\(margin)  ? \($0.text)" }
      for output in rule.outputs {
        lines += output.routes.isEmpty ? ["\(margin)  \(output.name)"] : []
        lines += output.routes.flatMap { $0.lines(of: output.name, indent: indent + 1) }
      }
      return lines + rule.outputs.flatMap(\.routes).unconcerned(indent: indent + 1)
    }
  }
}

extension TracedRoute.Value {
  /// The question to the state, with its answer.
  var text: String { "\(lookUp.text): \(kinds.joined(separator: " or "))" }
}

extension TracedRule {
  /// The rule in a line.
  fileprivate var line: String {
    "\(member): \(rule.state) on \(rule.input) → \(leads) [\(rule.citation.id)]"
  }

  /// The target, or the reason why there is none.
  var leads: String {
    if isImpossible { return "impossible" }
    if isIgnored { return "not concerned" }
    return rule.target == rule.state ? "stays" : rule.target
  }
}

extension TracedFork {
  /// The question with the followed reading, and the others.
  var text: String {
    let others = others.map { "\($0.reading) → \($0.deed)" }.joined(separator: "; ")
    return "\(question) \(followed); others: \(others)"
  }
}
