/// Advice about a line that is no answer, where it shows the adapter's mistake.
enum AnswerAdvice {
  /// The likely mistake behind a line, in a sentence; `nil` if the line looks like an answer.
  static func onLine(_ line: ArraySlice<UInt8>) -> String? {
    let text = String(decoding: line.prefix(160), as: UTF8.self)
    let begin = text.drop(while: \.isWhitespace)
    if begin.hasPrefix("\u{FEFF}") { return "it begins with a byte order mark: write UTF-8 without one" }
    if begin.hasPrefix("{'") {
      return "it is a Python dictionary as print shows it: write json.dumps(reply)"
    }
    let rest = begin.dropFirst().drop(while: \.isWhitespace)
    if begin.hasPrefix("{"), rest.isEmpty {
      return "it is the first of several lines: write each answer on one line, as json.dumps(reply) and "
        + "JSON.stringify(reply) do without an indentation"
    }
    if begin.first?.isLetter == true {
      return
        "only answers may stand on standard output: write whatever else the adapter or its port has to say to "
        + "standard error, with print(…, file=sys.stderr) or console.error(…)"
    }
    return nil
  }

  /// The advice for an answer that may have been written and held in a buffer.
  static let flush =
    "flush after each line: print(…, flush=True) in Python, fflush(stdout) in C and Swift, flush() of a writer"

  /// The advice for output that was not asked for.
  static let unasked =
    "answer each request with one line, when nothing more comes of it, and write nothing else to standard output"
}
