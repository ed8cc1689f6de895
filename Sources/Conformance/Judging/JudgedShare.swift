package import JSON
package import PushModel

/// The share of a run that could be judged.
package struct JudgedShare: Hashable, Sendable {
  /// The number of steps that were played.
  package private(set) var steps = 0
  /// The number of steps that were judged in full.
  package private(set) var inFull = 0
  /// The number of open aspects in the other steps, of both kinds of token.
  package private(set) var openAspects = 0
  /// The gaps without which what was seen would not be allowed, each with the aspects that count.
  package private(set) var needed: [Gap: Aspects] = [:]
  /// The gaps that have left open what is still under way.
  private(set) var lingering: GapSet = []

  package init() {}

  /// Steps of which nothing has been judged.
  init(unjudged steps: Int) {
    self.steps = steps
    openAspects = aspects
  }

  init(json: JSONNode) {
    steps = json.number("steps")
    inFull = json.number("inFull")
    openAspects = json.number("openAspects")
  }

  package var json: JSONNode {
    .object([
      "steps": steps.json, "inFull": inFull.json, "openAspects": openAspects.json,
      "needed": needed.isEmpty
        ? nil : needed.map { "\($0.words): \($1.words.joined(separator: ", "))" }.sorted().json,
    ])
  }

  /// The number of aspects that can be seen in all steps, of both kinds of token.
  var aspects: Int { steps * PushType.both.count * Aspects.words.count }

  mutating func note(_ blur: Blur) {
    steps += 1
    let open = PushType.both.reduce(0) { $0 + blur.aspects[$1].rawValue.nonzeroBitCount }
    if open == 0 { inFull += 1 }
    openAspects += open
  }

  mutating func need(_ gaps: [Gap: Aspects]) { needed.merge(gaps) { $0.union($1) } }

  /// Notes the gaps that leave open what is under way; none where nothing stays open.
  mutating func note(lingering gaps: GapSet) { lingering = gaps.isEmpty ? [] : lingering.union(gaps) }

  package var isWhole: Bool { inFull == steps }

  package var words: String {
    "\(inFull) of \(steps) steps judged in full, the others but for \(openAspects) aspects"
  }

  package mutating func add(_ other: Self) {
    steps += other.steps
    inFull += other.inFull
    openAspects += other.openAspects
    need(other.needed)
  }
}
