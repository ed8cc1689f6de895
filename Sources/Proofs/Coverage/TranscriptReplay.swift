package import Conformance
package import MachineAnalysis
import ModelAnalysis
import ModelBasedTesting
import PushModel
import StateMachines

/// Plays what a transcript has recorded on the specification: what the port was made to do counts, not
/// what it did.
///
/// A port numbers its requests as it likes and may split them otherwise. An answer goes to the oldest
/// request of the same kind that the specification has open; one for which it has none is left out.
/// What a transcript does not hold is taken for the usual: a Korean device. The moves of the world
/// that the port did not notice are not in it either, so that the world's machines do not count.
package struct TranscriptReplay {
  /// How many cases were played to their end.
  package private(set) var played = 0
  /// The cases that the specification could not follow to their end, with the reason.
  package private(set) var strayed: [(caseID: String, reason: String)] = []
  /// How many answers there were to requests that the specification does not make.
  package private(set) var answersLeftOut = 0

  /// Plays a run, and counts what it passes.
  package init(_ run: RecordedRun, into record: inout CoverageRecorder) {
    let followed = Self.readings(of: run)
    for one in run.cases where !one.exchanges.isEmpty {
      var readings = followed
      for (question, allowed) in one.readings {
        guard let first = allowed.first, !allowed.contains(followed[question] ?? "") else { continue }
        readings[question] = first
      }
      play(one, in: run.edition, under: readings, into: &record)
      tell(one, under: readings, into: &record)
    }
  }

  /// The readings that all cases allow; where they exclude each other, or allow several, the first.
  static func readings(of run: RecordedRun) -> Readings {
    var allowed: [String: [String]] = [:]
    for one in run.cases {
      for (question, readings) in one.readings {
        let common = allowed[question]?.filter(readings.contains) ?? readings
        if !common.isEmpty { allowed[question] = common }
      }
    }
    return Readings(allowed.compactMapValues(\.first))
  }

  private mutating func play(
    _ one: RecordedCase, in edition: Edition, under readings: Readings,
    into record: inout CoverageRecorder
  ) {
    var port = ModelPort(edition: edition, readings: readings)
    port.reset(
      Setting(caseID: one.caseID, edition: edition, deviceIdentifier: Symbols.device, language: "ko"))
    var portRequests: [String: Request] = [:]
    var openRequests: [(id: String, request: Request)] = []
    record.begin(under: readings)
    for exchange in one.exchanges {
      if case .observed(let observations)? = exchange.reply {
        for case .requested(let id, let request) in observations { portRequests[id] = request }
      }
      var stimulus = exchange.stimulus
      if case .answer(let id, let answer) = stimulus {
        guard let asked = portRequests[id],
          let index = openRequests.firstIndex(where: { $0.request.isAlike(asked) })
        else {
          answersLeftOut += 1
          continue
        }
        stimulus = .answer(request: openRequests.remove(at: index).id, answer)
      }
      switch port.perform(stimulus, as: exchange.name) {
      case .observed(let observations):
        for rule in port.rulesTaken { record.add(Visit(rule)) }
        for case .requested(let id, let request) in observations { openRequests.append((id, request)) }
      case .unsupported(let reason), .failed(let reason):
        strayed.append((one.caseID, reason))
        return
      }
    }
    played += 1
  }

  private func tell(
    _ one: RecordedCase, under readings: Readings, into record: inout CoverageRecorder
  ) {
    guard one.verdict?.isGood ?? false else { return }
    for (question, allowed) in one.readings {
      guard let followed = readings[question], allowed.contains(followed) else { continue }
      let all = OpenQuestion.named(question)?.readings.map(\.name) ?? []
      record.tell(question, following: followed, from: all.filter { !allowed.contains($0) })
    }
  }
}

extension Request {
  /// Whether an answer to the one can be an answer to the other.
  fileprivate func isAlike(_ other: Request) -> Bool {
    switch (self, other) {
    case (.permission, .permission), (.permissionStatus, .permissionStatus): true
    case (.token(let type), .token(let otherType)): type == otherType
    case (.server(let request), .server(let otherRequest)):
      request.type == otherRequest.type && request.operation.isAlike(otherRequest.operation)
    case (.permission, _), (.permissionStatus, _), (.token, _), (.server, _): false
    }
  }
}

extension CallKind {
  /// Whether a port writes a change as an update or as a registration is its own business.
  fileprivate func isAlike(_ other: CallKind) -> Bool {
    let changes: Set<CallKind> = [.register, .update]
    return self == other || changes.isSuperset(of: [self, other])
  }
}
