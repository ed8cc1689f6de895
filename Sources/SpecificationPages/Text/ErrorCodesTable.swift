import MachineAnalysis
import PushDocuments
import PushModel

/// The error codes of each edition.
enum ErrorCodesTable {
  static var text: String {
    var table = TextTable(header: ["error"] + Edition.allCases.map(\.rawValue))
    for code in ErrorCode.allCases {
      table.rows.append(["`\(code.rawValue)`"] + Edition.allCases.map { cell(code, in: $0) })
    }
    return table.rendered(as: .markdown)
      + "\nWhere an id stands behind an error, no line gives it: it is one reading of the question, or inferred.\n"
  }

  private static func cell(_ code: ErrorCode, in edition: Edition) -> String {
    guard let error = code.written(in: edition) else { return "none" }
    return written(error) + (code.basis(in: edition).map { " (\($0))" } ?? "")
  }

  static func written(_ error: WrittenError) -> String {
    let code =
      switch error.code {
      case .number(let number): String(number)
      case .name(let name): name
      }
    return error.domain.map { "\($0) \(code)" } ?? code
  }
}
