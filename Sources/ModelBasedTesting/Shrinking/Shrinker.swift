import Conformance
public import PushModel

/// Shrinks a failing test until no part of it can be left out without the failure going away.
///
/// Steps are left out in ever smaller pieces (delta debugging), then the setting is brought closer to the
/// usual one. Any failure counts, so a failure behind another one may come out.
struct Shrinker {
  let behaviour: Behaviour
  /// The largest number of plays; the best test so far is then the result.
  private static let playLimit = 2000

  /// Shrinks a test that has just ended with this failure on a port.
  func shrink<Port: Adapter>(
    _ symbols: [Int], _ ending: Ending, on pair: inout LockStep<Port>
  ) -> ShrunkFailure {
    var work = Work<Port>(
      shrinker: self, test: Test(given: behaviour.given, symbols: symbols), ending: ending)
    guard work.recover(ending, &pair) else { return work.failure(pair) }
    if work.fails(work.best, &pair) {
      work.isRepeatable = true
      work.shrinkSteps(&pair)
      if work.simplifySetting(&pair) { work.shrinkSteps(&pair) }
    }
    return work.failure(pair)
  }

  fileprivate struct Test: Hashable {
    var given: Given
    var symbols: [Int]
  }

  /// The state of the search.
  fileprivate struct Work<Port: Adapter> {
    let shrinker: Shrinker
    var best: Test
    var ending: Ending
    var isRepeatable = false
    let original: Int
    private var plays = 0
    private var isPortLost = false
    private var given: Given

    init(shrinker: Shrinker, test: Test, ending: Ending) {
      self.shrinker = shrinker
      best = test
      given = test.given
      original = test.symbols.count
      self.ending = ending
    }

    /// Starts the port again if it crashed; `false` if it is lost.
    mutating func recover(_ ending: Ending, _ pair: inout LockStep<Port>) -> Bool {
      guard case .crashed = ending else { return true }
      isPortLost = (try? pair.port.port.restart()) == nil
      return !isPortLost
    }

    /// Whether a test fails. If so it is the best so far, cut off after the failing step.
    mutating func fails(_ test: Test, _ pair: inout LockStep<Port>) -> Bool {
      guard plays < Shrinker.playLimit, !isPortLost else { return false }
      plays += 1
      if test.given != given {
        guard let other = LockStep(pair, given: test.given) else { return false }
        pair = other
        given = test.given
      }
      guard let (ending, steps) = pair.play(test.symbols) else { return false }
      guard recover(ending, &pair), let divergence = ending.divergence,
        !divergence.isArgued || self.ending.divergence?.isArgued ?? true
      else { return false }
      best = test
      best.symbols.removeSubrange(steps...)
      self.ending = ending
      return true
    }

    mutating func shrinkSteps(_ pair: inout LockStep<Port>) {
      var size = max(1, best.symbols.count / 2)
      while size > 0 {
        var hasShrunk = false
        var start = 0
        while start < best.symbols.count {
          var test = best
          test.symbols.removeSubrange(start..<min(start + size, test.symbols.count))
          if fails(test, &pair) { hasShrunk = true } else { start += size }
        }
        if size > 1 { size /= 2 } else if !hasShrunk { size = 0 }
      }
    }

    /// Whether the setting has become simpler.
    mutating func simplifySetting(_ pair: inout LockStep<Port>) -> Bool {
      let before = best.given
      for simplify in Given.simplifications {
        var test = best
        simplify(&test.given)
        if test.given != best.given { _ = fails(test, &pair) }
      }
      return best.given != before
    }

    func failure(_ pair: LockStep<Port>) -> ShrunkFailure {
      var behaviour = shrinker.behaviour
      behaviour.given = best.given
      return ShrunkFailure(
        behaviour: behaviour, symbols: best.symbols, original: original, ending,
        unobserved: pair.port.player.unobserved, play: pair.port.player.name, isRepeatable: isRepeatable,
        isPortLost: isPortLost)
    }
  }
}

extension LockStep {
  /// The same port and specification in another setting.
  fileprivate init?(_ other: LockStep, given: Given) {
    var behaviour = other.port.behaviour
    behaviour.given = given
    self.init(other, behaviour: behaviour, allowing: other.specification.allowed)
    specification.takesLostRecordsToStand = other.specification.takesLostRecordsToStand
  }

  /// The same port beside the specification of a behaviour, which chooses among the allowed readings.
  init?(_ other: LockStep, behaviour: Behaviour, allowing allowed: ReadingSet) {
    guard let pair = try? LockStep(other.port.port, behaviour: behaviour, allowing: allowed) else {
      return nil
    }
    self = pair
    // The port gets the same values as before.
    port.player.name = other.port.player.name
  }
}

extension Given {
  /// Functions that each set one part of a setting to its default.
  fileprivate static let simplifications: [@Sendable (inout Given) -> Void] = [
    { $0.permission = Given().permission }, { $0.initialized = Given().initialized },
    { $0.delegate = Given().delegate }, { $0.user = Given().user }, { $0.registered = [] },
    { $0.registered.removeAll { $0 == .voip } }, { $0.registered.removeAll { $0 == .apns } },
    { $0.agreement = Given().agreement }, { $0.configuration = ConfigurationChanges() },
    { $0.language = nil }, { $0.world.prompt = nil }, { $0.world.apns = nil },
    { $0.world.pushkit = nil }, { $0.world.server = nil }, { $0.world.network = nil },
    { $0.world.app = nil },
  ]
}

/// A failing test, shrunk.
public struct ShrunkFailure: Sendable {
  /// The behaviour, with the setting of the failing test.
  public let behaviour: Behaviour
  /// The steps, by their symbols.
  public let symbols: [Int]
  /// The number of steps before shrinking.
  public let original: Int
  /// The divergence of the last step.
  public let divergence: Divergence
  /// The way of failing of the test on its own.
  let fails: WayOfFailing
  /// The contradiction, where the specification allows the test by itself and not beside other observations
  /// of the port.
  public internal(set) var contradiction: WalkContradiction?
  /// The interpretation that the machines follow.
  public let interpretation: Interpretation
  /// The kinds of observation that the port cannot show.
  let unobserved: Set<OptionalObservation>
  /// The name of the play, which decides the values that the port gets in place of names.
  public let play: String
  /// Whether the test failed again in a second play; otherwise it could not be shrunk.
  public let isRepeatable: Bool
  /// Whether the port could not be started again.
  public let isPortLost: Bool

  /// Makes a failure from a test with this end.
  init(
    behaviour: Behaviour, symbols: [Int], original: Int? = nil, _ ending: Ending,
    unobserved: Set<OptionalObservation>, play: String, isRepeatable: Bool = true, isPortLost: Bool = false
  ) {
    self.behaviour = behaviour
    self.symbols = symbols
    self.original = original ?? symbols.count
    divergence = ending.divergence ?? Divergence(seen: "nothing", expected: "nothing")
    fails =
      ending.wayOfFailing(in: behaviour.edition)
      ?? WayOfFailing(.fail, step: nil, root: "", seen: [:], in: behaviour.edition)
    interpretation = Interpretation(edition: behaviour.edition, readings: divergence.readings)
    self.unobserved = unobserved
    self.play = play
    self.isRepeatable = isRepeatable
    self.isPortLost = isPortLost
  }

  /// The names of the steps.
  public var stepNames: [String] { symbols.map { behaviour.symbols[$0].name } }
}
