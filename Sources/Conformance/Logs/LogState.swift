import PushModel
import StateMachines

/// A possible state of the specification after the lines of a log so far.
struct LogState: Sendable {
  var hypothesis: Hypothesis
  /// Effects that have come about without being seen yet: an app may see them after other events.
  var owed: [Owed] = []
  /// The calls that have not been seen to complete.
  var awaited: [Awaited] = []
  /// The kinds of token with something under way that the specification leaves undecided.
  var adrift = PushTypes()
  /// The kinds of messages of which it is undecided whether the last ones reach the delegate.
  var loose = PushTypes()
  /// Whether the effect of the last action may still be to come.
  var isLate = false
  /// The undecided aspects of the records.
  var hazy = PerPushType(Aspects())
  /// The last reading of each question, since all states last agreed on one.
  var choices: [String: [String]] = [:]
  /// The way of the last action through the specification.
  var last: Way?

  /// An effect that has come about, and the way that led to it.
  struct Owed: Hashable, Sendable {
    let item: Observed.Item
    /// The name of the call that completes; `nil` where calls are not told apart.
    let call: String?
    /// The aspects of the item that the specification leaves undecided.
    let open: Aspects
    let tokens: CurrentTokens
    @Uncompared var way: Way

    /// Whether it is undecided that the item is seen at all.
    var isFree: Bool { !open.isDisjoint(with: [.outcome, .message, .prompt]) }
  }

  /// A call whose completion is awaited.
  struct Awaited: Hashable {
    let call: String?
    let operation: CallKind
    let type: PushType
    let agreement: AgreementParts?
    let user: String?
  }

  /// All that decides what may be observed from now on.
  struct Key: Hashable {
    let state: Hypothesis.State
    let owed: [Owed]
    let awaited: [Awaited]
    let loose: PushTypes
    let isLate: Bool
    let adrift: PushTypes
    let hazy: PerPushType<Aspects>
  }

  init(_ hypothesis: Hypothesis) { self.hypothesis = hypothesis }

  var key: Key {
    Key(
      state: hypothesis.state, owed: owed, awaited: awaited, loose: loose, isLate: isLate, adrift: adrift,
      hazy: hazy)
  }

  var player: StepPlayer { hypothesis.play.player }

  // MARK: What happens

  /// Whether the world allows an action.
  func allows(_ action: CaseAction) -> Bool {
    switch action {
    case .promptAnswered, .settings: player.circumstances.allow(action)
    case .initialize, .setDelegate, .setUser, .register, .query, .unregister, .update, .tokenAnswered,
      .tokenChanges, .tokenInvalidated, .serverAnswers, .world, .network, .terminates, .launches,
      .entersForeground, .entersBackground, .voipArrives, .notificationArrives, .timePasses:
      true
    }
  }

  /// All states after an event, in a log that shows the given kinds.
  func after(_ event: PlayedEvent, showing kinds: Set<LogKind>) -> [LogState] {
    // The order in which an SDK makes its requests is its own business, so that any of them may be the one that is
    // answered.
    guard case .step(.serverAnswers(_, let operation), _) = event else {
      return after(event, answering: nil, showing: kinds)
    }
    var subjects: [RequestSubject] = []
    for held in player.session.world.held where operation == nil || held.isPart(of: operation ?? .register) {
      if held.request.operation != nil, !subjects.contains(held.subject) { subjects.append(held.subject) }
    }
    if subjects.isEmpty { return after(event, answering: nil, showing: kinds) }
    // The answer may also be to a request about a kind of token with something undecided under way.
    let unknown = adrift.isEmpty ? [] : [self]
    return subjects.flatMap { after(event, answering: $0, showing: kinds) } + unknown
  }

  private func after(
    _ event: PlayedEvent, answering subject: RequestSubject?, showing kinds: Set<LogKind>
  ) -> [LogState] {
    var hypothesis = hypothesis
    hypothesis.answersFirst(subject)
    let waiting = player.openCallNames
    // The log does not tell when effects that may be put off come. Aspects that depend on it are left open
    // (`isLate`).
    var ways = Ways(hypothesis, event, seeing: nil, allowing: ReadingSet(), mayPutOff: false)
    var all: [LogState] = []
    while let way = ways.next() {
      var next = self
      next.follow(way, event, waiting, kinds)
      all.append(next)
    }
    return all
  }

  /// Gives up the details of a kind of token with something undecided under way. The states of its machines do not
  /// matter any more.
  private mutating func drift(_ type: PushType) {
    adrift.insert(type)
    if let canonical = hypothesis.settled(type, holding: nil, as: [.none]).first { hypothesis = canonical }
    owed.removeAll { one in
      switch one.item {
      case .completed(_, let completion): completion.type == type
      case .prompt: type == .apns
      case .message, .reported, .restricted, .violation: false
      }
    }
  }

