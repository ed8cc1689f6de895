package import PushModel

extension Requirement {
  private static let idsAwaitingTests = Set(Documents.all.requirements.map(\.id))

  /// Whether neither a machine nor a case rests on the requirement yet.
  package var awaitsTests: Bool { Self.idsAwaitingTests.contains(id) }
}

extension OpenQuestion {
  private static let unasked = Dictionary(
    Documents.all.questions.map { ($0.question.id, $0) }, uniquingKeysWith: { first, _ in first })

  /// Why no case can tell the readings apart; `nil` where one can.
  package var untestable: String? { Self.unasked[id]?.untestable }

  /// Whether a case could tell the readings apart, and none asks for them yet.
  package var awaitsTests: Bool { Self.unasked[id].map { $0.untestable == nil } ?? false }
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
