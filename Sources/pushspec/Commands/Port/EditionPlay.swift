import CommandSupport
import Conformance
import ProcessAdapters
import PushModel
import ReferenceAdapter

/// A play on a port, in one edition after the other.
protocol EditionPlay {
  /// Whether the play ends: the port is lost, or enough is known.
  var isOver: Bool { get }
  /// Plays in an edition; `nil` for the one that the port claims.
  mutating func play<Port: Adapter>(_ edition: Edition?, on port: inout Port)
}

extension PortArguments {
  /// The editions to play: the named ones, else the one that the port claims. The reference port knows all.
  func editions(_ named: [Edition]) -> [Edition?] {
    if !named.isEmpty { return named }
    return adapter == nil ? Edition.allCases : [nil]
  }

  /// The reference port in an edition, with the values of a seed in place of the values in cases.
  func referencePort(in edition: Edition?, values seed: UInt64) -> some Adapter {
    VariedAdapter(ReferenceAdapter(edition: edition, choices: choices, fault: fault), seed: seed)
  }

  /// Plays in each edition.
  ///
  /// The port gets the values of a seed in place of the values in cases.
  ///
  /// - Returns: The adapter's fault at shutdown.
  func play(
    _ play: inout some EditionPlay, in editions: [Edition?], values seed: UInt64,
    until shouldStop: @escaping @Sendable () -> Bool
  ) throws(UsageError) -> String? {
    guard let adapter else {
      for edition in editions where !play.isOver {
        var port = referencePort(in: edition, values: seed)
        play.play(edition, on: &port)
      }
      return nil
    }
    #if canImport(Glibc) || canImport(Musl) || os(macOS)
      var process: VariedAdapter<ProcessAdapter>
      do {
        process = VariedAdapter(
          try ProcessAdapter(command: adapter, limits: TimeLimits(timeoutFactor: timeoutFactor)), seed: seed)
      } catch {
        throw UsageError("--adapter cannot be used: \(error.message)")
      }
      process.base.environment = environment
      process.base.shouldStop = shouldStop
      return SharedCore.bind {
        for edition in editions where !play.isOver { play.play(edition, on: &process) }
        if shouldStop() { return nil }
        do throws(AdapterFault) { try process.base.shutdown() } catch { return error.message }
        return nil
      }
    #else
      throw UsageError("--adapter \(adapter) cannot be started: this system has no processes to start")
    #endif
  }
}
