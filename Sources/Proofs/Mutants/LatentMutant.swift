import ModelBasedTesting
package import Conformance
import ModelAnalysis
import PushModel

/// A mutant that hides its fault behind one more state: the first time that its branch is followed it does
/// what the specification says, and from then on it is wrong.
package struct LatentMutant: Adapter, Sendable {
  private let mutant: RuleMutant
  private let sound: ModelPort
  private var port: ModelPort
  private var isAwake = false

  /// Hides the fault of a mutant in a port that follows the specification.
  package init(_ mutant: RuleMutant, in port: ModelPort) {
    self.mutant = mutant
    sound = port
    self.port = port
  }

  /// The port's profile.
  package var profile: Profile { port.profile }

  /// Starts anew, without the fault.
  package mutating func reset(_ setting: Setting) {
    port = sound
    isAwake = false
    port.reset(setting)
    port.noteSteps()
  }

  /// Lets the machines react; the fault shows after the step in which the branch was followed first.
  package mutating func perform(_ stimulus: Stimulus, as name: String?) -> Reply {
    let reply = port.perform(stimulus, as: name)
    if !isAwake, mutant.canShow(in: port.passed, port.steps) {
      port.exchangeRules(mutant.inserted(in:))
      isAwake = true
    }
    return reply
  }
}
