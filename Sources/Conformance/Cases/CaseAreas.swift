package import PushModel

extension ConformanceCase {
  /// The areas that the case needs in an edition.
  package func areas(in edition: Edition) -> Set<OptionalArea> {
    var areas = Set(steps.flatMap { $0.action.areas(in: edition) })
    if given.isAboutVoIP { areas.insert(.voip) }
    return areas
  }

  /// Sets all delegates if a step is about VoIP, and the case does not say which are set.
  mutating func setDelegatesWhereNeeded() {
    guard given.delegate == .whereNeeded else { return }
    let isAboutVoIP = steps.contains { step in editions.contains { step.action.areas(in: $0).contains(.voip) }
    }
    if isAboutVoIP { given.delegate = .set }
  }

  /// The kinds of observation that the case expects, of those that a port may be unable to show.
  var optionalObservations: Set<OptionalObservation> {
    Set(steps.flatMap(\.see).flatMap(\.value.items).compactMap(\.kind))
  }
}

extension Given {
  /// Whether the setting is about VoIP messages or tokens.
  package var isAboutVoIP: Bool {
    registered.contains(.voip) || configuration.pushTypes??.contains(.voip) ?? false || world.pushkit != nil
      || world.app != nil
  }
}

extension CaseAction {
  /// The areas that the step belongs to in an edition.
  package func areas(in edition: Edition) -> Set<OptionalArea> {
    switch self {
    case .register(let type, _, _), .tokenAnswered(let type, _), .tokenChanges(let type): Self.areas(type)
    case .query(let type): Self.areas(type).union([.query])
    case .unregister(let type, _): Self.areas(type).union([.unregistration])
    case .update: [.update]
    // A single delegate for everything belongs to no area.
    case .setDelegate(let type, _):
      edition.registersAllTypesAtOnce
        ? [] : type == .voip ? [.voip] : edition.fallsBackToDevice ? [.messages] : []
    case .voipArrives, .tokenInvalidated: [.voip]
    case .notificationArrives: [.messages]
    case .initialize(let changes, _): changes.pushTypes??.contains(.voip) ?? false ? [.voip] : []
    case .world(let changes): changes.pushkit != nil || changes.app != nil ? [.voip] : []
    case .setUser, .promptAnswered, .settings, .serverAnswers, .network, .terminates, .launches,
      .entersForeground, .entersBackground, .timePasses:
      []
    }
  }

  private static func areas(_ type: PushType) -> Set<OptionalArea> { type == .voip ? [.voip] : [] }
}
