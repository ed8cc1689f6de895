/// A conversation with a port: asks it what is not known yet, and remembers everything it answers.
///
/// What was observed before is answered from the tree. The port is reset and led along a known word only
/// when something new is to be asked; on the way its answers are compared with those observed before, so
/// that a port that changes its mind is noticed.
public struct Interview<Oracle: OutputOracle> {
  /// Everything observed so far.
  public private(set) var tree: ObservationTree
  /// What it cost.
  public private(set) var count = QueryCount()
  /// Is called with each word the port was asked and what it answered, also when it failed in the middle,
  /// so that a caller can keep it at once.
  public var onAnswer: ((_ word: [Int], _ outputs: [Int32]) -> Void)?
  private var oracle: Oracle
  private var node = ObservationTree.root
  private var isLive = false

  /// A conversation that builds on what was observed before.
  public init(with oracle: Oracle, knowing tree: ObservationTree) {
    self.oracle = oracle
    self.tree = tree
  }

  /// A conversation in which everything is new.
  public init(with oracle: Oracle, inputCount: Int) {
    self.init(with: oracle, knowing: ObservationTree(inputCount: inputCount))
  }

  /// Begins a new word.
  mutating func begin() {
    finish()
    node = ObservationTree.root
  }

  /// Ends the word, and passes it on if the port was asked.
  mutating func finish() {
    guard isLive else { return }
    isLive = false
    if let onAnswer { onAnswer(tree.word(to: node), tree.outputs(to: node)) }
  }

  /// Gives the next input of the word, and returns the node that it leads to.
  mutating func step(_ input: Int) throws(LearningFailure<Oracle.Failure>) -> Int32 {
    let known = tree.child(node, input)
    if known != 0 {
      node = known
      return known
    }
    if !isLive { try lead() }
    let output = try ask(input, after: node)
    node = tree.extend(node, by: input, output: output)
    return node
  }

  /// Asks a whole word, and returns its outputs.
  public mutating func outputs(
    of word: [Int]
  ) throws(LearningFailure<Oracle.Failure>) -> [Int32] {
    if let known = tree.outputs(of: word) {
      count.cacheHits += 1
      return known
    }
    begin()
    for input in word { _ = try step(input) }
    let outputs = tree.outputs(to: node)
    finish()
    return outputs
  }

  /// Asks a word, but stops where the port differs from a machine, and returns the word up to there.
  public mutating func difference(
    from table: MealyTable, on word: [Int]
  ) throws(LearningFailure<Oracle.Failure>) -> [Int]? {
    let resets = count.resets
    defer { if resets == count.resets { count.cacheHits += 1 } }
    begin()
    var state = table.initial
    for (index, input) in word.enumerated() {
      let reached = try step(input)
      if tree.output(of: reached) != table.answer(state, input) {
        finish()
        return Array(word[...index])
      }
      state = table.successor(state, input)
    }
    finish()
    return nil
  }

  /// Leads the port to the node of the tree, and compares its answers on the way.
  private mutating func lead() throws(LearningFailure<Oracle.Failure>) {
    let word = tree.word(to: node)
    do { try oracle.reset() } catch { throw .port(error, word: []) }
    count.resets += 1
    var place = ObservationTree.root
    for (index, input) in word.enumerated() {
      let output = try ask(input, after: place)
      let known = tree.child(place, input)
      if output != tree.output(of: known) {
        throw .nondeterministic(
          Nondeterminism(
            word: Array(word[...index]), first: tree.outputs(to: known),
            second: tree.outputs(to: place) + [output]))
      }
      place = known
    }
    isLive = true
  }

  private mutating func ask(
    _ input: Int, after place: Int32
  ) throws(LearningFailure<Oracle.Failure>) -> Int32 {
    count.symbols += 1
    do { return try oracle.step(input) } catch {
      finish()
      throw .port(error, word: tree.word(to: place) + [input])
    }
  }
}