  private mutating func follow(_ way: Way, _ event: PlayedEvent, _ waiting: [String], _ kinds: Set<LogKind>) {
    let hull = ReadingSet.hull(way.readings)
    for question in hull.questions { choices[question] = hull.readings(of: question) }
    guard let seen = way.seen else { return }
    hypothesis = way.followed
    hypothesis.forgetEndedCalls()
    if case .step(let action, let name) = event { note(action, name, way) }
    for type in PushType.both { hazy[type].formUnion(way.blur.aspects[type].intersection(.record)) }
    // The observations of the setting came before the log begins.
    if case .step = event { for item in seen.items { owe(item, way, event, waiting, kinds) } }
    owed.sort { $0.item.words < $1.item.words }
    for type in PushType.both {
      let unsettles = seen.busy.contains(type) && way.blur.leavesOpen(.unsettling, of: PushTypes(type))
      if unsettles || adrift.contains(type) { drift(type) }
    }
  }

  private mutating func note(_ action: CaseAction, _ name: String?, _ way: Way) {
    if !action.isHiddenMove { last = way }
    if case .setUser = action, way.blur.leavesOpen(.time) { isLate = true }
    for type in PushType.both where way.blur.aspects[type].contains(.message) { loose.insert(type) }
    switch action {
    case .voipArrives, .notificationArrives:
      if !way.blur.aspects[action.type].contains(.message) { loose.remove(PushTypes(action.type)) }
    case .register(_, _, false), .unregister(_, false): break
    case .register, .query, .unregister, .update:
      guard let operation = action.operation else { return }
      let all = player.edition.registersAllTypesAtOnce && (operation == .register || operation == .unregister)
      let types = all ? player.session.configuration.pushTypes ?? [.apns] : [action.type]
      awaited += types.map {
        Awaited(call: name, operation: operation, type: $0, agreement: action.agreement, user: player.user)
      }
    case .terminates: (owed, awaited) = ([], [])
    case .initialize, .setDelegate, .setUser, .promptAnswered, .settings, .tokenAnswered, .tokenChanges,
      .tokenInvalidated, .serverAnswers, .world, .network, .launches, .entersForeground, .entersBackground,
      .timePasses:
      break
    }
  }

  private mutating func owe(
    _ item: Observed.Item, _ way: Way, _ event: PlayedEvent, _ waiting: [String], _ kinds: Set<LogKind>
  ) {
    var call: String?
    let (type, telling): (PushType, Aspects)
    switch item {
    case .completed(let which, let completion):
      guard kinds.contains(.completed), !adrift.contains(completion.type) else { return }
      call = name(of: which, event, waiting)
      (type, telling) = (completion.type, Aspects.record.union([.outcome, .code]))
      if completion.operation == .register, completion.error == nil,
        way.blur.aspects[type].isDisjoint(with: .record)
      {
        hazy[type] = []
      }
    case .message(let kind, _):
      guard kinds.contains(.message) else { return }
      (type, telling) = (kind, .message)
    case .prompt:
      guard kinds.contains(.prompt), !adrift.contains(.apns) else { return }
      (type, telling) = (.apns, .prompt)
    case .reported:
      guard kinds.contains(.reportedCall) else { return }
      (type, telling) = (.voip, .message)
    case .restricted, .violation: return
    }
    let open = way.blur.aspects[type].union(hazy[type]).union(isLate ? .owner : []).intersection(telling)
    owed.append(
      Owed(
        item: item, call: call, open: open, tokens: CurrentTokens(hypothesis.play.player.session.world),
        way: way))
  }

  private func name(of which: Observed.Which, _ event: PlayedEvent, _ waiting: [String]) -> String? {
    switch which {
    case .made: if case .step(_, let name) = event { name } else { nil }
    case .waiting(let place): waiting.indices.contains(place) ? waiting[place] : nil
    case .unnamed, .none: nil
    }
  }

  /// The events that may happen now without being seen.
  func hiddenMoves(showing kinds: Set<LogKind>) -> [CaseAction] {
    var moves: [CaseAction] = []
    let world = player.session.world
    guard world.isRunning else { return [] }
    let circumstances = player.circumstances
    if !kinds.contains(.user) {
      for allowed in [true, false] {
        moves += [.promptAnswered(allowed: allowed), .settings(allowed: allowed)].filter(circumstances.allow)
      }
    }
    if !kinds.contains(.network) { moves.append(.network(up: !circumstances.isNetworkUp)) }
    // The requests of the machines say nothing of a kind of token with something undecided under way.
    for request in world.held where !adrift.contains(request.request.type) {
      if case .token(let type) = request.request {
        // An SDK may keep a token that it has asked for before.
        moves.append(.tokenAnswered(type, issued: true))
        if type == .apns, !kinds.contains(.tokens) { moves.append(.tokenAnswered(type, issued: false)) }
      } else if !kinds.contains(.server), let operation = request.request.operation {
        for policy: Policies.Server in [.accept, .refuse, .timeout, .garble] {
          moves.append(.serverAnswers(policy, operation: operation))
        }
      }
    }
    return moves.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}

extension CaseAction {
  /// Whether the action is an answer of the world: the action before it decides which request is answered.
  fileprivate var isHiddenMove: Bool {
    switch self {
    case .promptAnswered, .settings, .tokenAnswered, .serverAnswers, .network: true
    case .initialize, .setDelegate, .setUser, .register, .query, .unregister, .update, .tokenChanges,
      .tokenInvalidated, .world, .terminates, .launches, .entersForeground, .entersBackground, .voipArrives,
      .notificationArrives, .timePasses:
      false
    }
  }
}
