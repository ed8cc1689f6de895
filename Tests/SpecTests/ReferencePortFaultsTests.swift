import Conformance
import PushModel
import ReferencePort
import Testing

/// A rule that is broken on purpose has to be noticed: otherwise the cases prove nothing.
@Suite("The faults of the reference port")
struct ReferencePortFaultsTests {
  @Test("Every fault is noticed in each edition that states its rule", arguments: Fault.allCases)
  func isNoticed(fault: Fault) throws {
    var editions = 0
    for edition in Edition.allCases where Self.isStated(fault, in: edition) {
      guard try #require(SDKEdition(rawValue: edition.rawValue)).shows(fault) else { continue }
      editions += 1
      if try witness(of: fault, in: edition) == nil {
        Issue.record("no case of \(edition.rawValue) fails by \(fault.rawValue) \(fault.requirements)")
      }
    }
    #expect(editions > 0, "\(fault.rawValue) shows in no edition")
  }

  @Test("A fault that shows nowhere in an edition changes no outcome", arguments: Fault.allCases)
  func isInvisible(fault: Fault) throws {
    for edition in Edition.allCases where Self.isStated(fault, in: edition) {
      guard try !#require(SDKEdition(rawValue: edition.rawValue)).shows(fault) else { continue }
      #expect(try witness(of: fault, in: edition) == nil, "\(fault.rawValue) shows in \(edition.rawValue)")
    }
  }

  private static func isStated(_ fault: Fault, in edition: Edition) -> Bool {
    fault.requirements.contains { edition.holds($0) }
  }

  /// A case that passes on the port and fails by the fault; those on its requirements are tried first.
  private func witness(of fault: Fault, in edition: Edition) throws -> String? {
    let all = ShippedCases.compiled(in: edition)
    let isNear = { (compiled: CompiledCase) in
      compiled.source.requirements.contains { fault.requirements.contains($0) }
    }
    for compiled in all.filter(isNear) + all.filter({ !isNear($0) }) {
      let broken = try ShippedCases.play([compiled], in: edition, readings: fault.occasion, fault: fault)
      guard broken.first?.verdict == .fail else { continue }
      let sound = try ShippedCases.play([compiled], in: edition, readings: fault.occasion)
      if sound.first?.verdict.isGood == true { return compiled.source.id }
    }
    return nil
  }
}

extension SDKEdition {
  fileprivate func shows(_ fault: Fault) -> Bool { fault.shows(in: self) }
}
