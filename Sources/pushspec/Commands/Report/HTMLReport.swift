import CommandSupport
import Conformance
import JSON
import MachineAnalysis
import ModelAnalysis
import PushModel

/// The result of a run as one page without network or scripts: a matrix, the differences with their exchanges
/// and machines, and the readings.
struct HTMLReport {
  private let run: RunReport
  private var page = ""
  /// Whether a case is shown already. The first one is open.
  private var hasShown = false

  /// The largest number of an edition's reasons that are shown in full.
  private static let reasons = 60

  /// The whole page.
  static func text(_ run: RunReport) -> String {
    var report = HTMLReport(run: run)
    report.write()
    return report.page
  }

  private init(run: RunReport) { self.run = run }

  private mutating func write() {
    page = """
      <!doctype html>
      <html lang="en">
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
      <title>\(run.headline.html)</title>
      <style>
      \(String(decoding: PackageResources.style_css, as: UTF8.self))</style>
      \(MachineDrawing.arrows)
      <header>
      <h1 class="\(run.totals.failed > 0 ? "bad" : run.exit == 0 ? "good" : "open")">\(run.headline.html)</h1>

      """
    if !run.headline.contains(run.totals.words) { page += "<p>\(run.totals.words.html)</p>\n" }
    let testers = run.editions.compactMap(\.tester).reduce(into: [String]()) {
      if !$0.contains($1) { $0.append($1) }
    }
    for tester in testers { page += "<p class=\"quiet\">Under test: \(tester.html)</p>\n" }
    page +=
      "<p class=\"quiet\">Suite \(WireProtocol.suite)\(run.editions.first?.seed.map { ", seed \($0)" } ?? "")</p>\n"
    if run.isIncomplete {
      page += "<p class=\"note\">Incomplete: the run was interrupted, or its record breaks off.</p>\n"
    }
    for entry in run.stale { page += "<p class=\"note\">\(entry.html)</p>\n" }
    if let fault = run.shutdownFault {
      page += "<p class=\"note\">At the end of the adapter: \(fault.html)</p>\n"
    }
    page += "</header>\n<main>\n"
    matrix()
    for edition in run.editions { differences(edition) }
    generated()
    readings()
    coverage()
    page += "</main>\n</html>\n"
  }

  // MARK: The matrix

  private mutating func matrix() {
    let matrix = AreaMatrix(run)
    guard !matrix.areas.isEmpty else { return }
    page +=
      "<section><h2>Areas and editions</h2>\n<div class=\"wide\"><table class=\"matrix\">\n<tr><td></td>"
    for edition in run.editions {
      page += "<th scope=\"col\">\(edition.name.replacing("-", with: "-<wbr>"))</th>"
    }
    page += "</tr>\n"
    for area in matrix.areas {
      page += "<tr><th scope=\"row\">\(area.title.html)</th>"
      for (place, edition) in run.editions.enumerated() {
        guard let cell = matrix[area, place] else {
          page += "<td class=\"none\">–</td>"
          continue
        }
        let isGood = cell.passed == cell.total
        let isFailed = edition.cases.contains { $0.area == area && $0.verdict.countsAsFailed }
        let text = isGood ? "\(cell.total)" : "\(cell.passed)<small> of \(cell.total)</small>"
        page +=
          isGood
          ? "<td class=\"good\">\(text)</td>"
          : "<td class=\"\(isFailed ? "bad" : "open")\"><a href=\"#\(Self.anchor(of: area, in: edition))\">\(text)</a></td>"
      }
      page += "</tr>\n"
    }
    page += "<tr class=\"sum\"><th scope=\"row\">Judged in full</th>"
    for edition in run.editions {
      let judged = edition.cases.compactMap { $0.json["judged"] }
      let (steps, full) = judged.reduce((0, 0)) { ($0.0 + $1.number("steps"), $0.1 + $1.number("inFull")) }
      page += "<td>\(steps == 0 ? "–" : "\(full * 100 / steps) %")</td>"
    }
    page +=
      "</tr>\n</table></div>\n<p class=\"quiet\">Cases that passed; below, the share of steps of which nothing is open.</p></section>\n"
  }

  /// The anchor of an area's first shown case, else of its edition.
  private static func anchor(of area: Area, in edition: EditionReport) -> String {
    let shown = TextReport.rankedReasons(edition.cases).prefix(reasons).compactMap {
      TextReport.shortest(of: $0)
    }
    return edition.name + (shown.first { $0.area == area }.map { "-\($0.caseID.html)" } ?? "")
  }

  // MARK: Cases

