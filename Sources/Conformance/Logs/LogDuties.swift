import JSON
import PushModel

/// The duties of the parties around the SDK, as far as a log shows whether they were fulfilled.
struct LogDuties: Sendable {
  private let header: LogHeader
  private var isInForeground = true
  /// Whether a launch without a delegate is under way (`isLaunching`), or is over (`isLate`).
  private var isLaunching = false
  private var isLate = false
  /// The line of a VoIP message that the app has not reported.
  private var unreported: Int?
  /// The line of a logout, as long as tokens stay registered although silence was promised.
  private var loggedOut: Int?
  private var registered = PerPushType(false)
  /// The lines of successful unregistrations without a later registration.
  private var unregistered = PerPushType(Int?.none)
  private var hasAgreement: Bool
  private var user: String?

  init(_ header: LogHeader) {
    self.header = header
    let given = header.given[0]
    user = given.user
    for type in given.registered { registered[type] = true }
    let agreements = given.registrations(in: header.edition).map(\.agreement)
    hasAgreement =
      !agreements.isEmpty
      && (agreements + [given.configuration(in: header.edition).agreement]).contains { $0 != nil }
  }

  /// The breaches of duties that a line shows.
  mutating func breaches(_ line: LogLine, at number: Int) -> [LogFinding] {
    var found: [LogFinding] = []
    switch line {
    case .done(let action, _): note(action, at: number, &found)
    case .reports: unreported = nil
    case .seen(.reportedCall): unreported = nil
    case .seen(.message(let type, _)): meet(messageOf: type, isSeen: true, at: number, &found)
    case .seen(.completed(let completion))
    where completion.operation == .unregister && completion.error == nil:
      unregistered[completion.type] = number
    case .seen(.completed), .seen(.prompt), .tokenChanged: break
    }
    return found.filter { !$0.requirements.isEmpty }
  }

  private mutating func note(_ action: CaseAction, at line: Int, _ found: inout [LogFinding]) {
    switch action {
    case .initialize(let changes, let delegate):
      if header.isDevelopment, changes.sandbox == false {
        found.append(
          breach("INIT-9", at: line, "initialised without the sandbox", "the sandbox in development"))
      }
      if delegate == true { noteDelegate(at: line, &found) }
      if changes.agreement ?? nil != nil { hasAgreement = true }
    case .setDelegate(_, true): noteDelegate(at: line, &found)
    case .setUser(let new):
      if let new {
        expectSilence(before: "user \(new.shown()) logged in", at: line, &found)
        loggedOut = nil
      } else if user != nil {
        loggedOut = line
      }
      user = new
    case .register(let type, let agreement, _):
      if agreement != nil { hasAgreement = true }
      if !hasAgreement, type == .apns || header.edition.registersAllTypesAtOnce {
        found.append(
          breach("AGR-8", at: line, "registered without an agreement", "an agreement, given along"))
      }
      for type in types(type) {
        registered[type] = true
        unregistered[type] = nil
      }
    case .unregister(let type, _): for type in types(type) { registered[type] = false }
    case .voipArrives: meet(messageOf: .voip, isSeen: false, at: line, &found)
    case .notificationArrives: meet(messageOf: .apns, isSeen: false, at: line, &found)
    case .entersForeground:
      isInForeground = true
      if isLaunching { (isLaunching, isLate) = (false, true) }
    case .entersBackground: isInForeground = false
    case .launches: (isInForeground, isLaunching, isLate) = (false, true, false)
    case .timePasses(let seconds):
      expectReport(before: "\(seconds) s passed", at: line, &found)
      if seconds >= LogJudge.patience { expectSilence(before: "\(seconds) s passed", at: line, &found) }
    case .terminates: expectReport(before: "the process ended", at: line, &found)
    case .setDelegate, .query, .update, .promptAnswered, .settings, .tokenAnswered, .tokenChanges,
      .tokenInvalidated, .serverAnswers, .world, .network:
      break
    }
  }

  private func types(_ type: PushType) -> [PushType] {
    header.edition.registersAllTypesAtOnce ? PushType.both : [type]
  }

  /// A delegate that is set after the launch is set too late.
  private mutating func noteDelegate(at line: Int, _ found: inout [LogFinding]) {
    if isLate {
      found.append(
        breach("INIT-10", at: line, "set a delegate after the launch", "a delegate set as the app launches"))
    }
    (isLaunching, isLate) = (false, false)
  }

  private mutating func meet(
    messageOf type: PushType, isSeen: Bool, at line: Int, _ found: inout [LogFinding]
  ) {
    if let before = unregistered[type] {
      var finding = breach(
        type == .voip ? "VOIP-14" : "UNREG-2", at: line,
        "a message came after line \(before), at which the token was unregistered",
        "none that was sent after it: a log does not say when this one was")
      finding.isArgued = true
      found.append(finding)
      unregistered[type] = nil
    }
    expectSilence(before: "a message came", at: line, &found)
    guard type == .voip, isSeen else { return }
    expectReport(before: "another message came", at: line, &found)
    if !isInForeground, header.observes.contains(.reports) { unreported = line }
  }

  private mutating func expectReport(before event: String, at line: Int, _ found: inout [LogFinding]) {
    guard let message = unreported else { return }
    found.append(
      LogFinding(
        line: line, subject: .app, requirements: ["CALL-1", "CALL-2", "PLAT-7"].stated(in: header.edition),
        seen: "the message of line \(message) was not reported to CallKit before \(event)",
        allowed: ["a report at once, in the background"], edition: header.edition))
    unreported = nil
  }

  /// Finds tokens that are still registered after the logout of a user who is to receive nothing more.
  private mutating func expectSilence(before event: String, at line: Int, _ found: inout [LogFinding]) {
    guard header.isSilentAfterLogout, let logout = loggedOut else { return }
    for type in PushType.both where registered[type] {
      found.append(
        breach(
          type == .voip ? "VOIP-13" : "LOGIN-9", at: line,
          "the user logged out at line \(logout), and \(event) with the \(type.rawValue) token not unregistered",
          "to unregister it, since users are to receive nothing after they have logged out"))
    }
    loggedOut = nil
  }

  private func breach(_ id: String, at line: Int, _ seen: String, _ allowed: String) -> LogFinding {
    LogFinding(
      line: line, subject: Requirement.named(id)?.subject ?? .app,
      requirements: [id].stated(in: header.edition), seen: seen, allowed: [allowed], edition: header.edition)
  }
}

extension [String] {
  /// The requirements that an edition, or the public record, states.
  fileprivate func stated(in edition: Edition) -> [String] {
    filter { Requirement.named($0).map { $0.isStated(in: edition) || $0.isExternal(in: edition) } ?? false }
  }
}
