import PushModel

/// What is wrong with an adapter, so that no case says anything of its port.
struct AdapterFinding: Sendable {
  /// How the case comes out before which it was found.
  let verdict: Verdict
  /// What it is, in a few words.
  let root: String
  /// What was done, what was seen, and what to write instead: a line each, with its heading.
  let lines: [(heading: String, text: String)]

  /// The port was lost in the look, and again in a fresh process or not.
  static func lost(_ fault: AdapterFault, again: AdapterFault?, _ diagnostics: String) -> AdapterFinding {
    let once: Verdict = fault.isLoss ? .unsteady : .adapterFault
    let verdict: Verdict =
      again?.isLoss ?? false ? fault.kind == .timeout ? .timeout : .crash : once
    return AdapterFinding(
      verdict: verdict, root: PlayProblem.fault(fault).root,
      lines: [
        ("once", fault.message), ("again", again?.message ?? "in a fresh process the same comes to its end"),
      ] + TextReport.diagnostics(diagnostics).map { ("", $0) })
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

extension FirstLook {
  /// What completions of plain calls show that hardly can be meant.
  static func likelyMistake(in exchanges: [Exchange], of edition: Edition) -> String? {
    for case .completed(let completion) in exchanges.flatMap(\.observations) {
      if completion.error?.code == .number(0) {
        return
          "a plain call completed with an error of code 0: if it succeeded, leave \"error\" out, since whatever has "
          + "one has failed"
      }
      if completion.call == nil, !edition.reportsToDelegate {
        return
          "completions name no call: write the name that the step gave in \"as\" as \"call\", since the port has a "
          + "handler for each"
      }
    }
    return nil
  }
}

extension Profile {
  /// What a port declares that hardly can be meant.
  var likelyMistake: String? {
    guard let capabilities, !capabilities.contains(.answer) else { return nil }
    return
      "\"capabilities\" leaves out \"answer\", so that no request of the port can be answered: it takes the moves of the "
      + "world as well as the calls. Leave \"capabilities\" out of the answer to \"hello\" unless something cannot happen to "
      + "the port, and answer a move that it ignores with \"ok\": true and no observations"
  }
}
