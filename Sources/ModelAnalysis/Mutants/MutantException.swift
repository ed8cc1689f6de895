import StateMachines

/// Faults that no case has to notice, and why.
public struct MutantException: Hashable, Sendable {
  /// What is wrong, in the words of `TransitionFault`; `*` stands for any words.
  public let faults: [String]
  /// The id of the open question or the requirement that leaves it open what a port does there.
  public let citation: String
  /// The reason, in a sentence.
  public let reason: String

  private let place: CoverageException

  /// An exception with its reason.
  ///
  /// - Parameters:
  ///   - cells: `Machine/state/input`, in which `*` stands for any name.
  ///   - editions: The editions' names; `nil` for all.
  ///   - readings: The readings of the rules that are meant.
  public init(
    cells: String, editions: [String]? = nil, under readings: [ReadingChoice] = [], faults: [String],
    per citation: String, reason: String
  ) {
    self.faults = faults
    self.citation = citation
    self.reason = reason
    place = CoverageException(cells: cells, editions: editions, under: readings, reason: reason)
  }

  /// The editions' names; `nil` for all.
  public var editions: [String]? { place.editions }

  /// What is excepted, as reports write it.
  public var name: String { "\(place.name) \(faults.joined(separator: ", ")) (\(citation))" }

  /// Whether a mutant is meant.
  public func covers(_ mutant: RuleMutant) -> Bool {
    let branch = mutant.branch
    let readings = mutant.readings.sorted.map { ReadingChoice(question: $0.question, reading: $0.reading) }
    return place.covers(
      "\(branch.machine)/\(branch.state)/\(branch.input)", under: readings, edition: mutant.edition.name)
      && faults.contains { Self.fits(mutant.fault.description, $0) }
  }

  private static func fits(_ words: String, _ pattern: String) -> Bool {
    let words = words.split(separator: " ")
    let pattern = pattern.split(separator: " ")
    if pattern == ["*"] { return true }
    return words.count == pattern.count && zip(words, pattern).allSatisfy { $1 == "*" || $0 == $1 }
  }
}
