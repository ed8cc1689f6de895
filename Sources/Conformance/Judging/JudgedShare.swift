import JSON
import PushModel

/// How much of what was seen has been judged.
package struct JudgedShare: Hashable, Sendable {
  /// How many steps were played.
  package private(set) var steps = 0
  /// How many of them were judged in full.
  package private(set) var inFull = 0
  /// How many aspects were open in the others, of both kinds of token.
  package private(set) var openAspects = 0

  /// Nothing yet.
  package init() {}

  /// Steps of which nothing has been judged.
  init(unjudged steps: Int) {
    self.steps = steps
    openAspects = aspects
  }

  /// Reads the numbers by their names.
  init(json: JSONNode) {
    steps = json.number("steps")
    inFull = json.number("inFull")
    openAspects = json.number("openAspects")
  }

  /// The numbers by their names.
  var json: JSONNode {
    .object(["steps": steps.json, "inFull": inFull.json, "openAspects": openAspects.json])
  }

  /// How many aspects can be seen in all steps, of both kinds of token.
  var aspects: Int { steps * PushType.both.count * Aspects.words.count }

  mutating func note(_ blur: Blur) {
    steps += 1
    let open = PushType.both.reduce(0) { $0 + blur.aspects[$1].rawValue.nonzeroBitCount }
    if open == 0 { inFull += 1 }
    openAspects += open
  }

  /// Whether all of it was judged in full.
  package var isWhole: Bool { inFull == steps }

  /// The share in words.
  package var words: String {
    "\(inFull) of \(steps) steps judged in full, the others but for \(openAspects) aspects"
  }

  /// Adds what was judged elsewhere.
  package mutating func add(_ other: Self) {
    steps += other.steps
    inFull += other.inFull
    openAspects += other.openAspects
  }
}
