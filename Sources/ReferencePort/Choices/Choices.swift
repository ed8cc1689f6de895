/// The SDK's answers to the open questions of the documents: one reading for each.
public struct Choices: Hashable, Sendable {
  private var chosen: [String: String] = [:]
  /// Notes each question that the SDK asks.
  private var inquiry: Inquiry?

  /// The readings to which the text leans; where it leans to none, the first ones.
  public init() {}

  /// The named readings by question id, and the standard ones for other questions.
  ///
  /// - Throws: ``UnknownChoice`` for a question or a reading that does not exist.
  public init(_ readings: [String: String]) throws(UnknownChoice) {
    for (question, reading) in readings.sorted(by: { $0.key < $1.key }) {
      guard let known = Self.readings(of: question), known.contains(reading) else {
        throw UnknownChoice(question: question, reading: reading)
      }
      chosen[question] = reading
    }
  }

  /// The named readings, as far as there is a choice, and the present ones for other questions. `inquiry`
  /// notes the questions that the SDK then asks.
  public func following(_ readings: [String: String], notedIn inquiry: Inquiry? = nil) -> Choices {
    var choices = self
    choices.inquiry = inquiry
    for (question, reading) in readings {
      let isKnown = Self.readings(of: question)?.contains(reading) ?? false
      choices.chosen[question] = isKnown ? reading : nil
    }
    return choices
  }

  /// The ids of the questions with a choice.
  public static var questions: [String] { switches.map(\.question) }

  /// The names of a question's readings; `nil` for an unknown question.
  public static func readings(of question: String) -> [String]? { names[question] }

  private static let switches =
    types.map { (question: $0.question, names: $0.names, standard: $0.names[0]) } + MeetingOfCalls.choices
  private static let names = Dictionary(uniqueKeysWithValues: switches.map { ($0.question, $0.names) })

  /// The followed reading of a question; `nil` for an unknown question.
  public func reading(of question: String) -> String? {
    chosen[question] ?? Self.switches.first { $0.question == question }?.standard
  }

  /// The named readings, by question id.
  public var named: [String: String] { chosen }

  subscript<C: Choice>(_ choice: C.Type) -> C {
    inquiry?.note(C.question)
    return chosen[C.question].flatMap(C.init(rawValue:)) ?? C.allCases[0]
  }

  subscript(_ meeting: MeetingOfCalls) -> Meeting {
    inquiry?.note(meeting.question)
    return chosen[meeting.question].flatMap(Meeting.init(rawValue:)) ?? meeting.standard
  }
}

/// The error for a question or a reading that does not exist.
public struct UnknownChoice: Error, Hashable, Sendable {
  /// The question.
  public let question: String
  /// The reading.
  public let reading: String
}

/// An open question with a switch in the SDK: one case for each reading, the standard one first.
protocol Choice: RawRepresentable<String>, CaseIterable, Hashable, Sendable where AllCases == [Self] {
  static var question: String { get }
}

extension Choice {
  static var names: [String] { allCases.map(\.rawValue) }
}

extension Choices {
  static let types: [any Choice.Type] = [
    UnregisterBeforeInitialization.self, QueryBeforeInitialization.self, OtherSettings.self,
    SettingsOfARegistration.self, InitializationAfterRestart.self, EmptyAppKey.self,
    InitializationDuringRegistration.self, MissedServerRegistration.self, MessageBeforeInitialization.self,
    DelegateOfSecondInitialization.self, PermissionBeforeInitialization.self,
    VoIPMessageBeforeInitialization.self, EarlyVoIPDelegate.self, InitializationOrUserFirst.self,
    UserOrPermissionFirst.self, PermissionOrNetworkFirst.self, LaterAnonymousRegistration.self,
    AnonymousRegistrationAfterUnregistering.self, RecordAfterLogout.self, UserChangedBeforeRequest.self,
    UserChangedDuringRequest.self, LogoutDuringRegistration.self, LogoutDuringRequest.self,
    FailedRefresh.self, UserAfterRestart.self, UserBeforeInitialization.self, EmptyUser.self,
    RefreshAfterRestart.self, RefreshOfVoIPToken.self, UserChangeWithoutUpdate.self, UpdateAfterRestart.self,
    UserOfUpdate.self,
    UnregisterWithoutRegistration.self, UnregisterWithoutUser.self, UserAfterUnregistration.self,
    UnregistrationAcrossRestart.self, TokenHandedBackAfterRestart.self, PromptMoment.self,
    AskingWhereUndocumented.self, RefusalWhereUndocumented.self, WithdrawnPermission.self,
    RecordAfterWithdrawal.self, LaterGrant.self, ProvisionalPermission.self, PromptWithFlag.self,
    AnswerWithFlag.self, AgreementWithFlag.self, FlagTurnedOff.self, SilentAPNs.self, ChangedToken.self,
    RegistrationAcrossRestart.self, RetryOfRegistration.self, UserInAnonymousInfo.self, TokenWithRefusal.self,
    OtherTypeOnRefusal.self, RegistrationWithoutDelegate.self, TokenWithServerFailure.self,
    NoAgreementYet.self, AgreementSetBefore.self, AgreementAfterRestart.self,
    AgreementAfterUnregistration.self, AgreementAfterUserChange.self, AgreementAfterLogout.self,
    AgreementAfterOtherSettings.self, NightWithoutAdvertisements.self, NotificationsDeclined.self,
    AdvertisementsWithoutNotifications.self, UnsetAgreement.self, QueryWithoutRegistration.self,
    QueryAfterUnregistration.self, SourceOfTheAnswer.self, SourceWithoutRegistration.self,
    QueryWithoutPermission.self, QueryWithoutUser.self, FailedQuery.self, ServerRefusalCode.self,
    TimeoutCode.self, OverlapCode.self, CodeWithoutToken.self, VoIPDuringRegistration.self,
    CallBesideOtherKind.self, AnonymousVoIP.self, AgreementOfVoIP.self, SilentPushKit.self,
    MessageWithoutDelegate.self, NotificationWithoutDelegate.self, MessageAfterUnregistration.self,
    InvalidatedVoIPToken.self, ChangedVoIPToken.self, VoIPAcrossRestart.self, WhoReports.self,
  ]
}
