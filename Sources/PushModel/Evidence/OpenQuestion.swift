/// A question that the documents leave open, with readings that cases tell apart.
public struct OpenQuestion: Hashable, Sendable {
  /// The id, for example `Q-REG-1`. Ids are stable and never reused.
  public let id: String
  /// The question in words.
  public let asks: String
  /// The editions in which it is open; elsewhere the text decides it or it cannot arise.
  public let editions: [Edition]
  /// The lines that come nearest to the question, by edition.
  public let says: [Cited]
  /// The readings, by name.
  public let readings: [Reading]
  /// The reading to which the text leans, and why; `nil` where it leans to no side.
  public let leaning: Leaning?

  // Never inlined, like everything that lists of evidence are made of: the optimiser would take long over them.
  @inline(never)
  package init(
    _ id: String, _ asks: String, in editions: [Edition], says: [Cited], readings: [Reading],
    leaning: Leaning? = nil
  ) {
    self.id = id
    self.asks = asks
    self.editions = editions
    self.says = says
    self.readings = readings
    self.leaning = leaning
  }

  /// The area that the id begins with.
  public var area: Area { Area(ofID: id) }

  /// Lines of an edition that are cited.
  public struct Cited: Hashable, Sendable {
    /// The edition.
    public let edition: Edition
    /// The lines.
    public let lines: Lines

    package init(edition: Edition, lines: Lines) {
      self.edition = edition
      self.lines = lines
    }

    @inline(never)
    package static func tcpushKo(_ lines: Lines) -> Cited { Cited(edition: .tcpushKo, lines: lines) }
    @inline(never)
    package static func toastKo(_ lines: Lines) -> Cited { Cited(edition: .toastKo, lines: lines) }
    @inline(never)
    package static func toastJa(_ lines: Lines) -> Cited { Cited(edition: .toastJa, lines: lines) }
    @inline(never)
    package static func toastEn(_ lines: Lines) -> Cited { Cited(edition: .toastEn, lines: lines) }
    @inline(never)
    package static func nhncloudKo(_ lines: Lines) -> Cited { Cited(edition: .nhncloudKo, lines: lines) }
  }

  /// One way to read the text.
  public struct Reading: Hashable, Sendable {
    /// The name, as it stands in cases and reports.
    public let name: String
    /// The behaviour of an SDK under the reading.
    public let meaning: String

    @inline(never)
    package init(_ name: String, _ meaning: String) {
      self.name = name
      self.meaning = meaning
    }
  }

  /// The reading to which the text leans.
  public struct Leaning: Hashable, Sendable {
    /// The reading's name.
    public let reading: String
    /// The argument.
    public let because: String

    package init(_ reading: String, _ because: String) {
      self.reading = reading
      self.because = because
    }
  }
}

extension [Edition] {
  /// All five editions.
  package static let every = Edition.allCases
  /// The editions with a call that sets the user id.
  package static let withSetUser: [Edition] = [.toastKo, .toastJa, .toastEn, .nhncloudKo]
  /// The editions with completion handlers and the device-identifier fallback.
  package static let withFallback: [Edition] = [.toastJa, .toastEn, .nhncloudKo]
  /// The editions that do not speak of asking for the permission.
  package static let withoutPermissionText: [Edition] = [.tcpushKo, .toastKo]
}
