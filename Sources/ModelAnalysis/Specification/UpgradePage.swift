import MachineAnalysis
import PushDocuments
import PushModel

/// What a port has to add, change and may drop on its way from one edition to the next.
enum UpgradePage {
  /// Neighbours in age, as far as the text shows it.
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
    let kept = comparison.rows(.kept).count
    let intro = """
      # From \(first.rawValue) to \(second.rawValue)

      For a port that keeps to \(first.rawValue) and is to keep to \(second.rawValue). The two stand alike on \
      \(kept) statements, which are
      not listed. What only one of them says is no judgement of the other: each port is judged by its own edition.
      \(names(first, second))

      """
    let parts = [
      statements(
        "Add", "\(second.rawValue) states these, \(first.rawValue) does not speak of them.", comparison,
        .added),
      statements("Change", "One of the two says otherwise than this.", comparison, .changed),
      statements(
        "Weigh anew", "Both state these, on text of another kind; what a departure costs may change.",
        comparison, .regraded),
      statements(
        "Drop",
        "\(first.rawValue) states these, \(second.rawValue) does not speak of them: no line asks for them any more.",
        comparison, .dropped),
      differences(first, second), questions(first, second), errors(first, second), situations(first, second),
    ]
    return ([intro] + parts.compactMap { $0 }).joined(separator: "\n")
  }

  private static func names(_ first: Edition, _ second: Edition) -> String {
    first.family == second.family
      ? "The names of the interface begin with \(first.family) in both."
      : "The names of the interface begin with \(first.family) in \(first.rawValue), and with \(second.family) in "
        + "\(second.rawValue)."
  }

  private static func statements(
    _ title: String, _ lead: String, _ comparison: StatementComparison, _ change: StatementComparison.Change
  ) -> String? {
    let rows = comparison.rows(change).map(\.requirement).sorted { rank($0) < rank($1) }
    guard !rows.isEmpty else { return nil }
    let editions = [comparison.first, comparison.second].filter { edition in
      rows.contains { $0.evidence(in: edition) != .silent }
    }
    let table = TextTable(
      header: ["id", "level", "subject", "statement"] + editions.map(\.rawValue),
      rows: rows.map { requirement in
        [
          ChapterPage.link(to: requirement.id, from: "upgrades"), requirement.level.rawValue,
          requirement.subject.rawValue,
          requirement.sentence,
        ] + editions.map { standing(of: requirement, in: $0) }
      })
    return "## \(title)\n\n\(lead)\n\n\(table.rendered(as: .markdown))"
  }

  /// The duties of the SDK first.
  private static func rank(_ requirement: Requirement) -> Int {
    Subject.allCases.firstIndex(of: requirement.subject) ?? 0
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

  /// The differences on record on which the two stand on different sides.
  private static func differences(_ first: Edition, _ second: Edition) -> String? {
    func side(_ difference: Difference, _ edition: Edition) -> Difference.Position? {
      difference.positions.first { $0.cited.contains { $0.edition == edition } }
    }
    let rows = Difference.all.sorted { isBefore($0.id, $1.id) }.compactMap { difference -> [String]? in
      guard let one = side(difference, first), let other = side(difference, second), one != other else {
        return nil
      }
      return [difference.id, difference.about, one.says, other.says]
    }
    guard !rows.isEmpty else { return nil }
    let table = TextTable(header: ["id", "about", first.rawValue, second.rawValue], rows: rows)
    return "## Said differently\n\nThe lines stand in [editions.md](../editions.md).\n\n"
      + table.rendered(as: .markdown)
  }

  private static func questions(_ first: Edition, _ second: Edition) -> String? {
    func open(_ edition: Edition, besides other: Edition) -> [String] {
      OpenQuestion.all.filter { question in
        question.editions.contains(edition) && !question.editions.contains(other)
      }.map { "\(ChapterPage.link(to: $0.id, from: "upgrades")): \($0.asks)" }
    }
    let opened = open(second, besides: first)
    let closed = open(first, besides: second)
    guard !opened.isEmpty || !closed.isEmpty else { return nil }
    return "## Open questions\n"
      + (opened.isEmpty
        ? "" : "\nOpen in \(second.rawValue) only; choose a reading:\n\n" + Markdown.list(opened))
      + (closed.isEmpty
        ? ""
        : "\nOpen in \(first.rawValue) only; in \(second.rawValue) the text decides them or they cannot arise:\n\n"
          + Markdown.list(closed))
  }

  private static func errors(_ first: Edition, _ second: Edition) -> String? {
    let rows = ErrorCode.allCases.compactMap { code -> [String]? in
      let written = [first, second].map { code.written(in: $0).map(ErrorCodesTable.written) ?? "none" }
      return written[0] == written[1] ? nil : ["`\(code.rawValue)`"] + written
    }
    guard !rows.isEmpty else { return nil }
    let table = TextTable(header: ["error", first.rawValue, second.rawValue], rows: rows)
    return "## Errors that are written otherwise\n\n" + table.rendered(as: .markdown)
  }

  /// A text with an error's name in an edition that has names for them alone.
  private static func named(_ text: String, in edition: Edition) -> String {
    ErrorCode.allCases.reduce(text) { text, code in
      guard case .name(let name) = code.written(in: edition)?.code else { return text }
      return text.replacing("failed with \(code.rawValue)", with: "failed with \(name)")
    }
  }

  /// The situations of the pages step by step in which something else is seen.
  private static func situations(_ first: Edition, _ second: Edition) -> String? {
    let rows = StepsText.told.flatMap { page, scenes in
      scenes.compactMap { scene, tables -> [String]? in
        func seen(_ edition: Edition) -> String {
          guard let table = tables.first(where: { $0.edition == edition }) else { return "cannot happen" }
          return table.behaviour.seen.isEmpty ? "nothing" : table.behaviour.seen.joined(separator: "; ")
        }
        let (one, other) = (seen(first), seen(second))
        return one == other || one == named(other, in: first)
          ? nil : ["\(page.title): \(scene.title)", one, other]
      }
    }
    guard !rows.isEmpty else { return nil }
    let table = TextTable(
      header: ["situation", "\(first.rawValue): seen", "\(second.rawValue): seen"], rows: rows)
    return "## Situations in which something else is seen\n\n"
      + "Under the readings that the text leans to, and the first where it leans to none.\n\n"
      + table.rendered(as: .markdown)
  }
}
