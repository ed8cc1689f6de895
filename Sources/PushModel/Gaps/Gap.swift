public import StateMachines

/// A gap in the documents: some aspects of what is seen, in some circumstances, that no line decides and no reading
/// answers.
///
/// The aspects that a gap blurs are not compared. What was seen of them counts from then on, and all else is judged as
/// ever.
public struct Gap: Hashable, Sendable {
  /// The open questions behind the gap: one for each edition, or for each kind of move or token.
  public let citations: [Citation]
  /// The kinds of moves at which the gap is open.
  public let moves: ClosedSystem.Move.Kinds
  /// The kinds of token that a move may be about.
  public let subject: Subject
  /// The facts that have to hold, of one kind of token or of everything around it.
  public let facts: [Fact]
  /// The kinds of token whose aspects are open.
  public let types: PushTypes
  /// The editions with the gap.
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

  /// Whether the gap leaves aspects of a kind of token open at one of its moves, which may be about that.
  func holds(_ situation: borrowing Situation, isAboutIt: Bool) -> Bool {
    guard types.contains(situation.type), subject == .any || isAboutIt else { return false }
    // Called at every step: a loop without a closure counts in a debug build.
    for fact in facts where !fact.holds(in: situation) { return false }
    return true
  }

  /// For each edition and each kind of moves, the places of the gaps that it can touch.
  private static let places = Edition.allCases.map { edition in
    ClosedSystem.Move.Kinds.each.map { kind in
      all.indices.filter { all[$0].editions.contains(edition) && all[$0].moves.contains(kind) }
    }
  }

  /// Whether gaps of an edition may be open at a kind of moves.
  public static func areOpen(at kind: ClosedSystem.Move.Kinds, in edition: Edition) -> Bool {
    !places(kind, in: edition).isEmpty
  }

  private static func places(_ kind: ClosedSystem.Move.Kinds, in edition: Edition) -> [Int] {
    places[Int(edition.place)][kind.rawValue.trailingZeroBitCount]
  }

  /// The aspects that no line decides of a move in a state.
  public static func blur(
    of move: ClosedSystem.Move, in state: ClosedSystem.State, of edition: Edition
  ) -> Blur {
    var blur = Blur()
    let places = places(move.kind, in: edition)
    if places.isEmpty { return blur }
    var situation = Situation(move: move, state: state, edition: edition)
    for type in PushType.both {
      situation.type = type
      let isAboutIt = situation.isAboutIt
      // The gaps are read in place: copying one counts its references.
      for place in places where all[place].holds(situation, isAboutIt: isAboutIt) {
        blur.add(all[place].blurs, of: type)
        blur.gaps.formUnion(GapSet(place: place))
      }
    }
    return blur
  }
}

/// The aspects that no line decides of a step, with the gaps that leave them open.
public struct Blur: Hashable, Sendable {
  /// The open aspects of each kind of token.
  public private(set) var aspects = PerPushType(Aspects())
  /// The gaps that leave them open.
  public fileprivate(set) var gaps: GapSet = []

  /// A blur in which nothing is open.
  public init() {}

  /// Whether nothing is open.
  public var isEmpty: Bool { gaps.isEmpty && aspects == PerPushType(Aspects()) }

  /// Adds open aspects of a kind of token.
  public mutating func add(_ more: Aspects, of type: PushType) { aspects[type].formUnion(more) }

  /// Removes open aspects of a kind of token.
  public mutating func remove(_ some: Aspects, of type: PushType) { aspects[type].subtract(some) }

  /// Adds what another blur leaves open.
  public mutating func formUnion(_ other: Blur) {
    for type in PushType.both { aspects[type].formUnion(other.aspects[type]) }
    gaps.formUnion(other.gaps)
  }

  /// The open aspects among some aspects of some kinds of token, without the gaps.
  package func limited(to some: Aspects, of types: PushTypes = .both) -> Blur {
    var blur = Blur()
    for type in types.channels { blur.add(aspects[type].intersection(some), of: type) }
    return blur
  }

  /// Whether any of some aspects is open of some kinds of token.
  package func leavesOpen(_ some: Aspects, of types: PushTypes = .both) -> Bool {
    types.channels.contains { !aspects[$0].isDisjoint(with: some) }
  }
}

extension Gap {
  /// The ids of the questions that leave the gap open in some editions.
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
  /// The kinds of moves in words.
  public var words: String { Self.named.filter { contains($0.kind) }.map(\.words).joined(separator: ", ") }

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
