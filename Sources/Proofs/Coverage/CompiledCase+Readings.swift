import Conformance
import PushModel
import StateMachines

extension CompiledCase {
  /// The questions that the case sees or names.
  var questionsNamed: Set<String> { Set(questions.map(\.id)).union(source.questions) }

  /// Every combination of readings of the questions that the case sees or names, under its condition.
  var combinationsNamed: [Readings] {
    questionsNamed.sorted().filter { OpenQuestion.named($0)?.editions.contains(edition) ?? false }
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
