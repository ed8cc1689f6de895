import CommandSupport
import ModelAnalysis
import PushDocuments
import PushModel

/// A name of the interface with its requirements and questions.
struct NamedElement {
  let element: InterfaceElement
  /// The ids of the evidence that cites a line of the name.
  let citers: [String]
  /// The requirements of all members of its type, then those at its lines, then those of its chapter.
  let requirements: [Requirement]
  /// The open questions at its lines, then those of its chapter.
  let questions: [OpenQuestion]

  init(_ element: InterfaceElement) {
    self.element = element
    let places = SpecificationIndex.specification.entries.first { $0.kind == .name && $0.id == element.id }?
      .cited
    let citers = RelatedEvidence.ids(on: places ?? [])
    self.citers = citers
    let chapter = element.areas.first
    let throughout = element.requiredThroughout.compactMap { AllEvidence.requirement($0) }
    let stated =
      throughout
      + citers.compactMap { AllEvidence.requirement($0) }.filter { !throughout.contains($0) }
    requirements = stated + AllEvidence.requirements.filter { $0.area == chapter && !stated.contains($0) }
    let open = citers.compactMap { AllEvidence.question($0) }
    questions = open + AllEvidence.questions.filter { $0.area == chapter && !open.contains($0) }
  }
}
