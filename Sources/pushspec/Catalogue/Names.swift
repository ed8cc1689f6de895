import MachineAnalysis
import ModelAnalysis
import ModelBasedTesting
import PushModel
import StateMachines

extension Reader where Value == Edition {
  /// An edition by its id.
  static let edition = Reader.one(of: "edition")
}

extension Option where Value == [Edition] {
  /// The option that names one edition; without it, all are meant.
  static func oneEdition(_ help: String) -> Option {
    Option("--edition", value: "ID", isRepeatable: false, help) { texts throws(UsageError) in
      texts.isEmpty ? Edition.allCases : [try Reader.edition.read(texts[0], "--edition")]
    }
  }

  /// The option that names several editions, or all; without it, none is meant.
  static func editions(_ help: String) -> Option {
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
  var names: String {
    count == Edition.allCases.count ? "all" : list
  }
}

extension Reader where Value == Area {
  /// An area by what its ids begin with.
  static let area = Reader.one(of: "area", { Area.allCases }, named: \.rawValue)
}

extension Reader where Value == MachineDescription {
  /// A machine by its name.
  static let machine = Reader.one(of: "machine", { MachineRegistry.all }, named: \.name)
}

extension Reader where Value == BehaviourName {
  /// A behaviour that has a table.
  static let tabled = Reader.one(of: "behaviour", { BehaviourName.tabled }, named: \.rawValue)
}

extension BehaviourName {
  /// The behaviours that have a table; everything at once has none.
  static let tabled = allCases.filter { $0 != .everything }
}

extension Collection where Element: RawRepresentable<String> {
  /// The names, one after the other.
  var list: String { map(\.rawValue).joined(separator: ", ") }
}

extension Readings {
  /// Readings as they are written, `Q-REG-1=together`; `source` says where they stand.
  static func parsing(_ texts: [String], from source: String) throws(UsageError) -> Readings {
    let named = try named(texts, from: source, questions: OpenQuestion.all.map(\.id)) { id in
      OpenQuestion.named(id)?.readings.map(\.name)
    }
    return Readings(named)
  }

  /// Refuses readings of questions that an edition does not leave open.
  func check(openIn edition: Edition) throws(UsageError) {
    try sorted.map(\.question).check(openInAny: [edition])
  }

  /// The readings by their questions; `readings` are those that a question has.
  static func named(
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
  /// Refuses questions, by their ids, that none of some editions leaves open: their readings would have no effect.
  func check(openInAny editions: [Edition]) throws(UsageError) {
    for id in self where !(OpenQuestion.named(id)?.editions.contains(where: editions.contains) ?? false) {
      throw UsageError("\(id) is not open in \(Paragraph.list(editions.map(\.rawValue), or: "or"))")
    }
  }
}

extension Lines {
  /// The headings of the sections that the lines belong to, each once.
  func sections(in edition: Edition) -> [String] {
    var sections: [String] = []
    for range in ranges ?? [] {
      let section = edition.section(atLine: range.lowerBound)
      if !sections.contains(section) { sections.append(section) }
    }
    return sections
  }

  /// The lines and their sections, as people cite them.
  func cited(in edition: Edition) -> String {
    let sections = sections(in: edition).map { "\"\($0)\"" }.joined(separator: ", ")
    let word = ranges.map { $0.count == 1 && $0[0].count == 1 } ?? false ? "line" : "lines"
    return "\(word) \(text)" + (sections.isEmpty ? "" : " in \(sections)")
  }
}

extension ErrorCode {
  /// How an edition writes the error; where no line gives it, with what it rests on.
  func text(in edition: Edition) -> String? {
    written(in: edition).map { $0.text + (basis(in: edition).map { " (\($0))" } ?? "") }
  }
}

extension WrittenError {
  /// The error as the edition writes it.
  var text: String {
    switch code {
    case .number(let number): (domain.map { "\($0) " } ?? "") + String(number)
    case .name(let name): (domain.map { "\($0) " } ?? "") + name
    }
  }
}

extension Grade {
  /// What becomes of a port that differs.
  var consequence: String {
    switch self {
    case .documented, .signature: "A port that differs fails."
    case .sample: "It stands in sample code only: a port that differs fails at level \"should\"."
    case .platform: "It is a rule of the platform: a port fails only where its own duty follows from it."
    case .vendor: "It comes from the vendor's record: a port that differs is reported and never fails."
    case .inferred:
      "It is inferred from several statements: a port that differs is reported, and fails with --strict only."
    }
  }
}
