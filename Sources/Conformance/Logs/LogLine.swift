import JSON
import PushModel

/// A line of a log: an action, an event or an observation.
enum LogLine: Hashable, Sendable {
  /// A call of the app, which may have a name, or an event around it.
  case done(CaseAction, name: String?)
  /// The system issued another token.
  case tokenChanged(PushType, String)
  /// The app has reported a call to CallKit.
  case reports
  /// An observation of the SDK.
  case seen(Sight)

  /// An observation.
  enum Sight: Hashable, Sendable {
    case completed(Completion)
    case message(PushType, String)
    case prompt
    case reportedCall
  }

  init(_ bytes: ArraySlice<UInt8>) throws(JSONError) {
    let node = try JSONNode.parse(bytes)
    if node["see"] != nil { self = .seen(try Sight(node)) } else { self = try Self.done(node) }
  }

  /// An action of the app or the world, by its name in the adapter protocol, or in the case tables where the protocol
  /// answers a request.
  private static func done(_ node: JSONNode) throws(JSONError) -> LogLine {
    guard let name = node["do"] else {
      throw JSONError(place: node.place, message: "found neither \"do\" nor \"see\"", expected: "one of them")
    }
    let text = try name.string()
    if text == "app.reports" { return .reports }
    if let move = moves[text] {
      guard case .serverAnswers(let policy, _) = move else { return .done(move, name: nil) }
      let operation = try node.optional("with")?.decodeIfPresent("operation", as: CallKind.self)
      return .done(.serverAnswers(policy, operation: operation), name: nil)
    }
    guard let capability = Capability(rawValue: text), capability != .answer else {
      throw .unknown("\"do\"", text, at: name.place, valid: names)
    }
    let stimulus = try Stimulus(json: node)
    if case .tokenChanged(let type, let token) = stimulus { return .tokenChanged(type, token) }
    guard let action = CaseAction(stimulus) else { throw name.mismatch("the name of a call or a move") }
    return .done(action, name: try node.decodeIfPresent("as"))
  }

  private static let moves: [String: CaseAction] = {
    let policies: [Policies.Server] = [.accept, .refuse, .timeout, .garble]
    let actions: [CaseAction] =
      [
        .promptAnswered(allowed: true), .promptAnswered(allowed: false), .settings(allowed: true),
        .settings(allowed: false), .tokenAnswered(.apns, issued: true), .tokenAnswered(.apns, issued: false),
        .tokenAnswered(.voip, issued: true),
      ] + policies.map { .serverAnswers($0, operation: nil) }
    return Dictionary(uniqueKeysWithValues: actions.map { ($0.stepName.rawValue, $0) })
  }()

  private static let names =
    Capability.allCases.filter { $0 != .answer }.map(\.rawValue) + moves.keys.sorted() + ["app.reports"]
}

extension LogLine.Sight {
  fileprivate init(_ node: JSONNode) throws(JSONError) {
    if case .string("prompt")? = node["see"]?.value {
      self = .prompt
      return
    }
    switch try Observation(json: node) {
    case .completed(let completion): self = .completed(completion)
    case .message(let type, let message): self = .message(type, message)
    case .reportedCall: self = .reportedCall
    case .requested:
      throw JSONError(
        place: node.place, message: "found a request",
        expected: "completed, message, prompt or reportedCall; of the push service a log tells the answers")
    }
  }

  var kind: LogKind {
    switch self {
    case .completed: .completed
    case .message: .message
    case .prompt: .prompt
    case .reportedCall: .reportedCall
    }
  }
}

extension CaseAction {
  /// The step that corresponds to a stimulus; `nil` if there is none.
  fileprivate init?(_ stimulus: Stimulus) {
    switch stimulus {
    case .initialize(let configuration, let delegate):
      self = .initialize(ConfigurationChanges(to: configuration), delegate: delegate)
    case .setDelegate(let type, let set): self = .setDelegate(type, set)
    case .setUser(let user): self = .setUser(user)
    case .register(let type, let agreement, let handler):
      self = .register(type, agreement: agreement, handler: handler)
    case .query(let type): self = .query(type)
    case .unregister(let type, let handler): self = .unregister(type, handler: handler)
    case .update(let changes): self = .update(changes)
    case .answer, .tokenChanged: return nil
    case .tokenInvalidated: self = .tokenInvalidated
    case .messageArrived(.voip, let message): self = .voipArrives(message: message)
    case .messageArrived(.apns, let message): self = .notificationArrives(message: message)
    case .networkChanged(let up): self = .network(up: up)
    case .terminated: self = .terminates
    case .launched: self = .launches
    case .enteredForeground: self = .entersForeground
    case .enteredBackground: self = .entersBackground
    case .timePassed(let seconds): self = .timePasses(seconds: seconds)
    }
  }
}

extension ConfigurationChanges {
  /// Changes that replace all members by those of a configuration.
  fileprivate init(to configuration: Configuration) {
    appKey = configuration.appKey
    sandbox = configuration.sandbox ?? false
    alwaysAllowTokenRegistration = configuration.alwaysAllowTokenRegistration ?? false
    language = .some(configuration.language)
    pushTypes = .some(configuration.pushTypes)
    user = .some(configuration.user)
    agreement = .some(configuration.agreement)
  }
}
