package import PushModel

/// What is wrong with an adapter, so that no case says anything of its port.
package struct AdapterFinding: Sendable {
  /// How the case comes out before which it was found.
  package let verdict: Verdict
  /// What it is, in a few words.
  package let root: String
  /// What was done, what was seen, and what to write instead: a line each, with its heading.
  package let lines: [(heading: String, text: String)]
  /// Whether it makes of each case what the port does not deserve.
  package var endsRun = true

  /// The port was lost in the look, or its adapter broke the protocol, and again in a fresh process or not.
  static func lost(_ fault: AdapterFault, again: AdapterFault?, _ diagnostics: String) -> AdapterFinding {
    let lines =
      [("again", again?.message ?? "in a fresh process the same comes to its end")]
      + TextReport.diagnostics(diagnostics).map { ("", $0) }
    guard fault.isLoss else {
      // What is wrong with the adapter's lines is what there is to say first.
      return AdapterFinding(verdict: .adapterFault, root: fault.message, lines: lines, endsRun: false)
    }
    let lostAgain: Verdict = fault.kind == .timeout ? .timeout : .crash
    return AdapterFinding(
      verdict: again?.isLoss == true ? lostAgain : .unsteady, root: PlayProblem.fault(fault).root,
      lines: [("once", fault.message)] + lines, endsRun: false)
  }

  /// What is said of a reset that is none.
  static let keeps = "\"reset\" keeps what was there before it"

  /// All of it, as it stands in the record of a case.
  func message(before record: CaseRecord) -> String {
    let head = "\(root): seen in \(record.edition.rawValue), in a first look before the cases"
    return ([head] + lines.map { Self.line($0.heading, $0.text) }).joined(separator: "\n")
  }

  private static func line(_ heading: String, _ text: String) -> String {
    "  " + heading + String(repeating: " ", count: max(0, 10 - heading.count)) + text
  }

  /// How ports of a kind are waited for.
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
  /// The outcomes of calls that were seen.
  package var completions: [Completion] {
    flatMap(\.observations).compactMap {
      switch $0 {
      case .completed(let completion): completion
      case .requested, .message, .reportedCall: nil
      }
    }
  }

  /// A success among plain calls that looks like a failure.
  package var codeOfSuccess: String? {
    guard completions.contains(where: { $0.error?.code == .number(0) }) else { return nil }
    return
      "a plain call completed with an error of code 0: if it succeeded, leave \"error\" out, since whatever has "
      + "one has failed"
  }

  /// A completion that does not say of which call it is.
  package func namelessCompletion(in edition: Edition) -> String? {
    guard !edition.reportsToDelegate, completions.contains(where: { $0.call == nil }) else { return nil }
    return
      "completions name no call: write the name that the step gave in \"as\" as \"call\", since the port has a "
      + "handler for each"
  }
}

extension Profile {
  /// Whether an area has calls of its own in an edition, which the port offers.
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

  /// What a port declares that hardly can be meant.
  package var likelyMistake: String? {
    guard let capabilities, !capabilities.contains(.answer) else { return nil }
    return
      "\"capabilities\" leaves out \"answer\", so that no request of the port can be answered: it takes the moves of the "
      + "world as well as the calls. Leave \"capabilities\" out of the answer to \"hello\" unless something cannot happen to "
      + "the port, and answer a move that it ignores with \"ok\": true and no observations"
  }
}
