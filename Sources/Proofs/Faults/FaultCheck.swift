package import Conformance
package import PushModel
import ReferenceAdapter
package import ReferencePort

/// Breaks rules of the reference port on purpose, and asks of the cases that they notice: otherwise they prove nothing.
///
/// A rule that is broken has to be noticed in each edition that states it, if the fault can show there at all. Where it
/// cannot, no case may come out otherwise.
package struct FaultCheck: Sendable {
  /// A fault, and a case that passes without it and fails by it.
  package typealias Noticed = (fault: Fault, caseID: String)

  /// The edition.
  package let edition: Edition
  /// The faults that a case notices.
  package private(set) var noticed: [Noticed] = []
  /// The faults that show in the edition, and that no case notices.
  package private(set) var unnoticed: [Fault] = []
  /// The faults that cannot show in the edition, and that a case notices all the same.
  package private(set) var unexpected: [Noticed] = []

  private let cases: [CompiledCase]

  /// Plays the cases of an edition on the reference port with each fault whose rule the edition states. Somebody is told
  /// how many faults were tried.
  package init(_ cases: [CompiledCase], in edition: Edition, onProgress: (_ tried: Int) -> Void = { _ in }) {
    self.edition = edition
    self.cases = cases
    for (tried, fault) in Fault.allCases.enumerated() where fault.isOfARule(in: edition) {
      let witness = witness(of: fault)
      switch (fault.shows(in: edition), witness) {
      case (true, let id?): noticed.append((fault, id))
      case (true, nil): unnoticed.append(fault)
      case (false, let id?): unexpected.append((fault, id))
      case (false, nil): break
      }
      onProgress(tried + 1)
    }
  }

  /// A case that passes on the port and fails by the fault; those on its requirements are tried first.
  private func witness(of fault: Fault) -> String? {
    let isNear = { (compiled: CompiledCase) in
      compiled.source.requirements.contains { fault.requirements.contains($0) }
    }
    let choices = Choices().following(fault.occasion)
    return (cases.filter(isNear) + cases.filter { !isNear($0) }).first { compiled in
      func verdict(_ fault: Fault?) -> Verdict {
        var port = ReferenceAdapter(edition: edition, choices: choices, fault: fault)
        return CaseRunner.run(compiled, on: &port, profile: port.profile, explains: false).verdict
      }
      return verdict(fault) == .fail && verdict(nil).isGood
    }?.source.id
  }
}

extension Fault {
  /// Whether an edition states a rule that the fault breaks.
  fileprivate func isOfARule(in edition: Edition) -> Bool {
    requirements.contains { id in
      Requirement.named(id).map { $0.isStated(in: edition) || $0.isExternal(in: edition) } ?? false
    }
  }
}
