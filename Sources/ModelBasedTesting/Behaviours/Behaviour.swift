public import Conformance
public import PushModel

/// A part of an SDK's behaviour: a setting and an alphabet of steps.
///
/// Complete suites and walks use the same behaviours, so their findings can be compared.
public struct Behaviour: Hashable, Sendable {
  /// The name, as on the command line.
  public let name: BehaviourName
  /// The edition of the calls.
  public let edition: Edition
  /// The setting before the first step.
  package var given: Given
  /// The alphabet.
  public var symbols: [BehaviourInput]
  /// The largest number of open calls; the app makes no more until one completes. No document and no open
  /// question is about more than two calls at once.
  public var openCallLimit = 2

  init(_ name: BehaviourName, edition: Edition, given: Given = Given(), symbols: [BehaviourInput]) {
    self.name = name
    self.edition = edition
    self.given = given
    self.symbols = symbols
    let isAboutVoIP = symbols.contains { $0.action.areas(in: edition).contains(.voip) }
    if given.delegate == .whereNeeded, isAboutVoIP { self.given.delegate = .set }
  }

  /// The behaviour of a port without some areas; `nil` if no call is left.
  public func without(_ areas: Set<OptionalArea>) -> Behaviour? {
    guard !areas.isEmpty else { return self }
    var rest = self
    rest.symbols.removeAll { !$0.action.areas(in: edition).isDisjoint(with: areas) }
    if areas.contains(.voip), rest.given.delegate == .set { rest.given.delegate = .whereNeeded }
    return rest.symbols.isEmpty || rest.given.isAboutVoIP && areas.contains(.voip) ? nil : rest
  }

  /// The behaviours of an edition whose API has the calls for them.
  public static func all(in edition: Edition) -> [Behaviour] {
    BehaviourName.allCases.compactMap { Behaviour($0, in: edition) }
  }
}

/// The behaviours of the core.
public enum BehaviourName: String, CaseIterable, Hashable, Sendable {
  case initialization, login, permission, agreement, flag, query, unregistration, update
  case overlapping, overlappingQueries = "overlapping-queries", network, tokens, voip, callReporting =
    "call-reporting", restart, everything
}
