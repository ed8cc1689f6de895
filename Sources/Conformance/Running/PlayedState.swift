import PushModel

/// All state that decides how the specification, the world and the harness behave from now on. Names that never come
/// back are replaced. Sequences of steps that lead to equal states cannot be told apart.
package struct PlayedState: Hashable, Sendable {
  private let state: ClosedSystem.State
  private let calls: [CallState]
  /// The matters of the held requests; requests of one matter have equal numbers.
  private let matters: [Matter]
  /// The numbers of the open calls in the specification.
  private let numbers: [Int?]
  /// Calls whose outcome is not reported: they never count as ended, and several equal ones count as one.
  private let untoldCalls: Set<CallState>
  private let configuration: Configuration
  private let configuredTypes: PushTypes
  private let flags: [Bool]
  private let user: String?

  package init(_ player: StepPlayer, _ port: ModelPort) {
    let session = player.session
    let world = session.world
    var state = ClosedSystem.State(port.system.state, in: world.world, held: world.unanswered)
    state.rename()
    self.state = state
    matters = world.heldMatters
    let open = session.calls.filter { $0.isOpen && $0.isReported }
    calls = open.enumerated().map { $1.named(String($0)) }
    numbers = open.map { call in port.system.state.calls.firstIndex { port.callNames[$0.id] == call.name } }
    untoldCalls = Set(session.calls.filter { $0.isOpen && !$0.isReported }.map { $0.named("") })
    configuration = session.configuration
    configuredTypes = session.configuredTypes
    user = player.user
    flags = [session.isInitialized, session.wasFlagOn, session.hasDelegate]
  }
}
