package import PushModel
import StateMachines
import Synchronization

/// The specification as a port that notes which open questions were asked, and which rules asked them.
package struct QuestioningPort: Adapter, Sendable {
  var port: ModelPort
  /// The readings that are followed, as a single combination.
  private(set) var combination = ReadingSet().first
  /// The branches that were followed since the last call of `follow`.
  private var passed: [PushSystem.PassedBranch] = []

  package init(edition: Edition, names: Names = Names()) {
    port = ModelPort(Interpretation(edition: edition), names: names)
  }

  package var profile: Profile { port.profile }

  /// Follows a single combination of readings from now on, and starts new notes.
  package mutating func follow(_ other: ReadingSet) {
    passed.removeAll(keepingCapacity: true)
    guard other != combination else { return }
    combination = other
    port.exchangeRules { Self.rules(of: $0, under: other) }
  }

  /// The rules under a combination of readings, from a cache.
  private static func rules(of known: Interpretation, under other: ReadingSet) -> Interpretation {
    interpretations.withLock { interpretations in
      if let found = interpretations[known.edition]?[other] { return found }
      if interpretations[known.edition, default: [:]].count > limit { interpretations[known.edition] = [:] }
      let made = known.following(other.readings)
      interpretations[known.edition, default: [:]][other] = made
      return made
    }
  }

  /// The limit of cached combinations per edition.
  private static let limit = 2000
  private static let interpretations = Mutex<[Edition: [ReadingSet: Interpretation]]>([:])

  var rules: [RuleTaken] { passed.map { port.rule($0) } }

  /// The followed rules that decide what a record holds.
  var decisive: RecordBasis {
    let deciding = RecordBasis.deciding[port.setting.edition]
    return passed.reduce(into: RecordBasis()) { $0 = $0.followed(by: deciding[Int($1.branch)]) }
  }

  /// The questions that were asked, by their places in `ReadingSet`.
  package var asked: [Int] {
    let questions = Self.questions[port.setting.edition]
    var asked: [Int] = []
    for passed in passed {
      let isAboutVoIP = Self.membersAboutVoIP[Int(passed.member)]
      for general in questions[Int(passed.branch)] {
        let place = isAboutVoIP ? ReadingSet.placeAboutVoIP(of: general) : general
        if !asked.contains(place) { asked.append(place) }
      }
    }
    return asked.sorted()
  }

  private static let membersAboutVoIP = Member.allCases.map(\.isAboutVoIP)

  /// For each branch, the questions on the path to it.
  private static let questions = PerEdition { edition in
    let tables = PushTables.of(edition)
    return (0..<tables.branchCount).map { number in
      tables.branch(number).branch.path.compactMap { ReadingSet.place(of: $0.question) }
    }
  }

  package mutating func reset(_ setting: Setting) {
    putOff = []
    port.reset(setting)
  }

  /// A stimulus that has reached the port, and that the port has not acted on.
  struct PutOff: Hashable, Sendable {
    let stimulus: Stimulus
    let name: String?
    /// The step that it belongs to.
    let action: CaseAction
  }

  /// The stimuli that were put off, in order.
  private(set) var putOff: [PutOff] = []
  /// Whether a call of the app is among them.
  var hasPutOffCall: Bool { putOff.contains { $0.stimulus.call != nil } }
  /// The step whose stimuli are put off now.
  var putsOff: CaseAction?

  /// Removes and returns the stimuli that were put off.
  mutating func takePutOff() -> [PutOff] {
    defer { putOff = [] }
    return putOff
  }

  package mutating func perform(_ stimulus: Stimulus, as name: String?) -> Reply {
    if stimulus == .terminated {
      putOff = []
    } else if let action = putsOff {
      putOff.append(PutOff(stimulus: stimulus, name: name, action: action))
      return .observed([])
    }
    let reply = port.perform(stimulus, as: name)
    passed += port.passed
    return reply
  }
}
