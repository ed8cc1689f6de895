import Conformance
import PushModel
import ReferenceAdapter

/// The reference port, with other requests to the system and the server for the same purposes.
struct OwnWay: Adapter {
  enum Manner: CaseIterable {
    case triesAgain, asksTwiceAtOnce, asksTwiceInTurn, looksFirst, splits, sendsInParts, asksAtLaunch,
      keepsTokenOfLaunch, putsOff, waitsForTheFront

    /// Whether the readings that explain the port leave so much undecided that some failures are argued.
    var leavesMuchOpen: Bool {
      self == .keepsTokenOfLaunch || self == .putsOff || self == .waitsForTheFront
    }
  }

  private var base: ReferenceAdapter
  private let manner: Manner
  private var device = ""
  private var errands: [Errand] = []
  /// The errand of each request.
  private var owners: [String: Int] = [:]
  private var requestCount = 0
  /// The requests made at launch, whose answers are not needed.
  private var early: Set<String> = []
  /// The token that was asked for at launch, if later registrations do not ask for one.
  private var kept: String?
  /// The errands that are put off until some time has passed.
  private var delayed: [Int] = []
  private var isInBackground = false
  /// The app's calls in the background.
  private var waiting: [(stimulus: Stimulus, name: String?)] = []

  /// A request of the reference port, and how far it has come.
  private struct Errand {
    let request: String
    let asked: Request
    var left: [[Request]] = []
    var awaited: Set<String> = []
    var failure: Answer?
    var hasBeenTriedAgain = false
  }

  init(_ manner: Manner, edition: Edition) {
    self.manner = manner
    base = ReferenceAdapter(edition: edition)
  }

  var profile: Profile { get throws(AdapterFault) { base.profile } }

  mutating func reset(_ setting: Setting) throws(AdapterFault) {
    errands = []
    owners = [:]
    kept = nil
    delayed = []
    isInBackground = false
    waiting = []
    device = setting.deviceIdentifier
    try base.reset(setting)
  }

  mutating func perform(_ stimulus: Stimulus, as name: String?) throws(AdapterFault) -> Reply {
    switch stimulus {
    case .terminated:
      (owners, kept, delayed) = ([:], nil, [])
      (isInBackground, waiting) = (false, [])
    case .enteredBackground: isInBackground = true
    case .enteredForeground where isInBackground: return try comeToTheFront()
    case .register, .query, .unregister, .update, .setUser:
      guard manner == .waitsForTheFront, isInBackground else { break }
      waiting.append((stimulus, name))
      return .observed([])
    case .initialize where manner == .asksAtLaunch || manner == .keepsTokenOfLaunch && kept == nil:
      return try launch(stimulus)
    case .tokenChanged(.apns, let token): kept = kept == nil ? nil : token
    case .timePassed(let seconds) where seconds >= 60 && !delayed.isEmpty:
      defer { delayed = [] }
      return .observed(delayed.flatMap { go(on: $0) })
    default: break
    }
    guard case .answer(let id, let answer) = stimulus else { return try passOn(stimulus, as: name) }
    if early.remove(id) != nil {
      if manner == .keepsTokenOfLaunch, case .token(let token) = answer { kept = token }
      return .observed([])
    }
    guard let number = owners.removeValue(forKey: id) else { return .failed("nobody has asked for \(id)") }
    errands[number].awaited.remove(id)
    if answer.isFailure {
      if manner == .triesAgain, !errands[number].hasBeenTriedAgain {
        errands[number].hasBeenTriedAgain = true
        errands[number].left = [[errands[number].asked]]
      } else {
        errands[number].failure = answer
        errands[number].left = []
      }
    }
    if !errands[number].awaited.isEmpty { return .observed([]) }
    let next = go(on: number)
    if !next.isEmpty { return .observed(next) }
    return try passOn(.answer(request: errands[number].request, errands[number].failure ?? answer), as: nil)
  }

  /// Makes the calls that the app has made in the background.
  private mutating func comeToTheFront() throws(AdapterFault) -> Reply {
    isInBackground = false
    var told: [Observation] = []
    for (stimulus, name) in [(.enteredForeground, nil)] + waiting {
      guard case .observed(let more) = try passOn(stimulus, as: name) else {
        return .failed("the reference port does not have \(stimulus.name)")
      }
      told += more
    }
    waiting = []
    return .observed(told)
  }

