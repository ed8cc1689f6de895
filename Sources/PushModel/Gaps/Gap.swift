public import StateMachines

/// What no line decides and no reading answers: some aspects of what is seen, in some circumstances.
///
/// What a gap blurs is not compared. What was seen of it counts from then on, and all else is judged as ever.
public struct Gap: Hashable, Sendable {
  /// The open questions that leave it open: each edition has one of them, or each kind of move or token.
  public let citations: [Citation]
  /// The kinds of moves at which it is open.
  public let moves: ClosedSystem.Move.Kinds
  /// Which kinds of token a move may be about.
  public let subject: Subject
  /// What has to hold, of one kind of token or of everything around it.
  public let facts: [Fact]
  /// The kinds of token of which it is open.
  public let types: PushTypes
  /// The editions that leave it open.
  public let editions: [Edition]
  /// The aspects left open, of that kind of token.
  public let blurs: Aspects

  /// Whether a move has to be about the kind of token whose aspects are open.
  public enum Subject: String, Hashable, Sendable {
    case itself, any
  }

  init(
    _ citations: Citation..., on moves: ClosedSystem.Move.Kinds, about subject: Subject = .itself,
    when facts: Fact..., of types: PushTypes = .both, in editions: [Edition] = Edition.allCases,
    blurs: Aspects
  ) {
    self.citations = citations
    self.moves = moves
    self.subject = subject
    self.facts = facts
    self.types = types
    self.editions = editions
    self.blurs = blurs
  }

  /// Whether it leaves something open of a kind of token.
  func holds(_ situation: Situation) -> Bool {
    guard types.contains(situation.type), moves.contains(situation.move.kind),
      subject == .any || situation.isAboutIt
    else { return false }
    // Asked at every step: a loop without a closure counts in a debug build.
    for fact in facts where !fact.holds(in: situation) { return false }
    return true
  }

  /// Whether it leaves something open of a move that happens in a state.
  public func covers(
    _ move: ClosedSystem.Move, in state: ClosedSystem.State, of edition: Edition
  ) -> Bool {
    PushType.both.contains { holds(Situation(move: move, state: state, edition: edition, type: $0)) }
  }

  /// Those of an edition.
  public static func all(in edition: Edition) -> [Gap] { byEdition[edition] ?? [] }

  private static let byEdition = Dictionary(
    uniqueKeysWithValues: Edition.allCases.map { edition in
      (edition, all.filter { $0.editions.contains(edition) })
    })

  /// For each kind of moves the places, among those of an edition, of those that can be of it.
  package static func placesByKind(in edition: Edition) -> [ClosedSystem.Move.Kinds: [Int]] {
    byKind[edition] ?? [:]
  }

  private static let byKind = byEdition.mapValues { gaps in
    Dictionary(
      uniqueKeysWithValues: ClosedSystem.Move.Kinds.each.map { kind in
        (kind, gaps.indices.filter { gaps[$0].moves.contains(kind) })
      })
  }

  /// What nobody decides of a move that happens in a state.
  public static func blur(
    of move: ClosedSystem.Move, in state: ClosedSystem.State, of edition: Edition
  ) -> Blur {
    var blur = Blur()
    guard let places = byKind[edition]?[move.kind], !places.isEmpty else { return blur }
    let gaps = all(in: edition)
    for type in PushType.both {
      let situation = Situation(move: move, state: state, edition: edition, type: type)
      for place in places where gaps[place].holds(situation) { blur.add(gaps[place], of: type) }
    }
    return blur
  }
}

/// What nobody decides of a step.
public struct Blur: Hashable, Sendable {
  /// The aspects that are open, of each kind of token.
  public private(set) var aspects = PerPushType(Aspects())
  /// The gaps that leave them open.
  public private(set) var gaps: [Gap] = []

  /// Nothing is open.
  public init() {}

  /// Whether nothing is open.
  public var isEmpty: Bool { gaps.isEmpty && aspects == PerPushType(Aspects()) }

  /// Adds what a gap leaves open of a kind of token.
  mutating func add(_ gap: Gap, of type: PushType) {
    aspects[type].formUnion(gap.blurs)
    if !gaps.contains(gap) { gaps.append(gap) }
  }

  /// Leaves aspects of a kind of token open.
  public mutating func add(_ more: Aspects, of type: PushType) { aspects[type].formUnion(more) }

  /// Leaves open what another does as well.
  public mutating func formUnion(_ other: Blur) {
    for type in PushType.both { aspects[type].formUnion(other.aspects[type]) }
    for gap in other.gaps where !gaps.contains(gap) { gaps.append(gap) }
  }

  /// What it leaves open of some aspects of some kinds of token, whatever leaves it open.
  package func limited(to some: Aspects, of types: PushTypes = .both) -> Blur {
    var blur = Blur()
    for type in types.channels { blur.add(aspects[type].intersection(some), of: type) }
    return blur
  }

  /// Whether it leaves any of some aspects open of some kinds of token.
  package func leavesOpen(_ some: Aspects, of types: PushTypes = .both) -> Bool {
    types.channels.contains { !aspects[$0].isDisjoint(with: some) }
  }
}

extension Gap {
  /// The ids of the questions that leave it open in some editions.
  public func asked(in editions: [Edition] = Edition.allCases) -> String {
    let asked = citations.map(\.id).filter { id in
      OpenQuestion.named(id)?.editions.contains(where: editions.contains) ?? true
    }
    return asked.joined(separator: ", ")
  }

  /// The moves and the facts, in words.
  public var words: String { ([moves.words] + facts.map(\.words)).joined(separator: "; ") }
}

extension ClosedSystem.Move.Kinds {
  /// What happens.
  public var words: String {
    Self.named.filter { contains($0.kind) }.map(\.words).joined(separator: ", ")
  }

  private static let named: [(kind: Self, words: String)] = [
    (.initialize, "initialise"), (.setDelegate, "set the delegate"),
    (.setNotificationDelegate, "set the delegate for notifications"), (.setUser, "set the user"),
    (.register, "register"), (.query, "query"), (.unregister, "unregister"), (.update, "update"),
    (.answerPrompt, "the user answers"), (.changeSettings, "the permission changes"),
    (.answer, "the push service answers"), (.answerToken, "the system answers"),
    (.changeToken, "the token changes"), (.invalidateToken, "the VoIP token is invalidated"),
    (.message, "a VoIP message"), (.notification, "a notification"), (.network, "the network"),
    (.enterForeground, "the foreground"), (.passTime, "time passes"), (.endProcess, "the process ends"),
    (.startProcess, "the process starts"),
  ]
}
