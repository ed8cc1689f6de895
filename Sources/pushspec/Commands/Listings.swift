import CommandSupport
import Conformance
import JSON
import MachineAnalysis
import ModelAnalysis
import PushDocuments
import PushModel
import ReferencePort

/// Rows of named columns, the first of which is the id.
struct Listing: Report {
  enum Value {
    case text(String)
    case number(Int, of: String)
    case names([String])

    var text: String {
      switch self {
      case .text(let text): text
      case .number(let number, let noun): number.counted(noun)
      case .names(let names): names.isEmpty ? "-" : names.joined(separator: ",")
      }
    }

    var json: JSONNode {
      switch self {
      case .text(let text): text.json
      case .number(let number, of: _): number.json
      case .names(let names): names.json
      }
    }
  }

  let columns: [String]
  var rows: [[Value]] = []

  let exitCode = ExitCode.success
  let endsWithVerdict = false

  /// One line for each row, without a heading.
  var text: String { TextTable(rows: rows.map { $0.map(\.text) }).text }

  var json: JSONNode {
    .array(rows.map { row in .object(zip(columns, row).map { JSONMember(name: $0, node: $1.json) }) })
  }
}

enum Listings {
  static func of(_ kind: ListCommand.Kind, _ filter: ListCommand.Filter, _ catalogue: Catalogue) -> Listing {
    switch kind {
    case .areas: areas(filter, catalogue)
    case .cases: cases(filter)
    case .requirements: requirements(filter, catalogue)
    case .questions: questions(filter)
    case .defects: defects(filter)
    case .lines: lines(filter)
    case .machines: machines()
    case .errors: errors(filter)
    case .editions: editions()
    case .ports: ports()
    case .faults: faults()
    }
  }

  private static func editionNames(_ editions: [Edition]) -> Listing.Value {
    .names(editions.count == Edition.allCases.count ? ["all"] : editions.map(\.rawValue))
  }

  private static func areas(_ filter: ListCommand.Filter, _ catalogue: Catalogue) -> Listing {
    var listing = Listing(columns: ["id", "title", "cases", "requirements", "questions"])
    for area in Area.allCases {
      let cases = catalogue.cases.count { $0.area == area && filter.keeps($0.editions) }
      let requirements = AllEvidence.requirements.count { $0.area == area && filter.keeps($0.editions) }
      let questions = AllEvidence.questions.count { $0.area == area && filter.keeps($0.editions) }
      guard cases + requirements + questions > 0 else { continue }
      listing.rows.append([
        .text(area.rawValue), .text(area.title), .number(cases, of: "case"),
        .number(requirements, of: "requirement"), .number(questions, of: "question"),
      ])
    }
    return listing
  }

  private static func cases(_ filter: ListCommand.Filter) -> Listing {
    var listing = Listing(columns: ["id", "editions", "requirements", "questions", "title"])
    for one in filter.cases where filter.keeps(one.editions) {
      listing.rows.append([
        .text(one.id), editionNames(one.editions), .names(one.requirements), .names(one.questions),
        .text(one.title),
      ])
    }
    return listing
  }

  private static func requirements(_ filter: ListCommand.Filter, _ catalogue: Catalogue) -> Listing {
    var listing = Listing(columns: ["id", "subject", "level", "grade", "testedBy", "editions", "sentence"])
    for one in AllEvidence.requirements where filter.keeps(one.area, one.editions) {
      listing.rows.append([
        .text(one.id), .text(one.subject.rawValue), .text(one.level.rawValue),
        .text(one.grade.rawValue), .text(tests(of: one, catalogue)), editionNames(one.editions),
        .text(one.sentence),
      ])
    }
    return listing
  }

  private static func tests(of requirement: Requirement, _ catalogue: Catalogue) -> String {
    guard !requirement.awaitsTests else { return "not tested yet" }
    let count = catalogue.cases(proving: requirement.id).count
    return count == 0 ? "no case" : count.counted("case")
  }

