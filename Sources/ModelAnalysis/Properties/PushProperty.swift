import MachineAnalysis
public import PushModel
public import StateMachines

/// A promise of the documents across machines, as a claim about every run of the composed system.
public struct PushProperty: Sendable {
  /// The name in reports.
  public let name: String
  /// The claim in words.
  public let sentence: String
  /// The requirements from which it follows.
  public let requirements: [String]
  /// The editions with the claim.
  public let editions: [Edition]
  /// The claim.
  public let claim: Claim
  /// In words, an event that has to happen in some run. Without one the claim would hold vacuously.
  public let happens: String
  /// Whether a step is that event.
  public let isMet: StepCondition
  /// The readings that may break the property; each question is open in some edition.
  public let exceptions: [ReadingChoice]

  /// A condition on a transition.
  public typealias StepCondition = @Sendable (Step) -> Bool

  /// A claim, by its polarity.
  public enum Claim: Sendable {
    /// Every transition meets the condition; a transition on none of the occasions holds vacuously.
    case everyStep(on: StepOccasions = .any, StepCondition)
    /// From every state a state that meets the condition can be reached, without the process ending.
    case staysPossible(@Sendable (ClosedSystem.State) -> Bool)

    /// The polarity in words for reports.
    public var polarity: String {
      switch self {
      case .everyStep: "always"
      case .staysPossible: "always leads to"
      }
    }
  }

  /// A transition: a state, a move, and the reaction.
  ///
  /// The value is large and many conditions read it, so it is the run itself and no copy.
  public typealias Step = ClosedRun

  /// Makes a property. Without editions it is claimed in those that state one of its requirements.
  package init(
    _ name: String, _ sentence: String, per requirements: [String], editions: [Edition]? = nil,
    except exceptions: [(String, String)] = [], _ claim: Claim, sometimes happens: String,
    _ isMet: @escaping StepCondition
  ) {
    self.name = name
    self.sentence = sentence
    self.requirements = requirements
    self.editions =
      editions
      ?? Edition.allCases.filter { edition in
        Requirement.all.contains { requirements.contains($0.id) && $0.isStated(in: edition) }
      }
    self.claim = claim
    self.happens = happens
    self.isMet = isMet
    self.exceptions = exceptions.map { ReadingChoice(question: $0.0, reading: $0.1) }
  }

  /// The followed readings that may break the property: the explicitly named ones, or, if there are none, the
  /// first readings.
  package func exceptions(among readings: Readings) -> [ReadingChoice] {
    let followed = exceptions.filter { exception in
      readings.following(exception.question) == exception.reading
    }
    let named = followed.filter { readings[$0.question] != nil }
    return named.isEmpty ? followed : named
  }
}

extension PushProperty.Step {
  package var after: ClosedSystem.State { reaction.state }

  /// The completion of a call about a kind of token in this step, if it was reported.
  package func completion(of call: CallKind, _ channel: PushType) -> Sight.Completed? {
    for sight in reaction.seen where sight.isCompletion(of: call, channel) {
      if case .completed(let completed) = sight.kind { return completed }
    }
    return nil
  }

  /// The outcome of a call about a kind of token in this step, if it was reported.
  package func outcome(of call: CallKind, _ channel: PushType) -> PushSystem.Outcome? {
    completion(of: call, channel).map { $0.error.map { .failed($0) } ?? .succeeded }
  }

  package var showsPrompt: Bool { reaction.seen.contains(.prompt) }

  /// The kinds of token of an arriving registration.
  package var registers: PushTypes { if case .register = move { arrivingTypes } else { [] } }

  package var arriving: CallKind? {
    switch move {
    case .register: .register
    case .query: .query
    case .unregister: .unregister
    case .update: .update
    case .initialize, .setDelegate, .setNotificationDelegate, .setUser, .answerPrompt, .changeSettings,
      .answer, .answerToken, .changeToken, .invalidateToken, .message, .notification, .network,
      .enterForeground, .passTime, .endProcess, .startProcess:
      nil
    }
  }

  /// The kinds of token of the arriving call.
  package var arrivingTypes: PushTypes {
    switch move {
    case .register(let channel, _), .unregister(let channel): before.sdk.settings?.types ?? PushTypes(channel)
    case .query(let channel): PushTypes(channel)
    case .update: .notifications
    case .initialize, .setDelegate, .setNotificationDelegate, .setUser, .answerPrompt, .changeSettings,
      .answer, .answerToken, .changeToken, .invalidateToken, .message, .notification, .network,
      .enterForeground, .passTime, .endProcess, .startProcess:
      []
    }
  }

  /// Whether more of these requests are open than before.
  package func makes(_ requests: [PushSystem.Purpose]) -> Bool {
    guard reaction.asks else { return false }
    for request in requests where after.pending(request) > before.pending(request) { return true }
    return false
  }

  package var logsOut: Bool { move == .setUser(.none) }
}
