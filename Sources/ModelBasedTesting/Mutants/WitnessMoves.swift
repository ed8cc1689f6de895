import Conformance
import PushModel

/// What a suffix is made of: one or more steps that belong together.
struct WitnessMove: Hashable, Sendable {
  let actions: [CaseAction]

  /// Every move that an edition has.
  static func all(in edition: Edition) -> [WitnessMove] {
    let moves = calls(in: edition) + initializing(in: edition) + world
    return moves.map { WitnessMove(actions: $0) }
  }

  private static func calls(in edition: Edition) -> [[CaseAction]] {
    let agreement = edition == .tcpushKo ? nil : Given.standardAgreement
    let all = AgreementParts(notifications: true, advertisements: true, nightAdvertisements: true)
    var moves: [[CaseAction]] = [
      [.register(.apns, agreement: agreement, handler: true)], [.query(.apns)], [.query(.voip)],
      [.setDelegate(.voip, true)], [.setDelegate(.voip, false)],
    ]
    if edition.registersAllTypesAtOnce {
      moves.append([.register(.apns, agreement: all, handler: true)])
    } else {
      moves.append([.register(.voip, agreement: nil, handler: true)])
      if edition != .tcpushKo {
        moves.append([.register(.apns, agreement: nil, handler: true)])
        moves.append([.register(.apns, agreement: all, handler: true)])
      }
    }
    if edition.hasSetUser { moves += [[.setUser("user-a")], [.setUser("user-b")], [.setUser(nil)]] }
    if edition.hasUnregister {
      moves.append([.unregister(.apns, handler: true)])
      if !edition.registersAllTypesAtOnce { moves.append([.unregister(.voip, handler: true)]) }
    }
    if edition.hasUpdate {
      var changes = TokenChanges()
      changes.language = "ja"
      moves.append([.update(changes)])
    }
    return moves
  }

  private static func initializing(in edition: Edition) -> [[CaseAction]] {
    var other = ConfigurationChanges()
    other.sandbox = true
    var flag = ConfigurationChanges()
    flag.alwaysAllowTokenRegistration = true
    var without = ConfigurationChanges()
    without.appKey = ""
    var settings = [ConfigurationChanges(), other, without]
    if edition.hasFlag { settings.append(flag) }
    if edition == .tcpushKo {
      var user = ConfigurationChanges()
      user.user = .some("user-b")
      settings.append(user)
    }
    return settings.map { [.initialize($0, delegate: true)] } + [
      [.initialize(ConfigurationChanges(), delegate: nil)],
      [.terminates, .launches],
      [.terminates, .launches, .initialize(ConfigurationChanges(), delegate: true)],
    ]
  }

  private static let world: [[CaseAction]] =
    [
      [.entersForeground], [.network(up: false)], [.network(up: true)], [.promptAnswered(allowed: true)],
      [.promptAnswered(allowed: false)], [.settings(allowed: true)], [.settings(allowed: false)],
      [.tokenAnswered(.apns, issued: true)], [.tokenAnswered(.apns, issued: false)],
      [.tokenAnswered(.voip, issued: true)], [.tokenChanges(.apns)], [.tokenChanges(.voip)],
      [.tokenInvalidated], [.voipArrives(message: "message-2")], [.timePasses(seconds: 3600)],
    ]
    + [Policies.Server.accept, .refuse, .timeout].map { [.serverAnswers($0, operation: nil)] }
    + CallKind.allCases.map { [.serverAnswers(.accept, operation: $0)] } + policies

  private static let policies: [[CaseAction]] = {
    var policies: [PolicyChanges] = []
    func add(_ change: (inout PolicyChanges) -> Void) {
      var changes = PolicyChanges()
      change(&changes)
      policies.append(changes)
    }
    for server in [Policies.Server.accept, .hold, .refuse, .timeout] { add { $0.server = server } }
    for prompt in [Policies.Prompt.hold, .refuse] { add { $0.prompt = prompt } }
    for apns in [Policies.APNs.issue, .hold, .refuse] { add { $0.apns = apns } }
    for pushkit in [Policies.PushKit.issue, .hold] { add { $0.pushkit = pushkit } }
    return policies.map { [.world($0)] }
  }()
}
