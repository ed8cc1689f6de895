package import PushModel

extension Requirement {
  /// The requirements on which neither a machine nor a case rests yet.
  static let awaitingTests =
    messages + actions + options + categories + richMessages + metrics + serviceExtension + tags
    + configuration + errorCodes + installation + callShapes

  private static let idsAwaitingTests = Set(awaitingTests.map(\.id))

  /// Whether neither a machine nor a case rests on the requirement yet.
  package var awaitsTests: Bool { Self.idsAwaitingTests.contains(id) }
}

extension OpenQuestion {
  /// The questions that no case is about yet. A few of them no case could decide.
  static let withoutCases =
    messages + actions + options + categories + richMessages + metrics + serviceExtension
    + tags + UntestableQuestion.tags.map(\.question)
    + configuration + UntestableQuestion.configuration.map(\.question)

  private static let idsWithoutCases = Set(withoutCases.map(\.id))

  /// Whether a case could tell the readings apart, and none asks for them yet.
  package var awaitsTests: Bool { untestable == nil && Self.idsWithoutCases.contains(id) }
}

extension Area {
  /// Whether the area has evidence alone: no machine, no case and no verdict rests on it yet.
  package var awaitsTests: Bool {
    switch self {
    case .initialization, .login, .permission, .flag, .registration, .agreement, .query, .unregistration,
      .update, .voip, .callReporting, .messages, .errors, .order, .platform, .vendor, .suite:
      false
    case .actions, .options, .categories, .richMessages, .metrics, .serviceExtension, .tags,
      .configuration, .errorCodes, .installation:
      true
    }
  }
}
