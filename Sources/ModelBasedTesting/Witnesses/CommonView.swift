import Conformance
import PushModel

/// The observations that the APIs of two editions can both show.
///
/// APIs differ in how they write errors, whether completions name their calls, whether a registration hands
/// back the information of its token, and whether the language is configured or the device's. An error that
/// an edition lacks is a system failure in its specification, and so it is here for the other edition. These
/// are differences of form; counted as differences of behaviour they would hide all others.
struct CommonView {
  private let editions: [Edition]
  /// Whether completions name their calls.
  private let namesCalls: Bool
  /// Whether a registration hands back the information of its token.
  private let handsBackInformation: Bool
  /// Whether the registered language is part of the configuration.
  private let configuresLanguage: Bool

  /// The common part of two editions; of an edition with itself, all but the form of errors.
  init(_ first: Edition, _ second: Edition) {
    editions = [first, second]
    namesCalls = first.reportsToDelegate == second.reportsToDelegate
    handsBackInformation = first.fallsBackToDevice == second.fallsBackToDevice
    configuresLanguage = !editions.contains(.tcpushKo)
  }

  /// The observation of one edition in this view.
  func plain(_ observed: Observed, in edition: Edition) -> Observed {
    var plain = observed
    if !configuresLanguage {
      plain.apnsRecord?.language = nil
      plain.voipRecord?.language = nil
    }
    plain.items = observed.items.map { item in
      guard case .completed(let which, var completion) = item else { return item }
      if let error = completion.error,
        let code = ErrorCode.allCases.first(where: { $0.written(in: edition) == error })
      {
        let isCommon = editions.allSatisfy { code.written(in: $0) != nil }
        let common = isCommon ? code : ErrorCode.systemFailed
        completion.error = WrittenError(domain: nil, code: .name(common.rawValue))
      }
      if completion.operation == .register, !handsBackInformation { completion.info = nil }
      return .completed(namesCalls ? which : .unnamed, completion)
    }
    plain.items.sort { $0.words < $1.words }
    return plain
  }
}