  private mutating func differences(_ edition: EditionReport) {
    let reasons = TextReport.rankedReasons(edition.cases)
    let notes =
      [edition.stopped.map { "Incomplete: \($0)." }, edition.casesExit == 0 ? nil : edition.hint].compactMap(
        \.self)
      + edition.problems
    let kept = TextReport.known(edition.cases, atMost: nil) + (edition.contract?.texts("text") ?? [])
    guard !reasons.isEmpty || !notes.isEmpty || !kept.isEmpty else { return }
    page += "<section id=\"\(edition.name)\"><h2>What differs in \(edition.name)</h2>\n"
    for note in notes { page += "<p class=\"note\">\(note.html)</p>\n" }
    for (place, reason) in reasons.prefix(Self.reasons).enumerated() {
      guard let one = TextReport.shortest(of: reason) else { continue }
      show(
        one, others: reason.map(\.caseID).filter { $0 != one.caseID }, isOpen: place == 0 && !hasShown,
        in: edition)
      hasShown = true
    }
    if reasons.count > Self.reasons {
      page +=
        "<p class=\"quiet\">\((reasons.count - Self.reasons).counted("reason")) more: the report for programs has them.</p>\n"
    }
    if !kept.isEmpty {
      page += "<h3>What is kept</h3><pre tabindex=\"0\">\(kept.joined(separator: "\n").html)</pre>\n"
    }
    page += "</section>\n"
  }

  private mutating func show(_ one: CaseReport, others: [String], isOpen: Bool, in edition: EditionReport) {
    page += """
      <details class="case \(one.verdict.tone)" id="\(edition.name)-\(one.caseID.html)"\(isOpen ? " open" : "")>
      <summary><b>\(one.label)</b> <code>\(one.caseID.html)</code> <span>\(one.title.html)\
      \(others.isEmpty ? "" : " <i>and \(others.count.counted("other"))</i>")</span></summary>
      <div class="body"><div>
      \(Self.told(one))
      \(Self.exchange(one))
      </div><div>
      \(Self.machine(of: one, in: edition.edition))
      <h3>Again</h3><pre class="command" tabindex="0">\(edition.again(one).html)</pre>

      """
    if let values = edition.values(of: one) {
      page += "<h3>Sent as</h3><p class=\"quiet\">\(values.html)</p>\n"
    }
    if !others.isEmpty {
      let ids = others.prefix(200).map { "<span>\($0.html)</span>" }.joined(separator: " ")
      page += "</div><div class=\"all\"><h3>For the same reason</h3><p class=\"ids\">\(ids)</p>\n"
    }
    page += "</div></div></details>\n"
  }

