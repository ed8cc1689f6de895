/// An area of the documents: the first part of the ids of its requirements and questions. The order is that in which an
/// app meets them, and in which they are listed.
public enum Area: String, CaseIterable, Hashable, Sendable {
  case installation = "SETUP"
  case configuration = "CONF"
  case initialization = "INIT"
  case login = "LOGIN"
  case permission = "PERM"
  case flag = "FLAG"
  case registration = "REG"
  case agreement = "AGR"
  case query = "QUERY"
  case update = "UPD"
  case unregistration = "UNREG"
  case voip = "VOIP"
  case callReporting = "CALL"
  case messages = "MSG"
  case actions = "ACT"
  case options = "OPT"
  case categories = "CAT"
  case richMessages = "RICH"
  case serviceExtension = "EXT"
  case metrics = "MET"
  case tags = "TAG"
  case errors = "ERR"
  case errorCodes = "CODE"
  case order = "ORDER"
  case platform = "PLAT"
  case vendor = "VEND"
  case suite = "SUITE"

  /// The area of a requirement's or a question's id: `REG` for `REG-1`, `Q-REG-1` and `REG-001`.
  public init(ofID id: String) {
    let name = id.hasPrefix("Q-") ? id.dropFirst(2) : id[...]
    let end = name.utf8.firstIndex(of: UInt8(ascii: "-")) ?? name.endIndex
    self = Self.byName[name[..<end]] ?? .suite
  }

  private static let byName = Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue[...], $0) })

  /// The heading of the area's chapter.
  public var title: String {
    switch self {
    case .initialization: "Initialisation"
    case .login: "Login and logout"
    case .permission: "Notification permission"
    case .flag: "alwaysAllowTokenRegistration"
    case .registration: "Token registration"
    case .agreement: "Agreements"
    case .query: "Token query"
    case .unregistration: "Token unregistration"
    case .update: "Token information update"
    case .voip: "VoIP"
    case .callReporting: "CallKit reporting"
    case .errors: "Errors"
    case .order: "Order of checks"
    case .messages: "Message reception"
    case .actions: "Taps, buttons and replies"
    case .options: "Notification options"
    case .categories: "Categories"
    case .richMessages: "Rich messages"
    case .metrics: "Metrics"
    case .serviceExtension: "The service extension"
    case .tags: "User tags"
    case .configuration: "The configuration"
    case .errorCodes: "Codes and domains of errors"
    case .installation: "Installation"
    case .platform: "The platform"
    case .vendor: "The vendor's record"
    case .suite: "The suite's own rules"
    }
  }
}
