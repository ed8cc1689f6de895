/// The readings of the open questions that were followed, and told from the others, in one edition.
package struct ReadingCoverage: Hashable, Sendable {
  package let edition: String
  /// The readings under which a rule that depends on them was visited.
  package let followed: CoverageMeasure
  /// The readings that were told from every other reading of their question.
  package let toldApart: CoverageMeasure

  /// An open question with its readings.
  package struct Question: Hashable, Sendable {
    package let id: String
    /// The names of the editions in which the question is open.
    package let editions: [String]
    package let readings: [String]

    package init(id: String, editions: [String], readings: [String]) {
      self.id = id
      self.editions = editions
      self.readings = readings
    }
  }

  init(_ record: CoverageRecorder, questions: [Question]) {
    edition = record.edition
    var followed = CoverageMeasure()
    var toldApart = CoverageMeasure()
    for question in questions where question.editions.contains(record.edition) {
      for reading in question.readings {
        let isFollowed = record.followed[question.id]?.contains(reading) ?? false
        followed.add("\(question.id) \(reading)", isVisited: isFollowed)
        let told = record.told[question.id]?[reading] ?? []
        let untold = question.readings.filter { $0 != reading && !told.contains($0) }
        toldApart.add(
          untold.isEmpty
            ? "\(question.id) \(reading)"
            : "\(question.id) \(reading) from \(untold.joined(separator: ", "))",
          isVisited: untold.isEmpty)
      }
    }
    self.followed = followed
    self.toldApart = toldApart
  }
}
