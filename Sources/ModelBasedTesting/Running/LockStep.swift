import Conformance

/// A port and the specification, taken through the same steps at the same time.
struct LockStep<Port: Adapter> {
  var port: SystemUnderTest<Port>
  var model: RememberedModel

  /// Puts a port beside the machines under an interpretation.
  init(
    _ port: Port, model: ModelPort, behaviour: Behaviour
  ) throws(PortProblem) {
    self.port = try SystemUnderTest(port, behaviour: behaviour)
    // What the port cannot see is not compared.
    self.model = try RememberedModel(model, behaviour: behaviour, observes: self.port.player.observes)
  }

  /// Puts both into the setting.
  mutating func reset() -> Ending? {
    model.reset()
    do throws(PortProblem) { try port.reset() } catch { return Ending(error, expected: "the setting") }
    return nil
  }

  /// Takes both through a step; what ended the test, if something did.
  mutating func step(_ symbol: Int) -> Ending? {
    let expected: Observed
    do throws(PortProblem) {
      expected = try model.observe(symbol)
    } catch {
      return .specification(error.message)
    }
    do throws(PortProblem) {
      let seen = try port.observe(symbol)
      if seen.agrees(with: expected, in: port.behaviour.edition) { return nil }
      return .diverged(Divergence(seen: seen.words, expected: expected.words))
    } catch {
      return Ending(error, expected: expected.words)
    }
  }

  /// Plays a test from its beginning; how it ended, and after how many steps.
  mutating func play(_ symbols: some Sequence<Int>) -> (ending: Ending, steps: Int)? {
    if let ending = reset() { return (ending, 0) }
    var count = 0
    for symbol in symbols {
      count += 1
      if let ending = step(symbol) { return (ending, count) }
    }
    return nil
  }
}

/// A step in which a port does otherwise than the specification.
public struct Divergence: Hashable, Sendable {
  /// What was seen of the port.
  public var seen: String
  /// What the machines expect.
  public var expected: String
}

/// Why a test ended before all of its steps were played.
enum Ending: Hashable, Sendable {
  /// The port did otherwise than the specification.
  case diverged(Divergence)
  /// The port ended or hung, which no port may; it can be started again.
  case crashed(AdapterFault, Divergence)
  /// The port does not have what a step asks for.
  case unsupported(String)
  /// The adapter is at fault.
  case adapter(String)
  /// The machines take what happens for impossible, or the harness could not play it.
  case specification(String)

  init(_ problem: PortProblem, expected: String) {
    self =
      switch problem {
      case .adapter(let fault):
        switch fault.kind {
        case .ended, .timeout:
          .crashed(fault, Divergence(seen: fault.message, expected: expected))
        case .notStarted, .handshake, .protocolBroken: .adapter(fault.message)
        }
      case .adapterFailed(let message): .adapter(message)
      case .unsupported(let what): .unsupported(what)
      case .misbehaved(let message): .diverged(Divergence(seen: message, expected: expected))
      case .harness(let message): .specification(message)
      }
  }

  /// Where the port fails, what it did otherwise.
  var divergence: Divergence? {
    switch self {
    case .diverged(let divergence), .crashed(_, let divergence): divergence
    case .unsupported, .adapter, .specification: nil
    }
  }
}
