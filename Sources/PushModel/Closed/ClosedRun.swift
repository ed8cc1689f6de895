public import StateMachines

/// A run of the closed system: it takes one move after the other, each until nothing more happens.
///
/// The run keeps its buffers from move to move, so that a move allocates nothing. It is large, so it is used in place
/// and not copied.
public struct ClosedRun: Sendable {
  /// The state in which moves happen.
  public private(set) var before: ClosedSystem.State
  /// The last move.
  public private(set) var move = ClosedSystem.Move.passTime
  /// The reaction to the last move.
  public private(set) var reaction: ClosedSystem.Reaction
  /// The bytes of the state after the last move. A state without room in them counts as a move without end; the bytes
  /// are then those of the state before.
  public private(set) var packed = PackedState()
  private let edition: Edition
  private var rules: WorldRules
  private var system: PushSystem
  private var world = World()
  private var held: [ClosedSystem.HeldRequest] = []
  private var isDelivered = false
  private var isReported = false
  /// The answers that the world gives at once. The SDK gets them once it has reacted to the move.
  private var answers: [(id: Int, answer: PushSystem.Answer)] = []
  /// The happenings of the move, if they are noted.
  private(set) var happenings: [ClosedSystem.Happening] = []

  private var notesHappenings = false
  /// The events of the move without the values, if they are noted.
  public private(set) var steps: [PushStep] = []

  /// More answers than this are taken for a move without end, as in a fault.
  private static let answerLimit = 1000

  /// A system that has not been moved yet.
  public init(_ closed: ClosedSystem) {
    edition = closed.edition
    rules = closed.rules
    system = PushSystem(closed.interpretation)
    before = ClosedSystem.State(sdk: system.state)
    reaction = ClosedSystem.Reaction(state: before)
  }

  mutating func noteHappenings() {
    system.notesEvents = true
    notesHappenings = true
  }

  /// Notes every event without the values from now on.
  public mutating func noteSteps() { system.notesEvents = true }

  /// Sets the state in which moves happen from now on.
  public mutating func begin(in state: ClosedSystem.State) { before = state }

  /// Takes a move.
  public mutating func react(to move: ClosedSystem.Move) {
    self.move = move
    system.restart(from: before.sdk)
    world = before.world
    held.become(before.held)
    reaction.seen.clear()
    reaction.passed.clear()
    if !reaction.impossible.isEmpty { reaction.impossible = [] }
    reaction.ended = CallCounts()
    reaction.asks = false
    happenings.clear()
    steps.clear()
    take(move)
    var next = 0
    while next < answers.count, next < Self.answerLimit {
      run(.answer(request: answers[next].id, answers[next].answer))
      next += 1
    }
    if next == Self.answerLimit { noteEndlessness() }
    answers.clear()
    for channel in PushType.both where world.records[channel] != before.world.records[channel] {
      reaction.seen.append(Sight(record: world.records[channel], channel, current: world.currentTokens))
    }
    loseNeedlessRequests()
    system.change { $0.forgetNeedlessValues() }
    system.exchange(&reaction.state.sdk)
    reaction.state.world = world
    swap(&reaction.state.held, &held)
    // States that cannot be told apart become equal, and there are finitely many.
    reaction.state.renameByKind()
    if !PackedState.hasRoom(for: reaction.state) { noteEndlessness() }
    if !packed.become(reaction.state), !packed.become(before) {
      preconditionFailure("a state that was met has room")
    }
  }

  private mutating func noteEndlessness() {
    reaction.seen.append(.noEnd)
    reaction.impossible.append("what a move leads to, without end")
  }

  private mutating func take(_ move: ClosedSystem.Move) {
    switch move {
    case .initialize(let settings, let delegate): run(.initialize(settings, delegate: delegate))
    case .setDelegate(let isSet): run(.setDelegate(isSet))
    case .setNotificationDelegate(let isSet): run(.setNotificationDelegate(isSet))
    case .setUser(let user): run(.setUser(user))
    case .register(let channel, let consent): run(.register(channel, consent, hasHandler: true))
    case .query(let channel): run(.query(channel))
    case .unregister(let channel): run(.unregister(channel, hasHandler: true))
    case .update: run(.update(Changes(language: .updated)))
    case .answerPrompt(let allowed): answerPrompt(allowed)
    case .changeSettings(let allowed): world.changeSettings(allowed: allowed, &rules)
    case .answer(let purpose, let reply): answer(purpose, reply)
    case .answerToken(let purpose, let channel, let issued): answerToken(purpose, channel, issued)
    case .changeToken(let channel):
      if world.changeToken(channel, to: Self.nextToken, &rules) {
        run(.tokenChanged(channel, world.currentTokens[channel]))
      }
    case .invalidateToken:
      if world.invalidateToken(next: Self.nextToken, &rules) { run(.tokenInvalidated) }
    case .message(let isReported): message(isReported)
    case .notification: run(.notification(Message(1)))
    case .network(let up):
      world.policies.network = up ? .up : .down
      // A process that does not run is not told.
      if world.isRunning { run(.network(up: up)) }
    case .enterForeground: run(.foreground)
    case .passTime: run(.longTimePassed)
    case .endProcess:
      run(.processEnded)
      world.endProcess(&rules)
      held = []
      answers = []
    case .startProcess: world.startProcess()
    }
  }

  /// A token that is nowhere in the state: between moves the current token is the first, all earlier ones are the
  /// second.
  private static let nextToken = Token(3)

