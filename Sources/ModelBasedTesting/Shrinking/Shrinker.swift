import Conformance
public import PushModel

/// Makes a failing test as short as it can be: nothing can be left out of what stays without the
/// failure going away.
///
/// Steps are left out in ever smaller pieces (delta debugging), then the setting is brought closer to the
/// usual one. Any failure counts, so that one that hides behind another may come out.
struct Shrinker {
  let behaviour: Behaviour
  /// After so many plays what has been reached is good enough.
  private static let playLimit = 2000

  /// Shrinks a test that has just ended so on a port.
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

  /// A setting and steps.
  fileprivate struct Test: Hashable {
    var given: Given
    var symbols: [Int]
  }

  /// A test at work.
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
    mutating func recover(
      _ ending: Ending, _ pair: inout LockStep<Port>
    ) -> Bool {
      guard case .crashed = ending else { return true }
      isPortLost = (try? pair.port.port.restart()) == nil
      return !isPortLost
    }

    /// Whether a test fails; if so it is the best so far, cut off after the step that fails.
    mutating func fails(
      _ test: Test, _ pair: inout LockStep<Port>
    ) -> Bool {
      guard plays < Shrinker.playLimit, !isPortLost else { return false }
      plays += 1
      if test.given != given {
        guard let other = LockStep(pair, given: test.given) else {
          return false
        }
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

  /// The same port beside the specification of a behaviour, which chooses among some readings.
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
  /// Each brings one part of a setting to what holds where a case says nothing.
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
  /// The behaviour, with the setting in which the test fails.
  public let behaviour: Behaviour
  /// The steps, by their symbols.
  public let symbols: [Int]
  /// How many steps there were before.
  public let original: Int
  /// How the last step came out.
  public let divergence: Divergence
  /// How it fails, whatever a port does elsewhere.
  let fails: WayOfFailing
  /// Where the specification allows it by itself, and not beside what the port does elsewhere.
  public internal(set) var contradiction: WalkContradiction?
  /// What the machines followed.
  public let interpretation: Interpretation
  /// The kinds of observation that the port can see.
  let unobserved: Set<OptionalObservation>
  /// What the play was called, which decides what the port was told in the place of names.
  public let play: String
  /// Whether the test failed again when it was played again; otherwise it could not be shrunk.
  public let isRepeatable: Bool
  /// Whether the port could not be started again.
  public let isPortLost: Bool

  /// A test with this end, no longer than before.
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
