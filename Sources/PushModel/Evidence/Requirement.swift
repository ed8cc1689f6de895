import StateMachines

/// One testable statement, and where each edition stands on it.
public struct Requirement: Hashable, Sendable {
  /// The id, for example `REG-1`. Ids are stable and never reused.
  public let id: String
  /// The party that has the duty.
  public let subject: Subject
  /// How strict the duty is, where a citation does not say otherwise.
  public let level: Level
  /// What kind of text the statement rests on, where a citation does not say otherwise.
  public let grade: Grade
  /// The statement in our words.
  public let sentence: String
  /// How the statement follows from the cited lines, in the editions in which it is inferred; `nil` if there are none.
  public let argument: String?
  /// A note for readers.
  public let note: String?
  /// The source of a statement that does not come from the documents; `nil` for a rule of the suite's own.
  public let source: String?

  /// The stand of each edition, in their order.
  private let evidence: [Evidence]

  // Never inlined: the optimiser would take long over the lists.
  @inline(never)
  package init(
    _ id: String, _ subject: Subject, _ level: Level, _ grade: Grade, _ sentence: String,
    tcpushKo: Evidence = .silent, toastKo: Evidence = .silent, toastJa: Evidence = .silent,
    toastEn: Evidence = .silent, nhncloudKo: Evidence = .silent, source: String? = nil,
    argument: String? = nil, note: String? = nil
  ) {
    self.id = id
    self.subject = subject
    self.level = level
    self.grade = grade
    self.sentence = sentence
    self.argument = argument
    self.note = note
    self.source = source
    evidence = [tcpushKo, toastKo, toastJa, toastEn, nhncloudKo]
  }

  /// A statement that does not come from the documents.
  @inline(never)
  package init(
    external id: String, _ subject: Subject, _ level: Level, _ grade: Grade, _ sentence: String,
    source: String? = nil, argument: String? = nil, note: String? = nil
  ) {
    self.init(
      id, subject, level, grade, sentence, tcpushKo: .external, toastKo: .external, toastJa: .external,
      toastEn: .external, nhncloudKo: .external, source: source, argument: argument, note: note)
  }

  /// The stand of an edition on the statement.
  public func evidence(in edition: Edition) -> Evidence { evidence[Int(edition.place)] }

  /// The grade of the statement in an edition that states it.
  public func grade(in edition: Edition) -> Grade {
    guard case .stated(_, let own, _) = evidence(in: edition) else { return grade }
    return own ?? grade
  }

  /// How strict the duty is in an edition that states it. A statement that only a sample shows is no must.
  public func level(in edition: Edition) -> Level {
    guard case .stated(_, _, let own) = evidence(in: edition) else { return level }
    return own ?? (level == .must && grade(in: edition) == .sample ? .should : level)
  }

  /// The editions in which the statement is inferred.
  public var inferringEditions: [Edition] { editions.filter { grade(in: $0) == .inferred } }

  /// Whether an edition states the requirement.
  public func isStated(in edition: Edition) -> Bool {
    guard case .stated = evidence(in: edition) else { return false }
    return true
  }

  /// Whether the statement comes from the public record or the suite itself, and not from the documents.
  public func isExternal(in edition: Edition) -> Bool { evidence(in: edition) == .external }

  /// The editions that state the requirement.
  public var editions: [Edition] { Edition.allCases.filter(isStated) }

  /// The area that the id begins with, for example `REG`.
  public var area: Area { Area(ofID: id) }
}

/// The party that has a duty.
public enum Subject: String, CaseIterable, Hashable, Sendable {
  /// The SDK: tested against a port.
  case sdk
  /// The app that uses the SDK.
  case app
  /// The operating system, APNs, PushKit and CallKit.
  case platform
  /// The push service's server.
  case server
}

/// How strict a duty is.
public enum Level: String, CaseIterable, Hashable, Sendable {
  /// Breaking it breaks the documented behaviour.
  case must
  /// Recommended or asked for, or known from a sample only.
  case should
  /// Left to the subject's choice.
  case may
}

/// What kind of text a statement rests on.
public enum Grade: String, CaseIterable, Hashable, Sendable {
  /// A statement, a table or a call-out of the edition.
  case documented
  /// An API listing: what it marks as nullable, a default, an enum value, presence or absence.
  case signature
  /// Only sample code or a comment.
  case sample
  /// Apple's rules.
  case platform
  /// The vendor's release notes or headers: reported, never a failure.
  case vendor
  /// Two or more statements together: reported, a failure only when strictness is asked for.
  case inferred
}

/// The stand of one edition on a statement.
public enum Evidence: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The edition states it at these lines; grade and level are given where they are not the requirement's own.
  case stated(Lines, grade: Grade?, level: Level?)
  /// The edition says otherwise at these lines.
  case contradicted(Lines)
  /// The edition does not speak of it.
  case silent
  /// The statement does not come from the documents but from the public record.
  case external

  /// The edition states it at these lines, with the requirement's own grade and level.
  @inline(never)
  public init(stringLiteral lines: String) { self = .stated(Lines(stringLiteral: lines)) }

  @inline(never)
  package static func stated(_ lines: Lines, _ grade: Grade? = nil, _ level: Level? = nil) -> Evidence {
    .stated(lines, grade: grade, level: level)
  }

  /// The cited lines, if any.
  public var lines: Lines? {
    switch self {
    case .stated(let lines, grade: _, level: _), .contradicted(let lines): lines
    case .silent, .external: nil
    }
  }
}
