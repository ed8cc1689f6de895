import Conformance
import Foundation

/// The parts of a case as its table writes them, each value on one line.
struct CaseSource {
  /// The setting; `nil` where the case has the usual one.
  let given: String?
  /// The steps.
  let steps: [String]
  /// The end; `nil` where the case says nothing about it.
  let finally: String?

  /// Reads the row again from its file.
  init(_ one: ConformanceCase) {
    let data = FileManager.default.contents(atPath: one.path) ?? Data()
    let table = try? JSONNode.parse([UInt8](data))
    let rows = (try? table?["cases"]?.elements()) ?? []
    let row = rows.first { $0["id"]?.value == .string(one.id) }
    let given = row?["given"] ?? table?["defaults"]?["given"]
    self.given = given.map(Self.line)
    steps = ((try? row?["steps"]?.elements()) ?? []).map(Self.line)
    finally = row?["finally"].map(Self.line)
  }

  /// A value on one line, with spaces where people expect them.
  private static func line(_ node: JSONNode) -> String {
    switch node.value {
    case .null, .bool, .integer, .number, .string: String(decoding: node.line(), as: UTF8.self)
    case .array(let elements): "[" + elements.map(line).joined(separator: ", ") + "]"
    case .object(let members):
      "{" + members.map { line(.string($0.name)) + ": " + line($0.node) }.joined(separator: ", ") + "}"
    }
  }
}
