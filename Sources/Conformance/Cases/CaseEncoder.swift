import PushModel

/// Writes settings and steps as a table writes them: what `CaseDecoder` reads comes out the same.
package enum CaseEncoder {
  /// What differs from the setting that holds where a case says nothing; `nil` if nothing does.
  package static func node(_ given: Given) -> JSONNode? {
    let usual = Given()
    let members = JSONNode.memberList([
      "permission": given.permission == usual.permission ? nil : .string(given.permission.rawValue),
      "initialized": given.initialized == usual.initialized ? nil : .bool(given.initialized),
      "delegate": given.delegate == usual.delegate ? nil : .bool(given.delegate),
      "user": given.user == usual.user ? nil : text(given.user),
      "registered": given.registered.isEmpty ? nil : types(given.registered),
      "agreement": given.agreement == usual.agreement ? nil : node(given.agreement),
      "configuration": node(given.configuration),
      "language": given.language == usual.language ? nil : .string(given.language),
      "world": node(given.world),
    ])
    return members.isEmpty ? nil : JSONNode(.object(members))
  }

  /// A step with what must be seen.
  package static func node(_ action: CaseAction, as name: String?, see: [JSONNode]) -> JSONNode {
    let members =
      JSONNode.memberList(["do": .string(action.stepName.rawValue), "as": name.map(JSONNode.string)])
      + parameters(action)
      + JSONNode.memberList(["see": see.isEmpty ? nil : .array(see)])
    return JSONNode(.object(members))
  }

  private static func parameters(_ action: CaseAction) -> [JSONMember] {
    switch action {
    case .initialize(let changes, let delegate):
      JSONNode.memberList([
        "configuration": node(changes),
        "delegate": delegate == true ? nil : delegate.map(JSONNode.bool) ?? .null,
      ])
    case .setDelegate(let type, let set):
      JSONNode.memberList(["type": node(type), "set": .bool(set)])
    case .setUser(let user): JSONNode.memberList(["user": text(user)])
    case .register(let type, let agreement, let handler):
      JSONNode.memberList([
        "type": node(type), "agreement": agreement.map { node($0) }, "handler": handler ? nil : .bool(false),
      ])
    case .query(let type): JSONNode.memberList(["type": node(type)])
    case .unregister(let type, let handler):
      JSONNode.memberList(["type": node(type), "handler": handler ? nil : .bool(false)])
    case .update(let changes):
      JSONNode.memberList([
        "user": changes.user.map { text($0) }, "language": changes.language.map(JSONNode.string),
        "agreement": changes.agreement.map { node($0) },
      ])
    case .serverAnswers(_, let operation):
      JSONNode.memberList(["operation": operation.map { .string($0.rawValue) }])
    case .world(let changes): members(changes)
    case .voipArrives(let message): JSONNode.memberList(["message": text(message)])
    case .timePasses(let seconds): JSONNode.memberList(["seconds": .integer(seconds)])
    case .promptAnswered, .settings, .tokenAnswered, .tokenChanges, .tokenInvalidated, .network,
      .terminates, .launches, .entersForeground, .entersBackground:
      []
    }
  }

  private static func node(_ type: PushType) -> JSONNode? {
    type == .apns ? nil : .string(type.rawValue)
  }

  private static func types(_ types: [PushType]) -> JSONNode { .array(types.map { .string($0.rawValue) }) }

  /// A value by its symbol.
  static func text(_ value: String?) -> JSONNode { value.map { .string(Symbols.symbol(of: $0)) } ?? .null }

  private static func node(_ changes: ConfigurationChanges) -> JSONNode? {
    let members = JSONNode.memberList([
      "appKey": changes.appKey.map { text($0) }, "sandbox": changes.sandbox.map(JSONNode.bool),
      "alwaysAllowTokenRegistration": changes.alwaysAllowTokenRegistration.map(JSONNode.bool),
      "language": changes.language.map(JSONNode.string), "pushTypes": changes.pushTypes.map(types),
      "user": changes.user.map { text($0) }, "agreement": changes.agreement.map { node($0) },
    ])
    return members.isEmpty ? nil : JSONNode(.object(members))
  }

  private static func node(_ changes: PolicyChanges) -> JSONNode? {
    let members = members(changes)
    return members.isEmpty ? nil : JSONNode(.object(members))
  }

  private static func members(_ changes: PolicyChanges) -> [JSONMember] {
    JSONNode.memberList([
      "prompt": changes.prompt.map { .string($0.rawValue) },
      "apns": changes.apns.map { .string($0.rawValue) },
      "pushkit": changes.pushkit.map { .string($0.rawValue) },
      "server": changes.server.map { .string($0.rawValue) },
      "network": changes.network.map { .string($0.rawValue) },
      "app": changes.app.map { .string($0.rawValue) },
    ])
  }

  /// An agreement by the parts that are set.
  private static func node(_ agreement: AgreementParts?) -> JSONNode {
    guard let agreement else { return .null }
    return .object([
      "notifications": agreement.notifications.map(JSONNode.bool),
      "advertisements": agreement.advertisements.map(JSONNode.bool),
      "nightAdvertisements": agreement.nightAdvertisements.map(JSONNode.bool),
    ])
  }
}

extension CaseAction {
  /// The name of the step as tables write it.
  var stepName: StepName {
    switch self {
    case .initialize: .initialize
    case .setDelegate: .setDelegate
    case .setUser: .setUser
    case .register: .register
    case .query: .query
    case .unregister: .unregister
    case .update: .update
    case .promptAnswered(let allowed): allowed ? .userAllows : .userRefuses
    case .settings(let allowed): allowed ? .settingsAllow : .settingsRefuse
    case .tokenAnswered(.apns, let issued): issued ? .apnsIssues : .apnsRefuses
    case .tokenAnswered(.voip, _): .pushkitIssues
    case .tokenChanges(.apns): .apnsChangesToken
    case .tokenChanges(.voip): .pushkitChangesToken
    case .tokenInvalidated: .pushkitInvalidates
    case .serverAnswers(let policy, _):
      switch policy {
      case .accept, .hold: .serverAccepts
      case .refuse: .serverRefuses
      case .timeout: .serverTimesOut
      case .garble: .serverGarbles
      }
    case .world: .world
    case .network(let up): up ? .networkReturns : .networkGoes
    case .terminates: .appTerminates
    case .launches: .appLaunches
    case .entersForeground: .appEntersForeground
    case .entersBackground: .appEntersBackground
    case .voipArrives: .voipArrives
    case .timePasses: .timePasses
    }
  }
}
