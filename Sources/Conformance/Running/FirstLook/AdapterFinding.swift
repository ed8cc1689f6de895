package import PushModel

/// A fault of an adapter that makes the cases say nothing of its port.
package struct AdapterFinding: Sendable {
  /// The verdict of the case that stands for the finding.
  package let verdict: Verdict
  /// The finding in a few words.
  package let root: String
  /// The explanation, line by line, each with its heading: what was done, what was seen, and what to write instead.
  package let lines: [(heading: String, text: String)]
  /// Whether the run ends, since the finding spoils every case.
  package var endsRun = true

  /// The loss of the port, or a breach of the protocol, in the first look; `again` is the fault of a second look, if
  /// there was one.
  static func lost(_ fault: AdapterFault, again: AdapterFault?, _ diagnostics: String) -> AdapterFinding {
    let lines =
      [("again", again?.message ?? "in a fresh process the same comes to its end")]
      + TextReport.diagnostics(diagnostics).map { ("", $0) }
    guard fault.isLoss else {
      // A breach of the protocol is the first thing to tell.
      return AdapterFinding(verdict: .adapterFault, root: fault.message, lines: lines, endsRun: false)
    }
    let lostAgain: Verdict = fault.kind == .timeout ? .timeout : .crash
    return AdapterFinding(
      verdict: again?.isLoss == true ? lostAgain : .unsteady, root: PlayProblem.fault(fault).root,
      lines: [("once", fault.message)] + lines, endsRun: false)
  }

  /// The text about a reset that keeps state.
  static let keeps = "\"reset\" keeps what was there before it"

  /// The whole text as it stands in the record of a case.
  func message(before record: CaseRecord) -> String {
    let head = "\(root): seen in \(record.edition.rawValue), in a first look before the cases"
    return ([head] + lines.map { Self.line($0.heading, $0.text) }).joined(separator: "\n")
  }

  private static func line(_ heading: String, _ text: String) -> String {
    "  " + heading + String(repeating: " ", count: max(0, 10 - heading.count)) + text
  }

  /// Advice on how to wait for ports of several kinds.
  static let waiting: [(heading: String, text: String)] = [
    (
      "mend",
      "write the answer when nothing more comes of the step, and everything that came of it into that answer:"
    ),
    (
      "",
      "Node: await what the port returns; where it returns nothing, await new Promise(setImmediate) until nothing new comes"
    ),
    ("", "asyncio: await the tasks, or asyncio.gather(*tasks), before the answer is written"),
    ("", "Swift: await the actor's method or the task's value; a Task { } that nobody awaits comes too late"),
    ("", "threads and queues: join them, or count what is under way and wait until it is none"),
    (
      "",
      "timers: let them run out on \"time\" alone, by the seconds that it gives; none by the computer's clock"
    ),
    ("", "spec/adapter-protocol.md, \"When to answer\""),
  ]
}

extension [Exchange] {
  package var completions: [Completion] {
    flatMap(\.observations).compactMap {
      switch $0 {
      case .completed(let completion): completion
      case .requested, .message, .reportedCall: nil
      }
    }
  }

  /// A hint if a plain call completed with error code 0, which is probably meant as success.
  package var codeOfSuccess: String? {
    guard completions.contains(where: { $0.error?.code == .number(0) }) else { return nil }
    return
      "a plain call completed with an error of code 0: if it succeeded, leave \"error\" out, since whatever has "
      + "one has failed"
  }

  /// A hint if a completion does not name its call.
  package func namelessCompletion(in edition: Edition) -> String? {
    guard !edition.reportsToDelegate, completions.contains(where: { $0.call == nil }) else { return nil }
    return
      "completions name no call: write the name that the step gave in \"as\" as \"call\", since the port has a "
      + "handler for each"
  }
}

extension Profile {
  /// Whether an area has calls of its own in an edition, and the port offers it.
  package func hasCalls(for area: OptionalArea, in edition: Edition) -> Bool {
    let isInEdition =
      switch area {
      case .voip: !edition.registersAllTypesAtOnce
      case .unregistration: edition.hasUnregister
      case .update: edition.hasUpdate
      case .query, .messages: true
      }
    return isInEdition && !without.contains(area)
  }

  /// A declaration of the port that is probably a mistake.
  package var likelyMistake: String? {
    guard let capabilities, !capabilities.contains(.answer) else { return nil }
    return
      "\"capabilities\" leaves out \"answer\", so that no request of the port can be answered: it takes the moves of the "
      + "world as well as the calls. Leave \"capabilities\" out of the answer to \"hello\" unless something cannot happen to "
      + "the port, and answer a move that it ignores with \"ok\": true and no observations"
  }
}
