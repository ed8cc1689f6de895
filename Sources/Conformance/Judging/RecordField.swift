import PushModel
import StateMachines

/// What a record holds besides its token.
enum RecordField: CaseIterable {
  case language, sandbox, appKey, agreement, user

  /// The requirement on it: of those that were followed where there are several, or of what has decided it before.
  func requirement(among followed: [String], before basis: RecordBasis) -> String? {
    switch self {
    case .language: "REG-13"
    case .sandbox: "REG-12"
    case .appKey: "INIT-7"
    // Where none is given, that weighs less than where one is.
    case .agreement: followed.last { $0.hasPrefix("AGR-") } ?? basis.agreement
    case .user: basis.user
    }
  }

  /// Whether it says at which service a token is registered: a record with another one is not what was to be registered,
  /// but that of another app, or of another environment.
  var saysWhere: Bool {
    switch self {
    case .sandbox, .appKey: true
    case .language, .agreement, .user: false
    }
  }
}

extension RecordField {
  /// Whether two records have the same.
  func isTheSame(in record: ServerRecord, _ other: ServerRecord) -> Bool {
    var taken = record
    taken.take(self, from: other)
    return taken == record
  }

  /// Whether an update names it.
  func isNamed(in changes: TokenChanges) -> Bool {
    self == .user && changes.user != nil || self == .language && changes.language != nil
      || self == .agreement && changes.agreement != nil
  }
}

/// The requirements that have decided last for whom, and with which agreement, a token is registered.
struct RecordBasis: Sendable {
  var user: String?
  var agreement: String?

  /// The same after others were followed.
  func followed(by later: Self) -> Self {
    Self(user: later.user ?? user, agreement: later.agreement ?? agreement)
  }

  /// For each branch what it decides, be it nothing.
  static let deciding = PerEdition { edition in
    let tables = PushTables.of(edition)
    return (0..<tables.branchCount).map { RecordBasis(decidedBy: RuleTaken(branch: $0, in: tables)) }
  }
}

extension RecordBasis {
  private init(decidedBy rule: RuleTaken) {
    self.init()
    guard rule.hasOutputs else { return }
    let id = rule.citation.id
    if id.hasPrefix("LOGIN-") { user = id }
    if id.hasPrefix("AGR-") { agreement = id }
  }
}

extension Observed {
  /// The field of records and information that is all that differs from what was expected.
  func wrongField(beside expected: Observed) -> RecordField? {
    RecordField.allCases.first { field in
      var other = expected
      if let seen = apnsRecord { other.apnsRecord?.take(field, from: seen) }
      if let seen = voipRecord { other.voipRecord?.take(field, from: seen) }
      for (place, seen) in zip(other.items.indices, items) { other.items[place].take(field, from: seen) }
      return other == self
    }
  }

  /// How many fields of the records are as another has them.
  func countOfFieldsShared(with other: Observed) -> Int {
    func count(_ record: ServerRecord?, _ other: ServerRecord?) -> Int {
      guard let record, let other else { return 0 }
      return RecordField.allCases.count { $0.isTheSame(in: record, other) }
    }
    return count(apnsRecord, other.apnsRecord) + count(voipRecord, other.voipRecord)
  }
}

extension Observed.Item {
  fileprivate mutating func take(_ field: RecordField, from other: Observed.Item) {
    guard case .completed(let which, var completion) = self, case .completed(_, let seen) = other else {
      return
    }
    switch field {
    case .language, .sandbox, .appKey: return
    case .agreement: completion.info?.agreement = seen.info?.agreement
    case .user: completion.info?.user = seen.info?.user
    }
    self = .completed(which, completion)
  }
}

extension ServerRecord {
  fileprivate mutating func take(_ field: RecordField, from other: ServerRecord) {
    switch field {
    case .language: language = other.language
    case .sandbox: sandbox = other.sandbox
    case .appKey: appKey = other.appKey
    case .agreement: agreement = other.agreement
    case .user: user = other.user
    }
  }
}
