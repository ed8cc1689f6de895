/// A transition: the number of its label, and its target, which is a state or a class of states.
package struct LabelledEdge: Hashable {
  let label: UInt32
  let target: UInt32

  package init(label: UInt32, target: UInt32) {
    self.label = label
    self.target = target
  }
}

/// The transitions of all states, and the end of each state's part.
package struct LabelledEdges {
  package var all: [LabelledEdge] = []
  package var ends: [Int] = []

  package init() {}

  /// For each state, the number of its class: no test tells states of one class apart.
  ///
  /// Two states are told apart by observations on some sequence of stimuli. The set of possible stimuli
  /// counts as an observation, and so does a choice of the system (bisimilarity; for a deterministic system,
  /// the equivalence of Mealy machines). Classes are numbered by their first states.
  package func indistinguishabilityClasses() -> [Int] {
    var refinement = ClassRefinement(self)
    refinement.refine()
    return refinement.classesByFirstStates
  }

  func edges(of state: Int) -> Range<Int> { (state == 0 ? 0 : ends[state - 1])..<ends[state] }
}

/// The refinement of classes of states: classes are split by the labels of their transitions and the classes
/// to which these lead, until no class splits any more.
///
/// A class that is split keeps its number for the states whose transitions still lead to the same classes, so
/// that only the others have to be looked at.
private struct ClassRefinement {
  /// The transitions, sorted by label within each state.
  private var edges: LabelledEdges
  /// Whether a state has two transitions with one label.
  private var hasTwins = false
  private var classes: [UInt32]
  private var sizes: [Int]
  /// For each state, the index in `sources` of the first state with a transition to it.
  private let sourceStarts: [Int]
  private let sources: [UInt32]

  init(_ edges: LabelledEdges) {
    self.edges = edges
    let count = edges.ends.count
    classes = Array(repeating: 0, count: count)
    sizes = [count]
    var starts = [Int](repeating: 0, count: count + 1)
    for edge in edges.all { starts[Int(edge.target) + 1] += 1 }
    for state in 0..<count { starts[state + 1] += starts[state] }
    sourceStarts = starts
    var sources = [UInt32](repeating: 0, count: edges.all.count)
    for state in 0..<count {
      for edge in edges.edges(of: state) {
        let target = Int(edges.all[edge].target)
        sources[starts[target]] = UInt32(state)
        starts[target] += 1
      }
    }
    self.sources = sources
    for state in 0..<count { sort(edges.edges(of: state)) }
  }

  /// Sorts by insertion, which is fastest for few transitions.
  private mutating func sort(_ range: Range<Int>) {
    for next in range.dropFirst() {
      var place = next
      while place > range.lowerBound, edges.all[place - 1].label > edges.all[place].label {
        edges.all.swapAt(place - 1, place)
        place -= 1
      }
      if place > range.lowerBound, edges.all[place - 1].label == edges.all[place].label { hasTwins = true }
    }
  }

  mutating func refine() {
    var states = Array(classes.indices)
    while !states.isEmpty { states = sources(of: split(states)) }
  }

  /// Splits off the states whose descriptions differ from the rest of their classes; returns the moved states.
  ///
  /// The description of a state is its class, and the sorted list of the labels of its transitions with the
  /// classes to which these lead.
  private mutating func split(_ states: [Int]) -> [Int] {
    var lists = WordLists(capacity: states.count)
    let descriptions = states.map { state in
      lists.append(UInt64(classes[state]))
      for edge in edges.edges(of: state) {
        lists.append(UInt64(edges.all[edge].label) << 32 | UInt64(classes[Int(edges.all[edge].target)]))
      }
      return lists.number(sorting: hasTwins)
    }
    var looked = [Int](repeating: 0, count: sizes.count)
    for state in states { looked[Int(classes[state])] += 1 }
    // In a class that is looked at as a whole, the states like its first one keep its number.
    var numbers = [UInt32?](repeating: nil, count: lists.count)
    for (state, description) in zip(states, descriptions) {
      let old = Int(classes[state])
      if looked[old] == sizes[old] {
        numbers[description] = UInt32(old)
        looked[old] = -1
      }
    }
    var moved: [Int] = []
    for (state, description) in zip(states, descriptions) {
      let old = classes[state]
      let new = numbers[description] ?? UInt32(sizes.count)
      if new == old { continue }
      if Int(new) == sizes.count {
        numbers[description] = new
        sizes.append(0)
      }
      sizes[Int(old)] -= 1
      sizes[Int(new)] += 1
      classes[state] = new
      moved.append(state)
    }
    return moved
  }

  /// The states with a transition to one of some states, each once, without those alone in their classes.
  private func sources(of states: [Int]) -> [Int] {
    var isFound = [Bool](repeating: false, count: classes.count)
    var found: [Int] = []
    for state in states {
      for place in sourceStarts[state]..<sourceStarts[state + 1] where !isFound[Int(sources[place])] {
        let source = Int(sources[place])
        isFound[source] = true
        if sizes[Int(classes[source])] > 1 { found.append(source) }
      }
    }
    return found
  }

  /// The class of each state; classes are numbered by their first states.
  var classesByFirstStates: [Int] {
    var numbers = [Int](repeating: -1, count: sizes.count)
    var count = 0
    return classes.map { number in
      if numbers[Int(number)] < 0 {
        numbers[Int(number)] = count
        count += 1
      }
      return numbers[Int(number)]
    }
  }
}

/// Lists of words, each with a number; equal lists have the same number.
private struct WordLists {
  private var words: [UInt64] = []
  private var starts = [0]
  /// The upper bits of a list's hash, and below them its number plus one; 0 is a free slot. The length is a
  /// power of two.
  private var slots: [UInt64]

  /// Makes room for a number of lists.
  init(capacity: Int) {
    var size = 16
    while size < capacity * 2 { size *= 2 }
    slots = Array(repeating: 0, count: size)
  }

  /// The number of different lists.
  var count: Int { starts.count - 1 }

  /// Appends a word to the open list.
  mutating func append(_ word: UInt64) { words.append(word) }

  /// Ends the open list and returns its number; on demand it is sorted first, and repeated words count once.
  mutating func number(sorting: Bool) -> Int {
    let start = starts[count]
    if sorting { sortWords(from: start + 1) }
    var hash: UInt64 = 0
    for place in start..<words.count {
      hash = (hash ^ words[place]) &* 0xD6E8_FEB8_6659_FD93
      hash ^= hash >> 32
    }
    var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while slots[slot] != 0 {
      let known = Int(slots[slot] & 0xFFFF_FFFF) - 1
      if slots[slot] >> 32 == hash >> 32, isList(known, equalToWordsFrom: start) {
        words.removeLast(words.count - start)
        return known
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    starts.append(words.count)
    slots[slot] = (hash >> 32) << 32 | UInt64(count)
    return count - 1
  }

  private mutating func sortWords(from start: Int) {
    words[start...].sort()
    var end = start
    for place in start..<words.count where place == start || words[place] != words[end - 1] {
      words[end] = words[place]
      end += 1
    }
    words.removeLast(words.count - end)
  }

  private func isList(_ number: Int, equalToWordsFrom start: Int) -> Bool {
    let known = starts[number]
    guard starts[number + 1] - known == words.count - start else { return false }
    for place in 0..<(words.count - start) where words[known + place] != words[start + place] { return false }
    return true
  }
}
