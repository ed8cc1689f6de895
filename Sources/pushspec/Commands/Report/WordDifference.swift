/// The words of a text that another text does not have.
enum WordDifference {
  /// The text as HTML, with an element around each run of differing words.
  static func marked(_ text: String, beside other: String, with element: String) -> String {
    let words = text.split(separator: " ")
    let others = other.split(separator: " ")
    // Longer texts are not compared by eye either.
    guard !others.isEmpty, words.count * others.count <= 40_000 else { return text.html }
    let kept = common(words, others)
    var html = ""
    for (place, word) in words.enumerated() {
      let wasKept = place == 0 || kept[place - 1]
      if place > 0, wasKept || kept[place] {
        html += (wasKept ? "" : "</\(element)>") + " "
      } else if place > 0 {
        html += " "
      }
      if !kept[place], wasKept { html += "<\(element)>" }
      html += String(word).html
    }
    return kept.last == false ? html + "</\(element)>" : html
  }

  /// For each word whether it belongs to the longest common subsequence.
  private static func common(_ words: [Substring], _ others: [Substring]) -> [Bool] {
    var lengths = Array(repeating: Array(repeating: 0, count: others.count + 1), count: words.count + 1)
    for one in words.indices.reversed() {
      for other in others.indices.reversed() {
        lengths[one][other] =
          words[one] == others[other]
          ? lengths[one + 1][other + 1] + 1 : max(lengths[one + 1][other], lengths[one][other + 1])
      }
    }
    var kept = Array(repeating: false, count: words.count)
    var (one, other) = (0, 0)
    while one < words.count, other < others.count {
      if words[one] == others[other] {
        kept[one] = true
        (one, other) = (one + 1, other + 1)
      } else if lengths[one + 1][other] >= lengths[one][other + 1] {
        one += 1
      } else {
        other += 1
      }
    }
    return kept
  }
}
