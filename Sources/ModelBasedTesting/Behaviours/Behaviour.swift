public import Conformance
public import PushModel

/// A part of what an SDK does, by what can happen in it: a setting and an alphabet of steps.
///
/// Complete suites and walks speak of a behaviour, so that what they find can be compared.
public struct Behaviour: Hashable, Sendable {
  /// The name, as the command line takes it.
  public let name: BehaviourName
  /// The edition whose calls the alphabet holds.
  public let edition: Edition
  /// What is true before the first step.
  package var given: Given
  /// What can happen.
  public var symbols: [BehaviourInput]
  /// How many calls may be open at once; the app makes no more until one completes. Of more than two
  /// calls at once no document and no open question speaks.
  public var openCallLimit = 2
  /// Whether the app may set the user id that is set already. Where an update may have failed, nothing
  /// says whether that tries it again.
  public var repeatsUser = false

  init(_ name: BehaviourName, edition: Edition, given: Given = Given(), symbols: [BehaviourInput]) {
    self.name = name
    self.edition = edition
    self.given = given
    self.symbols = symbols
    let isAboutVoIP = symbols.contains { $0.action.areas(in: edition).contains(.voip) }
    if given.delegate == .whereNeeded, isAboutVoIP { self.given.delegate = .set }
  }

  /// The behaviour of a port that does not offer some areas; `nil` if nothing is left of it.
  public func without(_ areas: Set<OptionalArea>) -> Behaviour? {
    guard !areas.isEmpty else { return self }
    var rest = self
    rest.symbols.removeAll { !$0.action.areas(in: edition).isDisjoint(with: areas) }
    if areas.contains(.voip), rest.given.delegate == .set { rest.given.delegate = .whereNeeded }
    return rest.symbols.isEmpty || rest.given.isAboutVoIP && areas.contains(.voip) ? nil : rest
  }

  /// The behaviours of an edition, without those that its API has no calls for.
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
