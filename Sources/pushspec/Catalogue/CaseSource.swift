import CommandSupport
import Conformance
import JSON

/// The parts of a case as its table writes them.
struct CaseSource {
  /// The setting; `nil` where the case has the usual one.
  let given: JSONNode?
  let steps: [JSONNode]
  /// The end; `nil` where the case has none.
  let finally: JSONNode?

  /// Reads the row again from its file, with the parameters filled in.
  init(_ one: ConformanceCase) {
    let table = (try? InputFile.read(one.path)).flatMap { try? JSONNode.parse($0) }
    let cases = table.map { CaseDecoder.scenarios(in: $0).flatMap(\.cases) } ?? []
    let layers = cases.first { $0.id == one.id }?.layers
    given = try? layers?.together("given")
    steps = (try? layers?.filled("steps")?.elements()) ?? []
    finally = try? layers?.together("finally")
  }
}
