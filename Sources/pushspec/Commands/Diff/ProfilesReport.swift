import CommandSupport
import Conformance
import JSON
import PushModel

/// The differences between the profiles of two ports.
struct ProfilesReport: Report {
  /// The names of the two files.
  private let labels: (a: String, b: String)
  /// The departures in the editions that both have.
  private let editions: [(edition: Edition, departures: KeptProfile.Departures)]

  init(labels: (a: String, b: String), _ first: [KeptProfile], _ second: [KeptProfile]) {
    self.labels = labels
    editions = first.compactMap { a in
      second.first { $0.edition == a.edition }.map { (a.edition, a.departures($0, isWhole: true)) }
    }
  }

  var exitCode: ExitCode {
    if editions.isEmpty { return .inconclusive }
    return editions.allSatisfy { $1.changed.isEmpty && $1.mentioned.isEmpty } ? .success : .failed
  }

  var text: String {
    var lines = ["A  \(labels.a)", "B, \"now\"  \(labels.b)"]
    if editions.isEmpty { lines.append("no edition has a profile in both") }
    for (edition, departures) in editions { lines += ["", edition.rawValue] + departures.lines }
    return lines.joined(separator: "\n") + "\n"
  }

  var json: JSONNode {
    .object(["a": labels.a.json, "b": labels.b.json, "profiles": .array(editions.map { $1.json(of: $0) })])
  }
}
