/// An option, with its name, its help, its reader and its conditions.
package struct Option<Value: Sendable>: AnyOption {
  package let name: String
  package let placeholder: String?
  package let isRepeatable: Bool
  package let help: String
  package private(set) var conditions: [Condition] = []
  private let reading: @Sendable ([String]) throws(UsageError) -> Value

  /// An option whose value is made from all typed texts.
  package init(
    _ name: String, value placeholder: String?, isRepeatable: Bool, _ help: String,
    reading: @escaping @Sendable ([String]) throws(UsageError) -> Value
  ) {
    self.name = name
    self.placeholder = placeholder
    self.isRepeatable = isRepeatable
    self.help = help
    self.reading = reading
  }

  /// An option without a value: `true` if it is given.
  package init(_ name: String, _ help: String) where Value == Bool {
    self.init(name, value: nil, isRepeatable: false, help) { !$0.isEmpty }
  }

  /// An option with one value; `nil` without it.
  package init<One>(_ name: String, value: String, _ reader: Reader<One>, _ help: String)
  where Value == One? {
    self.init(name, value: value, isRepeatable: false, help) { texts throws(UsageError) in
      try texts.first.map { text throws(UsageError) in try reader.read(text, name) }
    }
  }

  /// An option with one value, and a default.
  package init(_ name: String, value: String, _ reader: Reader<Value>, else standard: Value, _ help: String) {
    self.init(name, value: value, isRepeatable: false, help) { texts throws(UsageError) in
      try texts.first.map { text throws(UsageError) in try reader.read(text, name) } ?? standard
    }
  }

  /// An option that may be given several times.
  package init<One>(_ name: String, values: String, _ reader: Reader<One>, _ help: String)
  where Value == [One] {
    self.init(name, value: values, isRepeatable: true, help) { texts throws(UsageError) in
      var values: [One] = []
      for text in texts { values.append(try reader.read(text, name)) }
      return values
    }
  }

  package func when(_ conditions: Condition...) -> Option {
    var option = self
    option.conditions += conditions
    return option
  }

  package func read(_ texts: [String]) throws(UsageError) -> Value { try reading(texts) }
}
