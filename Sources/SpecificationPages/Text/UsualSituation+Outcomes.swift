import ModelAnalysis
import PushDocuments
import PushModel
import StateMachines

/// The outcomes of usual situations.
extension UsualSituation {
  /// The outcome in an edition.
  struct Outcome: Sendable {
    let edition: Edition
    /// The app's view, and the server's records afterwards.
    let seen: [String]
    /// The machines that took part.
    let machines: Set<String>
  }

  /// All situations, with their outcomes in each edition that knows them.
  static let told = all.map { (situation: $0, outcomes: $0.outcomes) }

  /// The subjects of the situations in which a machine takes part.
  static func subjects(concerning machine: String) -> [String] {
    told.filter { $0.outcomes.contains { $0.machines.contains(machine) } }.map(\.situation.subject)
      .reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  private var outcomes: [Outcome] {
    Edition.allCases.compactMap { edition in
      var situation = Situation(Interpretation(edition: edition, readings: .leaning(in: edition)))
      do throws(Situation.Failure) {
        try situation.take(given(in: edition))
        let trace = try Trace(step, in: situation)
        let rules = trace.events.flatMap(\.rules).filter { !$0.isIgnored }
        return Outcome(
          edition: edition, seen: trace.seen + trace.afterwards, machines: Set(rules.map(\.rule.machine)))
      } catch {
        return nil
      }
    }
  }

  /// The steps before the event, in an edition. A user is set where there is a call for it. Where one call
  /// covers all kinds of token in the settings, the settings name the situation's kind.
  private func given(in edition: Edition) -> [String] {
    let isAboutVoIP = (given + [step]).contains("register voip")
    return given.filter { edition.hasSetUser || $0 != "setUser $userA" }.map {
      isAboutVoIP && edition.registersAllTypesAtOnce && $0 == "initialize" ? "\($0), settings A for voip" : $0
    }
  }
}

extension Readings {
  /// The readings to which the text of an edition leans.
  static func leaning(in edition: Edition) -> Readings {
    var readings = Readings()
    for question in OpenQuestion.all where question.editions.contains(edition) {
      if let leaning = question.leaning { readings[question.id] = leaning.reading }
    }
    return readings
  }
}
