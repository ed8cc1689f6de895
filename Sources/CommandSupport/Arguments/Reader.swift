/// Reads a value from a typed text.
package struct Reader<Value: Sendable>: Sendable {
  /// Reads a text; the name is the argument's.
  package let read: @Sendable (_ text: String, _ name: String) throws(UsageError) -> Value

  package init(_ read: @escaping @Sendable (_ text: String, _ name: String) throws(UsageError) -> Value) {
    self.read = read
  }

  /// One of several values by its name, in upper or lower case; `kind` is its name in messages.
  package static func one(
    of kind: String, _ values: @escaping @Sendable () -> [Value],
    named name: @escaping @Sendable (Value) -> String
  ) -> Reader {
    Reader { text, _ throws(UsageError) in
      let values = values()
      let wanted = text.lowercased()
      guard let found = values.first(where: { name($0).lowercased() == wanted }) else {
        throw UsageError.unknown(kind, text, among: values.map(name))
      }
      return found
    }
  }
}

extension Reader where Value: CaseIterable & RawRepresentable<String> {
  package static func one(of kind: String) -> Reader {
    one(of: kind, { Array(Value.allCases) }, named: \.rawValue)
  }

  /// One of the values of a type; messages name it by its option.
  package static var choice: Reader {
    Reader { text, name throws(UsageError) in try one(of: "value of \(name)").read(text, name) }
  }
}

extension Reader where Value == String {
  /// A text as it is.
  package static let text = Reader { text, _ in text }
}

extension Reader where Value: FixedWidthInteger {
  /// A number of a range; the words describe the range.
  package static func number(_ range: some RangeExpression<Value> & Sendable, _ words: String) -> Reader {
    Reader { text, name throws(UsageError) in
      guard let number = Value(text) else {
        let isNumber = !text.isEmpty && text.allSatisfy { "0"..."9" ~= $0 }
        throw UsageError(
          isNumber
            ? "\(name) \(text) is too large; the largest number is \(Value.max)"
            : "\(name) takes a whole number \(words), not \"\(text)\"")
      }
      guard range.contains(number) else {
        throw UsageError("\(name) takes a whole number \(words), not \(number)")
      }
      return number
    }
  }
}
