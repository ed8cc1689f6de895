public import Conformance
public import ModelAnalysis
public import PushModel

/// A situation that tells mutants from the specification: the beginning of a case, and what follows.
public struct MutantWitness: Sendable {
  /// The case whose beginning is played.
  public let source: ConformanceCase
  /// Its first steps and what is played after them, without what must be seen.
  public let steps: [CaseStep]
  /// The mutants that it tells from the specification and that no earlier witness of the list does.
  public let mutants: [RuleMutant]

  /// The row of a table, without what must be seen.
  public var row: String {
    var members = JSONNode.memberList([
      "id": .string(source.id), "editions": .array(editions.map { .string($0.rawValue) }),
    ])
    members += JSONNode.memberList([
      "given": CaseEncoder.node(source.given),
      "steps": .array(steps.map { CaseEncoder.node($0.action, as: $0.name, see: []) }),
    ])
    return CanonicalForm.render(JSONNode(.object(members)))
  }

  /// The editions of its mutants.
  public var editions: [Edition] {
    Edition.allCases.filter { edition in mutants.contains { $0.edition == edition } }
  }
}

/// Looks for witnesses of mutants that survive, and chooses few that tell as many as possible.
public struct MutantWitnessSearch {
  /// The mutants for which nothing was found.
  public private(set) var unwitnessed: [RuleMutant] = []
  private let cases: [ConformanceCase]
  private let depth: Int
  private var survivors: [RuleMutant] = []
  private var candidates: [Candidate: Set<Int>] = [:]

  private struct Candidate: Hashable {
    let caseID: String
    let stepCount: Int
    let moves: [WitnessMove]
  }

  /// How many sites of a branch are tried.
  private static let siteLimit = 12

  /// A search with the beginnings of cases; `depth` is the greatest number of moves after them.
  public init(_ cases: [ConformanceCase], depth: Int = 2) {
    self.cases = cases
    self.depth = depth
  }

  /// Looks for witnesses of mutants of an edition.
  public mutating func search(_ mutants: [RuleMutant], in edition: Edition) {
    let branches = Dictionary(grouping: mutants, by: \.branch)
    let sites = WitnessSites(
      of: branches.compactMapValues { $0.first?.readings }, in: cases, edition: edition,
      limit: Self.siteLimit)
    let moves = WitnessMove.all(in: edition)
    for (branch, mutants) in branches {
      search(mutants, at: sites.sites[branch] ?? [], moves: moves)
    }
  }

  private mutating func search(_ mutants: [RuleMutant], at sites: [WitnessSite], moves: [WitnessMove]) {
    var open = Set(mutants.indices)
    let first = survivors.count
    survivors += mutants
    let searches = sites.compactMap { site in
      WitnessSearch(site, moves: moves).map { (site: site, search: $0) }
    }
    for depth in 0...depth {
      guard !open.isEmpty else { break }
      var found: Set<Int> = []
      for (site, search) in searches {
        for index in open where depth < 2 || !found.contains(index) {
          guard let suffixes = search.witnesses(of: mutants[index], depth: depth) else { continue }
          found.insert(index)
          for suffix in suffixes {
            let moves = (site.move.map { [$0] } ?? []) + suffix.map { moves[$0] }
            candidates[
              Candidate(caseID: site.source.id, stepCount: site.stepCount, moves: moves), default: []
            ].insert(first + index)
          }
        }
      }
      open.subtract(found)
    }
    unwitnessed += open.sorted().map { mutants[$0] }
  }

  /// Few witnesses that together tell every mutant for which there is one, those that tell most first.
  public func cover() -> [MutantWitness] {
    var left = candidates
    var witnesses: [MutantWitness] = []
    let sources = Dictionary(cases.map { ($0.id, $0) }) { first, _ in first }
    while let best = left.max(by: { Self.isWorse($0, $1) }), !best.value.isEmpty {
      if let source = sources[best.key.caseID] {
        witnesses.append(
          MutantWitness(
            source: source, steps: Self.steps(best.key, of: source),
            mutants: best.value.sorted().map { survivors[$0] }))
      }
      for key in left.keys { left[key]?.subtract(best.value) }
      left = left.filter { !$0.value.isEmpty }
    }
    return witnesses
  }

  private static func isWorse(
    _ one: (key: Candidate, value: Set<Int>), _ other: (key: Candidate, value: Set<Int>)
  ) -> Bool {
    func length(_ candidate: Candidate) -> Int {
      candidate.stepCount + candidate.moves.map(\.actions.count).reduce(0, +)
    }
    if one.value.count != other.value.count { return one.value.count < other.value.count }
    if length(one.key) != length(other.key) { return length(one.key) > length(other.key) }
    return one.key.caseID > other.key.caseID
  }

  private static func steps(_ candidate: Candidate, of source: ConformanceCase) -> [CaseStep] {
    var count = 0
    let added = candidate.moves.flatMap(\.actions).map { action in
      if action.operation != nil { count += 1 }
      return CaseStep(action, as: action.operation == nil ? nil : "x\(count)")
    }
    return Array(source.steps.prefix(candidate.stepCount)) + added
  }
}
