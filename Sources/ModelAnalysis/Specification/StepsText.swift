import PushModel
import StateMachines

/// What is seen in the usual situations, edition by edition.
enum StepsText {
  /// The pages, each with its situations and what happens in them in each edition in which they can be.
  static let told = StepsPage.all.map { page in
    (page: page, scenes: page.scenes.map { (scene: $0, outcomes: outcomes(of: $0)) })
  }

  /// What happens in a situation in an edition.
  struct Outcome: Sendable {
    let edition: Edition
    /// What an app sees, and what the server holds afterwards.
    let seen: [String]
    /// The machines that are concerned.
    let machines: Set<String>
  }

  /// The pages in whose situations a machine is concerned.
  static func pages(about machine: String) -> [StepsPage] {
    told.filter { $0.scenes.contains { $0.outcomes.contains { $0.machines.contains(machine) } } }.map(\.page)
  }

  private static func outcomes(of scene: StepsPage.Scene) -> [Outcome] {
    Edition.allCases.compactMap { edition in
      var situation = Situation(Interpretation(edition: edition, readings: .leaning(in: edition)))
      do throws(Situation.Failure) {
        try situation.take(scene.given(in: edition))
        let trace = try Trace(scene.step, in: situation)
        let rules = trace.events.flatMap(\.rules).filter { !$0.isIgnored }
        return Outcome(
          edition: edition, seen: trace.seen + trace.afterwards, machines: Set(rules.map(\.rule.machine)))
      } catch {
        return nil
      }
    }
  }
}

extension Readings {
  /// The readings that the text of an edition leans to.
  static func leaning(in edition: Edition) -> Readings {
    var readings = Readings()
    for question in OpenQuestion.all where question.editions.contains(edition) {
      if let leaning = question.leaning { readings[question.id] = leaning.reading }
    }
    return readings
  }
}
