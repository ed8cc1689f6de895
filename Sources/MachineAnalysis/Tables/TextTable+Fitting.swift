extension TextTable {
  /// The same content in tables of at most a width, to be set one below the other: long cells are broken into
  /// lines, and columns without room go to a further table, behind the first column. A row of a list stays
  /// together, and is too wide then.
  func fitted(to width: Int) -> [TextTable] {
    let widths = plainWidths
    guard Self.total(widths) > width else { return [self] }
    let least = leastWidths(widths, width)
    var groups: [[Int]] = [[0]]
    for column in widths.indices.dropFirst() {
      let group = groups[groups.count - 1]
      if group.count > 1, Self.total((group + [column]).map { least[$0] }) > width {
        groups.append([0, column])
      } else {
        groups[groups.count - 1].append(column)
      }
    }
    if header.isEmpty, groups.count > 1 { return [self] }
    return groups.map { part($0, widths, least, width) }
  }

  /// The least width of each column. A word is broken only if it does not fit beside the first column, which
  /// takes at most half.
  private func leastWidths(_ widths: [Int], _ width: Int) -> [Int] {
    let words = widths.indices.map { column in
      let longest = lines.map { column < $0.count ? Self.longestWord(of: $0[column]) : 0 }
      return min(longest.max() ?? 0, widths[column])
    }
    let first = min(words.first ?? 0, (width - 2) / 2)
    return words.enumerated().map { $0 == 0 ? first : min($1, width - 2 - first) }
  }

  /// The table of some columns, with narrow ones broken into lines.
  private func part(_ columns: [Int], _ widths: [Int], _ least: [Int], _ width: Int) -> TextTable {
    var fitting = columns.map { widths[$0] }
    // The widest column is narrowed first, so that short ones stay whole.
    while Self.total(fitting) > width,
      let widest = columns.indices.filter({ fitting[$0] > least[columns[$0]] }).max(by: {
        fitting[$0] < fitting[$1]
      })
    {
      fitting[widest] -= 1
    }
    let lines = lines.map { row in
      zip(columns, fitting).map { column, width in
        column < row.count ? Self.broken(row[column], width) : ""
      }
    }
    return header.isEmpty
      ? TextTable(rows: lines) : TextTable(header: lines[0], rows: Array(lines.dropFirst()))
  }

  private static func longestWord(of text: String) -> Int {
    // A comma stays with the word before it.
    text.split { $0 == " " || $0 == "\n" }.flatMap { word in
      word.split(separator: ",").map { $0.columns + ($0.endIndex < word.endIndex ? 1 : 0) }
    }.max() ?? 0
  }

  private static func total(_ widths: [Int]) -> Int { widths.reduce(0, +) + 2 * max(0, widths.count - 1) }

  private static func broken(_ text: String, _ width: Int) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .flatMap { $0.broken(to: width) }.joined(separator: "\n")
  }
}
