/// A condition without which an option has no effect.
package struct Condition: Sendable {
  /// The complaint about the option among the given arguments; `nil` if the condition holds.
  package let complaint: @Sendable (_ option: String, _ given: Arguments) -> String?

  package init(_ complaint: @escaping @Sendable (_ option: String, _ given: Arguments) -> String?) {
    self.complaint = complaint
  }

  /// One of the others is given; `words` replaces their names in the complaint.
  package static func given(_ others: any Argument..., words: String? = nil) -> Condition {
    Condition { option, given in
      guard !others.contains(where: given.has) else { return nil }
      return "\(option) needs \(words ?? Paragraph.list(others.map(\.name), or: "or"))"
    }
  }

  /// None of the others is given; `reason` tells the conflict.
  package static func notGiven(_ others: any Argument..., since reason: String? = nil) -> Condition {
    Condition { option, given in
      guard let other = others.first(where: given.has)?.name else { return nil }
      return reason.map { "\(option) \($0) and cannot go with \(other)" }
        ?? "\(option) and \(other) cannot go together"
    }
  }

  /// The output is text for people.
  package static let asText = Condition { option, given in
    let format = given[OutputFormat.option]
    return format == .text ? nil : "\(option) has no effect with --format \(format.rawValue)"
  }
}
