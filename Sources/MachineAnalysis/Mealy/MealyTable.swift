/// A complete, deterministic Mealy machine over dense indices.
///
/// Suites and their mutants work on tables, so that they serve a machine of the specification under one
/// interpretation and a part of the composed system alike. Names stay with the maker of the table.
public struct MealyTable: Hashable, Sendable {
  /// The number of states; they are counted from 0.
  public let stateCount: Int
  /// The number of inputs; they are counted from 0.
  public let inputCount: Int
  /// The initial state.
  public let initial: Int
  /// The next state of each cell, row by row: `next[state * inputCount + input]`.
  public internal(set) var next: [Int32]
  /// The output of each cell, in the same order.
  public internal(set) var output: [Int32]

  /// A table; `nil` unless every cell is there and every next state is one of the states.
  public init?(stateCount: Int, inputCount: Int, initial: Int = 0, next: [Int32], output: [Int32]) {
    let cells = stateCount * inputCount
    guard stateCount > 0, inputCount > 0, (0..<stateCount).contains(initial) else { return nil }
    guard next.count == cells, output.count == cells else { return nil }
    guard next.allSatisfy({ 0 <= $0 && $0 < Int32(stateCount) }) else { return nil }
    self.stateCount = stateCount
    self.inputCount = inputCount
    self.initial = initial
    self.next = next
    self.output = output
  }

  /// The outputs of all cells, each once, in ascending order.
  public var outputs: [Int32] { Set(output).sorted() }

  /// The index of a cell in `next` and `output`.
  @inlinable
  public func cell(_ state: Int, _ input: Int) -> Int { state * inputCount + input }
}
