package import JSON
package import PushModel

/// The first line of a log: what was recorded, and what could be observed.
package struct LogHeader: Sendable {
  /// The edition by which the log is judged.
  package var edition: Edition
  /// The kinds of things that could be observed. Others are not judged.
  package let observes: Set<LogKind>
  /// The possible settings at the beginning of the log.
  let given: [Given]
  /// The SDK's identifier of the device, if it is known.
  let device: String?
  /// Whether the app was built for the development environment.
  let isDevelopment: Bool
  /// Whether users are to receive nothing after they have logged out.
  let isSilentAfterLogout: Bool

  package init(_ bytes: ArraySlice<UInt8>) throws(JSONError) {
    let node = try JSONNode.parse(bytes)
    let reader = try ObjectReader(node, of: "the head of a log", allowed: Self.members)
    let version = try reader.required("log")
    guard try version.integer() == 1 else {
      throw JSONError(place: version.place, message: "found another version of logs", expected: "1")
    }
    edition = try reader.required("edition").named("edition", as: Edition.self)
    var kinds: Set<LogKind> = []
    for kind in try reader.required("observes").elements() {
      kinds.insert(try kind.named("kind of observation", as: LogKind.self))
    }
    observes = kinds
    device = try reader.text("device")
    isDevelopment = try reader.bool("development") ?? false
    isSilentAfterLogout = try reader.bool("silentAfterLogout") ?? false
    var settings: [Given] = []
    if let given = reader["given"] {
      if case .array(let elements) = given.value {
        for element in elements { settings.append(try CaseDecoder.given(element)) }
      } else {
        settings.append(try CaseDecoder.given(given))
      }
    }
    given = settings.isEmpty ? [Given()] : settings
  }

  private static let members = [
    "log", "edition", "observes", "device", "development", "silentAfterLogout", "given", "sdk", "app", "note",
  ]
}

/// The kinds of things that a log may show: actions of the SDK, and events around it.
package enum LogKind: String, CaseIterable, Sendable {
  /// Calls that complete.
  case completed
  /// Messages that reach a delegate.
  case message
  /// The permission prompt.
  case prompt
  /// Calls that the SDK itself reports to CallKit.
  case reportedCall
  /// The user's answers, and changes in Settings.
  case user
  /// The issuing of tokens by the system.
  case tokens
  /// The answers of the push service.
  case server
  /// The state of the network.
  case network
  /// The arrival of messages at the device.
  case arrivals
  /// Calls that the app reports to CallKit.
  case reports

  /// The kind in words, in a list of what is not judged.
  package var words: String {
    switch self {
    case .completed: "outcomes of calls"
    case .message: "messages to delegates"
    case .prompt: "the prompt"
    case .reportedCall: "calls that the SDK reports"
    case .user: "answers of the user"
    case .tokens: "whether tokens are issued"
    case .server: "answers of the push service"
    case .network: "the network"
    case .arrivals: "messages as they reach the device"
    case .reports: "calls that the app reports"
    }
  }
}
