import Conformance
import PushModel
import StateMachines

/// The specification as a port that notes which open questions were asked, and by which rules.
struct QuestioningPort: Adapter, Sendable {
  private(set) var port: ModelPort
  /// The rules that were followed since the last call of `follow`.
  private(set) var rules: [RuleTaken] = []

  init(edition: Edition) { port = ModelPort(edition: edition, readings: Readings()) }

  var profile: Profile { port.profile }

  /// Goes on under other readings, and begins to take notes.
  mutating func follow(_ readings: Readings) {
    rules = []
    if port.readings != readings { port.exchangeRules { $0.following(readings) } }
  }

  /// The questions that were asked.
  var asked: Set<String> { Set(rules.flatMap(\.questions)) }

  mutating func reset(_ setting: Setting) { port.reset(setting) }

  mutating func perform(_ stimulus: Stimulus, as name: String?) -> Reply {
    let reply = port.perform(stimulus, as: name)
    rules += port.rulesTaken
    return reply
  }
}
