import CommandSupport
import Conformance
import MachineAnalysis
import ModelAnalysis
import PushModel
import StateMachines

/// An operand of `diff`: an interpretation, a port's transcript, or its profile.
enum DiffOperand {
  /// An edition under readings; the first readings where none are named.
  case interpretation(Edition, Readings)
  case transcript(path: String, [RecordedRun])
  /// The kept profiles of a port.
  case profile(path: String, [KeptProfile])

  /// Reads an operand: an edition, an edition with readings behind a colon, or the path of a transcript.
  init(_ text: String) throws(UsageError) {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    if let edition = Edition(rawValue: parts[0].lowercased()) {
      let readings = parts.count == 1 ? [] : parts[1].split(separator: ",").map(String.init)
      if parts.count == 2, readings.isEmpty {
        throw UsageError("\"\(text)\" names no reading after the colon")
      }
      self = .interpretation(edition, try Self.readings(readings, in: edition))
    } else if KeptProfile.isBeginning(InputFile.beginning(of: text, upTo: 64)) {
      self = .profile(path: text, try KeptFiles.profiles(text))
    } else if let runs = try TranscriptFile.runs(text) {
      self = .transcript(path: text, runs)
    } else {
      throw UsageError.unknown("edition or transcript", parts[0], among: Edition.allCases.map(\.rawValue))
    }
  }

  var isTranscript: Bool { if case .transcript = self { true } else { false } }

  /// The operand's name in reports.
  var label: String {
    switch self {
    case .interpretation(let edition, let readings):
      edition.rawValue
        + (readings.sorted.isEmpty
          ? "" : ":" + readings.choices.map(\.text).joined(separator: ","))
    case .transcript(let path, _), .profile(let path, _): path
    }
  }

  private static func readings(_ texts: [String], in edition: Edition) throws(UsageError) -> Readings {
    let readings = try Readings.parsing(texts, from: "an operand")
    try readings.check(openIn: edition)
    return readings
  }
}

extension Reader where Value == DiffOperand {
  static let operand = Reader { text, _ throws(UsageError) in try DiffOperand(text) }
}
