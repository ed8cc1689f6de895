import MachineAnalysis
import ModelAnalysis
import PushModel
import StateMachines

/// The properties of the composed system that its exploration checks.
enum PropertiesPage {
  static var text: String {
    (["# Properties\n"] + sections.map { title, properties in "## \(title)\n\n\(table(properties))" })
      .joined(separator: "\n")
  }

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