  /// Asks for the token before the reference port needs one.
  private mutating func launch(_ stimulus: Stimulus) throws(AdapterFault) -> Reply {
    guard case .observed(let observations) = try passOn(stimulus, as: nil) else {
      return .failed("the reference port cannot be initialised")
    }
    requestCount += 1
    early.insert("own-\(requestCount)")
    return .observed([.requested(id: "own-\(requestCount)", .token(.apns))] + observations)
  }

  private mutating func passOn(_ stimulus: Stimulus, as name: String?) throws(AdapterFault) -> Reply {
    guard case .observed(let observations) = try base.perform(stimulus, as: name) else {
      return .failed("the reference port does not have \(stimulus.name)")
    }
    var told: [Observation] = []
    for observation in observations {
      guard case .requested(let id, let request) = observation else {
        told.append(observation)
        continue
      }
      if request == .token(.apns), let kept,
        case .observed(let more) = try passOn(.answer(request: id, .token(kept)), as: nil)
      {
        told += more
        continue
      }
      errands.append(Errand(request: id, asked: request, left: parts(of: request)))
      if manner == .putsOff, case .server = request {
        delayed.append(errands.count - 1)
      } else {
        told += go(on: errands.count - 1)
      }
    }
    return .observed(told)
  }

  private mutating func go(on number: Int) -> [Observation] {
    guard !errands[number].left.isEmpty else { return [] }
    return errands[number].left.removeFirst().map { request in
      requestCount += 1
      let id = "own-\(requestCount)"
      owners[id] = number
      errands[number].awaited.insert(id)
      return .requested(id: id, request)
    }
  }

  /// The requests that stand for one: those of a row at once, the next row after their answers.
  private func parts(of request: Request) -> [[Request]] {
    switch manner {
    case .triesAgain, .asksAtLaunch, .keepsTokenOfLaunch, .putsOff, .waitsForTheFront: return [[request]]
    case .asksTwiceAtOnce: return [[request, request]]
    case .asksTwiceInTurn: return [[request], [request]]
    case .looksFirst, .splits, .sendsInParts:
      guard case .server(.register(let record)) = request else { return [[request]] }
      if manner == .looksFirst { return [[.server(.query(record.type))], [request]] }
      var first = record
      first.user = device
      first.agreement = nil
      var changes = TokenChanges()
      changes.user = record.user
      changes.agreement = record.agreement
      let rest = Request.server(.update(record.type, changes))
      return manner == .splits ? [[.server(.register(first))], [rest]] : [[.server(.register(first)), rest]]
    }
  }
}

extension Answer {
  fileprivate var isFailure: Bool {
    switch self {
    case .permission, .token, .accepted: false
    case .tokenRefused, .refused, .timedOut, .unreachable, .malformed: true
    }
  }
}

/// The reference port, but some observations of a step are reported only with the next answer.
struct AnsweringEarly: Adapter {
  enum Manner: CaseIterable { case everything, completions, everyThirdCompletion }

  private var base: ReferenceAdapter
  private let manner: Manner
  private var held: [Observation] = []
  private var count = 0

  init(_ manner: Manner, edition: Edition) {
    self.manner = manner
    base = ReferenceAdapter(edition: edition)
  }

  var profile: Profile { get throws(AdapterFault) { base.profile } }

  mutating func reset(_ setting: Setting) throws(AdapterFault) {
    held = []
    try base.reset(setting)
  }

  mutating func perform(_ stimulus: Stimulus, as name: String?) throws(AdapterFault) -> Reply {
    let reply = try base.perform(stimulus, as: name)
    guard case .observed(let observations) = reply else { return reply }
    let late = held
    held = []
    var told: [Observation] = []
    for observation in observations {
      if isLate(observation) { held.append(observation) } else { told.append(observation) }
    }
    return .observed(late + told)
  }

  private mutating func isLate(_ observation: Observation) -> Bool {
    if manner == .everything { return true }
    guard case .completed = observation else { return false }
    count += 1
    return manner == .completions || count % 3 == 0
  }
}
