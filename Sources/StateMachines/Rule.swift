/// The reaction of a machine to an input in a state, with its basis.
///
/// A rule is one expression: next state, outputs and citation are returned together, so that none of them can be
/// overwritten or forgotten.
public struct Rule<M: Machine>: Sendable {
  /// The shape of the rule.
  public let form: Form
  /// The requirement or question it rests on.
  public let citation: Citation
  /// The place of the rule in the source.
  public let place: SourcePlace

  /// The shapes a rule can have.
  public enum Form: Sendable {
    /// The machine takes the input, emits outputs and enters a state.
    case goes(Transition<M>)
    /// The input does not concern the machine: it stays where it is, and emits nothing.
    case ignored
    /// The world cannot produce this input in this state.
    case impossible
    /// The documents do not decide; there is one rule per reading, in the order of the readings.
    case open(question: String, readings: [ReadingRule<M>])
  }
}

/// The next state, and the outputs on the way.
public struct Transition<M: Machine>: Hashable, Sendable {
  /// The next state; `nil` if the machine stays where it is.
  public let target: M.State?
  /// The outputs, in order.
  public let outputs: [M.Output]

  /// A transition.
  public init(target: M.State?, outputs: [M.Output]) {
    self.target = target
    self.outputs = outputs
  }
}

/// The rule that one reading of an open question leads to.
public struct ReadingRule<M: Machine>: Sendable {
  /// The name of the reading.
  public let reading: String
  /// The rule of the machine under the reading.
  public let rule: Rule<M>
}

extension Rule {
  /// Goes to another state, emitting the outputs in order.
  public static func go(
    to target: M.State, _ outputs: M.Output..., per citation: Citation,
    file: StaticString = #fileID, path: StaticString = #filePath, line: UInt = #line
  ) -> Self {
    Rule(
      form: .goes(Transition(target: target, outputs: outputs)), citation: citation,
      place: SourcePlace(file: file, path: path, line: line))
  }

  /// Stays in the state, emitting the outputs in order.
  public static func stay(
    _ outputs: M.Output..., per citation: Citation,
    file: StaticString = #fileID, path: StaticString = #filePath, line: UInt = #line
  ) -> Self {
    Rule(
      form: .goes(Transition(target: nil, outputs: outputs)), citation: citation,
      place: SourcePlace(file: file, path: path, line: line))
  }

  /// The input does not concern the machine; the citation says why.
  public static func ignored(
    per citation: Citation, file: StaticString = #fileID, path: StaticString = #filePath, line: UInt = #line
  ) -> Self {
    Rule(form: .ignored, citation: citation, place: SourcePlace(file: file, path: path, line: line))
  }

  /// The world cannot produce this input in this state; the citation says why.
  public static func impossible(
    per citation: Citation, file: StaticString = #fileID, path: StaticString = #filePath, line: UInt = #line
  ) -> Self {
    Rule(form: .impossible, citation: citation, place: SourcePlace(file: file, path: path, line: line))
  }

  /// The documents leave this open: one rule per reading of the question.
  public static func open<Q: Question>(
    _ question: Q.Type, file: StaticString = #fileID, path: StaticString = #filePath, line: UInt = #line,
    _ rule: (Q) -> Self
  ) -> Self {
    Rule(
      form: .open(
        question: Q.id,
        readings: zip(Q.readings, Q.allCases).map { ReadingRule(reading: $0, rule: rule($1)) }),
      citation: Citation(stringLiteral: Q.id), place: SourcePlace(file: file, path: path, line: line))
  }

  /// The same for a question whose readings are shared by many questions, and named by the cases.
  public static func open<R: CaseIterable & RawRepresentable<String>>(
    _ question: String, as readings: R.Type, file: StaticString = #fileID, path: StaticString = #filePath,
    line: UInt = #line,
    _ rule: (R) -> Self
  ) -> Self {
    Rule(
      form: .open(
        question: question,
        readings: R.allCases.map { ReadingRule(reading: $0.rawValue, rule: rule($0)) }),
      citation: Citation(stringLiteral: question), place: SourcePlace(file: file, path: path, line: line))
  }
}

/// An open question: a finite set of readings, one case each.
public protocol Question: CaseIterable, Sendable where AllCases == [Self] {
  /// The id of the question, for example `Q-REG-1`.
  static var id: String { get }
  /// The names of the readings, in the order of the cases.
  static var readings: [String] { get }
}

extension Question where Self: RawRepresentable, RawValue == String {
  /// The names of the cases.
  public static var readings: [String] { allCases.map(\.rawValue) }
}
