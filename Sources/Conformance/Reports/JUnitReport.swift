import JSON
import PushModel

/// The result of a run as JUnit XML for continuous integration: a suite for each table in each edition, with a test
/// case for each of its cases.
package enum JUnitReport {
  private enum Element: String, CaseIterable {
    /// The port is wrong.
    case failure
    /// Another fault, so that nothing is known of the port.
    case error
    /// The case says nothing of the port, or does not count.
    case skipped
  }

  /// The text on a test case that did not pass.
  private struct Told {
    let element: Element
    let kind: String
    let message: String
    var text = ""
  }

  private struct Test {
    let name: String
    var file: String?
    var line: Int?
    var microseconds: Int?
    var told: Told?
  }

  private struct Suite {
    let name: String
    let group: String
    var tests: [Test]
    var properties: [(name: String, value: String)] = []
  }

  package static func text(_ run: RunReport) -> String {
    var suites = run.editions.flatMap(suites)
    if let fault = run.shutdownFault {
      suites.append(
        alone(
          "adapter", "adapter", "The adapter ends", Told(element: .error, kind: "shutdown", message: fault)))
    }
    if run.isIncomplete {
      let told = Told(element: .error, kind: "interrupted", message: RunReport.incomplete)
      suites.append(alone("run", "run", "The run comes to its end", told))
    }
    var xml = XMLText()
    let all = Numbers(suites.flatMap(\.tests)).attributes
    xml.open("testsuites", [("name", "pushspec check")] + all.filter { $0.0 != "skipped" })
    for suite in suites { write(suite, to: &xml) }
    xml.close("testsuites")
    return xml.text
  }

  private static func alone(_ name: String, _ group: String, _ test: String, _ told: Told?) -> Suite {
    Suite(name: name, group: group, tests: [Test(name: test, told: told)])
  }

  // MARK: An edition

  private static func suites(_ edition: EditionReport) -> [Suite] {
    let name = edition.edition.rawValue
    var suites: [Suite] = []
    if !edition.problems.isEmpty {
      let files = edition.problems.map { problem in
        Test(
          name: String(problem.prefix { $0 != ":" }),
          told: Told(element: .error, kind: "bad-file", message: problem))
      }
      suites.append(Suite(name: "\(name) files", group: "\(name).files", tests: files))
    }
    for one in edition.cases {
      let table = "\(name) \(one.tablePath)"
      if suites.last?.name != table {
        suites.append(Suite(name: table, group: "\(name).\(one.tablePath)", tests: []))
      }
      suites[suites.count - 1].tests.append(
        Test(
          name: one.caseID, file: one.file, line: one.line,
          microseconds: one.json["microseconds"].map { _ in one.json.number("microseconds") },
          told: told(one, in: edition)))
    }
    if !edition.generated.isEmpty {
      suites.append(
        Suite(name: "\(name) generated", group: "\(name).generated", tests: edition.generated.map(test)))
    }
    if let contract = edition.contract {
      let lines = contract.texts("text")
      let told = Told(
        element: contract.texts("changed").isEmpty ? .error : .failure, kind: "profile",
        message: lines.first ?? "",
        text: lines.joined(separator: "\n"))
      suites.append(
        alone(
          "\(name) profile", "\(name).profile", "The profile is kept",
          contract["reservation"] == nil ? nil : told))
    }
    if let stopped = edition.stopped, !edition.isStoppedByFailure {
      let told = Told(element: .error, kind: "stopped", message: stopped, text: edition.diagnostics)
      suites.append(alone("\(name) run", "\(name).run", "The run comes to its end", told))
    }
    let properties = properties(edition)
    for place in suites.indices { suites[place].properties = properties }
    return suites
  }

  private static func properties(_ edition: EditionReport) -> [(name: String, value: String)] {
    [
      ("suite", WireProtocol.suite), ("edition", edition.edition.rawValue),
      ("seed", edition.seed.map(String.init)), ("adapter", edition.profile?.text("adapter")),
      ("implementation", edition.profile?.text("implementation")),
      ("notSelected", edition.notSelected > 0 ? String(edition.notSelected) : nil),
    ].compactMap { name, value in value.map { (name, $0) } }
  }

  /// The text on a case; `nil` for a case that passed.
  private static func told(_ one: CaseReport, in edition: EditionReport) -> Told? {
    let element: Element
    switch one.verdict {
    case .pass: return nil
    case .fail, .contradiction, .unsteady, .changedDeviation, .unexpectedPass: element = .failure
    case .crash, .timeout, .adapterFault, .leaks, .harnessFault: element = .error
    case .argued, .notOffered, .notJudged, .couldNotRun, .notRun, .knownDeviation: element = .skipped
    }
    let text = TextReport().render(one, again: edition.again(one), values: edition.values(of: one))
    let isPlain = one.failure != nil && one.json["deviation"] == nil
    return Told(
      element: element, kind: one.verdict.rawValue,
      message: isPlain ? "\(one.title): \(one.summary)" : one.firstLine, text: text ?? "")
  }

  private static func test(_ generated: JSONNode) -> Test {
    let behaviour = generated.text("behaviour")
    let name = generated.text("tests") == "walk" ? "A walk over \(behaviour)" : "The suite of \(behaviour)"
    let failed = generated.number("failed") > 0 || generated.hasUnexpectedPass
    guard failed || !generated.isPlayedToItsEnd else { return Test(name: name) }
    let kind = generated.number("failed") > 0 ? "fail" : failed ? "unexpected-pass" : "inconclusive"
    return Test(
      name: name,
      told: Told(
        element: failed ? .failure : .error, kind: kind,
        message: generated.text("headline"), text: generated.generatedLines(all: true).joined(separator: "\n")
      ))
  }

  // MARK: Writing

  private static func write(_ suite: Suite, to xml: inout XMLText) {
    xml.open("testsuite", [("name", suite.name)] + Numbers(suite.tests).attributes)
    if !suite.properties.isEmpty {
      xml.open("properties", [])
      for property in suite.properties {
        xml.leaf("property", [("name", property.name), ("value", property.value)])
      }
      xml.close("properties")
    }
    for test in suite.tests {
      let attributes = [
        ("classname", suite.group), ("name", test.name), ("file", test.file),
        ("line", test.line.map(String.init)), ("time", test.microseconds.map(seconds)),
      ].compactMap { name, value in value.map { (name, $0) } }
      guard let told = test.told else {
        xml.leaf("testcase", attributes)
        continue
      }
      xml.open("testcase", attributes)
      xml.leaf(told.element.rawValue, [("type", told.kind), ("message", told.message)], text: told.text)
      xml.close("testcase")
    }
    xml.close("testsuite")
  }

  /// The number of tests by outcome, and their total duration.
  private struct Numbers {
    let attributes: [(String, String)]

    init(_ tests: [Test]) {
      let counts = Element.allCases.map { element in tests.count { $0.told?.element == element } }
      let times = tests.compactMap(\.microseconds)
      attributes =
        zip(["tests", "failures", "errors", "skipped"], [tests.count] + counts).map { ($0, String($1)) }
        + (times.isEmpty ? [] : [("time", JUnitReport.seconds(times.reduce(0, +)))])
    }
  }

  /// Seconds with six decimals.
  private static func seconds(_ microseconds: Int) -> String {
    let parts = String(microseconds % 1_000_000)
    return "\(microseconds / 1_000_000)." + String(repeating: "0", count: 6 - parts.count) + parts
  }
}
