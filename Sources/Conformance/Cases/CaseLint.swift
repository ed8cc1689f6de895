import JSON
import PushModel

/// Checks the rules for cases that decoding does not check.
package enum CaseLint {
  /// The findings about tables that belong together.
  package static func check(_ tables: [CaseTable]) -> [CaseProblem] {
    var findings: [CaseProblem] = []
    let cases = tables.flatMap(\.cases)
    var byID: [String: ConformanceCase] = [:]
    for table in tables where fileName(table.path) != table.name {
      findings.append(
        CaseProblem(
          path: table.path, place: .start, message: "the table is named \"\(table.name)\"",
          expected: "the name of its file"))
    }
    for one in cases { byID[one.id] = one }
    for one in cases {
      findings += checkReferences(one, byID)
      guard !one.isRetired else { continue }
      findings += checkEvidence(one)
      findings += checkEditions(one)
      findings += checkEnds(one)
    }
    return findings
  }

  private static func fileName(_ path: String) -> String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return name.hasSuffix(".json") ? String(name.dropLast(5)) : name
  }

  private static func checkReferences(
    _ one: ConformanceCase, _ byID: [String: ConformanceCase]
  ) -> [CaseProblem] {
    var findings: [CaseProblem] = []
    for (member, id) in [("pair", one.pair), ("replacedBy", one.replacedBy)] {
      guard let id, byID[id]?.isRetired ?? true else { continue }
      let state = byID[id] == nil ? "does not exist" : "is retired"
      var finding = one.finding("\(member) names \(id), which \(state)", "the id of a case")
      finding.suggestion = NearestName.of(id, in: byID.values.filter { !$0.isRetired }.map(\.id).sorted())
      findings.append(finding)
    }
    return findings
  }

  private static func checkEvidence(_ one: ConformanceCase) -> [CaseProblem] {
    var findings: [CaseProblem] = []
    // With several readings of a question in its condition a case may say what is seen under each.
    for each in one.condition
    where one.questionsSeen.contains(each.question)
      && one.condition.count(where: { $0.question == each.question }) == 1
    {
      findings.append(one.finding("\(each.question) decides what is seen and is a condition", "one of both"))
    }
    for edition in one.editions {
      for each in one.condition
      where !(OpenQuestion.named(each.question)?.editions.contains(edition) ?? false) {
        findings.append(
          one.finding(
            "the condition \(each.question) is not open in \(edition.rawValue)",
            "another case for that edition"))
      }
      let isStated = one.requirements.contains { Requirement.named($0)?.isStated(in: edition) ?? false }
      let isAsked = one.questions.contains {
        OpenQuestion.named($0)?.editions.contains(edition) ?? false
      }
      if !isStated, !isAsked {
        findings.append(
          one.finding(
            "nothing it names is stated or open in \(edition.rawValue)",
            "a requirement or question of that edition"))
      }
      for question in one.questionsSeen {
        if let entry = OpenQuestion.named(question), !entry.editions.contains(edition) {
          findings.append(
            one.finding("\(question) is not open in \(edition.rawValue)", "another case for that edition"))
        }
      }
    }
    return findings
  }

  private static func checkEditions(_ one: ConformanceCase) -> [CaseProblem] {
    var findings: [CaseProblem] = []
    for edition in one.editions {
      for (index, step) in one.steps.enumerated() {
        if let missing = missingCall(step.action, in: edition) {
          findings.append(
            one.finding(
              "step \(index + 1) calls \(missing), which \(edition.rawValue) does not have",
              "an edition that has it"))
        }
        for code in step.see.flatMap({ $0.value.items.flatMap(\.codes) })
        where code.written(in: edition) == nil {
          findings.append(
            one.finding(
              "step \(index + 1) expects \(code.rawValue), which \(edition.rawValue) does not have",
              "\"any\""))
        }
      }
    }
    return findings
  }

  private static func missingCall(_ action: CaseAction, in edition: Edition) -> String? {
    switch action {
    case .setUser: edition.hasSetUser ? nil : "setUser"
    case .unregister: edition.hasUnregister ? nil : "unregister"
    case .update: edition.hasUpdate ? nil : "update"
    case .initialize, .setDelegate, .register, .query, .promptAnswered, .settings, .tokenAnswered,
      .tokenChanges, .tokenInvalidated, .serverAnswers, .world, .network, .terminates, .launches,
      .entersForeground, .entersBackground, .voipArrives, .notificationArrives, .timePasses:
      nil
    }
  }

  // MARK: Calls end

  /// Every named call ends once or is listed as open, under every combination of readings.
  private static func checkEnds(_ one: ConformanceCase) -> [CaseProblem] {
    guard let edition = one.editions.first(where: { !$0.reportsToDelegate }),
      let compiled = try? CompiledCase(one, edition: edition)
    else { return [] }
    var findings: [CaseProblem] = []
    var known: Set<String> = []
    for way in ways(through: compiled) {
      for (call, ends) in ends(compiled, way) where known.insert(call).inserted {
        let readings = way.readings.questions.map { question in
          "\(question) = \(way.readings.readings(of: question).joined(separator: " or "))"
        }
        let under = readings.isEmpty ? "" : " under " + readings.joined(separator: ", ")
        findings.append(
          one.finding("the call \"\(call)\" ends \(ends) times\(under)", "one end, or its name in \"open\""))
      }
    }
    return findings
  }

  /// The expectations of a case under some readings.
  private struct ExpectedWay {
    var readings: ReadingSet
    /// The number of ends of each call.
    var ends: [String: Int] = [:]
    /// The calls that may stay open.
    var open: [String] = []
  }

  /// The expectations of a case under each combination of its readings.
  private static func ways(through compiled: CompiledCase) -> [ExpectedWay] {
    var ways = [ExpectedWay(readings: compiled.condition)]
    for leaves in compiled.steps {
      ways = going(on: ways, through: leaves) { way, step in
        for call in completed(step.items) { way.ends[call, default: 0] += 1 }
      }
    }
    return going(on: ways, through: compiled.end) { $0.open = $1.open }
  }

  /// Each way, continued by each value that is expected under its readings.
  private static func going<Value>(
    on ways: [ExpectedWay], through leaves: [CompiledLeaf<Value>],
    noting note: (inout ExpectedWay, Value) -> Void
  ) -> [ExpectedWay] {
    ways.flatMap { way in
      leaves.compactMap { leaf in
        guard let readings = way.readings.intersection(leaf.readings) else { return nil }
        var next = way
        next.readings = readings
        note(&next, leaf.leaf.value)
        return next
      }
    }
  }

  private static func ends(_ compiled: CompiledCase, _ way: ExpectedWay) -> [(String, Int)] {
    let lastEnd = compiled.source.steps.lastIndex { $0.action == .terminates } ?? -1
    return compiled.source.steps.enumerated().compactMap { index, step in
      guard let name = step.name else { return nil }
      let count = way.ends[name] ?? 0
      let mayStayOpen = way.open.contains(name) || !step.action.isReported || index < lastEnd
      return count == 1 || (count == 0 && mayStayOpen) ? nil : (name, count)
    }
  }

  private static func completed(_ items: [ExpectedItem]) -> [String] {
    items.flatMap { item -> [String] in
      switch item {
      case .completed(let completion): [completion.call]
      case .anyOrder(let items): completed(items)
      case .prompt, .message, .reported, .restricted: []
      }
    }
  }
}

extension ConformanceCase {
  fileprivate func finding(_ message: String, _ expected: String) -> CaseProblem {
    CaseProblem(path: path, place: place, message: "\(id): \(message)", expected: expected)
  }
}

extension CaseAction {
  /// Whether the app is told of the outcome of the call.
  var isReported: Bool {
    switch self {
    case .register(_, _, let handler), .unregister(_, let handler): handler
    case .query, .update: true
    case .initialize, .setDelegate, .setUser, .promptAnswered, .settings, .tokenAnswered, .tokenChanges,
      .tokenInvalidated, .serverAnswers, .world, .network, .terminates, .launches, .entersForeground,
      .entersBackground, .voipArrives, .notificationArrives, .timePasses:
      false
    }
  }
}
