import Conformance
import PushModel

/// What is seen of two editions' SDKs that both of their APIs can show.
///
/// An API writes errors in its own way, names calls in their completions or does not, hands back the information of a
/// token that was registered or does not, and takes a language with the configuration or the device's. For an error that
/// an edition does not have, its specification says that the system failed, and so does the other here. That is a
/// difference of shape and not of what happens; seen as one it would hide all others.
struct CommonView {
  private let editions: [Edition]
  /// Whether completions tell which call they are of.
  private let namesCalls: Bool
  /// Whether a registration hands back the information of its token.
  private let handsBackInformation: Bool
  /// Whether the language that is registered is part of the configuration.
  private let configuresLanguage: Bool

  /// What is common to two editions; to one and the same, all but how errors are written.
  init(_ first: Edition, _ second: Edition) {
    editions = [first, second]
    namesCalls = first.reportsToDelegate == second.reportsToDelegate
    handsBackInformation = first.fallsBackToDevice == second.fallsBackToDevice
    configuresLanguage = !editions.contains(.tcpushKo)
  }

  /// What can be seen so of something in one of the editions.
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
