import MachineAnalysis
import PushModel
import StateMachines

/// What is checked of the composed system, by exploring it.
enum PropertiesPage {
  static var text: String {
    ([intro] + sections.map { title, properties in "## \(title)\n\n\(table(properties))" })
      .joined(separator: "\n")
  }

  private static let intro = """
    # Properties

    Promises of the documents that span more than one machine. `pushspec explore` checks each over all reachable
    states of the composed system; what that says, and what it does not, stands in
    [exploration.md](exploration.md).

    *Always*: every transition meets it. *Always leads to*: from every state one that meets it can be reached,
    without the process ending. *Somewhere* is what happens in each edition at least once, so that nothing holds
    for want of what it speaks of. A *reading* that may break a property is one that an edition leaves open.

    """

  private static let sections: [(String, [PushProperty])] = [
    ("The permission", PushProperty.permission), ("The user id", PushProperty.users),
    ("Calls", PushProperty.calls), ("Tokens", PushProperty.tokens),
    ("VoIP and call reporting", PushProperty.voip),
  ]

  private static func table(_ properties: [PushProperty]) -> String {
    TextTable(
      header: ["name", "property", "polarity", "somewhere", "requirements", "editions", "may be broken by"],
      rows: properties.map { property in
        [
          "`\(property.name)`", property.sentence, property.claim.polarity, property.happens,
          property.requirements.joined(separator: ", "),
          property.editions == Edition.allCases
            ? "all" : property.editions.map(\.rawValue).joined(separator: ", "),
          property.exceptions.map { "\($0.question) `\($0.reading)`" }.joined(separator: ", "),
        ]
      }
    ).rendered(as: .markdown)
  }
}
