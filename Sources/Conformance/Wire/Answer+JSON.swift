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
    func with(_ result: Result, _ more: KeyValuePairs<String, JSONNode?> = [:]) -> JSONNode {
      .object(
        JSONNode.memberList(["request": request.json, "result": result.json]) + JSONNode.memberList(more))
    }
    return switch self {
    case .permission(let status): with(.permission, ["status": status.json])
    case .token(let token): with(.token, ["token": token.json])
    case .tokenRefused: with(.tokenRefused)
    case .accepted(let record): with(.accepted, ["record": record?.json])
    case .refused: with(.refused)
    case .timedOut: with(.timedOut)
    case .unreachable: with(.unreachable)
    case .malformed: with(.malformed)
    }
  }
}
