import CommandSupport
import Conformance
import ProcessAdapters
import PushModel
import ReferenceAdapter

/// Something that is played on a port, in one edition after the other.
protocol EditionPlay {
  /// Whether no more is to be played: the port is lost, or enough is known.
  var isOver: Bool { get }
  /// Plays in an edition; `nil` for the one that the port claims.
  mutating func play<Port: Adapter>(_ edition: Edition?, on port: inout Port)
}

extension PortArguments {
  /// The editions to play: those that were named, or else the one that the port claims; the reference port can do
  /// all.
  func editions(_ named: [Edition]) -> [Edition?] {
    if !named.isEmpty { return named }
    return adapter == nil ? Edition.allCases : [nil]
  }

  /// The reference port in an edition, which is told the values of a seed in the place of those that cases name.
  func referencePort(in edition: Edition?, values seed: UInt64) -> some Adapter {
    VariedAdapter(ReferenceAdapter(edition: edition, choices: choices, fault: fault), seed: seed)
  }

  /// Plays in each edition; what the adapter did wrong when it was asked to end.
  ///
  /// The port is told the values of a seed in the place of those that cases name.
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
