import MachineAnalysis
import PushModel

/// How each edition writes an error.
enum ErrorCodesTable {
  static var text: String {
    var table = TextTable(header: ["error"] + Edition.allCases.map(\.rawValue))
    for code in ErrorCode.allCases {
      table.rows.append(
        ["`\(code.rawValue)`"] + Edition.allCases.map { code.written(in: $0).map(written) ?? "none" })
    }
    return table.rendered(as: .markdown)
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
