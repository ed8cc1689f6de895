import CommandSupport
import JSON
import PushModel

/// A requirement, a question, a case or another entry, with its cited lines.
struct Quotation {
  /// The kind of entry, in words.
  let kind: String
  let id: String
  /// The sentence or title of the entry.
  let says: String
  /// Further remarks, one a line.
  var remarks: [String] = []
  /// The places that it cites, in the order of the editions.
  var places: [Place] = []
  /// The editions that are silent on it.
  var silent: [Edition] = []

  /// A place of a document.
  struct Place {
    let edition: Edition
    /// The edition's stand at the lines: `states it (must, documented)`.
    let standing: String
    let lines: Lines
  }

  /// The text: each place with its words.
  func text(_ documents: Documents) -> String {
    var text = "\(id)  (\(kind))\n" + Paragraph.text(says, indent: 2)
    for remark in remarks { text += Paragraph.text(remark, indent: 4, first: "  - ") }
    for place in places {
      text += "\n  \(place.edition.rawValue) \(place.standing), \(place.lines.cited(in: place.edition))\n"
      let passage = documents.passage(place.lines, in: place.edition)
      let width = String(passage.last?.number ?? 0).count
      for line in passage {
        let number = String(line.number)
        text += "    " + String(repeating: " ", count: width - number.count) + "\(number)  \(line.text)\n"
      }
    }
    if !silent.isEmpty { text += "\n  silent: \(silent.names)\n" }
    return text
  }

  func json(_ documents: Documents) -> JSONNode {
    .object([
      "kind": kind.json, "id": id.json, "says": says.json, "remarks": remarks.json,
      "places": .array(places) { place in
        .object([
          "edition": place.edition.rawValue.json, "standing": place.standing.json,
          "lines": place.lines.text.json,
          "words": .array(documents.passage(place.lines, in: place.edition)) {
            .object(["line": $0.number.json, "text": $0.text.json])
          },
        ])
      },
      "silent": silent.map(\.rawValue).json,
    ])
  }
}

struct QuotationReport: Report {
  let quotations: [Quotation]
  let documents: Documents
  let exitCode = ExitCode.success
  let endsWithVerdict = false

  var text: String { quotations.map { $0.text(documents) }.joined(separator: "\n") }

  var json: JSONNode { .array(quotations.map { $0.json(documents) }) }
}
