import JSON
import MachineAnalysis
import PushModel
import ReferenceAdapter
import ReferencePort
import Testing

@testable import Conformance

/// A log as a recorder around the reference port would write it: random calls of an app, random moves of the world, and
/// observations. Some observations come only after the next event.
struct RecordedLog {
  private(set) var lines: [String]
  private var delayed: [String] = []
  private var generator: SplitMix64
  private let kinds: Set<LogKind>
  private let edition: Edition
  private var calls = 0
  private var messages = 0

  init(
    _ edition: Edition, seed: UInt64, steps: Int, showing kinds: Set<LogKind>, fault: Fault? = nil,
    choices: Choices = Choices()
  ) throws {
    let observes = LogKind.allCases.filter(kinds.contains).map { "\"\($0.rawValue)\"" }.joined(
      separator: ", ")
    let given = #"{"permission": "notDetermined", "initialized": false, "user": null}"#
    lines = [
      #"{"log": 1, "edition": "\#(edition.rawValue)", "observes": [\#(observes)], "device": "device-1", "given": \#(given)}"#
    ]
    generator = SplitMix64(seed: seed)
    self.kinds = kinds
    self.edition = edition
    var setting = Given()
    (setting.permission, setting.initialized, setting.user) = (.notDetermined, false, nil)
    setting.world.prompt = .hold
    setting.world.apns = .hold
    setting.world.pushkit = .hold
    setting.world.server = .hold
    var port = NotedAdapter(ReferenceAdapter(edition: edition, choices: choices, fault: fault))
    guard var player = StepPlayer(setting, edition: edition, profile: try port.profile) else { return }
    _ = try player.start(on: &port)
    for _ in 0..<steps { try step(&player, &port) }
    flush()
  }

  private mutating func step(
    _ player: inout StepPlayer, _ port: inout NotedAdapter<ReferenceAdapter>
  ) throws {
    let action = action(in: player)
    guard player.circumstances.allow(action), !player.isVain(action) else { return }
    if case .voipArrives = action, !player.session.world.isRunning { return }
    if case .notificationArrives = action, !player.session.world.isRunning { return }
    var name: String?
    if action.operation != nil {
      calls += 1
      name = "c\(calls)"
    }
    let before = port.exchanges.count
    let record = try player.play(action, as: name, on: &port)
    if action.isCall || action == .terminates || action == .timePasses(seconds: 100) { flush() }
    write(action, name, port.exchanges[before...])
    let late = delayed
    delayed = []
    lines += late
    for seen in record.seen { note(seen) }
  }

  private mutating func flush() {
    lines += delayed
    delayed = []
  }

  private mutating func write(_ action: CaseAction, _ name: String?, _ exchanges: ArraySlice<Exchange>) {
    switch action {
    case .promptAnswered, .settings:
      if kinds.contains(.user) { lines.append(#"{"do": "\#(action.stepName.rawValue)"}"#) }
    case .tokenAnswered:
      if kinds.contains(.tokens) { lines.append(#"{"do": "\#(action.stepName.rawValue)"}"#) }
    case .serverAnswers(_, let operation):
      guard kinds.contains(.server) else { break }
      let with = operation.map { #", "with": {"operation": "\#($0.rawValue)"}"# } ?? ""
      lines.append(#"{"do": "\#(action.stepName.rawValue)"\#(with)}"#)
    case .network where !kinds.contains(.network), .voipArrives where !kinds.contains(.arrivals),
      .notificationArrives where !kinds.contains(.arrivals):
      break
    case .initialize, .setDelegate, .setUser, .register, .query, .unregister, .update, .tokenChanges,
      .tokenInvalidated, .world, .network, .terminates, .launches, .entersForeground, .entersBackground,
      .voipArrives, .notificationArrives, .timePasses:
      guard let first = exchanges.first else { break }
      lines.append(text(.object(first.stimulus.wireMembers(as: name))))
    }
  }

  private mutating func note(_ seen: Seen) {
    let line: (String, LogKind) =
      switch seen {
      case .completed(_, let completion): (text(Observation.completed(completion).json), .completed)
      case .message(let type, let message): (text(Observation.message(type, message: message).json), .message)
      case .prompt: (#"{"see": "prompt"}"#, .prompt)
      case .reported: (text(Observation.reportedCall.json), .reportedCall)
      case .restricted: ("", .reports)
      }
    guard !line.0.isEmpty, kinds.contains(line.1) else { return }
    if Int.random(in: 0..<8, using: &generator) == 0 { delayed.append(line.0) } else { lines.append(line.0) }
  }

  private func text(_ node: JSONNode) -> String { String(decoding: node.line(), as: UTF8.self) }

  private mutating func action(in player: StepPlayer) -> CaseAction {
    if !player.session.world.isRunning { return .launches }
    if !player.session.isInitialized, Int.random(in: 0..<4, using: &generator) > 0 {
      var changes = ConfigurationChanges()
      changes.appKey = "key"
      if edition == .tcpushKo { (changes.user, changes.agreement) = ("user-a", Given.standardAgreement) }
      if edition.registersAllTypesAtOnce { changes.pushTypes = .some([.apns]) }
      return .initialize(changes, delegate: edition == .tcpushKo ? nil : true)
    }
    if player.circumstances.isPrompting, Bool.random(using: &generator) {
      return .promptAnswered(allowed: Int.random(in: 0..<4, using: &generator) > 0)
    }
    if let held = player.session.world.held.first(where: { $0.request != .permission }),
      Int.random(in: 0..<4, using: &generator) > 0
    {
      if case .token(let type) = held.request { return .tokenAnswered(type, issued: true) }
      let policies: [Policies.Server] = [.accept, .accept, .accept, .refuse, .timeout]
      return .serverAnswers(
        policies.randomElement(using: &generator) ?? .accept, operation: held.request.operation)
    }
    let type: PushType = Int.random(in: 0..<4, using: &generator) == 0 ? .voip : .apns
    messages += 1
    var actions: [CaseAction] = [
      .register(
        type,
        agreement: edition == .tcpushKo || type == .voip && edition != .toastKo
          ? nil : Given.standardAgreement, handler: true),
      .register(
        type,
        agreement: edition == .tcpushKo || type == .voip && edition != .toastKo
          ? nil : Given.standardAgreement, handler: true),
      .query(type), .query(type), .timePasses(seconds: 100), .timePasses(seconds: 100), .terminates,
      .voipArrives(message: "m\(messages)"), .notificationArrives(message: "m\(messages)"), .entersBackground,
      .entersForeground, .settings(allowed: true), .settings(allowed: false), .network(up: false),
      .network(up: true), .network(up: true),
    ]
    if edition.hasSetUser { actions += [.setUser("user-a"), .setUser("user-b"), .setUser(nil)] }
    if edition.hasUnregister { actions.append(.unregister(type, handler: true)) }
    return actions.randomElement(using: &generator) ?? .timePasses(seconds: 100)
  }
}

extension RecordedLog {
  /// The judge of the log, after its last line.
  func judged() throws -> LogJudge {
    var judge = try #require(LogJudge(try LogHeader([UInt8](lines[0].utf8)[...])))
    for line in lines.dropFirst() { try judge.judge([UInt8](line.utf8)[...]) }
    return judge
  }
}
