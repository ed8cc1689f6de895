public import JSON
import PushModel

extension ObservationKind: JSONName {}

extension Observation: JSONRepresentable {
  /// Reads `see` and its members.
  public init(json: JSONNode) throws(JSONError) {
    try json.refuseMisspelt("see")
    switch try json.decode("see", as: ObservationKind.self) {
    case .completed: self = .completed(try Completion(json: json))
    case .request:
      try json.refuseMisspelt("see", "request", "of")
      self = .requested(id: try json.decode("request"), try Request(json: json))
    case .message:
      try json.refuseMisspelt("see", "type", "message")
      self = .message(try json.decode("type"), message: try json.decode("message"))
    case .reportedCall: self = .reportedCall
    }
  }

  /// `see` and its members.
  public var json: JSONNode {
    switch self {
    case .completed(let completion):
      JSONNode(.object(JSONNode.memberList(["see": ObservationKind.completed.json]) + completion.memberList))
    case .requested(let id, let request):
      JSONNode(
        .object(
          JSONNode.memberList(["see": ObservationKind.request.json, "request": id.json]) + request.memberList)
      )
    case .message(let type, let message):
      .object(["see": ObservationKind.message.json, "type": type.json, "message": message.json])
    case .reportedCall: .object(["see": ObservationKind.reportedCall.json])
    }
  }
}

extension Completion {
  init(json: JSONNode) throws(JSONError) {
    try json.refuseMisspelt("see", "call", "operation", "type", "error", "token", "info")
    let operation: CallKind = try json.decode("operation")
    // An update is not about a kind of token.
    let type: PushType? = operation == .update ? try json.decodeIfPresent("type") : try json.decode("type")
    self.init(call: try json.decodeIfPresent("call"), operation: operation, type: type ?? .apns)
    error = try json.decodeIfPresent("error")
    token = try json.decodeIfPresent("token")
    info = try json.decodeIfPresent("info")
  }

  fileprivate var memberList: [JSONMember] {
    JSONNode.memberList([
      "call": call?.json, "operation": operation.json, "type": type.json, "error": error?.json,
      "token": token?.json, "info": info?.json,
    ])
  }
}

extension Request {
  /// The names of the requests.
  private enum Name: String, JSONName {
    case permission, permissionStatus, token, server
  }

  init(json: JSONNode) throws(JSONError) {
    switch try json.decode("of", as: Name.self) {
    case .permission: self = .permission
    case .permissionStatus: self = .permissionStatus
    case .token: self = .token(try json.decode("type"))
    case .server: self = .server(try ServerRequest(json: json))
    }
  }

  fileprivate var memberList: [JSONMember] {
    switch self {
    case .permission: JSONNode.memberList(["of": Name.permission.json])
    case .permissionStatus: JSONNode.memberList(["of": Name.permissionStatus.json])
    case .token(let type): JSONNode.memberList(["of": Name.token.json, "type": type.json])
    case .server(let request): JSONNode.memberList(["of": Name.server.json]) + request.memberList
    }
  }
}

extension ServerRequest {
  init(json: JSONNode) throws(JSONError) {
    try json.refuseMisspelt(
      "see", "request", "of", "operation", "type", "record", "user", "language", "agreement")
    switch try json.decode("operation", as: CallKind.self) {
    case .register: self = .register(try json.decode("record"))
    case .update: self = .update(try json.decode("type"), try TokenChanges(json: json))
    case .unregister: self = .unregister(try json.decode("type"))
    case .query: self = .query(try json.decode("type"))
    }
  }

  fileprivate var memberList: [JSONMember] {
    switch self {
    case .register(let record):
      JSONNode.memberList(["operation": CallKind.register.json, "record": record.json])
    case .update(let type, let changes):
      JSONNode.memberList([
        "operation": CallKind.update.json, "type": type.json, "user": changes.user?.json,
        "language": changes.language?.json, "agreement": changes.agreement?.json,
      ])
    case .unregister(let type):
      JSONNode.memberList(["operation": CallKind.unregister.json, "type": type.json])
    case .query(let type): JSONNode.memberList(["operation": CallKind.query.json, "type": type.json])
    }
  }
}
