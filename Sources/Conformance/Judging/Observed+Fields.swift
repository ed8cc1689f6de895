import JSON
import PushModel

extension Observed {
  /// The fields that differ from what was expected, with the values that were seen; all fields that were seen if
  /// `expected` is `nil`.
  package func fields(otherThan expected: Observed?) -> [String: String] {
    guard let expected else { return fields }
    let (seen, right) = (fields, expected.fields)
    let names = Set(seen.keys).union(right.keys).filter { seen[$0] != right[$0] }
    return Dictionary(uniqueKeysWithValues: names.map { ($0, seen[$0] ?? Self.nothing) })
  }

  /// The value of a field that was not seen.
  private static let nothing = "nothing"

  /// All fields that were seen, by stable names.
  private var fields: [String: String] {
    var fields = ["permission": permission.rawValue]
    if !isPossible { fields["step"] = "not possible" }
    for item in items {
      for (name, value) in item.fields {
        var (unused, number) = (name, 1)
        // The same field may be seen twice in a step.
        while fields[unused] != nil {
          number += 1
          unused = "\(name) \(number)"
        }
        fields[unused] = value
      }
    }
    for (type, record) in [(PushType.apns, apnsRecord), (.voip, voipRecord)] {
      guard let record else { continue }
      let values = [
        "token": record.token, "user": record.user, "agreement": record.agreement.words,
        "appKey": record.appKey, "language": record.language, "sandbox": record.sandbox == true ? "yes" : nil,
      ]
      for (name, value) in values { fields["server.\(type.rawValue).\(name)"] = value.map(Self.named) }
    }
    for call in CallKind.allCases where open[call] > 0 { fields["open.\(call.rawValue)"] = "\(open[call])" }
    return fields
  }

  /// The number of observations of one of both steps that are about nothing that the other tells of.
  func countOfItemsApart(from other: Observed) -> Int {
    Set(items.map(\.subject)).symmetricDifference(other.items.map(\.subject)).count
  }

  /// The symbol of a value, or else the value in a form that is safe to show.
  fileprivate static func named(_ value: String) -> String { Symbols.symbol(of: value).shown() }
}

extension Observed.Item {
  /// The call, message or event that the observation is about.
  fileprivate var subject: String {
    switch self {
    case .completed(let which, let completion):
      "\(completion.operation.rawValue).\(completion.type.rawValue)\(which.suffix)"
    case .prompt: "prompt"
    case .message(let type, _): "message.\(type.rawValue)"
    case .reported: "call"
    case .restricted: "messages"
    case .violation: "against"
    }
  }

  fileprivate var fields: [String: String] {
    switch self {
    case .completed(_, let completion):
      let call = subject
      let values = [
        "outcome": completion.error?.words ?? "success", "token": completion.token,
        "user": completion.info.map { $0.user ?? "none" }, "agreement": completion.info?.agreement.words,
        "info.token": completion.info?.token,
      ]
      var fields: [String: String] = [:]
      for (name, value) in values { fields["\(call).\(name)"] = value.map(Observed.named) }
      return fields
    case .prompt: return [subject: "shown"]
    case .message(_, let message): return [subject: Observed.named(message)]
    case .reported: return [subject: "reported"]
    case .restricted: return [subject: "restricted"]
    case .violation(let requirement): return [subject: requirement]
    }
  }
}

extension Observed.Which {
  fileprivate var suffix: String {
    switch self {
    case .made, .unnamed: ""
    case .waiting(let index): ".waiting\(index == 0 ? "" : "\(index + 1)")"
    case .none: ".notOpen"
    }
  }
}
