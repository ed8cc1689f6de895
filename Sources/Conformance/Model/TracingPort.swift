package import PushModel

/// The specification as a port, with the rules that each stimulus led to.
package struct TracingPort: Adapter, Sendable {
  private(set) var port: ModelPort

  /// The branches that were followed since the last reset, a list for each stimulus.
  package private(set) var passed: [[PushSystem.PassedBranch]] = []

  /// The rules that were followed since the last reset, a list for each stimulus.
  package var rules: [[RuleTaken]] { passed.map { $0.map(port.rule) } }

  /// What happened to the machines since the last reset, if that is noted.
  package private(set) var steps: [PushStep] = []
  private let notesSteps: Bool

  /// Traces a port.
  package init(_ port: ModelPort) { self.init(port, notesSteps: false) }

  /// Traces a port, and notes what happens to its machines if that is wanted.
  package init(_ port: ModelPort, notesSteps: Bool) {
    self.port = port
    self.notesSteps = notesSteps
  }

  /// The specification, claiming the edition that it follows.
  package var profile: Profile { port.profile }

  /// Starts anew on the device of a setting.
  package mutating func reset(_ setting: Setting) {
    passed = []
    steps = []
    port.reset(setting)
    if notesSteps { port.noteSteps() }
  }

  /// Lets the machines react.
  package mutating func perform(_ stimulus: Stimulus, as name: String?) -> Reply {
    let reply = port.perform(stimulus, as: name)
    passed.append(port.passed)
    steps += port.steps
    return reply
  }
}
