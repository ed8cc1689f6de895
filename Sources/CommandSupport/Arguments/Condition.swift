/// What must hold for an option to have an effect.
package struct Condition: Sendable {
  /// What is wrong with the option among what is given; `nil` if nothing is.
  package let complaint: @Sendable (_ option: String, _ given: Arguments) -> String?

  package init(_ complaint: @escaping @Sendable (_ option: String, _ given: Arguments) -> String?) {
    self.complaint = complaint
  }

  /// One of these is given besides; `words` says what is needed where their names do not.
  package static func given(_ others: any Argument..., words: String? = nil) -> Condition {
    Condition { option, given in
      guard !others.contains(where: given.has) else { return nil }
      return "\(option) needs \(words ?? Paragraph.list(others.map(\.name), or: "or"))"
    }
  }

  /// None of these is given; `reason` says what the option does that does not go with them.
  package static func notGiven(_ others: any Argument..., since reason: String? = nil) -> Condition {
    Condition { option, given in
      guard let other = others.first(where: given.has)?.name else { return nil }
      return reason.map { "\(option) \($0) and cannot go with \(other)" }
        ?? "\(option) and \(other) cannot go together"
    }
  }

  /// The result is for people.
  package static let asText = Condition { option, given in
    let format = given[OutputFormat.option]
    return format == .text ? nil : "\(option) has no effect with --format \(format.rawValue)"
  }
}
