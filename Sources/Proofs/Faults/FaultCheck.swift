package import Conformance
package import PushModel
import ReferenceAdapter
package import ReferencePort

/// Breaks rules of the reference port on purpose, and checks that the cases notice: otherwise they prove nothing.
///
/// A broken rule has to be noticed in each edition that states it, if the fault can show there. Where it
/// cannot, no case may change its result.
package struct FaultCheck: Sendable {
  /// A fault, and a case that passes without it and fails with it.
  package typealias Noticed = (fault: Fault, caseID: String)

  package let edition: Edition
  package private(set) var noticed: [Noticed] = []
  /// The faults that can show in the edition, and that no case notices.
  package private(set) var unnoticed: [Fault] = []
  /// The faults that cannot show in the edition, and that a case notices.
  package private(set) var unexpected: [Noticed] = []

  private let cases: [CompiledCase]

  /// Plays the cases of an edition on the reference port with each fault whose rule the edition states;
  /// `onProgress` gets the number of tried faults.
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

  /// A case that passes on the port and fails with the fault; cases of its requirements are tried first.
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
  /// Whether an edition states a requirement that the fault breaks.
  fileprivate func isOfARule(in edition: Edition) -> Bool {
    requirements.contains { id in
      Requirement.named(id).map { $0.isStated(in: edition) || $0.isExternal(in: edition) } ?? false
    }
  }
}
