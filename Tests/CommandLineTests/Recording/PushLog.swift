import Foundation

/// Writes what an app does with a push SDK, and what it sees of it.
final class PushLog {
  private let file: FileHandle
  private let now: () -> Date
  private var last: Date

  init(at url: URL, header: [String: Any], now: @escaping () -> Date = Date.init) throws {
    try Data().write(to: url)
    file = try FileHandle(forWritingTo: url)
    (self.now, last) = (now, now())
    try write(header.merging(["log": 1]) { $1 })
  }

  func note(_ line: [String: Any]) throws {
    // A minute in which nothing came shows what is missing.
    let seconds = Int(now().timeIntervalSince(last))
    last = now()
    if seconds >= 60 { try write(["do": "time", "with": ["seconds": seconds]]) }
    try write(line)
  }

  private func write(_ line: [String: Any]) throws {
    file.write(try JSONSerialization.data(withJSONObject: line, options: .sortedKeys) + Data("\n".utf8))
  }
}

/// Registers, and records that.
func register(agreeing agreement: NHNCloudPushAgreement, recordingIn log: PushLog) throws {
  let call = UUID().uuidString
  let with: [String: Any] = ["type": "apns", "agreement": agreement.members, "handler": true]
  try log.note(["do": "register", "as": call, "with": with])
  NHNCloudPush.register(with: agreement) { tokenInfo, error in
    var seen: [String: Any] = [
      "see": "completed", "call": call, "operation": "register", "type": "apns",
    ]
    seen["token"] = tokenInfo?.deviceToken
    seen["info"] = tokenInfo.map { ["user": $0.userID, "agreement": $0.agreement.members] }
    seen["error"] = (error as NSError?).map { ["domain": $0.domain, "code": $0.code] }
    try? log.note(seen)
  }
}
