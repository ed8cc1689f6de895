public import StateMachines

/// Something that the documents do not decide.
public struct OpenQuestion: Hashable, Sendable {
  /// The id, for example `Q-REG-1`. Ids are stable and never reused.
  public let id: String
  /// What is asked.
  public let asks: String
  /// The editions in which it is open; elsewhere the text decides it or it cannot arise.
  public let editions: [Edition]
  /// What the documents do say about it, by edition.
  public let says: [Cited]
  /// The readings, by name.
  public let readings: [Reading]
  /// Which way the text leans, and why; `nil` where it leans to no side.
  public let leaning: Leaning?
  /// Why no case can tell the readings apart; `nil` where one can.
  public let untestable: String?

  /// Whether a case tells the readings apart.
  public var isObservable: Bool { untestable == nil }

  /// The area that the id begins with.
  public var area: Area { Area(ofID: id) }

  /// The editions that speak nearest to a question, and where.
  public struct Cited: Hashable, Sendable {
    /// The edition.
    public let edition: Edition
    /// The lines.
    public let lines: Lines

    static func tcpushKo(_ lines: Lines) -> Cited { Cited(edition: .tcpushKo, lines: lines) }
    static func toastKo(_ lines: Lines) -> Cited { Cited(edition: .toastKo, lines: lines) }
    static func toastJa(_ lines: Lines) -> Cited { Cited(edition: .toastJa, lines: lines) }
    static func toastEn(_ lines: Lines) -> Cited { Cited(edition: .toastEn, lines: lines) }
    static func nhncloudKo(_ lines: Lines) -> Cited { Cited(edition: .nhncloudKo, lines: lines) }
  }

  /// One way to read the text.
  public struct Reading: Hashable, Sendable {
    /// The name, as it stands in cases and reports.
    public let name: String
    /// What an SDK does that follows it.
    public let meaning: String
  }

  /// Which reading the text leans to.
  public struct Leaning: Hashable, Sendable {
    /// The reading's name.
    public let reading: String
    /// The argument.
    public let because: String
  }
}

/// A question whose readings can be told apart at the SDK's edge: one case per reading.
public protocol ObservableQuestion: Question {
  /// What is asked.
  static var question: String { get }
  /// The editions in which it is open.
  static var editions: [Edition] { get }
  /// What the documents do say about it.
  static var says: [OpenQuestion.Cited] { get }
  /// Which way the text leans, and why.
  static var leaning: (reading: Self, because: String)? { get }
  /// What an SDK does that follows this reading.
  var meaning: String { get }
}

extension ObservableQuestion {
  static var entry: OpenQuestion {
    OpenQuestion(
      id: id, asks: question, editions: editions, says: says,
      readings: allCases.map { OpenQuestion.Reading(name: $0.name, meaning: $0.meaning) },
      leaning: leaning.map { .init(reading: $0.reading.name, because: $0.because) },
      untestable: nil)
  }
}

extension [Edition] {
  /// All five.
  static let every = Edition.allCases
  /// Those with a call that sets the user id.
  static let withSetUser: [Edition] = [.toastKo, .toastJa, .toastEn, .nhncloudKo]
  /// Those with completion handlers and the device-identifier fallback.
  static let withFallback: [Edition] = [.toastJa, .toastEn, .nhncloudKo]
  /// Those that do not speak of asking for the permission.
  static let withoutPermissionText: [Edition] = [.tcpushKo, .toastKo]
}
