import MachineAnalysis
import ModelAnalysis
import PushDocuments
import PushModel

/// The additions, changes and removals for a port on its way from one edition to the next.
enum UpgradePage {
  /// Neighbouring editions by age, as far as the text shows it.
  static let pairs: [(Edition, Edition)] = [
    (.tcpushKo, .toastKo), (.toastKo, .toastJa), (.toastKo, .toastEn), (.toastJa, .nhncloudKo),
    (.toastEn, .nhncloudKo),
  ]

  static var all: [(String, String)] {
    pairs.map { ("upgrades/\(name($0, $1)).md", text(from: $0, to: $1)) } + [("upgrades/README.md", index)]
  }

  private static func name(_ first: Edition, _ second: Edition) -> String {
    "\(first.rawValue)-to-\(second.rawValue)"
  }

  private static var index: String {
    let links = pairs.map { first, second in
      let comparison = StatementComparison(of: first, with: second)
      let counts = [.added, .changed, .dropped].map { (change: StatementComparison.Change) in
        "\(comparison.rows(change).count) \(change.rawValue)"
      }
      return "[from \(first.rawValue) to \(second.rawValue)](\(name(first, second)).md): "
        + counts.joined(separator: ", ")
    }
    return """
      # From one edition to the next

      What a port has to add and to change, and what it may drop, statement by statement. `pushspec diff A B --statements`
      tells the same of any two editions, beside the shortest tests that tell them apart.

      \(Markdown.list(links))
      """
  }

  private static func text(from first: Edition, to second: Edition) -> String {
    let comparison = StatementComparison(of: first, with: second)
    let intro = """
      # From \(first.rawValue) to \(second.rawValue)

      For a port that keeps to \(first.rawValue) and is to keep to \(second.rawValue). \(names(first, second))

      """
    let parts = [
      situations(first, second), statements(comparison), differences(first, second), questions(first, second),
      errors(first, second),
    ]
    return ([intro] + parts.compactMap { $0 }).joined(separator: "\n")
  }

  private static func names(_ first: Edition, _ second: Edition) -> String {
    first.family == second.family
      ? "The names of the interface begin with \(first.family) in both."
      : "The names of the interface begin with \(first.family) in \(first.rawValue), and with \(second.family) in "
        + "\(second.rawValue)."
  }

  /// The tested statements one by one; of the others, the numbers.
  private static func statements(_ comparison: StatementComparison) -> String {
    let (first, second) = (comparison.first, comparison.second)
    let changed = comparison.rows.filter { $0.change != .kept }
    let tested = changed.filter { !$0.requirement.awaitsTests && $0.change != .regraded }
    let table = TextTable(
      header: ["what", "id", "level", "statement", first.rawValue, second.rawValue],
      rows: [.added, .changed, .dropped].flatMap { (change: StatementComparison.Change) in
        tested.filter { $0.change == change }.map(\.requirement).map { requirement in
          [
            words(change), ChapterPage.link(to: requirement.id, from: "upgrades"), requirement.level.rawValue,
            requirement.sentence, standing(of: requirement, in: first), standing(of: requirement, in: second),
          ]
        }
      })
    return """
      ## What is stated

      The two stand alike on \(comparison.rows(.kept).count) statements. What only one of them says is no judgement of the
      other: each port is judged by its own edition. \(changed.count - tested.count) changes more are about what no case
      tests, or rest on other text alone; `pushspec diff \(first.rawValue) \(second.rawValue) --statements` lists all.

      \(table.rendered(as: .markdown))
      """
  }

  private static func words(_ change: StatementComparison.Change) -> String {
    switch change {
    case .added: "new"
    case .changed: "changed"
    case .dropped: "not said any more"
    case .regraded, .kept: "said as well"
    }
  }

  private static func standing(of requirement: Requirement, in edition: Edition) -> String {
    let evidence = requirement.evidence(in: edition)
    let place = evidence.lines.map { ", " + Places.text($0, in: edition) } ?? ""
    return switch evidence {
    case .stated: requirement.grade(in: edition).rawValue + place
    case .contradicted: "says otherwise" + place
    case .silent, .external: "silent"
    }
  }

  // MARK: Besides requirements

