import Conformance
import ModelBasedTesting
import PushModel

/// What a port's team keeps beside the port, as a run in process reads it.
struct KeptFiles: Sendable {
  /// What is known to be wrong.
  let deviations: Deviations?
  /// What the port offers and has shown in the edition.
  let profile: KeptProfile?
  /// What is to be looked at in what is known.
  let stale: [String]
  /// Why files cannot be used.
  private(set) var problems: [String] = []

  /// Where a file stands: beside a source file, unless its path begins with a slash.
  static func place(_ path: String, beside source: String) -> String {
    path.hasPrefix("/") ? path : source.prefix(through: source.lastIndex(of: "/") ?? source.startIndex) + path
  }

  /// Reads files, which stand beside a source file unless their paths say otherwise.
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
