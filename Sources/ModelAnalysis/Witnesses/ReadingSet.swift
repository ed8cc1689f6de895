import PushModel
public import StateMachines

/// Combinations of readings: for each question some of its readings, and all of those together.
public struct ReadingSet: Hashable, Sendable {
  /// The readings that are left of each question; of a question that is not named, all are.
  public private(set) var left: [String: Set<String>]

  /// All combinations.
  public init() { left = [:] }

  /// The combinations that agree with some readings.
  public init(_ readings: Readings) {
    left = Dictionary(uniqueKeysWithValues: readings.sorted.map { ($0.question, [$0.reading]) })
  }

  /// The readings that are left of a question, in its order.
  public func readings(of question: String) -> [String] {
    let all = OpenQuestion.named(question)?.readings.map(\.name) ?? []
    guard let left = left[question] else { return all }
    return all.filter(left.contains)
  }

  /// One of the combinations: of each question the first reading that is left.
  public var first: Readings {
    Readings(
      left.keys.reduce(into: [:]) { chosen, question in
        chosen[question] = readings(of: question).first
      })
  }

  /// The combinations that answer some questions as one of them does, and those that do not, in parts.
  public func split(
    by readings: Readings, on questions: some Sequence<String>
  ) -> (inside: ReadingSet?, outside: [ReadingSet]) {
    var inside = self
    var outside: [ReadingSet] = []
    for question in questions {
      let options = self.readings(of: question)
      guard let chosen = readings[question] ?? OpenQuestion.named(question)?.readings.first?.name,
        options.contains(chosen)
      else { return (nil, outside + [inside]) }
      var others = inside
      others.left[question] = Set(options.filter { $0 != chosen })
      if options.count > 1 { outside.append(others) }
      inside.left[question] = [chosen]
    }
    return (inside.withoutFreeQuestions, outside)
  }

  /// The same combinations in fewer sets: sets that differ in one question only become one.
  public static func merged(_ sets: [ReadingSet]) -> [ReadingSet] {
    var merged = sets.map(\.withoutFreeQuestions)
    while merged.count > 1 {
      let count = merged.count
      for question in Set(merged.flatMap(\.left.keys)).sorted() {
        var order: [ReadingSet] = []
        var together: [ReadingSet: Set<String>] = [:]
        for set in merged {
          var rest = set
          rest.left[question] = nil
          if together[rest] == nil { order.append(rest) }
          together[rest, default: []].formUnion(set.readings(of: question))
        }
        merged = order.map { rest in
          var set = rest
          set.left[question] = together[rest]
          return set.withoutFreeQuestions
        }
      }
      if merged.count == count { return merged }
    }
    return merged
  }

  /// Without questions of which every reading is left.
  private var withoutFreeQuestions: ReadingSet {
    var set = self
    for (question, readings) in left
    where readings.count == OpenQuestion.named(question)?.readings.count {
      set.left[question] = nil
    }
    return set
  }
}
