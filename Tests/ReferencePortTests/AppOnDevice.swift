import Conformance
import PushModel
import ReferenceAdapter
import ReferencePort
import Testing

import enum PushModel.Edition

/// The app, its user and a world that answers at once, played against the reference adapter.
final class AppOnDevice {
  private var adapter: ReferenceAdapter
  private let edition: Edition

  var permission = PermissionStatus.authorized
  /// The user's answer to the prompt; `nil` leaves it open.
  var answerToPrompt: Bool? = true
  /// The tokens that are issued; a kind without one is refused.
  var tokens: [PushType: String] = [.apns: "token-1", .voip: "voip-1"]
  var holdsTokens = false
  var serverAnswer: Answer? = .accepted(nil)
  private(set) var records: [PushType: ServerRecord] = [:]
  private(set) var promptCount = 0
  private var openPrompts: [String] = []

  init(
    _ edition: Edition, choices: [String: String] = [:], fault: Fault? = nil, language: String = "ko"
  ) throws {
    self.edition = edition
    adapter = ReferenceAdapter(edition: edition, choices: try Choices(choices), fault: fault)
    try adapter.reset(
      Setting(
        caseID: "TEST-001", edition: edition, deviceIdentifier: "device-1", language: language))
  }

  /// Initialises as the edition does it, for `user`.
  func initialize(
    user: String? = "user-a", pushTypes: [PushType]? = nil, agreement: AgreementParts? = nil,
    alwaysAllow: Bool? = nil
  ) throws {
    var configuration = Configuration(appKey: "app-1")
    configuration.pushTypes = pushTypes
    configuration.alwaysAllowTokenRegistration = alwaysAllow
    configuration.agreement = agreement
    if edition == .tcpushKo { configuration.user = user }
    #expect(try run(.initialize(configuration, delegate: true)).isEmpty)
    if edition != .tcpushKo { #expect(try run(.setUser(user)).isEmpty) }
    if edition != .tcpushKo { #expect(try run(.setDelegate(.voip, true)).isEmpty) }
  }

  /// Hands the port a stimulus, and answers its requests until no more come.
  func run(_ stimulus: Stimulus, as name: String? = nil) throws -> [Observation] {
    var seen: [Observation] = []
    var pending = [stimulus]
    while !pending.isEmpty {
      let next = pending.removeFirst()
      guard case .observed(let observations) = try adapter.perform(next, as: name) else {
        throw NotPerformed(stimulus: next)
      }
      for observation in observations {
        if case .requested(let id, let request) = observation {
          if let answer = answer(to: request, id) { pending.append(.answer(request: id, answer)) }
        } else {
          seen.append(observation)
        }
      }
    }
    return seen
  }

  /// The completions of the calls.
  func complete(_ stimulus: Stimulus, as name: String? = nil) throws -> [Completion] {
    try run(stimulus, as: name).compactMap {
      guard case .completed(let completion) = $0 else { return nil }
      return completion
    }
  }

  func reply(to stimulus: Stimulus) throws -> Reply { try adapter.perform(stimulus, as: nil) }

  /// The user answers the prompt that is open.
  func answerPrompt(_ allows: Bool) throws -> [Observation] {
    permission = allows ? .authorized : .denied
    let prompts = openPrompts
    openPrompts = []
    return try prompts.flatMap { try run(.answer(request: $0, .permission(permission))) }
  }

  private func answer(to request: Request, _ id: String) -> Answer? {
    switch request {
    case .permissionStatus:
      return .permission(permission)
    case .permission:
      if permission == .notDetermined {
        promptCount += 1
        guard let answerToPrompt else {
          openPrompts.append(id)
          return nil
        }
        permission = answerToPrompt ? .authorized : .denied
      }
      return .permission(permission)
    case .token(let type):
      if holdsTokens { return nil }
      return tokens[type].map(Answer.token) ?? .tokenRefused
    case .server(let request):
      guard case .accepted = serverAnswer else { return serverAnswer }
      return .accepted(perform(request))
    }
  }

  private func perform(_ request: ServerRequest) -> ServerRecord? {
    switch request {
    case .register(let record):
      records[record.type] = record
    case .update(let type, let changes):
      guard var record = records[type] else { return nil }
      record.user = changes.user ?? record.user
      record.language = changes.language ?? record.language
      record.agreement = changes.agreement ?? record.agreement
      records[type] = record
    case .unregister(let type):
      records[type] = nil
    case .query(let type):
      return records[type]
    }
    return nil
  }
}

struct NotPerformed: Error {
  let stimulus: Stimulus
}

extension AgreementParts {
  static let notificationsOnly = AgreementParts(
    notifications: true, advertisements: false, nightAdvertisements: false)
  static let everything = AgreementParts(
    notifications: true, advertisements: true, nightAdvertisements: true)
}

extension Completion {
  var number: Int? {
    guard case .number(let number) = error?.code else { return nil }
    return number
  }

  var constant: String? {
    guard case .name(let name) = error?.code else { return nil }
    return name
  }
}
