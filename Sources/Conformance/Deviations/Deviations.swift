import JSON
package import PushModel

/// The known deviations that a port's team keeps in a file.
package struct Deviations: Sendable {
  /// The path of the file.
  package let path: String
  /// The entries in the order of the file.
  package private(set) var all: [Deviation]
  /// The current day, for `reviewBy`.
  package let today: String

  /// Reads a file. An entry without a reason is refused, unless the file is to be written anew.
  package init(at path: String, on today: String, refusesEmptyReasons: Bool = true) throws(CaseProblem) {
    self.path = path
    self.today = today
    let file = try InputFile.json(path)
    do throws(JSONError) {
      let reader = try ObjectReader(file, of: "a file of known deviations", allowed: ["deviations"])
      all = []
      for node in try reader.required("deviations").elements() {
        let entry = try Deviation(json: node)
        if refusesEmptyReasons, entry.reason.allSatisfy(\.isWhitespace) {
          throw JSONError(
            place: node["reason"]?.place ?? node.place, message: "the reason of \(entry.name) is empty",
            expected: "why it is borne")
        }
        if let same = all.first(where: { $0.isAbout(sameAs: entry) }) {
          throw JSONError(
            place: node.place, message: "\(entry.name) is named again",
            expected: "one entry, as on line \(same.place.line)")
        }
        all.append(entry)
      }
    } catch {
      throw CaseProblem(error, in: path)
    }
  }

  package static func text(_ entries: [Deviation]) -> String {
    JSONNode.object(["deviations": .array(entries.map(\.json))]).text(JSONLayout(open: 3))
  }

  /// Refuses entries about cases that do not exist.
  package func check(among cases: [ConformanceCase]) throws(CaseProblem) {
    let editions = Dictionary(cases.map { ($0.id, $0.editions) }) { first, _ in first }
    for entry in all {
      guard case .one(let id) = entry.subject else { continue }
      guard let held = editions[id] else {
        throw CaseProblem(.unknown("case", id, at: entry.place, valid: editions.keys.sorted()), in: path)
      }
      guard let edition = entry.edition, !held.contains(edition) else { continue }
      throw CaseProblem(
        path: path, place: entry.place, message: "\(id) is no case of \(edition.rawValue)",
        expected: "one of \(held.map(\.rawValue).joined(separator: ", "))")
    }
  }

  /// Messages about entries that need another look in some editions: their cases are retired, or their requirements
  /// are stated otherwise now.
  package func stale(in editions: [Edition], retired: [ConformanceCase]) -> [String] {
    all.compactMap { entry in
      let place = "\(path):\(entry.place.line):\(entry.place.column): \(entry.name)"
      if case .one(let id) = entry.subject, let gone = retired.first(where: { $0.id == id }) {
        return "\(place) is retired" + (gone.replacedBy.map { ", and \($0) stands for it" } ?? "")
      }
      guard let edition = entry.edition, editions.contains(edition), let fails = entry.fails,
        let pinned = fails.basis
      else { return nil }
      let now = WayOfFailing.basis(of: fails.root, in: edition)
      return now == pinned
        ? nil
        : "\(place): \(fails.root) was stated as \(pinned), and is as \(now ?? "nothing of the edition")"
    }
  }

  package func entry(of id: String, in edition: Edition) -> Deviation? {
    all.first { $0.subject == .one(id) && $0.holds(in: edition) }
  }

  /// Whether the day for another look at an entry has passed.
  package func isOverdue(_ entry: Deviation) -> Bool { entry.reviewBy.map { $0 < today } ?? false }

  /// The command that removes an entry.
  package func removal(of entry: Deviation) -> String {
    "pushspec keep deviations \(CommandWords.quoted(path)) --remove \(CommandWords.quoted(entry.name))"
      + (entry.edition.map { " --edition \($0.rawValue)" } ?? "")
  }

  /// Changes the verdict of a case according to its entry.
  package func settle(_ record: inout CaseRecord) {
    record.fails = record.fails ?? record.wayOfFailing
    guard let entry = entry(of: record.caseID, in: record.edition) else { return }
    let known = "  known     " + entry.words
    if record.verdict == .pass {
      record.root = record.caseID
      record.settle(
        .unexpectedPass, entry,
        "\(record.caseID) in \(record.edition.rawValue): \(record.title)\n\(known)\n"
          + "  now       it comes out well; this takes the entry away:\n            \(removal(of: entry))")
      return
    }
    guard let fails = record.fails, record.verdict == fails.verdict else { return }
    if isOverdue(entry) {
      record.message += "\n\(known)\n  overdue   it was to be looked at again until \(entry.reviewBy ?? "")"
    } else if let pinned = entry.fails, !pinned.isSame(as: fails) {
      record.settle(
        .changedDeviation, entry,
        record.message + "\n\(known)\n  pinned    \(pinned.words)\n  now       \(fails.words)")
    } else {
      record.settle(.knownDeviation, entry, "known deviation: \(entry.words)\n\(record.message)")
    }
  }
}

extension Deviation {
  /// Whether both are about the same subject in some edition.
  fileprivate func isAbout(sameAs other: Deviation) -> Bool {
    subject == other.subject && (edition == nil || other.edition == nil || edition == other.edition)
  }
}

extension CaseRecord {
  fileprivate mutating func settle(_ verdict: Verdict, _ entry: Deviation, _ message: String) {
    ownVerdict = ownVerdict ?? self.verdict
    self.verdict = verdict
    self.message = message
    deviation = entry
  }
}
