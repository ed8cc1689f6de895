import Conformance
import PushModel

/// A port in its world, somewhere in a sequence of steps. It is a value: a copy goes another way.
struct WitnessPlay<Port: Adapter & Sendable>: Sendable {
  private var player: StepPlayer
  private(set) var port: Port
  private var callCount = 0

  init?(_ given: Given, in edition: Edition, on port: Port) {
    guard let profile = try? port.profile,
      let player = StepPlayer(given, edition: edition, profile: profile, notesExchanges: true)
    else { return nil }
    self.player = player
    self.port = port
  }

  /// Puts the port into the setting; `nil` if it cannot be reached.
  mutating func start() -> WitnessSight? {
    do { return Self.sight(try player.start(on: &port)) } catch { return nil }
  }

  /// Plays a step; `nil` where the port does what no port may do.
  mutating func play(_ step: CaseStep) -> WitnessSight? {
    do {
      guard let record = try player.play(step.action, as: step.name, on: &port) else {
        var sight = WitnessSight()
        sight.isPossible = false
        sight.hasExchanges = false
        return sight
      }
      return Self.sight(record)
    } catch {
      return nil
    }
  }

  /// Plays the steps of a move.
  mutating func play(_ move: WitnessMove) -> [WitnessSight]? {
    var sights: [WitnessSight] = []
    for action in move.actions {
      var name: String?
      if action.operation != nil {
        callCount += 1
        name = "x\(callCount)"
      }
      guard let sight = play(CaseStep(action, as: name)) else { return nil }
      sights.append(sight)
    }
    return sights
  }

  private static func sight(_ record: StepRecord) -> WitnessSight {
    var sight = WitnessSight()
    for seen in record.seen { sight.seen[seen, default: 0] += 1 }
    sight.apns = record.apnsRecord
    sight.voip = record.voipRecord
    sight.permission = record.permission
    sight.open = record.openCalls
    sight.violations = record.violations.count
    sight.hasExchanges = !record.exchanges.isEmpty
    return sight
  }
}

/// What was seen of one step.
struct WitnessSight: Equatable, Sendable {
  /// What was seen, without its order within the step.
  var seen: [Seen: Int] = [:]
  var apns: ServerRecord?
  var voip: ServerRecord?
  var permission: PermissionStatus?
  var open: [String] = []
  var violations = 0
  var isPossible = true
  /// Whether the port was asked at all.
  var hasExchanges = true

  static func == (one: Self, other: Self) -> Bool {
    one.seen == other.seen && one.apns == other.apns && one.voip == other.voip
      && one.permission == other.permission && one.open == other.open
      && one.violations == other.violations && one.isPossible == other.isPossible
  }
}