  private static func questions(_ filter: ListCommand.Filter) -> Listing {
    var listing = Listing(columns: ["id", "decidedBy", "editions", "readings", "asks"])
    for one in AllEvidence.questions where filter.keeps(one.area, one.editions) {
      listing.rows.append([
        .text(one.id),
        .text(one.awaitsTests ? "not tested yet" : one.untestable == nil ? "cases" : "nothing"),
        editionNames(one.editions),
        .names(one.readings.map(\.name)), .text(one.asks),
      ])
    }
    return listing
  }

  private static func defects(_ filter: ListCommand.Filter) -> Listing {
    var listing = Listing(columns: ["id", "kind", "editions", "wrong"])
    for one in Defect.all where filter.keeps(one.editions) {
      listing.rows.append([
        .text(one.id), .text(one.kind.rawValue), editionNames(one.editions), .text(one.wrong),
      ])
    }
    return listing
  }

  /// The lines of the documents. Consecutive lines of the same entry share a row; blank ones do not part them.
  private static func lines(_ filter: ListCommand.Filter) -> Listing {
    var listing = Listing(columns: ["id", "saysNothing", "belongsTo"])
    for edition in Edition.allCases where filter.keeps([edition]) {
      var rest = LineAccount.all(of: edition)[...]
      while let first = rest.first {
        let run = rest.prefix { $0.ids == first.ids && $0.silence == first.silence }
        rest = rest.dropFirst(run.count)
        let last = run.last?.line ?? first.line
        let lines = first.line == last ? "\(last)" : "\(first.line)-\(last)"
        listing.rows.append([
          .text("\(edition.rawValue):\(lines)"), .names(first.silence.map { [$0.rawValue] } ?? []),
          .names(first.ids),
        ])
      }
    }
    return listing
  }

  private static func machines() -> Listing {
    let sdk = Set(MachineRegistry.sdk.map(\.name))
    return Listing(
      columns: ["id", "side", "purpose"],
      rows: MachineRegistry.all.map {
        [.text($0.name), .text(sdk.contains($0.name) ? "sdk" : "world"), .text($0.purpose)]
      })
  }

  private static func errors(_ filter: ListCommand.Filter) -> Listing {
    let editions = filter.editions ?? Edition.allCases
    var listing = Listing(columns: ["id", "number"] + editions.map(\.rawValue))
    for code in ErrorCode.allCases {
      let written = editions.map { code.text(in: $0) }
      guard written.contains(where: { $0 != nil }) else { continue }
      listing.rows.append(
        [.text(code.rawValue), .text(String(code.number))] + written.map { .text($0 ?? "-") })
    }
    return listing
  }

  private static func editions() -> Listing {
    Listing(
      columns: ["id", "family", "file", "sha256"],
      rows: Edition.allCases.map {
        [.text($0.rawValue), .text($0.family), .text($0.file), .text($0.digest)]
      })
  }

  private static func ports() -> Listing {
    var listing = Listing(
      columns: ["id", "purpose"],
      rows: [
        [
          .text("reference"),
          .text("An SDK in Swift that behaves as any edition; check plays it without --adapter."),
        ]
      ])
    for manner in NullPort.Manner.allCases {
      listing.rows.append([
        .text("null-\(manner.rawValue)"),
        .text("\(words(manner)) Its score stands below the result of a whole run, for comparison."),
      ])
    }
    return listing
  }

  private static func words(_ manner: NullPort.Manner) -> String {
    switch manner {
    case .silent: "Does nothing at all."
    case .refuses: "Lets every call fail at once."
    case .agrees: "Lets every call succeed at once and does nothing."
    case .unsupported: "Has nothing of what it is asked for."
    }
  }

  private static func faults() -> Listing {
    Listing(
      columns: ["id", "requirements"],
      rows: Fault.allCases.map { [.text($0.name), .names($0.requirements)] })
  }
}
