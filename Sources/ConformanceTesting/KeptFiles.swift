import Conformance
import ModelBasedTesting
import PushModel

/// The files that a port's team keeps beside the port, for a run in process.
struct KeptFiles: Sendable {
  /// The known deviations.
  let deviations: Deviations?
  /// The kept profile of the edition.
  let profile: KeptProfile?
  /// Messages about known deviations that need another look.
  let stale: [String]
  /// The reasons why files cannot be used.
  private(set) var problems: [String] = []

  /// The path of a file: beside a source file, unless it begins with a slash.
  static func place(_ path: String, beside source: String) -> String {
    path.hasPrefix("/") ? path : source.prefix(through: source.lastIndex(of: "/") ?? source.startIndex) + path
  }

  /// Reads files beside a source file, unless their paths begin with a slash.
  init(
    deviations: String?, profile: String?, beside source: String, in edition: Edition,
    of cases: [ConformanceCase]
  ) {
    var (known, kept): (Deviations?, KeptProfile?)
    do throws(CaseProblem) {
      if let deviations {
        let found = try Deviations(at: Self.place(deviations, beside: source), on: Day.now)
        try found.check(among: cases)
        try found.checkWalks(in: [edition])
        known = found
      }
      if let profile {
        kept = try KeptProfile.read(Self.place(profile, beside: source)).first { $0.edition == edition }
        if kept == nil { problems.append("\(profile) has no profile of \(edition.rawValue)") }
      }
    } catch {
      problems.append(error.description)
    }
    (self.deviations, self.profile) = (known, kept)
    stale = known?.stale(in: [edition], retired: cases.filter(\.isRetired)) ?? []
  }
}
