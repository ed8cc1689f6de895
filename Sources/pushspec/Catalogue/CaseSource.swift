import CommandSupport
import Conformance
import JSON

/// The parts of a case as its table writes them.
struct CaseSource {
  /// The setting; `nil` where the case has the usual one.
  let given: JSONNode?
  /// The steps.
  let steps: [JSONNode]
  /// The end; `nil` where the case says nothing about it.
  let finally: JSONNode?

  /// Reads the row again from its file.
  init(_ one: ConformanceCase) {
    let table = (try? InputFile.read(one.path)).flatMap { try? JSONNode.parse($0) }
    let rows = (try? table?["cases"]?.elements()) ?? []
    let row = rows.first { $0["id"]?.value == .string(one.id) }
    given = row?["given"] ?? table?["defaults"]?["given"]
    steps = (try? row?["steps"]?.elements()) ?? []
    finally = row?["finally"]
  }
}
