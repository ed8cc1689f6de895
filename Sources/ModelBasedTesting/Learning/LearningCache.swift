import Conformance
import JSON
import MachineAnalysis
import ModelAnalysis
import PushModel

/// What ports were asked when they were learned, and what they answered: kept so that nothing need be asked
/// twice, also after a crash.
///
/// As text it is JSON Lines, with names and not with numbers, so that it outlives changes of an alphabet. A
/// last line that was cut off while it was written is left out when reading.
public final class LearningCache {
  /// Who was asked, as the adapter calls it; `nil` before anybody was.
  public private(set) var implementation: String?
  /// Is called with each new line, with its line feed, so that it can be kept at once.
  public var onLine: (([UInt8]) -> Void)?

  /// What was seen, by number.
  private(set) var outputs: [String] = []
  private var numbers: [String: Int32] = [:]
  private var answers: [Subject: [Answer]] = [:]

  /// What was asked about.
  private struct Subject: Hashable, Comparable {
    var edition: String
    var behaviour: String

    static func < (first: Subject, second: Subject) -> Bool {
      (first.edition, first.behaviour) < (second.edition, second.behaviour)
    }
  }

  private struct Answer {
    var word: [String]
    var outputs: [Int32]
  }

  /// A line that is none of a cache.
  public struct BadLine: Error, Hashable, Sendable {
    /// The line, counted from 1.
    public let line: Int
    /// What is wrong, in plain words.
    public let message: String
  }

  /// How the text of a cache begins.
  package static let firstLine = #"{"implementation":"#

  /// A cache that knows nothing.
  public init() {}

  /// The cache that a text holds.
  public convenience init(_ text: [UInt8]) throws(BadLine) {
    self.init()
    let lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() where !line.isEmpty {
      do {
        try read(JSONNode.parse(Array(line)))
      } catch {
        // The line that has no line feed yet may have been cut off.
        if index == lines.count - 1 { return }
        throw BadLine(line: index + 1, message: "column \(error.place.column): \(error.reason)")
      }
    }
  }

  /// Everything the cache knows, line by line.
  public var text: [UInt8] {
    var bytes: [UInt8] = []
    if let implementation { bytes += Self.line(implementation: implementation) }
    for (number, seen) in outputs.enumerated() { bytes += Self.line(output: number, seen: seen) }
    for (subject, known) in answers.sorted(by: { $0.key < $1.key }) {
      for answer in known { bytes += Self.line(answer, subject) }
    }
    return bytes
  }

  /// Notes who is asked; `false` if somebody else was asked before.
  public func begin(with implementation: String) -> Bool {
    if let known = self.implementation { return known == implementation }
    self.implementation = implementation
    onLine?(Self.line(implementation: implementation))
    return true
  }

  /// The number of what was seen; a new one if it was never seen before.
  func number(of seen: String) -> Int32 {
    if let known = numbers[seen] { return known }
    onLine?(Self.line(output: outputs.count, seen: seen))
    return add(seen)
  }

  /// Notes an answer.
  func add(_ word: [Int], _ outputs: [Int32], in behaviour: Behaviour) {
    let subject = Self.subject(behaviour)
    let answer = Answer(word: word.map { behaviour.symbols[$0].name }, outputs: outputs)
    answers[subject, default: []].append(answer)
    onLine?(Self.line(answer, subject))
  }

  /// What is known of a behaviour; words with symbols that it does not have end before them. If the cache
  /// contradicts itself, the contradiction is returned.
  func tree(for behaviour: Behaviour) -> (tree: ObservationTree, contradiction: Nondeterminism?) {
    var tree = ObservationTree(inputCount: behaviour.symbols.count)
    let symbols = Dictionary(
      behaviour.symbols.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
    for answer in answers[Self.subject(behaviour)] ?? [] {
      let word = answer.word.prefix { symbols[$0] != nil }.compactMap { symbols[$0] }
      if let contradiction = tree.insert(word: word, outputs: Array(answer.outputs.prefix(word.count))) {
        return (tree, contradiction)
      }
    }
    return (tree, nil)
  }

  private static func subject(_ behaviour: Behaviour) -> Subject {
    Subject(edition: behaviour.edition.rawValue, behaviour: behaviour.name.rawValue)
  }

  private func add(_ seen: String) -> Int32 {
    let number = Int32(outputs.count)
    numbers[seen] = number
    outputs.append(seen)
    return number
  }
}

extension LearningCache {
  private func read(_ node: JSONNode) throws(JSONError) {
    if let name = try node.optional("implementation") {
      implementation = try name.string()
    } else if let number = try node.optional("output") {
      guard try number.integer() == outputs.count else { throw number.mismatch("the next number") }
      _ = add(try node.required("seen").string().shown(upTo: .max))
    } else {
      let subject = Subject(
        edition: try node.required("edition").string(), behaviour: try node.required("behaviour").string())
      var answer = Answer(word: [], outputs: [])
      for symbol in try node.required("word").elements() { answer.word.append(try symbol.string()) }
      for output in try node.required("outputs").elements() {
        let number = try output.integer()
        guard outputs.indices.contains(number) else { throw output.mismatch("the number of an output") }
        answer.outputs.append(Int32(number))
      }
      guard answer.word.count == answer.outputs.count else {
        throw node.mismatch("an output for each step of the word")
      }
      answers[subject, default: []].append(answer)
    }
  }

  private static func line(implementation: String) -> [UInt8] {
    line(.object(["implementation": implementation.json]))
  }

  private static func line(output: Int, seen: String) -> [UInt8] {
    line(.object(["output": output.json, "seen": seen.json]))
  }

  private static func line(_ answer: Answer, _ subject: Subject) -> [UInt8] {
    line(
      .object([
        "edition": subject.edition.json, "behaviour": subject.behaviour.json, "word": answer.word.json,
        "outputs": .array(answer.outputs.map { Int($0).json }),
      ]))
  }

  private static func line(_ node: JSONNode) -> [UInt8] { node.line() + [UInt8(ascii: "\n")] }
}
