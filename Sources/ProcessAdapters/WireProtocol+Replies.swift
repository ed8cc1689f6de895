import Conformance
import JSON

extension WireProtocol {
  /// The limit of bytes in a line, without its line feed.
  static let lineLimit = 1 << 20
  /// The limit of bytes from an adapter in one case.
  static let caseLimit = 4 << 20

  /// Reads the answer to a greeting, and checks that it belongs to it.
  static func greeting(_ json: JSONNode, nonce: String) throws(JSONError) -> Profile {
    try checkVersion(json)
    try check(nonce: nonce, in: json)
    return try Profile(json: json)
  }

  /// Checks that the version of the protocol is that of the suite.
  static func checkVersion(_ json: JSONNode) throws(JSONError) {
    let node = try json.required("protocol")
    guard try node.integer() == version else {
      throw JSONError(
        place: node.place, message: "found another version of the protocol", expected: "\(version)")
    }
  }

  /// Checks that the nonce came back unchanged.
  static func check(nonce: String, in json: JSONNode) throws(JSONError) {
    let nonceNode = try json.required("nonce")
    guard try nonceNode.string() == nonce else {
      throw JSONError(
        place: nonceNode.place, message: "found another nonce", expected: "\"\(nonce)\" as sent")
    }
  }

  /// Reads the answer to a request that is answered with `ok` alone.
  static func acknowledgement(_ json: JSONNode) throws(JSONError) {
    try json.refuseMisspelt("id", "ok", "unsupported", "error")
    try json.refuseTwoAnswers()
    for name in ["error", "unsupported"] {
      guard let node = try json.optional(name) else { continue }
      let reason = try node.string()
      throw JSONError(place: node.place, message: "found \"\(name)\" (\(reason))", expected: "\"ok\": true")
    }
    let ok = try json.required("ok")
    guard try ok.bool() else { throw JSONError(place: ok.place, message: "found false", expected: "true") }
  }
}

extension Setting {
  var wireMembers: [JSONMember] {
    JSONNode.memberList([
      "case": caseID.json, "edition": edition.json,
      "device": .object(["identifier": deviceIdentifier.json, "language": language.json]),
    ])
  }
}
