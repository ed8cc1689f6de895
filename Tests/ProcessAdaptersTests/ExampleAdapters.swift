import Conformance
import ProcessAdapters
import PushModel

/// The adapters in `Tests/ExamplePorts`, and small ones in shell.
enum ExampleAdapters {
  static let directory =
    #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(2).joined(separator: "/")
    + "/ExamplePorts"

  static let setting = Setting(
    caseID: "REG-001", edition: .nhncloudKo, deviceIdentifier: "device-1", language: "ko")

  static func misbehaving(_ kind: String..., limits: TimeLimits = TimeLimits()) -> ProcessAdapter {
    ProcessAdapter(
      arguments: ["python3", directory + "/misbehaving/misbehaving_adapter.py"] + kind, limits: limits)
  }

  static func null(_ mode: String...) -> ProcessAdapter {
    ProcessAdapter(arguments: ["python3", directory + "/null/null_port.py"] + mode)
  }

  static let greeting =
    #"{"id":1,"protocol":1,"nonce":"n","adapter":"a 1","implementation":"i 1","edition":"toast-ja"}"#

  /// An adapter that first runs a command, answers each line with the next of the given ones, and then
  /// runs another command.
  static func shell(
    first start: String = "", _ replies: String..., then end: String = "exit 0",
    limits: TimeLimits = TimeLimits()
  ) -> ProcessAdapter {
    let script = start + "\n" + replies.map { "read -r line; echo '\($0)'\n" }.joined() + end
    return ProcessAdapter(arguments: ["/bin/sh", "-c", script], limits: limits, makeNonce: { "n" })
  }

  /// Limits of which the named one is so short that a test need not wait for it.
  static func short(_ limits: WritableKeyPath<TimeLimits, Duration>...) -> TimeLimits {
    var short = TimeLimits()
    for limit in limits { short[keyPath: limit] = .milliseconds(300) }
    return short
  }
}
