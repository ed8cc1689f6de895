package import PushModel

/// The texts of an open question in a contradiction.
extension OpenQuestion {
  package func meaning(of names: [String]) -> String {
    names.map { name in
      name + (readings.first { $0.name == name }.map { " (\($0.meaning))" } ?? "")
    }.joined(separator: " or ")
  }

  /// The edition and the lines where the question arises; `nil` if there are none in this edition.
  package func place(in edition: Edition) -> String? {
    let lines = says.filter { $0.edition == edition }.map(\.lines.text)
    return lines.isEmpty ? nil : "\(edition.rawValue), lines \(lines.joined(separator: ", "))"
  }
}
