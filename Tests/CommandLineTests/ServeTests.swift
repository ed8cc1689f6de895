import CommandSupport
import Conformance
import Foundation
import ProcessAdapters
import PushModel
import ReferenceAdapter
import Synchronization
import TestSupport
import Testing

@testable import pushspec

@Suite struct ServeTests {
  @Test(arguments: [Edition.toastKo, .nhncloudKo])
  func `In process and out of process the same port gives the same transcript`(_ edition: Edition) throws {
    var inProcess = ReferenceAdapter(edition: edition)
    var outOfProcess = ProcessAdapter(arguments: [try RunningCommand.executable(), "adapter", "serve"])
    let expected = transcript(of: &inProcess, in: edition)
    let served = transcript(of: &outOfProcess, in: edition)
    try outOfProcess.shutdown()
    #expect(expected.count > 100)
    #expect(served == expected)
  }

  /// The lines of a transcript, without the one that says how the port was joined to the suite.
  private func transcript<A: Adapter>(of adapter: inout A, in edition: Edition) -> [String] {
    var runner = SuiteRunner(cases: ShippedCases.all.filter { $0.area == .query }, edition: edition)
    let sink = TranscriptLines()
    let transcript = Transcript { sink.add($0) }
    runner.onRecord = { transcript.add($0) }
    transcript.end(runner.run(on: &adapter))
    return sink.lines
  }
}

private final class TranscriptLines: Sendable {
  private let gathered = Mutex<[String]>([])

  func add(_ bytes: [UInt8]) {
    gathered.withLock { $0.append(String(decoding: bytes, as: UTF8.self)) }
  }

  var lines: [String] { gathered.withLock { $0 } }
}
