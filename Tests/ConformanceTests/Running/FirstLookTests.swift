import PushModel
import ReferenceAdapter
import ReferencePort
import TestSupport
import Testing

@testable import Conformance

/// Findings about an adapter before its cases are played, and about one that leaves state behind.
@Suite struct FirstLookTests {
  /// The cases tell what a port does wrong. Its adapter is not to blame for it.
  @Test(arguments: [Edition.tcpushKo, .toastKo, .nhncloudKo].enumerated().map { ($0.offset, $0.element) })
  func `No adapter is blamed for its port`(place: Int, edition: Edition) throws {
    // Each fault is tried in one of the editions.
    let faults = Fault.allCases.enumerated().filter { $0.offset % 3 == place }.map(\.element)
    for fault in [nil] + faults.map(Optional.some) {
      let port = Fresh(edition: edition, fault: fault)
      var look = FirstLook(port, edition: edition, profile: try port.profile, pause: {})
      let finding = try look.find()
      #expect(finding == nil, "\(String(describing: fault)): \(finding?.lines ?? [])")
      #expect(look.hint == nil || fault != nil, "\(look.hint ?? "")")
    }
  }

  @Test func `A case that fails after another alone is a leak`() throws {
    let cases = ["REG-002", "ERR-003"].compactMap { id in ShippedCases.all.first { $0.id == id } }
    var port = Fresh(edition: .nhncloudKo, fault: nil)
    port.keepsEverything = true
    let result = SuiteRunner(cases: cases, edition: .nhncloudKo).run(on: &port)
    #expect(result.records.map(\.verdict) == [.pass, .leaks])
    #expect(result.exitCode == 3)
    let message = try #require(result.records.last?.message)
    #expect(
      message.contains("it fails after REG-002, and comes out well alone in a fresh process"), "\(message)")
  }

  @Test func `A case that fails alone is no leak`() {
    let cases = ["REG-002", "ERR-003"].compactMap { id in ShippedCases.all.first { $0.id == id } }
    var port = Fresh(edition: .nhncloudKo, fault: .registersBeforeInitialization)
    let result = SuiteRunner(cases: cases, edition: .nhncloudKo).run(on: &port)
    #expect(result.records.map(\.verdict) == [.pass, .fail])
    #expect(result.exitCode == 1)
  }
}

/// The reference port as if in a process of its own: it can be started again.
private struct Fresh: Adapter {
  let edition: Edition
  let fault: Fault?
  /// Whether only the first reset does anything.
  var keepsEverything = false
  private var port: ReferenceAdapter
  private var isUsed = false

  init(edition: Edition, fault: Fault?) {
    self.edition = edition
    self.fault = fault
    port = ReferenceAdapter(edition: edition, fault: fault)
  }

  var profile: Profile { get throws(AdapterFault) { port.profile } }

  mutating func restart() throws(AdapterFault) {
    port = ReferenceAdapter(edition: edition, fault: fault)
    isUsed = false
  }

  mutating func reset(_ setting: Setting) throws(AdapterFault) {
    guard !keepsEverything || !isUsed else { return }
    isUsed = true
    try port.reset(setting)
  }

  mutating func perform(_ stimulus: Stimulus, as name: String?) throws(AdapterFault) -> Reply {
    try port.perform(stimulus, as: name)
  }
}
