/// Which readings of the open questions were followed, and told from the others, in one edition.
public struct ReadingCoverage: Hashable, Sendable {
  /// The edition's name.
  public let edition: String
  /// The readings under which some rule was passed that depends on them.
  public let followed: CoverageMeasure
  /// The readings that something tells from every other reading of their question.
  public let toldApart: CoverageMeasure

  /// A question that has readings.
  public struct Question: Hashable, Sendable {
    /// The question's id.
    public let id: String
    /// The names of the editions in which it is open.
    public let editions: [String]
    /// The names of the readings.
    public let readings: [String]

    /// A question.
    public init(id: String, editions: [String], readings: [String]) {
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
