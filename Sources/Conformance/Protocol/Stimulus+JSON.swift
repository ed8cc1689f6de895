public import JSON

extension Stimulus: JSONRepresentable {
  /// How the steps are named.
  private enum Name: String, JSONName {
    case initialize, setDelegate, setUser, register, query, unregister, update
    case answer, tokenChanged, tokenInvalidated, message, network, terminate, launch
    case foreground, background, time
  }

  /// Whether the protocol has a step of that name.
  static func isKnown(_ name: String) -> Bool { Name(rawValue: name) != nil }

  /// Reads `do` and `with`.
  public init(json: JSONNode) throws(JSONError) {
    let name = try json.decode("do", as: Name.self)
    let with = try json.optional("with") ?? .object([:])
    switch name {
    case .initialize:
      self = .initialize(
        try with.decode("configuration"), delegate: try with.decodeIfPresent("delegate"))
    case .setDelegate: self = .setDelegate(try with.decode("type"), try with.decode("set"))
    case .setUser: self = .setUser(try with.decodeIfPresent("user"))
    case .register:
      self = .register(
        try with.decode("type"), agreement: try with.decodeIfPresent("agreement"),
        handler: try with.decode("handler"))
    case .query: self = .query(try with.decode("type"))
    case .unregister:
      self = .unregister(try with.decode("type"), handler: try with.decode("handler"))
    case .update: self = .update(try TokenChanges(json: with))
    case .answer: self = .answer(request: try with.decode("request"), try Answer(parameters: with))
    case .tokenChanged:
      self = .tokenChanged(try with.decode("type"), token: try with.decode("token"))
    case .tokenInvalidated: self = .tokenInvalidated
    case .message:
      self = .messageArrived(try with.decode("type"), message: try with.decode("message"))
    case .network: self = .networkChanged(up: try with.decode("up"))
    case .terminate: self = .terminated
    case .launch: self = .launched
    case .foreground: self = .enteredForeground
    case .background: self = .enteredBackground
    case .time: self = .timePassed(seconds: try with.decode("seconds"))
    }
  }

  /// `do` and `with`, as they stand in a step.
  public var json: JSONNode { .object(wireMembers(as: nil)) }

  /// The members of a step that gives the call that name.
  func wireMembers(as callName: String?) -> [JSONMember] {
    let (name, parameters) = namedParameters
    return JSONNode.memberList(["do": name.json, "as": callName?.json, "with": parameters])
  }

  private var namedParameters: (Name, JSONNode) {
    switch self {
    case .initialize(let configuration, let delegate):
      (.initialize, .object(["configuration": configuration.json, "delegate": delegate?.json]))
    case .setDelegate(let type, let set):
      (.setDelegate, .object(["type": type.json, "set": set.json]))
    case .setUser(let user):
      (.setUser, .object(["user": user?.json ?? .null]))
    case .register(let type, let agreement, let handler):
      (
        .register,
        .object(["type": type.json, "agreement": agreement?.json, "handler": handler.json])
      )
    case .query(let type):
      (.query, .object(["type": type.json]))
    case .unregister(let type, let handler):
      (.unregister, .object(["type": type.json, "handler": handler.json]))
    case .update(let changes):
      (.update, changes.json)
    case .answer(let request, let answer):
      (.answer, answer.parameters(request: request))
    case .tokenChanged(let type, let token):
      (.tokenChanged, .object(["type": type.json, "token": token.json]))
    case .tokenInvalidated:
      (.tokenInvalidated, .object([:]))
    case .messageArrived(let type, let message):
      (.message, .object(["type": type.json, "message": message.json]))
    case .networkChanged(let up):
      (.network, .object(["up": up.json]))
    case .terminated:
      (.terminate, .object([:]))
    case .launched:
      (.launch, .object([:]))
    case .enteredForeground:
      (.foreground, .object([:]))
    case .enteredBackground:
      (.background, .object([:]))
    case .timePassed(let seconds):
      (.time, .object(["seconds": seconds.json]))
    }
  }
}
