import CommandSupport
import Conformance
import JSON
import ModelBasedTesting
import PushModel

/// The files that a port's team keeps, for comparison with a check.
struct KeptFiles {
  let deviations: Deviations?
  /// The path and the profiles of a file; `nil` without one.
  private let profiles: (path: String, all: [KeptProfile])?

  init(_ arguments: Arguments, on today: String) throws(UsageError) {
    deviations = try arguments[Self.deviationsOption].map { path throws(UsageError) in
      try Self.deviations(path, on: today)
    }
    profiles = try arguments[Self.profileOption].map { path throws(UsageError) in
      (path, try Self.profiles(path))
    }
  }

  static let options: [any AnyOption] = [deviationsOption, profileOption]

  private static let deviationsOption = Option(
    "--deviations", value: "FILE", .text,
    """
    what is known to be wrong with the port, in cases and walks: counted apart, and no failure as long as it fails as \
    it did. "pushspec keep deviations" writes it
    """)

  private static let profileOption = Option(
    "--profile", value: "FILE", .text,
    """
    what the port offers and which readings it has shown: where one has changed, that is a failure. \
    "pushspec keep profile" writes it
    """)

  // MARK: Files

  /// The known deviations in a file.
  static func deviations(
    _ path: String, on today: String, refusesEmptyReasons: Bool = true
  ) throws(UsageError) -> Deviations {
    try used { () throws(CaseProblem) in
      try Deviations(at: path, on: today, refusesEmptyReasons: refusesEmptyReasons)
    }
  }

  /// The profiles in a file.
  static func profiles(_ path: String) throws(UsageError) -> [KeptProfile] {
    try used { () throws(CaseProblem) in try KeptProfile.read(path) }
  }

  private static func used<Value>(_ body: () throws(CaseProblem) -> Value) throws(UsageError) -> Value {
    do throws(CaseProblem) { return try body() } catch { throw UsageError(error.description) }
  }

  /// Refuses entries of unknown cases and walks.
  func check(against catalogue: Catalogue, in editions: [Edition]) throws(UsageError) {
    guard let deviations, catalogue.problems.isEmpty else { return }
    try Self.used { () throws(CaseProblem) in
      try deviations.check(among: catalogue.cases + catalogue.retired)
      try deviations.checkWalks(in: editions.isEmpty ? Edition.allCases : editions)
    }
  }

  // MARK: The profile as a contract

  /// The changes of a run against the profile of its edition.
  struct Contract: Sendable {
    fileprivate let path: String
    fileprivate let edition: Edition
    fileprivate var departures = KeptProfile.Departures()
    /// Whether the file has no profile of the edition.
    fileprivate var isMissing = false

    /// The exit code for the changes.
    var exitCode: ExitCode { !departures.changed.isEmpty ? .failed : isMissing ? .inconclusive : .success }

    /// The reason for no verdict; `nil` where there may be one.
    var reservation: String? {
      if isMissing { return "No verdict: \(path.shown()) has no profile of \(edition.rawValue)." }
      guard !departures.changed.isEmpty else { return nil }
      return "Departs from its profile in \(path.shown()): \(departures.changed.count.counted("change"))."
    }

    /// The changes, in lines.
    var lines: [String] {
      let found =
        isMissing
        ? "nothing of the edition"
        : departures.changed.isEmpty ? "as it was" : departures.changed.count.counted("change")
      return ["Profile in \(path.shown()): \(found)"] + departures.lines
    }

    var json: JSONNode {
      .object(
        departures.json(of: edition).memberList
          + JSONNode.memberList(["text": lines.json, "reservation": reservation?.json]))
    }
  }

  /// The changes of a run against its profile; `nil` without a file of profiles, or where the port did not answer.
  func contract(with result: SuiteResult) -> Contract? {
    guard let profiles, let now = KeptProfile(result) else { return nil }
    var contract = Contract(path: profiles.path, edition: result.edition)
    guard let kept = profiles.all.first(where: { $0.edition == result.edition }) else {
      contract.isMissing = true
      return contract
    }
    let isWhole = result.notSelected == 0 && result.stop == nil
    contract.departures = kept.departures(now, isWhole: isWhole)
    return contract
  }
}
