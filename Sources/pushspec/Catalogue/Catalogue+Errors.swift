import CommandSupport
import Conformance
import PushDocuments
import PushModel

extension Catalogue {
  /// The cases that expect an error, under some reading at least.
  func cases(expecting error: ErrorCode) -> [ConformanceCase] {
    cases.filter { one in one.steps.contains { $0.expects(error) } }
  }

  /// The requirements that cases prove, each once, in the order of the chapters.
  func requirements(of cases: [ConformanceCase]) -> [Requirement] {
    let ids = Set(cases.flatMap(\.requirements))
    return AllEvidence.requirements.filter { ids.contains($0.id) }
  }

  /// The requirements of the chapters on errors that name a code, by its number in brackets.
  func requirements(naming code: ErrorCode) -> [Requirement] {
    AllEvidence.requirements.filter {
      [.errors, .errorCodes].contains($0.area) && $0.sentence.contains("(\(code.number))")
    }
  }

  /// The questions that decide whether a case expects an error: one reading expects it, another does not, all
  /// else being alike.
  func questions(reporting error: ErrorCode) -> [OpenQuestion] {
    var ids: Set<String> = []
    for step in cases.flatMap(\.steps) where step.see.count > 1 {
      let with = step.see.filter { $0.value.expects(error) }
      guard !with.isEmpty else { continue }
      let without = step.see.filter { !$0.value.expects(error) }
      for one in with {
        for other in without {
          let apart = one.conditions.filter { condition in
            other.conditions.contains { $0.question == condition.question && $0.reading != condition.reading }
          }
          if apart.count == 1 { ids.formUnion(apart.map(\.question)) }
        }
      }
    }
    return AllEvidence.questions.filter { ids.contains($0.id) }
  }

  /// The cases that expect an error under all readings.
  func cases(alwaysExpecting error: ErrorCode) -> [ConformanceCase] {
    cases.filter { one in
      one.steps.contains { step in
        step.see.contains { $0.conditions.isEmpty && $0.value.expects(error) }
      }
    }
  }
}

extension ExpectedStep {
  func expects(_ error: ErrorCode) -> Bool { items.contains { $0.expects(error) } }
}

extension CaseStep {
  /// Whether the step expects an error under some reading.
  func expects(_ error: ErrorCode) -> Bool { see.contains { $0.value.expects(error) } }
}

extension ExpectedItem {
  /// Whether the item is a call completed with the error.
  func expects(_ error: ErrorCode) -> Bool {
    switch self {
    case .completed(let completion): completion.outcome == .error(error)
    case .anyOrder(let items): items.contains { $0.expects(error) }
    case .prompt, .message, .reported, .restricted: false
    }
  }
}
