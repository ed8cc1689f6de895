import CommandSupport
import ModelAnalysis
import PushDocuments
import PushModel

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

  /// The lines and their sections, in the form of a citation.
  func cited(in edition: Edition) -> String {
    let sections = sections(in: edition).map { "\"\($0)\"" }.joined(separator: ", ")
    let word = ranges.map { $0.count == 1 && $0[0].count == 1 } ?? false ? "line" : "lines"
    return "\(word) \(text)" + (sections.isEmpty ? "" : " in \(sections)")
  }
}

extension ErrorCode {
  /// The error in the form that an edition writes; where no line gives it, with the grade of its evidence.
  func text(in edition: Edition) -> String? {
    written(in: edition).map { $0.text + (basis(in: edition).map { " (\($0))" } ?? "") }
  }
}

extension WrittenError {
  /// The error in the form that the edition writes.
  var text: String {
    switch code {
    case .number(let number): (domain.map { "\($0) " } ?? "") + String(number)
    case .name(let name): (domain.map { "\($0) " } ?? "") + name
    }
  }
}

extension Grade {
  /// The consequence for a port that differs.
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
