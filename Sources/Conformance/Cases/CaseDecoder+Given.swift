import JSON
import PushModel

extension CaseDecoder {
  static let givenMembers = [
    "permission", "initialized", "delegate", "user", "registered", "agreement", "configuration",
    "language", "world",
  ]
  static let configurationMembers = [
    "appKey", "sandbox", "alwaysAllowTokenRegistration", "language", "pushTypes", "user", "agreement",
  ]
  static let agreementMembers = ["notifications", "advertisements", "nightAdvertisements"]

  static func given(_ node: JSONNode) throws(JSONError) -> Given {
    let reader = try ObjectReader(node, of: "the setting", allowed: givenMembers)
    var given = Given()
    if let permission = try reader.named("permission", "permission", as: PermissionStatus.self) {
      given.permission = permission
    }
    given.initialized = try reader.bool("initialized") ?? given.initialized
    given.delegate = try reader.bool("delegate").map { $0 ? .set : .none } ?? given.delegate
    if let user = reader["user"] { given.user = user.isNull ? nil : try user.caseValue() }
    if let types = reader["registered"] { given.registered = try pushTypes(types) }
    if let agreement = reader["agreement"] {
      given.agreement = agreement.isNull ? nil : try Self.agreement(agreement)
    }
    if let configuration = reader["configuration"] {
      given.configuration = try Self.configuration(configuration)
    }
    given.language = try reader.text("language")
    if let world = reader["world"] {
      given.world = try policies(
        try ObjectReader(world, of: "the world's policies", allowed: StepName.policies))
    }
    return given
  }

  static func configuration(_ node: JSONNode) throws(JSONError) -> ConfigurationChanges {
    let reader = try ObjectReader(node, of: "a configuration", allowed: configurationMembers)
    var changes = ConfigurationChanges()
    changes.appKey = try reader.value("appKey")
    changes.sandbox = try reader.bool("sandbox")
    changes.alwaysAllowTokenRegistration = try reader.bool("alwaysAllowTokenRegistration")
    if let language = reader["language"] {
      changes.language = .some(language.isNull ? nil : try language.caseValue())
    }
    if let types = reader["pushTypes"] {
      changes.pushTypes = .some(types.isNull ? nil : try pushTypes(types))
    }
    if let user = reader["user"] { changes.user = .some(user.isNull ? nil : try user.caseValue()) }
    if let agreement = reader["agreement"] {
      changes.agreement = .some(agreement.isNull ? nil : try Self.agreement(agreement))
    }
    return changes
  }

  /// An agreement: as a list of the accepted parts, with the others declined, or as an object of some parts, with the
  /// others left out.
  static func agreement(_ node: JSONNode) throws(JSONError) -> AgreementParts {
    if case .array(let elements) = node.value {
      var parts: [String] = []
      for element in elements {
        let part = try element.string()
        guard agreementMembers.contains(part) else {
          throw .unknown("part of an agreement", part, at: element.place, valid: agreementMembers)
        }
        parts.append(part)
      }
      return AgreementParts(
        notifications: parts.contains("notifications"), advertisements: parts.contains("advertisements"),
        nightAdvertisements: parts.contains("nightAdvertisements"))
    }
    let reader = try ObjectReader(node, of: "an agreement", allowed: agreementMembers)
    return AgreementParts(
      notifications: try reader.bool("notifications"),
      advertisements: try reader.bool("advertisements"),
      nightAdvertisements: try reader.bool("nightAdvertisements"))
  }

  static func pushTypes(_ node: JSONNode) throws(JSONError) -> [PushType] {
    var types: [PushType] = []
    for element in try node.elements() { types.append(try element.named("push type", as: PushType.self)) }
    return types
  }

  static func policies(_ reader: ObjectReader) throws(JSONError) -> PolicyChanges {
    var changes = PolicyChanges()
    changes.prompt = try reader.named("prompt", "policy of the prompt", as: Policies.Prompt.self)
    changes.apns = try reader.named("apns", "policy of APNs", as: Policies.APNs.self)
    changes.pushkit = try reader.named("pushkit", "policy of PushKit", as: Policies.PushKit.self)
    changes.server = try reader.named("server", "policy of the server", as: Policies.Server.self)
    changes.network = try reader.named("network", "policy of the network", as: Policies.Network.self)
    changes.app = try reader.named("app", "policy of the app", as: Policies.App.self)
    return changes
  }
}