  /// The recorded differences in which the two editions differ.
  private static func differences(_ first: Edition, _ second: Edition) -> String? {
    func side(_ difference: Difference, _ edition: Edition) -> Difference.Position? {
      difference.positions.first { $0.cited.contains { $0.edition == edition } }
    }
    let rows = Difference.all.sorted { isBefore($0.id, $1.id) }.compactMap { difference -> [String]? in
      guard EvidenceAreas.area(of: difference.id)?.awaitsTests == false, let one = side(difference, first),
        let other = side(difference, second), one != other
      else { return nil }
      return [ChapterPage.link(to: difference.id, from: "upgrades"), difference.about, one.says, other.says]
    }
    guard !rows.isEmpty else { return nil }
    let table = TextTable(header: ["id", "about", first.rawValue, second.rawValue], rows: rows)
    return "## What is said differently\n\n" + table.rendered(as: .markdown)
  }

  private static func questions(_ first: Edition, _ second: Edition) -> String? {
    let chapters = Area.allCases.compactMap { area -> [String]? in
      func open(_ edition: Edition, besides other: Edition) -> String {
        OpenQuestion.all.filter { question in
          question.area == area && question.editions.contains(edition) && !question.editions.contains(other)
        }.map(\.id).joined(separator: ", ")
      }
      let row = [open(first, besides: second), open(second, besides: first)]
      return row == ["", ""]
        ? nil : ["[\(area.title)](\(ChapterPage.path(of: area, from: "upgrades")))"] + row
    }
    guard !chapters.isEmpty else { return nil }
    let table = TextTable(
      header: ["chapter", "open in \(first.rawValue) only", "open in \(second.rawValue) only"], rows: chapters
    )
    return """
      ## What is open in one of them

      What is open in \(first.rawValue) only the text of \(second.rawValue) decides, or it cannot arise there.

      \(table.rendered(as: .markdown))
      """
  }

  /// The errors with another domain or code; a change of the domain alone is told once for all.
  private static func errors(_ first: Edition, _ second: Edition) -> String? {
    var rows: [(codes: [String], written: [String])] = []
    for code in ErrorCode.allCases {
      let (one, other) = (code.written(in: first), code.written(in: second))
      guard one != other else { continue }
      let isRenamed = one?.code != other?.code
      let written = [one, other].map { error in
        error.map { isRenamed ? ErrorCodesTable.written($0) : $0.domain ?? "" } ?? "none"
      }
      if !isRenamed, let place = rows.firstIndex(where: { $0.written == written }) {
        rows[place].codes.append("`\(code.rawValue)`")
      } else {
        rows.append((["`\(code.rawValue)`"], written))
      }
    }
    guard !rows.isEmpty else { return nil }
    let table = TextTable(
      header: ["errors", first.rawValue, second.rawValue],
      rows: rows.map { [$0.codes.joined(separator: ", ")] + $0.written })
    return "## Errors that are written otherwise\n\n" + table.rendered(as: .markdown)
  }

  /// A text with an error's name, for an edition that has names and no numbers.
  private static func named(_ text: String, in edition: Edition) -> String {
    ErrorCode.allCases.reduce(text) { text, code in
      guard case .name(let name) = code.written(in: edition)?.code else { return text }
      return text.replacing("failed with \(code.rawValue)", with: "failed with \(name)")
    }
  }

  /// The usual situations with differing outcomes, by subject; one alone for a call that an edition lacks.
  private static func situations(_ first: Edition, _ second: Edition) -> String? {
    let lacking = "there is no such call or setting"
    var found: [(subject: String, rows: [[String]])] = []
    for (situation, outcomes) in UsualSituation.told {
      func seen(_ edition: Edition) -> String {
        guard let seen = outcomes.first(where: { $0.edition == edition })?.seen else { return lacking }
        return seen.isEmpty ? "nothing" : seen.joined(separator: "; ")
      }
      let (one, other) = (seen(first), seen(second))
      if one == other || one == named(other, in: first) || Set([one, other]) == [lacking, "nothing"] {
        continue
      }
      if found.last?.subject != situation.subject { found.append((situation.subject, [])) }
      let isLacking = one == lacking || other == lacking
      if isLacking, found[found.count - 1].rows.contains(where: { $0.contains(lacking) }) { continue }
      found[found.count - 1].rows.append([situation.title, one, other])
    }
    guard !found.isEmpty else { return nil }
    let tables = found.map { subject, rows in
      let table = TextTable(header: ["situation", first.rawValue, second.rawValue], rows: rows)
      return "### \(subject)\n\n" + table.rendered(as: .markdown)
    }
    return """
      ## What changes on screen

      What an app sees, and what the server holds, under the readings that the text leans to, and the first where it leans to
      none.

      \(tables.joined(separator: "\n"))
      """
  }
}
