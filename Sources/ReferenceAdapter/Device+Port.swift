import Conformance
import PushModel
import ReferencePort

extension Device: PushEnvironment {
  func requestPermission(_ answer: @escaping (SystemPermission) -> Void) {
    open(.permission, .permission(answer))
  }

  func readPermission(_ answer: @escaping (SystemPermission) -> Void) {
    open(.permissionStatus, .permission(answer))
  }

  func requestToken(_ type: TokenType, answer: @escaping (String?) -> Void) {
    open(.token(PushType(type)), .token(answer))
  }

  func send(_ request: ServerCall, answer: @escaping (ServerAnswer) -> Void) {
    open(.server(ServerRequest(request)), .server(answer))
  }

  func reportCall() { observe(.reportedCall) }
}

extension Device: PushDelegate {
  func didReceive(message: String, type: TokenType) { observe(.message(PushType(type), message: message)) }

  func didRegister(_ result: PushResult, type: TokenType) { complete(nil, .register, PushType(type), result) }

  func didUnregister(_ result: PushResult, type: TokenType) {
    complete(nil, .unregister, PushType(type), result)
  }
}
