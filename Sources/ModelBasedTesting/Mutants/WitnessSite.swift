import Conformance
import ModelAnalysis
import PushModel
import StateMachines

/// A place from which witnesses are looked for: the beginning of a case, after which a branch has just
/// been followed.
struct WitnessSite: Sendable {
  let source: ConformanceCase
  /// How many steps of the case are played.
  let stepCount: Int
  /// A move after them that leads to the branch.
  let move: WitnessMove?
  let interpretation: Interpretation

  /// Plays up to the site; `nil` in place of the sights where the port does what no port may do.
  func reach(_ interpretation: Interpretation) -> (play: WitnessPlay<ModelPort>, sights: [WitnessSight]?)? {
    guard
      var play = WitnessPlay(source.given, in: interpretation.edition, on: ModelPort(interpretation))
    else { return nil }
    guard let first = play.start() else { return (play, nil) }
    var sights = [first]
    for step in source.steps.prefix(stepCount) {
      guard let sight = play.play(step) else { return (play, nil) }
      sights.append(sight)
    }
    guard let move else { return (play, sights) }
    guard let more = play.play(move) else { return (play, nil) }
    return (play, sights + more)
  }
}

/// The sites of the branches of one edition.
struct WitnessSites {
  /// The sites of each branch, those with the fewest steps first.
  private(set) var sites: [BranchKey: [WitnessSite]] = [:]
  private var known: [BranchKey: Set<Place>] = [:]
  private let limit: Int

  /// A play of a case under an interpretation.
  private struct Start {
    let source: ConformanceCase
    let interpretation: Interpretation
    let background: Int
  }

  /// What makes a site worth a try beside others.
  private struct Place: Hashable {
    let condition: ModelPort.Condition
    let background: Int
  }

  /// Looks for the branches in the beginnings of cases, and for those that no case passes in the
  /// beginnings with one move more.
  init(of branches: [BranchKey: Readings], in cases: [ConformanceCase], edition: Edition, limit: Int) {
    self.limit = limit
    let held = cases.filter { $0.editions.contains(edition) && !$0.isRetired }
      .sorted { $0.steps.count < $1.steps.count }
    for source in held {
      guard let compiled = try? CompiledCase(source, edition: edition) else { continue }
      for readings in ModelCheck.combinations(of: compiled) {
        for (number, background) in Self.backgrounds.enumerated() {
          let interpretation = Interpretation(edition: edition, readings: readings.laid(over: background))
          note(
            Start(source: source, interpretation: interpretation, background: number), wanted: branches)
        }
      }
    }
    for (branch, found) in sites {
      sites[branch] = Array(found.sorted { $0.stepCount < $1.stepCount }.prefix(limit))
    }
    let missing = branches.filter { sites[$0.key] == nil }
    let groups = Dictionary(grouping: missing, by: \.value).mapValues { Set($0.map(\.key)) }
    for (readings, wanted) in groups {
      for (number, background) in Self.backgrounds.enumerated() {
        let interpretation = Interpretation(edition: edition, readings: readings.laid(over: background))
        explore(held, interpretation, number, wanted: wanted)
      }
    }
  }

  /// What the questions follow that a case does not name: their first readings, or their last. Some
  /// states are told apart by a later reading of another question only.
  private static let backgrounds = [
    Readings(),
    Readings(
      Dictionary(
        uniqueKeysWithValues: OpenQuestion.all.compactMap { question in
          question.readings.last.map { (question.id, $0.name) }
        })),
  ]

  private mutating func note(_ start: Start, wanted: [BranchKey: Readings]) {
    guard
      var play = WitnessPlay(
        start.source.given, in: start.interpretation.edition,
        on: TracingPort(ModelPort(start.interpretation))), play.start() != nil
    else { return }
    var known = 0
    for count in 0...start.source.steps.count {
      if count > 0, play.play(start.source.steps[count - 1]) == nil { return }
      for branch in Set(play.port.rules[known...].joined().map({ BranchKey($0) })) where wanted[branch] != nil
      {
        add(branch, start, count, nil, play.port.condition)
      }
      known = play.port.rules.count
    }
  }

  private mutating func add(
    _ branch: BranchKey, _ start: Start, _ count: Int, _ move: WitnessMove?,
    _ condition: ModelPort.Condition
  ) {
    guard sites[branch, default: []].count < 4 * limit,
      known[branch, default: []].insert(Place(condition: condition, background: start.background)).inserted
    else { return }
    sites[branch, default: []].append(
      WitnessSite(source: start.source, stepCount: count, move: move, interpretation: start.interpretation))
  }

  /// Tries every move after every beginning.
  private mutating func explore(
    _ cases: [ConformanceCase], _ interpretation: Interpretation, _ background: Int,
    wanted: Set<BranchKey>
  ) {
    let moves = WitnessMove.all(in: interpretation.edition)
    var seen: Set<ModelPort.Condition> = []
    for source in cases {
      let start = Start(source: source, interpretation: interpretation, background: background)
      guard
        var play = WitnessPlay(
          source.given, in: interpretation.edition, on: TracingPort(ModelPort(interpretation))),
        play.start() != nil
      else { continue }
      for count in 0...source.steps.count {
        if count > 0, play.play(source.steps[count - 1]) == nil { break }
        guard seen.insert(play.port.condition).inserted else { continue }
        let known = play.port.rules.count
        for move in moves {
          var next = play
          guard next.play(move) != nil else { continue }
          for branch in Set(next.port.rules[known...].joined().map({ BranchKey($0) }))
          where wanted.contains(branch) {
            add(branch, start, count, move, next.port.condition)
          }
        }
      }
    }
  }
}

extension Readings {
  /// These readings, and others for the questions that these do not name.
  fileprivate func laid(over background: Readings) -> Readings {
    var all = background
    for (question, reading) in sorted { all[question] = reading }
    return all
  }
}
