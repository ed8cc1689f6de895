extension String {
  /// Whether every character can be shown as it is: none moves the cursor, ends a line or changes the writing
  /// direction.
  package var isPlain: Bool {
    // Nearly all texts are ASCII.
    if utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return true }
    return unicodeScalars.allSatisfy(\.isPlain)
  }

  /// The text in a form that is safe to show on one line: special characters are escaped, and a long text is cut.
  ///
  /// Texts of ports, files and command lines go through here, so that they cannot look like lines of the suite.
  package func shown(upTo limit: Int = 200) -> String {
    if utf8.count <= limit, isPlain { return self }
    var shown = ""
    var count = 0
    for scalar in unicodeScalars {
      guard count < limit else {
        // The rest is given in bytes: counting characters would take long.
        return shown + "… (\(utf8.count) bytes)"
      }
      if scalar.isPlain { shown.unicodeScalars.append(scalar) } else { shown += scalar.escapedForShow }
      count += 1
    }
    return shown
  }
}

extension Unicode.Scalar {
  package var isPlain: Bool {
    if value < 0x7F { return value >= 0x20 }
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned, .privateUse:
      return false
    default: return true
    }
  }

  fileprivate var escapedForShow: String {
    switch self {
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    default: numbered
    }
  }

  /// The character as an escape with its number.
  package var numbered: String { "\\u{" + String(value, radix: 16, uppercase: true) + "}" }
}