  private mutating func answerPrompt(_ allowed: Bool) {
    world.answerPrompt(allowed: allowed, &rules)
    for waiting in held where waiting.request == .permission {
      answers.append((waiting.id, .permission(world.permissionAnswer)))
    }
    held.removeAll { $0.request == .permission }
  }

  /// Removes and returns the oldest waiting request for a purpose.
  private mutating func takeHeld(_ purpose: PushSystem.Purpose) -> ClosedSystem.HeldRequest? {
    guard let id = system.state.requests.first(where: { $0.purpose == purpose })?.id,
      let place = held.firstIndex(where: { $0.id == id })
    else { return nil }
    return held.remove(at: place)
  }

  private mutating func answerToken(_ purpose: TokenPurpose, _ channel: PushType, _ issued: Bool) {
    guard let waiting = takeHeld(.token(purpose, channel)) else { return }
    let answer = world.answerToken(channel, issued: issued, &rules)
    if held.contains(where: { $0.request == .token(channel) }) { world.requestToken(channel, &rules) }
    run(.answer(request: waiting.id, answer))
  }

  private mutating func answer(_ purpose: ServerPurpose, _ reply: ServerReply) {
    guard let waiting = takeHeld(.server(purpose)) else { return }
    if let answer = world.reply(to: waiting.request, reply.policy, &rules) {
      run(.answer(request: waiting.id, answer))
    }
  }

  private mutating func message(_ appReports: Bool) {
    guard world.deliverMessage(&rules) else { return }
    isDelivered = false
    isReported = false
    run(.message(Message(1)))
    if world.settleMessage(isReported: isReported || (isDelivered && appReports), &rules) {
      reaction.seen.append(.restricted)
    }
  }

  /// Lets the SDK react to a stimulus, and takes its observations.
  private mutating func run(_ stimulus: PushSystem.Stimulus) {
    system.react(to: stimulus)
    reaction.passed += system.passed
    reaction.ended.add(system.ended)
    if system.notesEvents { steps += system.steps }
    if notesHappenings {
      addHappenings()
    } else {
      for observation in system.observations { take(observation) }
    }
    if system.hasNoEnd {
      noteEndlessness()
      answers.removeAll()
    }
    for passed in system.impossible {
      reaction.impossible.append(RuleTaken(passed, in: .of(edition)).description)
    }
  }

  /// Notes the happenings of a stimulus. An answer to which nobody listens is a happening without an event.
  private mutating func addHappenings() {
    if system.happened.isEmpty { happenings.append(ClosedSystem.Happening()) }
    for (place, event) in system.happened.enumerated() {
      let next = place + 1 < system.happened.count ? system.happened[place + 1] : nil
      var happening = ClosedSystem.Happening(event: event.event)
      happening.passed = Array(system.passed[event.firstBranch..<(next?.firstBranch ?? system.passed.count)])
      let end = next?.firstObservation ?? system.observations.count
      for observation in system.observations[event.firstObservation..<end] {
        let (seen, waiting) = (reaction.seen.count, held.count)
        take(observation)
        if case .requested(_, let request) = observation {
          happening.edge.append(.asked(request, waits: held.count > waiting))
        }
        happening.edge += reaction.seen[seen...].map { .seen($0) }
      }
      happenings.append(happening)
    }
  }

  private mutating func take(_ observation: PushSystem.Observation) {
    switch observation {
    case .requested(let id, let request):
      let reception = world.receive(request, &rules)
      if reception.showsPrompt { reaction.seen.append(.prompt) }
      if let answer = reception.answer {
        answers.append((id, answer))
      } else {
        held.append(ClosedSystem.HeldRequest(id: id, request: request))
        reaction.asks = true
      }
    case .completed(let completion):
      reaction.seen.append(Sight(completion, in: edition, current: world.currentTokens))
    case .message(.voip, _):
      isDelivered = true
      reaction.seen.append(.message)
    case .message(.apns, _): reaction.seen.append(.notification)
    case .reportedCall:
      isReported = true
      reaction.seen.append(.reported)
    }
  }

  /// Loses requests whose answer matters to nobody, and all but one of the requests for a purpose that no call made.
  private mutating func loseNeedlessRequests() {
    var known: PushSystem.Purposes = []
    var lost: [Int] = []
    for request in system.state.requests {
      guard let purpose = request.purpose, isNeeded(purpose) else {
        lost.append(request.id)
        continue
      }
      guard request.asker == nil else { continue }
      if !known.insert(PushSystem.Purposes(purpose)).inserted { lost.append(request.id) }
    }
    guard !lost.isEmpty else { return }
    system.change { $0.lose(requests: lost) }
    held.removeAll { lost.contains($0.id) }
  }

  /// Whether a request changes anything. A removal does not where no record is there or on its way.
  private func isNeeded(_ purpose: PushSystem.Purpose) -> Bool {
    switch purpose {
    case .permission(.nobody): false
    case .server(.removal(let channel)):
      world.records[channel] != nil
        || !system.state.awaited.isDisjoint(with: .registering(channel))
    case .permission, .token, .server: true
    }
  }
}

extension ServerReply {
  /// The policy of a push service that replies like this; an unreachable one does not answer.
  var policy: Policies.Server {
    switch self {
    case .accepted, .acceptedNothing: .accept
    case .refused: .refuse
    case .timedOut: .timeout
    case .malformed: .garble
    case .unreachable: .hold
    }
  }
}
