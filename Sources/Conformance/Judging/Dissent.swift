import PushModel

/// A case in which a port follows another reading of a question than in most of its cases.
struct Dissent {
  let question: String
  let vote: ReadingProfile.Vote
  /// The reading that most cases allow.
  let reading: String
  /// The cases that allow this reading; if some of them share no reading with the dissenting case, only those.
  let others: [String]
  /// Whether the dissent rests on argued votes: the others agree.
  let isArgued: Bool

  /// The question, where it stands, and what was done and seen in both cases, step by step.
  func message(_ record: CaseRecord, against other: CaseRecord) -> String {
    let open = OpenQuestion.named(question)
    func meaning(_ readings: [String]) -> String { open?.meaning(of: readings) ?? "" }
    var lines = [
      "\(record.caseID) in \(record.edition.rawValue): the port follows two readings of \(question)",
      FailureText.line("open", open?.asks ?? ""),
    ]
    if let place = open?.place(in: record.edition) { lines.append(FailureText.line("stands", place)) }
    let more = others.count > 1 ? ", as in \(others.count - 1) more" : ""
    lines.append(FailureText.line("here", "\(record.caseID) follows \(meaning(vote.readings))"))
    lines += FailureText.play(record)
    lines.append(FailureText.line("there", "\(other.caseID) follows \(meaning([reading]))\(more)"))
    lines += FailureText.play(other)
    return lines.joined(separator: "\n")
  }
}

extension ReadingProfile {
  /// The cases that disagree with the reading which most cases about the same allow.
  func dissents() -> [Dissent] {
    entries.filter(\.hasDissent).flatMap { entry in
      entry.bySubject.filter { !Entry.agree($0) }.flatMap { dissents(in: $0, of: entry.question) }
    }
  }

  private func dissents(in votes: [Vote], of question: String) -> [Dissent] {
    var counts: [String: Int] = [:]
    for vote in votes { for reading in vote.readings { counts[reading, default: 0] += 1 } }
    let best = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? ""
    let usual = votes.filter { $0.readings.contains(best) }
    let isArgued = Entry.agree(votes.filter { !$0.isArgued })
    return votes.filter { !$0.readings.contains(best) }.map { vote in
      let apart = usual.filter { Set($0.readings).isDisjoint(with: vote.readings) }
      let others = (apart.isEmpty ? usual : apart).map(\.caseID)
      return Dissent(question: question, vote: vote, reading: best, others: others, isArgued: isArgued)
    }
  }
}
