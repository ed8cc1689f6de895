package import JSON
package import PushModel

/// Writes settings and steps in the form of tables, so that `CaseDecoder` reads the same.
package enum CaseEncoder {
  /// The differences from the default setting; `nil` if there are none.
  package static func node(_ given: Given) -> JSONNode? {
    let usual = Given()
    let members = JSONNode.memberList([
      "permission": given.permission == usual.permission ? nil : given.permission.rawValue.json,
      "initialized": given.initialized == usual.initialized ? nil : given.initialized.json,
      "delegate": given.delegate == usual.delegate ? nil : given.hasDelegate.json,
      "user": given.user == usual.user ? nil : text(given.user),
      "registered": given.registered.isEmpty ? nil : types(given.registered),
      "agreement": given.agreement == usual.agreement ? nil : node(given.agreement),
      "configuration": node(given.configuration),
      "language": given.language?.json, "world": node(given.world),
    ])
    return members.isEmpty ? nil : .object(members)
  }

  /// A step with its expectations. The usual agreement of an edition's call is left out.
  package static func node(
    _ action: CaseAction, as name: String?, see: [JSONNode], in edition: Edition? = nil
  ) -> JSONNode {
    let members =
      JSONNode.memberList(["as": name?.json]) + parameters(action, in: edition)
      + JSONNode.memberList(["see": see.isEmpty ? nil : see.count == 1 ? see[0] : .array(see)])
    let step = action.stepName.rawValue.json
    return members.isEmpty ? step : .object(JSONNode.memberList(["do": step]) + members)
  }

  private static func parameters(_ action: CaseAction, in edition: Edition?) -> [JSONMember] {
    switch action {
    case .initialize(let changes, let delegate):
      JSONNode.memberList([
        "configuration": node(changes), "delegate": delegate == true ? nil : delegate?.json ?? .null,
      ])
    case .setDelegate(let type, let set): JSONNode.memberList(["type": node(type), "set": set.json])
    case .setUser(let user): JSONNode.memberList(["user": text(user)])
    case .register(let type, let agreement, let handler):
      JSONNode.memberList([
        "type": node(type),
        "agreement": agreement == edition.flatMap { Given().agreement(of: type, in: $0) }
          ? nil : node(agreement),
        "handler": handler ? nil : false.json,
      ])
    case .query(let type): JSONNode.memberList(["type": node(type)])
    case .unregister(let type, let handler):
      JSONNode.memberList(["type": node(type), "handler": handler ? nil : false.json])
    case .update(let changes):
      JSONNode.memberList([
        "user": changes.user.map { text($0) }, "language": changes.language?.json,
        "agreement": changes.agreement.map { node($0) },
      ])
    case .serverAnswers(_, let operation): JSONNode.memberList(["operation": operation?.rawValue.json])
    case .world(let changes): members(changes)
    case .voipArrives(let message), .notificationArrives(let message):
      JSONNode.memberList(["message": text(message)])
    case .timePasses(let seconds): JSONNode.memberList(["seconds": seconds.json])
    case .promptAnswered, .settings, .tokenAnswered, .tokenChanges, .tokenInvalidated, .network,
      .terminates, .launches, .entersForeground, .entersBackground:
      []
    }
  }

  private static func node(_ type: PushType) -> JSONNode? { type == .apns ? nil : type.rawValue.json }

  /// An agreement as a list of its accepted parts, if the others are declined.
  static func node(_ agreement: AgreementParts?) -> JSONNode {
    guard let agreement else { return .null }
    let parts = [
      ("notifications", agreement.notifications), ("advertisements", agreement.advertisements),
      ("nightAdvertisements", agreement.nightAdvertisements),
    ]
    if parts.contains(where: { $0.1 == nil }) { return agreement.json }
    return parts.filter { $0.1 == true }.map(\.0).json
  }

  private static func types(_ types: [PushType]) -> JSONNode { types.map(\.rawValue).json }

  /// The symbol of a value.
  static func text(_ value: String?) -> JSONNode { value.map { Symbols.symbol(of: $0).json } ?? .null }

  private static func node(_ changes: ConfigurationChanges) -> JSONNode? {
    let members = JSONNode.memberList([
      "appKey": changes.appKey.map { text($0) }, "sandbox": changes.sandbox?.json,
      "alwaysAllowTokenRegistration": changes.alwaysAllowTokenRegistration?.json,
      "language": changes.language.map { $0?.json ?? .null },
      "pushTypes": changes.pushTypes.map { $0.map(types) ?? .null },
      "user": changes.user.map { text($0) }, "agreement": changes.agreement.map { node($0) },
    ])
    return members.isEmpty ? nil : .object(members)
  }

  private static func node(_ changes: PolicyChanges) -> JSONNode? {
    let members = members(changes)
    return members.isEmpty ? nil : .object(members)
  }

  private static func members(_ changes: PolicyChanges) -> [JSONMember] {
    JSONNode.memberList([
      "prompt": changes.prompt?.rawValue.json, "apns": changes.apns?.rawValue.json,
      "pushkit": changes.pushkit?.rawValue.json, "server": changes.server?.rawValue.json,
      "network": changes.network?.rawValue.json, "app": changes.app?.rawValue.json,
    ])
  }
}

extension CaseAction {
  package var stepName: StepName {
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
    case .notificationArrives: .notificationArrives
    case .timePasses: .timePasses
    }
  }
}
