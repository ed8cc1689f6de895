/// Observations as text, one JSON object a line, so that they outlive a crash.
///
/// A line is `{"word": [0, 3], "outputs": [1, 1]}`. A caller appends the line of each answer as it comes. A
/// last line that was cut off in the middle of writing is left out when reading.
public enum ObservationJournal {
  /// What is wrong with a journal.
  public enum Fault: Error, Hashable, Sendable {
    /// The line, counted from 1, is no observation over these inputs.
    case line(Int)
    /// The line, counted from 1, says something else than a line before it.
    case contradiction(line: Int, Nondeterminism)
  }

  /// The line of one answer, with its line feed.
  public static func line(word: [Int], outputs: [Int32]) -> String {
    let inputs = word.map { String($0) }.joined(separator: ", ")
    let answers = outputs.map { String($0) }.joined(separator: ", ")
    return "{\"word\": [\(inputs)], \"outputs\": [\(answers)]}\n"
  }

  /// The lines of everything that was observed.
  public static func text(of tree: ObservationTree) -> String {
    var text = ""
    tree.forEachMaximalWord { word, outputs in
      if !word.isEmpty { text += line(word: word, outputs: outputs) }
    }
    return text
  }

  /// Adds the observations of a text to a tree.
  public static func read(_ text: String, into tree: inout ObservationTree) throws(Fault) {
    let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() where !line.isEmpty {
      let isCutOff = index == lines.count - 1
      guard let (word, outputs) = observation(in: line, inputCount: tree.inputCount) else {
        if isCutOff { return }
        throw .line(index + 1)
      }
      if let contradiction = tree.insert(word: word, outputs: outputs) {
        throw .contradiction(line: index + 1, contradiction)
      }
    }
  }

  /// Reads one line; `nil` if it is no observation.
  static func observation(
    in line: some Collection<UInt8>, inputCount: Int
  ) -> (word: [Int], outputs: [Int32])? {
    var reader = LineReader(rest: Array(line)[...])
    guard reader.skip("{"), reader.skip("\"word\""), reader.skip(":"), let word = reader.numbers(),
      reader.skip(","), reader.skip("\"outputs\""), reader.skip(":"), let outputs = reader.numbers(),
      reader.skip("}"), reader.isAtEnd, word.count == outputs.count,
      word.allSatisfy({ $0 < inputCount })
    else { return nil }
    return (word, outputs.map { Int32($0) })
  }
}

/// Reads what a journal line is made of; blanks between the parts do not matter.
private struct LineReader {
  var rest: ArraySlice<UInt8>

  var isAtEnd: Bool {
    mutating get {
      skipBlanks()
      return rest.isEmpty
    }
  }

  private mutating func skipBlanks() {
    rest = rest.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") || $0 == UInt8(ascii: "\r") }
  }

  mutating func skip(_ text: StaticString) -> Bool {
    skipBlanks()
    let wanted = text.withUTF8Buffer { Array($0) }
    guard rest.starts(with: wanted) else { return false }
    rest = rest.dropFirst(wanted.count)
    return true
  }

  /// A list of numbers that are not negative and fit into 32 bits.
  mutating func numbers() -> [Int]? {
    guard skip("[") else { return nil }
    if skip("]") { return [] }
    var numbers: [Int] = []
    repeat {
      skipBlanks()
      let digits = rest.prefix { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
      guard let number = Int32(String(decoding: digits, as: UTF8.self)) else { return nil }
      rest = rest.dropFirst(digits.count)
      numbers.append(Int(number))
    } while skip(",")
    return skip("]") ? numbers : nil
  }
}
