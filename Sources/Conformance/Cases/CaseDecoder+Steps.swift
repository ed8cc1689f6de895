import JSON
import PushModel

extension CaseDecoder {
  static func step(
    _ written: JSONNode, calls: [String], in editions: [Edition], under condition: [ReadingCondition]
  ) throws(JSONError) -> CaseStep {
    // A step without members may be written as its name alone.
    let node =
      if case .string = written.value {
        JSONNode(
          .object([JSONMember(name: "do", namePlace: written.place, node: written)]), at: written.place)
      } else { written }
    guard let doNode = node["do"] else {
      throw JSONError(place: node.place, message: "the member \"do\" is missing", expected: "")
    }
    let name = try doNode.named("step", as: StepName.self)
    let reader = try ObjectReader(
      node, of: "the step \"\(name.rawValue)\"", allowed: ["do"] + name.members + ["see"])
    let action = try action(name, reader, in: editions)
    var callName: String?
    if action.operation != nil { callName = try reader.required("as").string() }
    let known = calls + (callName.map { [$0] } ?? [])
    var see = [Leaf(ExpectedStep())]
    if let seeNode = reader["see"] { see = try expectedSteps(seeNode, calls: known, under: condition) }
    return CaseStep(action, as: callName, see: see)
  }

  private static func action(
    _ name: StepName, _ reader: ObjectReader, in editions: [Edition]
  ) throws(JSONError) -> CaseAction {
    switch name {
    case .initialize, .setDelegate, .setUser, .register, .query, .unregister, .update:
      return try call(name, reader, in: editions)
    case .userAllows: return .promptAnswered(allowed: true)
    case .userRefuses: return .promptAnswered(allowed: false)
    case .settingsAllow: return .settings(allowed: true)
    case .settingsRefuse: return .settings(allowed: false)
    case .apnsIssues: return .tokenAnswered(.apns, issued: true)
    case .apnsRefuses: return .tokenAnswered(.apns, issued: false)
    case .apnsChangesToken: return .tokenChanges(.apns)
    case .pushkitIssues: return .tokenAnswered(.voip, issued: true)
    case .pushkitChangesToken: return .tokenChanges(.voip)
    case .pushkitInvalidates: return .tokenInvalidated
    case .serverAccepts: return .serverAnswers(.accept, operation: try operation(reader))
    case .serverRefuses: return .serverAnswers(.refuse, operation: try operation(reader))
    case .serverTimesOut: return .serverAnswers(.timeout, operation: try operation(reader))
    case .serverGarbles: return .serverAnswers(.garble, operation: try operation(reader))
    case .world: return .world(try policies(reader))
    case .networkGoes: return .network(up: false)
    case .networkReturns: return .network(up: true)
    case .appTerminates: return .terminates
    case .appLaunches: return .launches
    case .appEntersForeground: return .entersForeground
    case .appEntersBackground: return .entersBackground
    case .voipArrives: return .voipArrives(message: try reader.value("message") ?? "message-1")
    case .notificationArrives:
      return .notificationArrives(message: try reader.value("message") ?? "message-1")
    case .timePasses: return .timePasses(seconds: try reader.required("seconds").integer())
    }
  }

  private static func call(
    _ name: StepName, _ reader: ObjectReader, in editions: [Edition]
  ) throws(JSONError) -> CaseAction {
    let type = try reader.named("type", "push type", as: PushType.self) ?? .apns
    let handler = try reader.bool("handler") ?? true
    switch name {
    case .initialize:
      let changes =
        try reader["configuration"].map { node throws(JSONError) in try configuration(node) }
        ?? ConfigurationChanges()
      if let delegate = reader["delegate"] {
        return .initialize(changes, delegate: delegate.isNull ? nil : try delegate.bool())
      }
      return .initialize(changes, delegate: true)
    case .setDelegate: return .setDelegate(type, try reader.required("set").bool())
    case .setUser:
      let user = try reader.required("user")
      return .setUser(user.isNull ? nil : try user.caseValue())
    case .register:
      guard let agreement = reader["agreement"] else {
        // There is no usual agreement if only some of the editions take one.
        let usual = Set(editions.map { Given().agreement(of: type, in: $0) })
        return .register(type, agreement: usual.count == 1 ? usual.first ?? nil : nil, handler: handler)
      }
      return .register(
        type, agreement: agreement.isNull ? nil : try Self.agreement(agreement), handler: handler)
    case .query: return .query(type)
    case .unregister: return .unregister(type, handler: handler)
    case .update, .userAllows, .userRefuses, .settingsAllow, .settingsRefuse, .apnsIssues, .apnsRefuses,
      .apnsChangesToken, .pushkitIssues, .pushkitChangesToken, .pushkitInvalidates, .serverAccepts,
      .serverRefuses, .serverTimesOut, .serverGarbles, .world, .networkGoes, .networkReturns, .appTerminates,
      .appLaunches, .appEntersForeground, .appEntersBackground, .voipArrives, .notificationArrives,
      .timePasses:
      var changes = TokenChanges()
      changes.user = try reader.value("user")
      changes.language = try reader.text("language")
      changes.agreement = try reader["agreement"].map { node throws(JSONError) in
        try Self.agreement(node)
      }
      return .update(changes)
    }
  }

  private static func operation(_ reader: ObjectReader) throws(JSONError) -> CallKind? {
    try reader.named("operation", "operation", as: CallKind.self)
  }
}
