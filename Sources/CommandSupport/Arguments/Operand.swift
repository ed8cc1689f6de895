/// An operand of a command, with its name in usage and its reader.
package struct Operand<Value: Sendable>: AnyOperand {
  package let name: String
  package let isRequired: Bool
  package let isRepeatable: Bool
  private let reading: @Sendable ([String]) throws(UsageError) -> Value

  /// A required operand.
  package init(_ name: String, _ reader: Reader<Value>) {
    self.name = name
    isRequired = true
    isRepeatable = false
    reading = { texts throws(UsageError) in
      guard let text = texts.first else { throw UsageError("missing argument \(name)") }
      return try reader.read(text, name)
    }
  }

  /// An optional operand, `nil` if it is left out.
  package init<One>(optional name: String, _ reader: Reader<One>) where Value == One? {
    self.name = name
    isRequired = false
    isRepeatable = false
    reading = { texts throws(UsageError) in
      try texts.first.map { text throws(UsageError) in try reader.read(text, name) }
    }
  }

  /// The last operand, given once or more.
  package init(rest name: String) where Value == [String] {
    self.name = name
    isRequired = true
    isRepeatable = true
    reading = { texts in texts }
  }

  package func read(_ texts: [String]) throws(UsageError) -> Value { try reading(texts) }
}
