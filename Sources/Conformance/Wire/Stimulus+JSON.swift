public import JSON

extension Capability: JSONName {}

extension Stimulus: JSONRepresentable {
  /// Reads `do` and `with`.
  public init(json: JSONNode) throws(JSONError) {
    let with = try json.optional("with") ?? .object([:])
    switch try json.decode("do", as: Capability.self) {
    case .initialize:
      self = .initialize(try with.decode("configuration"), delegate: try with.decodeIfPresent("delegate"))
    case .setDelegate: self = .setDelegate(try with.decode("type"), try with.decode("set"))
    case .setUser: self = .setUser(try with.decodeIfPresent("user"))
    case .register:
      self = .register(
        try with.decode("type"), agreement: try with.decodeIfPresent("agreement"),
        handler: try with.decode("handler"))
    case .query: self = .query(try with.decode("type"))
    case .unregister: self = .unregister(try with.decode("type"), handler: try with.decode("handler"))
    case .update: self = .update(try TokenChanges(json: with))
    case .answer: self = .answer(request: try with.decode("request"), try Answer(parameters: with))
    case .tokenChanged: self = .tokenChanged(try with.decode("type"), token: try with.decode("token"))
    case .tokenInvalidated: self = .tokenInvalidated
    case .message: self = .messageArrived(try with.decode("type"), message: try with.decode("message"))
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

  /// The members of a step that gives the call a name.
  package func wireMembers(as callName: String?) -> [JSONMember] {
    JSONNode.memberList(["do": capability.json, "as": callName?.json, "with": parameters])
  }

  private var parameters: JSONNode {
    switch self {
    case .initialize(let configuration, let delegate):
      .object(["configuration": configuration.json, "delegate": delegate?.json])
    case .setDelegate(let type, let set): .object(["type": type.json, "set": set.json])
    case .setUser(let user): .object(["user": user?.json ?? .null])
    case .register(let type, let agreement, let handler):
      .object(["type": type.json, "agreement": agreement?.json, "handler": handler.json])
    case .query(let type): .object(["type": type.json])
    case .unregister(let type, let handler): .object(["type": type.json, "handler": handler.json])
    case .update(let changes): changes.json
    case .answer(let request, let answer): answer.parameters(request: request)
    case .tokenChanged(let type, let token): .object(["type": type.json, "token": token.json])
    case .messageArrived(let type, let message): .object(["type": type.json, "message": message.json])
    case .networkChanged(let up): .object(["up": up.json])
    case .timePassed(let seconds): .object(["seconds": seconds.json])
    case .tokenInvalidated, .terminated, .launched, .enteredForeground, .enteredBackground: .object([:])
    }
  }
}
