public import MachineAnalysis
public import PushModel
import StateMachines

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
  /// What happens somewhere, so that the claim does not hold for want of anything that it speaks of.
  public let happens: String
  /// Whether a step is of the kind that happens somewhere.
  public let isMet: StepCondition
  /// The readings that may break it, each of which an edition leaves open.
  public let exceptions: [ReadingChoice]

  /// A condition on a transition.
  public typealias StepCondition = @Sendable (Step) -> Bool

  /// What is claimed, by its polarity.
  public enum Claim: Sendable {
    /// Every transition meets the condition.
    case everyStep(StepCondition)
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
  public struct Step: Sendable {
    /// The state.
    public let before: ClosedSystem.State
    /// What happens.
    public let move: ClosedSystem.Move
    /// What comes of it.
    public let reaction: ClosedSystem.Reaction

    /// The state that follows.
    public var after: ClosedSystem.State { reaction.state }
  }

  /// A property. Without editions it is claimed in those that state one of its requirements.
  init(
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
  func exceptions(among readings: Readings) -> [ReadingChoice] {
    let followed = exceptions.filter { exception in
      let first = OpenQuestion.all.first { $0.id == exception.question }?.readings.first?.name
      return (readings[exception.question] ?? first) == exception.reading
    }
    let named = followed.filter { readings[$0.question] != nil }
    return named.isEmpty ? followed : named
  }
}

extension PushProperty.Step {
  /// How a call about a kind of token ended in this step, if somebody was told.
  func outcome(of call: Call, _ channel: Channel) -> Effect.Outcome? {
    for seen in reaction.seen {
      if case .completed(call, channel, let outcome, _) = seen { return outcome }
    }
    return nil
  }

  /// Whether the prompt was shown.
  var showsPrompt: Bool { reaction.seen.contains(.prompt) }

  /// The kinds of token that a registration was asked for.
  var registers: [Channel] {
    if case .register(let channels, _) = move { channels } else { [] }
  }

  /// The call that arrives.
  var arriving: Call? {
    switch move {
    case .register: .register
    case .query: .query
    case .unregister: .unregister
    case .update: .update
    case .initialize, .setDelegate, .setUser, .answerPrompt, .changeSettings, .answer, .answerToken,
      .changeToken, .invalidateToken, .message, .network, .enterForeground, .passTime, .endProcess,
      .startProcess:
      nil
    }
  }

  /// Whether a request of these is open that was not, or one more of them.
  func makes(_ requests: [ClosedSystem.Pending]) -> Bool {
    requests.contains { after.pending[$0] > before.pending[$0] }
  }

  /// Whether the user id is cleared.
  var logsOut: Bool { move == .setUser(nil) }
}

extension Channel {
  static let both: [Channel] = [.apns, .voip]
}
