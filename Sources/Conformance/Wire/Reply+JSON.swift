public import JSON

extension Reply: JSONRepresentable {
  /// Reads the answer to a step: observations, `unsupported`, or `error`.
  public init(json: JSONNode) throws(JSONError) {
    try json.refuseMisspelt("id", "ok", "observations", "unsupported", "error")
    try json.refuseTwoAnswers()
    if let reason: String = try json.decodeIfPresent("unsupported") {
      self = .unsupported(reason)
    } else if let message: String = try json.decodeIfPresent("error") {
      self = .failed(message)
    } else {
      let ok = try json.required("ok")
      guard try ok.bool() else {
        throw JSONError(
          place: ok.place, message: "found false",
          expected: "true; a failed step is answered with \"unsupported\" or \"error\"")
      }
      self = .observed(try json.decode("observations"))
    }
  }

  /// The members of an answer to a step, without its `id`.
  public var json: JSONNode {
    switch self {
    case .observed(let observations): .object(["ok": true.json, "observations": observations.json])
    case .unsupported(let reason): .object(["unsupported": reason.json])
    case .failed(let message): .object(["error": message.json])
    }
  }
}

extension JSONNode {
  /// Refuses an answer that reports success and failure at once.
  package func refuseTwoAnswers() throws(JSONError) {
    guard let ok = try optional("ok") else { return }
    for name in ["unsupported", "error"] where try optional(name) != nil {
      throw JSONError(
        place: ok.place, message: "found \"ok\" beside \"\(name)\"", expected: "one of them in an answer")
    }
  }
}
