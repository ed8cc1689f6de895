import CommandSupport
import Conformance
import JSON
import ModelAnalysis
import Proofs
import PushModel
import ReferencePort

/// `pushspec-proof faults`: whether the cases notice every rule that the reference port can break.
enum FaultsCommand: Command {
  static let name = "faults"

  static let syntax = CommandSyntax(
    summary: "breaks rules of the reference port on purpose and shows which cases notice",
    options: [edition, format],
    details: """
      how a fault comes out
        noticed     a case that passes without it fails by it
        unnoticed   no case does, although the edition states the rule and the fault shows there
        unexpected  a case fails by a fault that nothing in the edition can show

      json
        an array of editions, each with "edition", "noticed" (each "fault" and "case"), "unnoticed" and
        "unexpected"

      exit codes
        0  every fault is noticed in each edition that states its rule, and no other fails a case
        1  one is unnoticed or unexpected
        2  usage, or a bad file

      examples
        pushspec-proof faults
            every fault, in all editions
        pushspec-proof faults --edition toast-ja
            those of one edition
      """)

  private static let edition = Option.oneEdition("one edition; without it, all five")

  private static let format = OutputFormat.option

  static func run(_ arguments: Arguments, in surroundings: Surroundings) throws(UsageError) -> CommandResult {
    let catalogue = try Catalogue(folder: nil)
    let editions = arguments[edition]
    let progress = Progress(surroundings, parts: editions.count)
    let parts = Parts<FaultCheck>(editions.count)
    let checks = editions.mapConcurrently(into: parts) { edition, _ in
      var problems: [CaseProblem] = []
      let cases = SuiteRunner(cases: catalogue.cases).compile(for: edition, problems: &problems)
      progress.show(edition.rawValue, 0, of: Fault.allCases.count, "faults")
      return FaultCheck(cases, in: edition) {
        progress.show(edition.rawValue, $0, of: Fault.allCases.count, "faults")
      }
    }
    return catalogue.finished(FaultsReport(checks: checks).result(arguments[format]))
  }
}

/// The findings about broken rules.
private struct FaultsReport: Report {
  let checks: [FaultCheck]

  var text: String {
    var lines: [String] = []
    for check in checks {
      let edition = check.edition.rawValue
      lines += check.unnoticed.map { fault in
        "no case of \(edition) fails by \(fault.name) (\(fault.requirements.joined(separator: ", ")))"
      }
      lines += check.unexpected.map { one in
        "\(one.caseID) of \(edition) fails by \(one.fault.name), which can show nothing there"
      }
    }
    let noticed = checks.map(\.noticed.count).reduce(0, +)
    let wrong = lines.count
    lines.append("\(noticed.counted("fault")) noticed, \(wrong) not as it should be")
    return lines.joined(separator: "\n") + "\n"
  }

  var json: JSONNode {
    .array(checks) { check in
      .object([
        "edition": check.edition.rawValue.json,
        "noticed": .array(check.noticed) { .object(["fault": $0.fault.name.json, "case": $0.caseID.json]) },
        "unnoticed": .array(check.unnoticed.map(\.name.json)),
        "unexpected": .array(check.unexpected) {
          .object(["fault": $0.fault.name.json, "case": $0.caseID.json])
        },
      ])
    }
  }

  var exitCode: ExitCode {
    checks.allSatisfy { $0.unnoticed.isEmpty && $0.unexpected.isEmpty } ? .success : .failed
  }
}
