public import JSON
public import PushModel

extension PushType: JSONName {}
extension PermissionStatus: JSONName {}
extension CallKind: JSONName {}
extension Edition: JSONName {}

extension AgreementParts: JSONRepresentable {
  /// Reads the present parts.
  public init(json: JSONNode) throws(JSONError) {
    try json.refuseMisspelt("notifications", "advertisements", "nightAdvertisements")
    self.init(
      notifications: try json.decodeIfPresent("notifications"),
      advertisements: try json.decodeIfPresent("advertisements"),
      nightAdvertisements: try json.decodeIfPresent("nightAdvertisements"))
  }
  /// The parts that are set.
  public var json: JSONNode {
    .object([
      "notifications": notifications?.json, "advertisements": advertisements?.json,
      "nightAdvertisements": nightAdvertisements?.json,
    ])
  }
}

extension Configuration: JSONRepresentable {
  /// Reads a configuration; only the app key is required.
  public init(json: JSONNode) throws(JSONError) {
    self.init(appKey: try json.decode("appKey"))
    sandbox = try json.decodeIfPresent("sandbox")
    alwaysAllowTokenRegistration = try json.decodeIfPresent("alwaysAllowTokenRegistration")
    language = try json.decodeIfPresent("language")
    pushTypes = try json.decodeIfPresent("pushTypes")
    user = try json.decodeIfPresent("user")
    agreement = try json.decodeIfPresent("agreement")
  }
  /// The members that the app sets.
  public var json: JSONNode {
    .object([
      "appKey": appKey.json, "sandbox": sandbox?.json,
      "alwaysAllowTokenRegistration": alwaysAllowTokenRegistration?.json, "language": language?.json,
      "pushTypes": pushTypes?.json, "user": user?.json, "agreement": agreement?.json,
    ])
  }
}

extension TokenChanges: JSONRepresentable {
  /// Reads the changes.
  public init(json: JSONNode) throws(JSONError) {
    self.init()
    user = try json.decodeIfPresent("user")
    language = try json.decodeIfPresent("language")
    agreement = try json.decodeIfPresent("agreement")
  }
  /// The changes.
  public var json: JSONNode {
    .object(["user": user?.json, "language": language?.json, "agreement": agreement?.json])
  }
}

extension ServerRecord: JSONRepresentable {
  /// Reads a record; type and token are required.
  public init(json: JSONNode) throws(JSONError) {
    try json.refuseMisspelt("type", "token", "user", "agreement", "appKey", "sandbox", "language")
    try json.refuseFlatAgreement()
    self.init(type: try json.decode("type"), token: try json.decode("token"))
    user = try json.decodeIfPresent("user")
    agreement = try json.decodeIfPresent("agreement")
    appKey = try json.decodeIfPresent("appKey")
    sandbox = try json.decodeIfPresent("sandbox")
    language = try json.decodeIfPresent("language")
  }
  /// The members of the record.
  public var json: JSONNode {
    .object([
      "type": type.json, "token": token.json, "user": user?.json, "agreement": agreement?.json,
      "appKey": appKey?.json, "sandbox": sandbox?.json, "language": language?.json,
    ])
  }
}

extension TokenInfo: JSONRepresentable {
  /// Reads the members that the port can tell.
  public init(json: JSONNode) throws(JSONError) {
    try json.refuseMisspelt("user", "token", "agreement")
    try json.refuseFlatAgreement()
    self.init()
    user = try json.decodeIfPresent("user")
    token = try json.decodeIfPresent("token")
    agreement = try json.decodeIfPresent("agreement")
  }
  /// The members that the port can tell.
  public var json: JSONNode {
    .object(["user": user?.json, "token": token?.json, "agreement": agreement?.json])
  }
}

extension WrittenError: JSONRepresentable {
  /// Reads domain and code.
  public init(json: JSONNode) throws(JSONError) {
    try json.refuseMisspelt("domain", "code")
    let node = try json.required("code")
    let code: Code
    switch node.value {
    case .string(let text):
      // A constant never has a number as its name.
      if let number = Int(text) {
        throw JSONError(
          place: node.place, message: "found the code as a text, \"\(text)\"",
          expected: "the number \(number)")
      }
      code = .name(text)
    case .integer, .number: code = .number(try node.integer())
    case .null, .bool, .array, .object: throw node.mismatch("a number or a constant's name")
    }
    self.init(domain: try json.decodeIfPresent("domain"), code: code)
  }
  /// Domain and code.
  public var json: JSONNode { .object(["domain": domain?.json, "code": code.json]) }
}

extension WrittenError.Code {
  fileprivate var json: JSONNode {
    switch self {
    case .number(let number): number.json
    case .name(let name): name.json
    }
  }
}
