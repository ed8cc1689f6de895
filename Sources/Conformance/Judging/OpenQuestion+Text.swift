package import PushModel

/// An open question as a contradiction tells it.
extension OpenQuestion {
  /// Some of its readings, with what they mean.
  package func meaning(of names: [String]) -> String {
    names.map { name in
      name + (readings.first { $0.name == name }.map { " (\($0.meaning))" } ?? "")
    }.joined(separator: " or ")
  }

  /// The edition and the lines where it arises; `nil` where no line says anything.
  package func place(in edition: Edition) -> String? {
    let lines = says.filter { $0.edition == edition }.map(\.lines.text)
    return lines.isEmpty ? nil : "\(edition.rawValue), lines \(lines.joined(separator: ", "))"
  }
}
