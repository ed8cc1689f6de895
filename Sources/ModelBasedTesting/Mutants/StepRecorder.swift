import Conformance
import PushModel
import StateMachines

/// The specification as a port that notes what happens to its machines.
struct StepRecorder: Adapter {
  private var port: ModelPort
  private(set) var steps: [PushStep] = []

  init(_ interpretation: Interpretation) { port = ModelPort(interpretation) }

  var profile: Profile { port.profile }

  mutating func reset(_ setting: Setting) {
    steps = []
    port.reset(setting)
    port.noteSteps()
  }

  mutating func perform(_ stimulus: Stimulus, as name: String?) -> Reply {
    let reply = port.perform(stimulus, as: name)
    steps += port.steps
    return reply
  }
}
