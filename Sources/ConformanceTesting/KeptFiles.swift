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

  /// Reads files, which stand beside a source file unless their paths say otherwise.
  init(
    deviations: String?, profile: String?, beside source: String, in edition: Edition,
    of cases: [ConformanceCase]
  ) {
    var problems: [String] = []
    func read<Value>(
      _ path: String?, _ body: ([UInt8], String) throws(CaseProblem) -> Value
    ) -> Value? {
      guard let path else { return nil }
      let folder = source.prefix(through: source.lastIndex(of: "/") ?? source.startIndex)
      let file = path.hasPrefix("/") ? path : folder + path
      do throws(InputFile.Failure) {
        let bytes = try InputFile.read(file)
        do throws(CaseProblem) { return try body(bytes, file) } catch { problems.append(error.description) }
      } catch {
        problems.append("\(file) cannot be read: \(error.reason)")
      }
      return nil
    }
    self.deviations = read(deviations) { bytes, file throws(CaseProblem) in
      let known = try Deviations(bytes, from: file, on: Day.now)
      try known.check(among: cases)
      try known.checkWalks(in: [edition])
      return known
    }
    let profiles = read(profile) { bytes, file throws(CaseProblem) in try KeptProfile.read(bytes, from: file)
    }
    self.profile = profiles?.first { $0.edition == edition }
    if let profile, profiles != nil, self.profile == nil {
      problems.append("\(profile) has no profile of \(edition.rawValue)")
    }
    stale = self.deviations?.stale(in: [edition], retired: cases.filter(\.isRetired)) ?? []
    self.problems = problems
  }
}