  /// The rows of a case, label by label; failures are marked.
  private static func told(_ one: CaseReport) -> String {
    // A line in front of the head is about the known deviation.
    let head = "\(one.caseID) in "
    var lines = one.message.split(separator: "\n").filter { !$0.hasPrefix(head) }.map {
      line -> (label: String, text: String) in
      guard line.hasPrefix("  ") else { return ("", String(line)) }
      let text = line.dropFirst(2)
      return (text.prefix(10).trimmed, String(text.dropFirst(10)))
    }
    lines += one.undecided.prefix(1).map { ("undecided", $0) }
    if lines.isEmpty { lines = [("", one.message)] }
    let seen = lines.first { $0.label == "seen" }?.text ?? ""
    let allowed = lines.first { $0.label == "allowed" }?.text ?? ""
    var last = ""
    let rows = lines.map { label, text in
      let marked =
        switch label {
        case "seen": WordDifference.marked(text, beside: allowed, with: "mark")
        case "allowed": WordDifference.marked(text, beside: seen, with: "ins")
        default: text.html
        }
      if !label.isEmpty { last = label }
      return
        "<dt>\(label.html)</dt><dd\(["rule", "open"].contains(last) ? " class=\"words\"" : "")>\(marked)</dd>"
    }
    let stderr =
      one.diagnostics.isEmpty
      ? "" : "<h3>Standard error</h3><pre tabindex=\"0\">\(one.diagnostics.html)</pre>"
    return "<dl>\(rows.joined(separator: "\n"))</dl>\(stderr)"
  }

  /// The inputs and outputs of a case, step by step; all plays where the results differ.
  private static func exchange(_ one: CaseReport) -> String {
    let plays = one.json.nodes("plays")
    guard plays.isEmpty else {
      return plays.enumerated().map { number, play in
        "<h3>Play \(number + 1): \(play.text("verdict").html)</h3>\(steps(play.nodes("steps"), failing: nil))"
      }.joined(separator: "\n")
    }
    let all = one.json.nodes("steps")
    guard !all.isEmpty else { return "" }
    return
      "<h3>Exchange</h3>\(steps(all, failing: one.failure.map { $0["step"] == nil ? -1 : $0.number("step") }))"
  }

  private static func steps(_ nodes: [JSONNode], failing: Int?) -> String {
    let setting = nodes.filter { $0["left"] == nil && $0.number("step") == 0 }
    var html =
      setting.isEmpty
      ? ""
      : "<details class=\"setting\"\(failing == 0 || nodes.count == setting.count ? " open" : "")><summary>The setting</summary><ol>"
        + setting.map { exchange($0) }.joined() + "</ol></details>\n"
    html += "<ol class=\"steps\">"
    for node in nodes where node.number("step") > 0 || node["left"] != nil {
      html +=
        node["left"] == nil
        ? exchange(node, isFailing: node.number("step") == failing)
        : "<li>\(node.number("left")) more: the transcript has them.</li>"
    }
    return html + "</ol>"
  }

  private static func exchange(_ node: JSONNode, isFailing: Bool = false) -> String {
    let request = node["request"] ?? .null
    let name = request["as"].map { _ in " as \(request.text("as"))" } ?? ""
    var html = "<li\(isFailing ? " class=\"failing\"" : "")><b>\((request.text("do") + name).html)</b>"
    if let with = request["with"] { html += " <span class=\"with\">\(with.plain.html)</span>" }
    guard let reply = node["reply"] else { return html + "<div class=\"got\">no reply</div></li>\n" }
    let observations = reply.nodes("observations")
    for one in observations { html += "<div class=\"got\">\(one.plain.html)</div>" }
    if observations.isEmpty, isFailing { html += "<div class=\"got\">nothing</div>" }
    if reply["observations"] == nil { html += "<div class=\"got\">\(reply.plain.html)</div>" }
    return html + "</li>\n"
  }

  /// The machine with the broken rule.
  private static func machine(of one: CaseReport, in edition: Edition) -> String {
    guard let passed = one.failure?["transition"],
      let machine = MachineRegistry.named(passed.text("machine")),
      let drawing = MachineDrawing(machine, in: edition, passed)
    else { return "" }
    return "<h3>\(machine.name.html): \(passed.text("input").html)</h3>\n\(drawing.svg)"
  }

  // MARK: The rest

  private mutating func generated() {
    guard run.editions.contains(where: { !$0.generated.isEmpty }) else { return }
    page += "<section><h2>Random steps and suites</h2>\n"
    for edition in run.editions {
      for one in edition.generated {
        let isFailed = one.number("failed") > 0
        page += "<details class=\"case \(isFailed ? "bad" : "good")\"><summary><code>\(edition.name)</code> "
        page += "<span>\(one.text("headline").html)</span></summary><pre tabindex=\"0\">"
        page += one.generatedLines(all: true).joined(separator: "\n").html + "</pre></details>\n"
      }
    }
    page += "</section>\n"
  }

  /// The shown reading of each open question, with the cases that show it.
  private mutating func readings() {
    guard run.editions.contains(where: { !$0.readings.isEmpty }) else { return }
    page += "<section><h2>Readings</h2>\n"
    for edition in run.editions where !edition.readings.isEmpty {
      page +=
        "<details><summary>\(edition.name): \(edition.readings.count.counted("open question"))</summary>\n<table class=\"ledger\">\n"
      for entry in edition.readings {
        let shown = edition.ledger.filter { $0.text("question") == entry.text("question") }.map { one in
          let subject = (one.texts("operations") + one.texts("tokens")).joined(separator: " ")
          let readings = one.texts("readings").joined(separator: " or ")
          return "\(subject)\(subject.isEmpty ? "" : ": ")\(readings), by \(one.text("witness"))"
        }
        page += """
          <tr\(entry.isContradiction ? " class=\"bad\"" : "")><th scope="row">\(entry.text("question").html)</th>\
          <td>\(entry.followed.html)<div class="quiet">\(shown.joined(separator: "\n").html)</div></td></tr>

          """
      }
      page += "</table></details>\n"
    }
    page += "</section>\n"
  }

  private mutating func coverage() {
    page += "<section><h2>Requirements</h2>\n<table class=\"ledger\">\n"
    for edition in run.editions {
      let coverage = edition.coverage
      let missing = coverage.texts("notPlayed")
      let best = edition.nullScore.map {
        "The best null port (\($0.text("port"))) passes \($0.number("passed")) of \($0.number("total")) cases."
      }
      page += """
        <tr><th scope="row">\(edition.name)</th><td>\(coverage.nodes("played").count) of \(coverage.number("stated")) \
        that are asked of an SDK were tried.<div class="quiet">\
        \(((missing.isEmpty ? "" : "Not: \(missing.joined(separator: ", ")). ") + (best ?? "")).html)</div></td></tr>

        """
    }
    page += "</table></section>\n"
  }
}

extension EditionReport {
  fileprivate var name: String { edition.rawValue }
}

extension Verdict {
  /// The CSS class of its colours.
  fileprivate var tone: String {
    switch self {
    case .fail, .contradiction, .crash, .timeout, .unsteady, .adapterFault, .leaks, .changedDeviation,
      .unexpectedPass:
      "bad"
    case .argued, .couldNotRun, .harnessFault, .notOffered, .notJudged, .notRun, .knownDeviation: "open"
    case .pass: "good"
    }
  }
}

extension String {
  /// The text as HTML.
  var html: String { MarkedText.html(self) }
}

extension Substring {
  fileprivate var trimmed: String { split(separator: " ").joined(separator: " ") }
}

extension JSONNode {
  /// A request or a reply in words, without punctuation of its grammar.
  fileprivate var plain: String {
    switch value {
    case .object(let members):
      members.map { member in
        if case .object = member.node.value { return "\(member.name) {\(member.node.plain)}" }
        return "\(member.name) \(member.node.plain)"
      }.joined(separator: ", ")
    case .array(let elements): elements.map(\.plain).joined(separator: " ")
    case .string(let text): text.shown(upTo: 400)
    case .null, .bool, .integer, .number: String(decoding: line(), as: UTF8.self)
    }
  }
}
