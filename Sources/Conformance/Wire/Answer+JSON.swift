import JSON

extension Answer {
  /// The names of the answers.
  private enum Result: String, JSONName {
    case permission, token, tokenRefused, accepted, refused, timedOut, unreachable, malformed
  }

  /// Reads `result` and what belongs to it from the parameters of an `answer`.
  init(parameters: JSONNode) throws(JSONError) {
    switch try parameters.decode("result", as: Result.self) {
    case .permission: self = .permission(try parameters.decode("status"))
    case .token: self = .token(try parameters.decode("token"))
    case .tokenRefused: self = .tokenRefused
    case .accepted: self = .accepted(try parameters.decodeIfPresent("record"))
    case .refused: self = .refused
    case .timedOut: self = .timedOut
    case .unreachable: self = .unreachable
    case .malformed: self = .malformed
    }
  }

  /// The parameters of an `answer` to a request.
  func parameters(request: String) -> JSONNode {
    .object([
      "request": request.json, "result": result.json, "status": status?.json, "token": token?.json,
      "record": record?.json,
    ])
  }

  private var result: Result {
    switch self {
    case .permission: .permission
    case .token: .token
    case .tokenRefused: .tokenRefused
    case .accepted: .accepted
    case .refused: .refused
    case .timedOut: .timedOut
    case .unreachable: .unreachable
    case .malformed: .malformed
    }
  }

  private var status: PermissionStatus? {
    if case .permission(let status) = self { status } else { nil }
  }
  private var token: String? {
    if case .token(let token) = self { token } else { nil }
  }
  private var record: ServerRecord? {
    if case .accepted(let record) = self { record } else { nil }
  }
}
