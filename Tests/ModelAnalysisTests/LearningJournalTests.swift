import Testing

@testable import ModelAnalysis

@Suite("Journals of observations")
struct LearningJournalTests {
  @Test("what is written is read again")
  func roundTrip() throws {
    var tree = ObservationTree(inputCount: 3)
    #expect(tree.insert(word: [0, 1, 2], outputs: [4, 0, 12]) == nil)
    #expect(tree.insert(word: [0, 2], outputs: [4, 1]) == nil)
    let text = ObservationJournal.text(of: tree)
    let lines = [#"{"word": [0, 1, 2], "outputs": [4, 0, 12]}"#, #"{"word": [0, 2], "outputs": [4, 1]}"#]
    #expect(text == lines.map { $0 + "\n" }.joined())
    var copy = ObservationTree(inputCount: 3)
    try ObservationJournal.read(text, into: &copy)
    #expect(copy.nodeCount == tree.nodeCount)
    #expect(copy.outputs(of: [0, 1, 2]) == [4, 0, 12])
    #expect(copy.outputs(of: [0, 2]) == [4, 1])
  }

  @Test("a journal that ends anywhere in its last line is read up to the line before")
  func truncated() throws {
    let first = ObservationJournal.line(word: [1], outputs: [0])
    let second = ObservationJournal.line(word: [0, 1], outputs: [5, 6])
    for length in 0..<second.count - 1 {
      var tree = ObservationTree(inputCount: 2)
      try ObservationJournal.read(first + second.prefix(length), into: &tree)
      #expect(tree.nodeCount == 2)
    }
  }

  @Test(
    "a line in the middle that is no observation is named",
    arguments: [
      "{}", "{\"word\": [0], \"outputs\": []}", "{\"word\": [2], \"outputs\": [0]}",
      "{\"word\": [0], \"outputs\": [99999999999]}", "{\"word\": [0], \"outputs\": [1]} x",
      "{\"word\": [-1], \"outputs\": [1]}",
    ])
  func badLine(line: String) {
    let good = ObservationJournal.line(word: [1], outputs: [0])
    var tree = ObservationTree(inputCount: 2)
    #expect(throws: ObservationJournal.Fault.line(2)) {
      try ObservationJournal.read(good + line + "\n" + good, into: &tree)
    }
  }

  @Test("two lines that contradict each other are reported with both answers")
  func contradiction() {
    var tree = ObservationTree(inputCount: 2)
    let text =
      ObservationJournal.line(word: [1, 0, 0], outputs: [0, 2, 1])
      + ObservationJournal.line(word: [1, 0, 1], outputs: [0, 3, 1])
    let expected = ObservationJournal.Fault.contradiction(
      line: 2, Nondeterminism(word: [1, 0], first: [0, 2], second: [0, 3]))
    #expect(throws: expected) { try ObservationJournal.read(text, into: &tree) }
    #expect(tree.outputs(of: [1, 0, 0]) == [0, 2, 1])
  }
}
