import PushModel
import ReferenceAdapter
import TestSupport
import Testing

@testable import Conformance

/// A mistake that a port makes once in a run counts, though the port is right whenever the case is played again.
@Suite struct OnceWrongTests {
  private static let edition = Edition.toastJa

  /// A run that stops at the first finding, of cases in which the mistake has consequences.
  private static func run(_ port: inout OnceWrong) -> SuiteResult {
    let area = port.kind == .code ? Area.errors : .agreement
    let cases = ShippedCases.all.filter { Area(ofID: $0.id) == area && $0.editions.contains(edition) }.prefix(
      20)
    var runner = SuiteRunner(cases: Array(cases), edition: edition)
    runner.looksFirst = true
    runner.stopsAtFailure = true
    return runner.run(on: &port)
  }

  @Test(arguments: OnceWrong.Kind.allCases)
  func `No port conforms that is wrong in one of five places, of each kind`(kind: OnceWrong.Kind) {
    var sound = OnceWrong(kind, at: .max)
    #expect(Self.run(&sound).exitCode == 0)
    for place in 0..<5 {
      var port = OnceWrong(kind, at: sound.places[(2 * place + 1) * sound.places.count / 10])
      let result = Self.run(&port)
      #expect(port.wasWrong && result.exitCode == 1, "\(kind) in \(place): \(result.totals.words)")
      let found = result.records.filter(\.verdict.countsAsFailed)
      #expect(found.map(\.verdict) == [.unsteady], "\(kind) in \(place): \(found.map(\.message))")
    }
  }
}

/// The reference port with one mistake, made once.
struct OnceWrong: Adapter {
  enum Kind: CaseIterable {
    case code, user, token, loses, doubles, crashes
  }

  private var port = ReferenceAdapter()
  let kind: Kind
  private let place: Int
  /// The number of occasions for the mistake so far. `places` has those with consequences: a refused request has none.
  private var count = 0
  private(set) var places: [Int] = []
  private(set) var wasWrong = false
  /// The requests that have not been answered.
  private var sent: [String: Int] = [:]

  init(_ kind: Kind, at place: Int) {
    self.kind = kind
    self.place = place
  }

  var profile: Profile { port.profile }

  mutating func reset(_ setting: Setting) throws(AdapterFault) {
    sent = [:]
    try port.reset(setting)
  }

  mutating func restart() {}

  mutating func perform(_ stimulus: Stimulus, as name: String?) throws(AdapterFault) -> Reply {
    if case .answer(let id, .accepted(_)) = stimulus, let place = sent[id] { places.append(place) }
    if kind == .crashes, isNow() { throw AdapterFault(.ended, "the port has ended") }
    let reply = try port.perform(stimulus, as: name)
    guard case .observed(let observations) = reply else { return reply }
    return .observed(observations.flatMap { changed($0) })
  }

  private mutating func isNow(_ request: String? = nil) -> Bool {
    if let request { sent[request] = count } else { places.append(count) }
    defer { count += 1 }
    guard count == place else { return false }
    wasWrong = true
    return true
  }

  private mutating func changed(_ observation: Observation) -> [Observation] {
    switch kind {
    case .code:
      guard case .completed(var completion) = observation, completion.error != nil, isNow() else { break }
      completion.error = WrittenError(domain: nil, code: .number(4711))
      return [.completed(completion)]
    case .user, .token:
      guard case .requested(let id, .server(.register(var record))) = observation,
        record.type == .apns, isNow(id)
      else { break }
      if kind == .user { record.user = "somebody else" } else { record.token += "0" }
      return [.requested(id: id, .server(.register(record)))]
    case .loses, .doubles:
      guard case .completed = observation, isNow() else { break }
      return kind == .loses ? [] : [observation, observation]
    case .crashes: break
    }
    return [observation]
  }
}
