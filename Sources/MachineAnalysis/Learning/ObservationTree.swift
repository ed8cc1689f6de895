/// Everything that was observed of a port: a tree with one edge for each input that was given after a word.
///
/// The root is the port after its reset. The tree holds facts only; which nodes are the same state is for
/// the learner to find out. It is also the cache: what it knows need not be asked again.
public struct ObservationTree: Sendable {
  /// The number of inputs; they are counted from 0.
  public let inputCount: Int
  // Zero means that the input was not tried, since nothing leads to the root.
  private var children: [Int32]
  // The inputs that were tried after a node, as a list: most nodes have one child only, and looking
  // for it among all inputs would take most of the learner's time.
  private var lastChildren: [Int32]
  private var elderSiblings: [Int32]
  private var outputs: [Int32]
  private var parents: [Int32]
  private var inputs: [Int32]

  /// A tree in which nothing was observed yet.
  public init(inputCount: Int) {
    self.inputCount = inputCount
    children = Array(repeating: 0, count: inputCount)
    lastChildren = [0]
    elderSiblings = [0]
    outputs = [-1]
    parents = [-1]
    inputs = [-1]
  }

  /// The node of the port after its reset.
  public static var root: Int32 { 0 }

  /// Where the input leads from the node; 0 if that was not observed.
  @inline(__always)
  func child(_ node: Int32, _ input: Int) -> Int32 {
    children[Int(node) * inputCount + input]
  }

  /// The node that was added last after a node, or 0.
  @inline(__always)
  func lastChild(_ node: Int32) -> Int32 { lastChildren[Int(node)] }

  /// The node that was added before another after the same node, or 0.
  @inline(__always)
  func elderSibling(_ node: Int32) -> Int32 { elderSiblings[Int(node)] }

  /// The input of the edge that leads to the node; not for the root.
  @inline(__always)
  func input(of node: Int32) -> Int { Int(inputs[Int(node)]) }

  /// The output of the edge that leads to the node; not for the root.
  @inline(__always)
  func output(of node: Int32) -> Int32 { outputs[Int(node)] }

  /// The word that leads to the node.
  func word(to node: Int32) -> [Int] {
    var word: [Int] = []
    var node = node
    while node != Self.root {
      word.append(Int(inputs[Int(node)]))
      node = parents[Int(node)]
    }
    return word.reversed()
  }

  /// The length of the word that leads to the node.
  func depth(of node: Int32) -> Int {
    var depth = 0
    var node = node
    while node != Self.root {
      depth += 1
      node = parents[Int(node)]
    }
    return depth
  }

  /// The outputs on the way to the node.
  func outputs(to node: Int32) -> [Int32] {
    var result: [Int32] = []
    var node = node
    while node != Self.root {
      result.append(outputs[Int(node)])
      node = parents[Int(node)]
    }
    return result.reversed()
  }

  /// Where a word leads from a node, as far as that was observed.
  func node(after word: some Sequence<Int>, from start: Int32 = root) -> Int32? {
    var node = start
    for input in word {
      node = child(node, input)
      if node == 0 { return nil }
    }
    return node
  }

  /// The outputs of a word from the beginning, if all of it was observed.
  public func outputs(of word: [Int]) -> [Int32]? {
    node(after: word).map { outputs(to: $0) }
  }

  /// Adds what was observed after a node, and returns the new node; the input was not tried there before.
  mutating func extend(_ node: Int32, by input: Int, output: Int32) -> Int32 {
    let new = Int32(outputs.count)
    children[Int(node) * inputCount + input] = new
    children.append(contentsOf: repeatElement(0, count: inputCount))
    elderSiblings.append(lastChildren[Int(node)])
    lastChildren[Int(node)] = new
    lastChildren.append(0)
    outputs.append(output)
    parents.append(node)
    inputs.append(Int32(input))
    return new
  }

  /// Adds the answer to a word, and returns the contradiction if something else was observed before.
  ///
  /// What was observed before stays as it is.
  public mutating func insert(word: [Int], outputs answer: [Int32]) -> Nondeterminism? {
    var node = Self.root
    for (index, (input, output)) in zip(word, answer).enumerated() {
      let known = child(node, input)
      if known == 0 {
        node = extend(node, by: input, output: output)
      } else if outputs[Int(known)] == output {
        node = known
      } else {
        return Nondeterminism(
          word: Array(word[...index]), first: outputs(to: known), second: Array(answer[...index]))
      }
    }
    return nil
  }
}
