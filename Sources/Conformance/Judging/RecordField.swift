import PushModel
import StateMachines

/// The fields of a record besides its token.
enum RecordField: CaseIterable {
  case language, sandbox, appKey, agreement, user

  /// The requirement on the field: one of those that were followed, or the one that decided it before.
  func requirement(among followed: [String], before basis: RecordBasis) -> String? {
    switch self {
    case .language: "REG-13"
    case .sandbox: "REG-12"
    case .appKey: "INIT-7"
    // A followed rule without an agreement weighs less than one with an agreement.
    case .agreement: followed.last { $0.hasPrefix("AGR-") } ?? basis.agreement
    case .user: basis.user
    }
  }

  /// Whether the field says where a token is registered: with another value the record belongs to another app or
  /// environment.
  var saysWhere: Bool {
    switch self {
    case .sandbox, .appKey: true
    case .language, .agreement, .user: false
    }
  }
}

extension RecordField {
  /// The aspect that leaves the field open.
  fileprivate var aspect: Aspects {
    switch self {
    case .language, .sandbox, .appKey: .settings
    case .agreement: .agreement
    case .user: .owner
    }
  }

  /// Whether two records have the same value of the field.
  func isTheSame(in record: ServerRecord, _ other: ServerRecord) -> Bool {
    var taken = record
    taken.take(self, from: other)
    return taken == record
  }

  /// Whether an update names the field.
  func isNamed(in changes: TokenChanges) -> Bool {
    self == .user && changes.user != nil || self == .language && changes.language != nil
      || self == .agreement && changes.agreement != nil
  }
}

/// The requirements that were the last to decide for which user, and with which agreement, a token is registered.
struct RecordBasis: Sendable {
  var user: String?
  var agreement: String?

  /// The basis after later requirements were followed.
  func followed(by later: Self) -> Self {
    Self(user: later.user ?? user, agreement: later.agreement ?? agreement)
  }

  /// For each branch, the basis that it decides; empty if none.
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
  /// The only field of records and information that differs from what was expected; `nil` if there is none or more.
  func wrongField(beside expected: Observed) -> RecordField? {
    RecordField.allCases.first { field in
      var other = expected
      if let seen = apnsRecord { other.apnsRecord?.take(field, from: seen) }
      if let seen = voipRecord { other.voipRecord?.take(field, from: seen) }
      for (place, seen) in zip(other.items.indices, items) { other.items[place].take(field, from: seen) }
      return other == self
    }
  }

  /// The number of fields of records with the same value in both.
  func countOfFieldsShared(with other: Observed) -> Int {
    func count(_ record: ServerRecord?, _ other: ServerRecord?) -> Int {
      guard let record, let other else { return 0 }
      return RecordField.allCases.count { $0.isTheSame(in: record, other) }
    }
    return count(apnsRecord, other.apnsRecord) + count(voipRecord, other.voipRecord)
  }
}

extension Observed {
  /// The same with what a way expects where it leaves that open: only the rest can be wrong.
  func decided(by way: Way?) -> Observed {
    guard let blur = way?.blur, let expected = way?.seen else { return self }
    var result = self
    for (place, right) in zip(items.indices, expected.items) {
      guard case .completed(let which, var completion) = items[place],
        case .completed(which, let other) = right, completion.operation == other.operation,
        completion.type == other.type
      else { continue }
      let open = blur.aspects[completion.type]
      if open.contains(.code), completion.error != nil, other.error != nil { completion.error = other.error }
      if open.contains(.token) {
        completion.token = other.token
        completion.info?.token = other.info?.token
      }
      result.items[place] = .completed(which, completion)
      for field in RecordField.allCases where open.contains(field.aspect) {
        result.items[place].take(field, from: right)
      }
    }
    if let right = expected.apnsRecord { result.apnsRecord?.take(blur.aspects[.apns], from: right) }
    if let right = expected.voipRecord { result.voipRecord?.take(blur.aspects[.voip], from: right) }
    return result == expected ? self : result
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
  /// Takes over the fields that some open aspects are about.
  mutating func take(_ open: Aspects, from other: ServerRecord) {
    if open.contains(.token) { token = other.token }
    for field in RecordField.allCases where open.contains(field.aspect) { take(field, from: other) }
  }

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
