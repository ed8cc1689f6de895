import MachineAnalysis
import Conformance
import Foundation
import ModelAnalysis
import PushModel
import StateMachines

/// What `diff` compares: an interpretation, or what a port did.
enum DiffOperand {
  /// An edition under readings, under the first ones where none are named.
  case interpretation(Edition, Readings)
  /// A transcript.
  case transcript(path: String, [RecordedRun])

  /// Reads an operand: an edition, an edition with readings behind a colon, or the path of a transcript.
  init(_ text: String) throws(UsageError) {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    if let edition = Edition(rawValue: parts[0]) {
      let readings = parts.count == 1 ? [] : parts[1].split(separator: ",").map(String.init)
      if parts.count == 2, readings.isEmpty {
        throw UsageError("\"\(text)\" names no reading after the colon")
      }
      self = .interpretation(edition, try Self.readings(readings, in: edition))
    } else if let data = FileManager.default.contents(atPath: text) {
      self = .transcript(path: text, try Self.runs([UInt8](data), path: text))
    } else {
      throw UsageError.unknown("edition or transcript", parts[0], among: Edition.allCases.map(\.rawValue))
    }
  }

  /// How reports write it.
  var label: String {
    switch self {
    case .interpretation(let edition, let readings):
      edition.rawValue
        + (readings.sorted.isEmpty
          ? "" : ":" + readings.choices.map(\.text).joined(separator: ","))
    case .transcript(let path, _): path
    }
  }

  private static func readings(_ texts: [String], in edition: Edition) throws(UsageError) -> Readings {
    let readings = try GeneratedTests.readings(texts, from: "an operand")
    for (id, _) in readings.sorted
    where !(OpenQuestion.named(id)?.editions.contains(edition) ?? false) {
      throw UsageError("\(id) is not open in \(edition.rawValue)")
    }
    return readings
  }

  private static func runs(_ bytes: [UInt8], path: String) throws(UsageError) -> [RecordedRun] {
    do throws(JSONError) {
      return try Transcript.read(bytes)
    } catch {
      throw UsageError(
        CaseProblem(path: path, place: error.place, message: error.message, expected: error.expected)
          .description)
    }
  }
}
