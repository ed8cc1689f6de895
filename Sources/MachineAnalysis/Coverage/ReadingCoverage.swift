/// Which readings of the open questions were followed, and told from the others, in one edition.
package struct ReadingCoverage: Hashable, Sendable {
  /// The edition's name.
  package let edition: String
  /// The readings under which some rule was passed that depends on them.
  package let followed: CoverageMeasure
  /// The readings that something tells from every other reading of their question.
  package let toldApart: CoverageMeasure

  /// A question that has readings.
  package struct Question: Hashable, Sendable {
    /// The question's id.
    package let id: String
    /// The names of the editions in which it is open.
    package let editions: [String]
    /// The names of the readings.
    package let readings: [String]

    /// A question.
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
