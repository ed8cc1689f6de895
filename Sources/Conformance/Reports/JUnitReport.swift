import JSON
import PushModel

/// The result of a run as JUnit's XML, which services for continuous integration read.
package enum JUnitReport {
  /// What belongs together, for instance an edition.
  package struct Suite: Sendable {
    /// Its name.
    package var name: String
    /// What is to be known of it, by names.
    package var properties: [(name: String, value: String)] = []
    /// What was played.
    package var cases: [Case]

    /// A suite without properties.
    package init(_ name: String, _ cases: [Case]) {
      self.name = name
      self.cases = cases
    }
  }

  /// One thing that was played.
  package struct Case: Sendable {
    /// What it is counted under, for instance its area.
    package var group: String
    /// Its name.
    package var name: String
    /// How it came out.
    package var outcome: Outcome
    /// How long it took; `nil` where nobody looked at a clock.
    package var duration: Duration?

    /// A case whose time nobody took.
    package init(_ group: String, _ name: String, _ outcome: Outcome) {
      self.group = group
      self.name = name
      self.outcome = outcome
    }
  }

  /// How something came out.
  package enum Outcome: Sendable {
    case passed
    /// The port is wrong.
    case failure(Told)
    /// Something else is wrong, so that nothing is known of the port.
    case error(Told)
    /// It says nothing of the port, or does not count.
    case skipped(Told)
  }

  /// What is said of an outcome.
  package struct Told: Sendable {
    /// What kind of outcome it is, for programs.
    package var kind: String
    /// One line.
    package var message: String
    /// All that there is to say.
    package var text: String

    /// What is said; without a text, the line alone.
    package init(_ kind: String, _ message: String, text: String = "") {
      self.kind = kind
      self.message = message
      self.text = text
    }
  }

  /// The result of an edition; the text says what is told of a case that did not come out well.
  package static func suite(_ result: SuiteResult, told: (CaseRecord) -> String?) -> Suite {
    var cases = result.problems.map { problem in
      Case("files", problem.path, .error(Told("bad-file", problem.description)))
    }
    cases += result.records.map { record in
      var one = Case(
        Area(ofID: record.caseID).rawValue, "\(record.caseID) \(record.title)",
        outcome(record, told(record) ?? ""))
      one.duration = record.duration
      return one
    }
    switch result.stop {
    case .adapter, .interrupted:
      let words = result.stop?.words ?? ""
      cases.append(
        Case("run", "The run comes to its end", .error(Told("stopped", words, text: result.diagnostics))))
    case .failure, nil: break
    }
    var suite = Suite(result.edition.rawValue, cases)
    suite.properties = [("suite", WireProtocol.suite)]
    if let profile = result.profile {
      suite.properties += [
        ("adapter", profile.adapter.shown()), ("implementation", profile.implementation.shown()),
      ]
    }
    if result.notSelected > 0 { suite.properties.append(("notSelected", String(result.notSelected))) }
    return suite
  }

  private static func outcome(_ record: CaseRecord, _ text: String) -> Outcome {
    let line = record.message.split(separator: "\n").first.map(String.init) ?? record.verdict.rawValue
    let told = Told(record.verdict.rawValue, line, text: text)
    switch record.verdict {
    case .pass: return .passed
    case .fail, .contradiction, .unsteady, .changedDeviation, .unexpectedPass: return .failure(told)
    case .crash, .timeout, .adapterFault, .leaks, .harnessFault: return .error(told)
    case .argued, .notOffered, .notJudged, .couldNotRun, .notRun, .knownDeviation: return .skipped(told)
    }
  }

  /// The whole document.
  package static func text(_ suites: [Suite]) -> String {
    var xml = XMLText()
    let all = Numbers(suites.flatMap(\.cases))
    xml.open("testsuites", [("name", "pushspec check")] + all.attributes.filter { $0.0 != "skipped" })
    for suite in suites {
      xml.open("testsuite", [("name", suite.name)] + Numbers(suite.cases).attributes)
      if !suite.properties.isEmpty {
        xml.open("properties", [])
        for property in suite.properties {
          xml.leaf("property", [("name", property.name), ("value", property.value)])
        }
        xml.close("properties")
      }
      for one in suite.cases { write(one, to: &xml) }
      xml.close("testsuite")
    }
    xml.close("testsuites")
    return xml.text
  }

  private static func write(_ one: Case, to xml: inout XMLText) {
    let attributes =
      [("classname", one.group), ("name", one.name)] + (one.duration.map { [("time", $0.seconds)] } ?? [])
    let element: String
    let told: Told
    switch one.outcome {
    case .passed: return xml.leaf("testcase", attributes)
    case .failure(let what): (element, told) = ("failure", what)
    case .error(let what): (element, told) = ("error", what)
    case .skipped(let what): (element, told) = ("skipped", what)
    }
    xml.open("testcase", attributes)
    xml.leaf(element, [("type", told.kind), ("message", told.message)], text: told.text)
    xml.close("testcase")
  }

  /// How many cases came out in which way, and how long they took together.
  private struct Numbers {
    var tests = 0
    var failures = 0
    var errors = 0
    var skipped = 0
    var time: Duration?

    init(_ cases: [Case]) {
      tests = cases.count
      for one in cases {
        switch one.outcome {
        case .passed: break
        case .failure: failures += 1
        case .error: errors += 1
        case .skipped: skipped += 1
        }
        if let duration = one.duration { time = (time ?? .zero) + duration }
      }
    }

    var attributes: [(String, String)] {
      [
        ("tests", String(tests)), ("failures", String(failures)), ("errors", String(errors)),
        ("skipped", String(skipped)),
      ] + (time.map { [("time", $0.seconds)] } ?? [])
    }
  }
}

extension Duration {
  /// The whole microseconds.
  var microseconds: Int {
    let parts = components
    return Int(parts.seconds) * 1_000_000 + Int(parts.attoseconds / 1_000_000_000_000)
  }

  /// The seconds with six decimals.
  fileprivate var seconds: String {
    let parts = String(microseconds % 1_000_000)
    return "\(microseconds / 1_000_000)." + String(repeating: "0", count: 6 - parts.count) + parts
  }
}
