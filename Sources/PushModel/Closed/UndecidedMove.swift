public import StateMachines

/// Something that can happen in the closed system, of which neither a document nor a reading says what follows, so
/// that no case asks.
///
/// The machines do something there all the same, and exploration follows it. But a fault that shows nowhere else
/// lies inside an open question.
public struct UndecidedMove: Sendable {
  /// The open question, or the requirement, that leaves it open.
  public let citation: Citation
  /// What happens; each kind has its own words.
  public let meaning: String
  /// The kinds of moves that it can be.
  public let kinds: ClosedSystem.Move.Kinds
  /// The editions that leave it open.
  public let editions: [Edition]
  /// The readings under which it is left open, of those questions that matter to it.
  public let readings: Readings
  /// The combinations of readings under which it is left open.
  public let combinations: ReadingSet

  /// How much is left open.
  public let extent: Extent

  /// How much of what follows a move is left open.
  public enum Extent: Hashable, Sendable {
    /// Everything from then on.
    case everything
    /// How the call ends that is made; it changes nothing.
    case outcome
    /// With which code a call fails that does, and whether it hands back the token; so of an unregistering that succeeds.
    case code
    /// Which agreement is registered; where that is another one, everything from then on.
    case agreement
    /// What is registered then; where that is something else, everything from then on.
    case record
    /// When it is done: at once, or later, and then everything is left open. It is so under all readings.
    case time
  }

  private let isMeant: @Sendable (ClosedSystem.Move, ClosedSystem.State, Edition) -> Bool

  /// Moves of some kinds in some editions, under some readings.
  init(
    _ citation: Citation, _ meaning: String, on kinds: ClosedSystem.Move.Kinds = .any,
    in editions: [Edition] = Edition.allCases,
    under readings: KeyValuePairs<String, String> = [:], leaving extent: Extent = .everything,
    isMeant: @escaping @Sendable (ClosedSystem.Move, ClosedSystem.State, Edition) -> Bool
  ) {
    self.citation = citation
    self.meaning = meaning
    self.kinds = kinds
    self.editions = editions
    self.readings = readings.reduce(into: Readings()) { $0[$1.key] = $1.value }
    combinations = ReadingSet(self.readings)
    self.extent = extent
    self.isMeant = isMeant
  }

  /// Whether a move is meant that happens in a state, under whatever readings.
  public func covers(_ move: ClosedSystem.Move, in state: ClosedSystem.State, of edition: Edition) -> Bool {
    editions.contains(edition) && kinds.contains(move.kind) && isMeant(move, state, edition)
  }

  /// Whether it is left open under readings; a question that is not named there follows its first.
  public func isLeftOpen(under other: Readings) -> Bool {
    combinations.contains(ReadingSet(other).first)
  }

  /// Those of an edition.
  public static func all(in edition: Edition) -> [UndecidedMove] { byEdition[edition] ?? [] }

  /// Those of an edition that mean a move in a state.
  ///
  /// Most moves are meant by none, and this is asked before every step that is judged: only those are asked that can be
  /// of the kind, and none is copied to be asked.
  public static func all(
    covering move: ClosedSystem.Move, in state: ClosedSystem.State, of edition: Edition
  ) -> [UndecidedMove] {
    let known = all(in: edition)
    var covering: [UndecidedMove] = []
    for place in byKind[edition]?[move.kind] ?? [] where known[place].isMeant(move, state, edition) {
      covering.append(known[place])
    }
    return covering
  }

  private static let byEdition = Dictionary(
    uniqueKeysWithValues: Edition.allCases.map { edition in
      (edition, all.filter { $0.editions.contains(edition) })
    })

  /// For each kind of moves the places of those that can be of it.
  package static func placesByKind(_ known: [UndecidedMove]) -> [ClosedSystem.Move.Kinds: [Int]] {
    Dictionary(
      uniqueKeysWithValues: ClosedSystem.Move.Kinds.each.map { kind in
        (kind, known.indices.filter { known[$0].kinds.contains(kind) })
      })
  }

  /// The same for each edition, among those of the edition.
  private static let byKind = byEdition.mapValues(placesByKind)
}
