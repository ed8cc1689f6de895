import Conformance
import PushModel
import StateMachines

extension CompiledCase {
  /// All combinations of readings of the questions that matter to the case, under its condition.
  var combinationsNamed: [Readings] {
    source.questions.sorted().filter { OpenQuestion.named($0)?.editions.contains(edition) ?? false }
      .reduce([condition.readings]) { combinations, question in
        combinations.flatMap { chosen in
          condition.readings(of: question).map { reading in
            var next = chosen
            next[question] = reading
            return next
          }
        }
      }
  }
}
