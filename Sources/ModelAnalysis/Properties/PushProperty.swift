import MachineAnalysis
public import PushModel
public import StateMachines

/// A promise of the documents that spans more than one machine, as a claim about every run of the composed system.
public struct PushProperty: Sendable {
  /// The name in reports.
  public let name: String
  /// What is claimed.
  public let sentence: String
  /// The requirements that it follows from.
  public let requirements: [String]
  /// The editions in which it is claimed.
  public let editions: [Edition]
  /// What must hold.
  public let claim: Claim
  /// An event of the claim that has to happen somewhere: without one the claim would hold for want of occasions.
  public let happens: String
  /// Whether a step is of the kind that happens somewhere.
  public let isMet: StepCondition
  /// The readings that may break it, each of which an edition leaves open.
  public let exceptions: [ReadingChoice]

  /// A condition on a transition.
  public typealias StepCondition = @Sendable (Step) -> Bool

  /// What is claimed, by its polarity.
  public enum Claim: Sendable {
    /// Every transition meets the condition; one on none of the occasions does so for want of what it speaks of.
    case everyStep(on: StepOccasions = .any, StepCondition)
    /// From every state one that meets the condition can be reached, without the process ending.
    case staysPossible(@Sendable (ClosedSystem.State) -> Bool)

    /// The polarity, as reports write it.
    public var polarity: String {
      switch self {
      case .everyStep: "always"
      case .staysPossible: "always leads to"
      }
    }
  }

  /// A transition: a state, what happens in it, and what comes of it.
  ///
  /// It is large, and looked at by many conditions: so it is looked at where it was worked out.
  public typealias Step = ClosedRun

  /// A property. Without editions it is claimed in those that state one of its requirements.
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

  /// The readings that an interpretation follows and that may break the property: of those that it names, if it
  /// names one, or else of those that come first.
  package func exceptions(among readings: Readings) -> [ReadingChoice] {
    let followed = exceptions.filter { exception in
      readings.following(exception.question) == exception.reading
    }
    let named = followed.filter { readings[$0.question] != nil }
    return named.isEmpty ? followed : named
  }
}

extension PushProperty.Step {
  /// The state that follows.
  package var after: ClosedSystem.State { reaction.state }

  /// The completion of a call about a kind of token in this step, if somebody was told.
  package func completion(of call: CallKind, _ channel: PushType) -> Sight.Completed? {
    for sight in reaction.seen where sight.isCompletion(of: call, channel) {
      if case .completed(let completed) = sight.kind { return completed }
    }
    return nil
  }

  /// How a call about a kind of token ended in this step, if somebody was told.
  package func outcome(of call: CallKind, _ channel: PushType) -> PushSystem.Outcome? {
    completion(of: call, channel).map { $0.error.map { .failed($0) } ?? .succeeded }
  }

  /// Whether the prompt was shown.
  package var showsPrompt: Bool { reaction.seen.contains(.prompt) }

  /// The kinds of token that a registration was asked for.
  package var registers: PushTypes {
    if case .register = move { arrivingTypes } else { [] }
  }

  /// The call that arrives.
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

  /// The kinds of token that the call is about that arrives.
  package var arrivingTypes: PushTypes {
    switch move {
    case .register(let channel, _), .unregister(let channel):
      before.sdk.settings?.types ?? PushTypes(channel)
    case .query(let channel): PushTypes(channel)
    case .update: .notifications
    case .initialize, .setDelegate, .setNotificationDelegate, .setUser, .answerPrompt, .changeSettings,
      .answer, .answerToken, .changeToken, .invalidateToken, .message, .notification, .network,
      .enterForeground, .passTime, .endProcess, .startProcess:
      []
    }
  }

  /// Whether a request of these is open that was not, or one more of them.
  package func makes(_ requests: [PushSystem.Purpose]) -> Bool {
    guard reaction.asks else { return false }
    for request in requests where after.pending(request) > before.pending(request) { return true }
    return false
  }

  /// Whether the user id is cleared.
  package var logsOut: Bool { move == .setUser(.none) }
}
