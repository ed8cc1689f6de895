import Foundation

/// Keeps the suite and an adapter's process on one processor core.
///
/// The two never work at the same time, and waking a process on another core takes several times as long as a step.
package enum SharedCore {
  /// Runs the body with the current thread bound to its core, where the system supports it (Linux). Processes that
  /// the body starts stay bound; the thread is released at the end.
  package static func bind<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    #if canImport(Glibc) || canImport(Musl)
      guard let affinity = Affinity(), let before = affinity.mask, let core = affinity.core,
        affinity.set(Affinity.Mask(core: core))
      else { return try body() }
      defer { _ = affinity.set(before) }
    #endif
    return try body()
  }
}

#if canImport(Glibc) || canImport(Musl)
  /// The system calls for the cores of the current thread. The C library declares them as an extension that Swift
  /// does not see, so that they are looked up by name.
  private struct Affinity {
    /// A set of cores, one bit each.
    struct Mask {
      static let words = 16
      var words = [UInt](repeating: 0, count: Mask.words)

      init() {}

      init?(core: Int) {
        guard core / UInt.bitWidth < Mask.words else { return nil }
        words[core / UInt.bitWidth] = 1 << (core % UInt.bitWidth)
      }
    }

    private typealias CurrentCore = @convention(c) () -> CInt
    private typealias Access = @convention(c) (pid_t, Int, UnsafeMutableRawPointer?) -> CInt

    private static let size = Mask.words * MemoryLayout<UInt>.size
    private let currentCore: CurrentCore
    private let getMask: Access
    private let setMask: Access

    init?() {
      guard let currentCore = dlsym(nil, "sched_getcpu"), let getMask = dlsym(nil, "sched_getaffinity"),
        let setMask = dlsym(nil, "sched_setaffinity")
      else { return nil }
      self.currentCore = unsafeBitCast(currentCore, to: CurrentCore.self)
      self.getMask = unsafeBitCast(getMask, to: Access.self)
      self.setMask = unsafeBitCast(setMask, to: Access.self)
    }

    var core: Int? {
      let core = Int(currentCore())
      return core < 0 ? nil : core
    }

    var mask: Mask? {
      var mask = Mask()
      return mask.words.withUnsafeMutableBytes { getMask(0, Self.size, $0.baseAddress) } == 0 ? mask : nil
    }

    func set(_ mask: Mask?) -> Bool {
      guard var mask else { return false }
      return mask.words.withUnsafeMutableBytes { setMask(0, Self.size, $0.baseAddress) } == 0
    }
  }
#endif
