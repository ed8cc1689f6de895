import MachineAnalysis
package import PushDocuments
public import PushModel

/// The chapters of differences and contradictions.
public enum EvidenceAreas {
  /// The area of a difference or a contradiction, by its id; `nil` without an entry for it.
  public static func area(of id: String) -> Area? { byID[id] }

  package static func differences(in area: Area) -> [Difference] {
    Difference.all.filter { Self.area(of: $0.id) == area }.sorted { isBefore($0.id, $1.id) }
  }

  package static func contradictions(in area: Area) -> [Contradiction] {
    Contradiction.all.filter { Self.area(of: $0.id) == area }.sorted { isBefore($0.id, $1.id) }
  }

  private static let byID: [String: Area] = {
    var result: [String: Area] = [:]
    for (area, numbers) in differences { for number in numbers { result["DIFF-\(number)"] = area } }
    for (area, numbers) in contradictions { for number in numbers { result["CONTRA-\(number)"] = area } }
    return result
  }()

  private static let differences: [(Area, [Int])] = [
    (.login, Array(1...5)),
    (.initialization, [6, 7] + Array(40...48) + [54, 55, 56, 58]),
    (.permission, [8]),
    (.flag, [9]),
    (.agreement, Array(10...13)),
    (.registration, Array(14...18)),
    (.query, Array(19...26)),
    (.unregistration, Array(27...30)),
    (.update, [31]),
    (.voip, Array(32...36) + [38, 39]),
    (.callReporting, [37]),
    (.errors, Array(49...53) + [57]),
    (.messages, Array(101...103)),
    (.actions, Array(104...112)),
    (.options, Array(113...115) + [138]),
    (.categories, [116, 117]),
    (.richMessages, Array(118...120)),
    (.metrics, Array(121...126) + [137]),
    (.serviceExtension, [127, 128]),
    (.tags, [129]),
    (.configuration, Array(130...132)),
    (.installation, Array(133...136)),
  ]

  private static let contradictions: [(Area, [Int])] = [
    (.initialization, [1, 7]),
    (.login, [4, 5, 10, 11, 12]),
    (.permission, [14]),
    (.flag, [18]),
    (.agreement, [3, 13, 22, 27, 29, 34]),
    (.registration, [28]),
    (.query, [24, 26]),
    (.unregistration, [6, 8, 25]),
    (.update, [9, 23, 33]),
    (.voip, [15, 19, 32]),
    (.errors, [16, 17, 20, 21]),
    (.options, [101, 105]),
    (.richMessages, [31]),
    (.tags, [102]),
    (.metrics, [103, 104]),
    (.installation, [30]),
  ]
}
