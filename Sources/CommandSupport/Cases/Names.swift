package import MachineAnalysis
import ModelAnalysis
package import ModelBasedTesting
import PushDocuments
package import PushModel
package import StateMachines

extension Reader where Value == Edition {
  package static let edition = Reader.one(of: "edition")
}

extension Option where Value == [Edition] {
  /// The option for one edition; without it, all count.
  package static func oneEdition(_ help: String) -> Option {
    Option("--edition", value: "ID", isRepeatable: false, help) { texts throws(UsageError) in
      texts.isEmpty ? Edition.allCases : [try Reader.edition.read(texts[0], "--edition")]
    }
  }

  /// The option for several editions, or all; empty without it.
  package static func editions(_ help: String) -> Option {
    Option("--edition", value: "ID", isRepeatable: true, help) { texts throws(UsageError) in
      var chosen: Set<Edition> = []
      for text in texts {
        chosen.formUnion(
          text.lowercased() == "all" ? Edition.allCases : [try Reader.edition.read(text, "--edition")])
      }
      return Edition.allCases.filter(chosen.contains)
    }
  }
}

extension [Edition] {
  /// The names, or `all`.
  package var names: String { count == Edition.allCases.count ? "all" : list }
}

extension Reader where Value == Area {
  /// An area by the prefix of its ids.
  package static let area = Reader.one(of: "area", { Area.allCases }, named: \.rawValue)
}

extension Reader where Value == MachineDescription {
  package static let machine = Reader.one(of: "machine", { MachineRegistry.all }, named: \.name)
}

extension Reader where Value == BehaviourName {
  /// A behaviour with a table.
  package static let tabled = Reader.one(of: "behaviour", { BehaviourName.tabled }, named: \.rawValue)
}

extension BehaviourName {
  /// The behaviours with a table; everything at once has none.
  package static let tabled = allCases.filter { $0 != .everything }
}

extension Collection where Element: RawRepresentable<String> {
  /// The names in a list.
  package var list: String { map(\.rawValue).joined(separator: ", ") }
}

extension Readings {
  /// Parses readings such as `Q-REG-1=together`; `source` names their place in messages.
  package static func parsing(_ texts: [String], from source: String) throws(UsageError) -> Readings {
    let named = try named(texts, from: source, questions: AllEvidence.questions.map(\.id)) { id in
      AllEvidence.question(id)?.readings.map(\.name)
    }
    return Readings(named)
  }

  /// Refuses readings of questions that an edition does not leave open.
  package func check(openIn edition: Edition) throws(UsageError) {
    try sorted.map(\.question).check(openInAny: [edition])
  }

  /// The readings by their questions; `readings` has the known ones of a question.
  package static func named(
    _ texts: [String], from source: String, questions: @autoclosure () -> [String],
    readings: (String) -> [String]?
  ) throws(UsageError) -> [String: String] {
    var named: [String: String] = [:]
    for text in texts {
      let parts = text.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 2 else {
        throw UsageError("\(source) \"\(text)\" is not of the form Q-REG-1=together")
      }
      let id = parts[0].uppercased()
      guard let known = readings(id) else {
        throw UsageError.unknown("question", parts[0], among: questions())
      }
      guard let reading = known.first(where: { $0.lowercased() == parts[1].lowercased() }) else {
        throw UsageError.unknown("reading of \(id)", parts[1], among: known)
      }
      guard named.updateValue(reading, forKey: id) == nil else {
        throw UsageError("\(source) gives \(id) two readings")
      }
    }
    return named
  }
}

extension [String] {
  /// Refuses ids of questions that none of some editions leaves open: their readings would have no effect.
  package func check(openInAny editions: [Edition]) throws(UsageError) {
    for id in self where !(AllEvidence.question(id)?.editions.contains(where: editions.contains) ?? false) {
      throw UsageError("\(id) is not open in \(Paragraph.list(editions.map(\.rawValue), or: "or"))")
    }
  }
}

extension Option where Value == Readings {
  /// The option for readings.
  package static func readings(_ help: String) -> Option {
    Option("--reading", value: "Q=READING", isRepeatable: true, help) { texts throws(UsageError) in
      try Readings.parsing(texts, from: "--reading")
    }
  }
}
