import CommandSupport
import ConformanceCases
import Foundation
import JSON
import ModelBasedTesting
import PushModel
import ReferenceAdapter
import Synchronization
import Testing

@testable import Conformance
@testable import ProcessAdapters
@testable import pushspec

/// No input makes the command crash, hang or eat memory, and each refused input is told with the place of the mistake.
///
/// To run for longer by hand: `PUSHSPEC_HOSTILE=10000000`, with `PUSHSPEC_HOSTILE_SEED` and, to go on after a crash,
/// `PUSHSPEC_HOSTILE_FIRST`.
@Suite struct HostileInputTests {
  private static let environment = ProcessInfo.processInfo.environment
  private static let count = environment["PUSHSPEC_HOSTILE"].flatMap { Int($0) } ?? 4000
  private static let seed = environment["PUSHSPEC_HOSTILE_SEED"].flatMap { UInt64($0) } ?? 1
  private static let first = environment["PUSHSPEC_HOSTILE_FIRST"].flatMap { Int($0) } ?? 0

  /// Three cases of each table: in fewer bytes the spoilt ones matter more often, and more inputs can be tried.
  private static let tables: [[UInt8]] = CaseTables.shipped.tables.compactMap { table in
    guard let bytes = try? InputFile.read(table.path),
      case .object(let members)? = try? JSONNode.parse(bytes).value
    else { return nil }
    let fewer = members.map { member in
      guard ["rows", "scenarios"].contains(member.name), case .array(let some) = member.node.value else {
        return member
      }
      return JSONMember(
        name: member.name, namePlace: member.namePlace, node: JSONNode(.array(Array(some.prefix(3)))))
    }
    return Array(CanonicalForm.render(JSONNode(.object(fewer))).utf8)
  }

  private static let transcript: [UInt8] = {
    let lines = Mutex<[UInt8]>([])
    let transcript = Transcript { bytes in lines.withLock { $0 += bytes } }
    var runner = SuiteRunner(
      cases: CaseTables.shipped.cases.filter { ["REG-002", "LOGIN-030", "VOIP-001"].contains($0.id) },
      edition: .toastJa)
    runner.onStart = { transcript.start($0, edition: $1, cases: $2) }
    runner.onRecord = transcript.add
    var port = ReferenceAdapter(edition: .toastJa)
    transcript.end(runner.run(on: &port))
    return lines.withLock { $0 }
  }()

  private static let replies: [[UInt8]] = {
    let lines = transcript.split(separator: UInt8(ascii: "\n"))
    let replies = lines.compactMap { try? JSONNode.parse($0)["reply"]?.line() }
    let hello = #"{"protocol":1,"nonce":"n","adapter":"a 1","implementation":"i 1","edition":"toast-ja"}"#
    return Array(Set(replies + [Array(hello.utf8)])).sorted { $0.lexicographicallyPrecedes($1) }
  }()

  private static let requests: [[UInt8]] = transcript.split(separator: UInt8(ascii: "\n")).compactMap {
    line in
    guard case .object(let members)? = try? JSONNode.parse(line)["request"]?.value else { return nil }
    let head = JSONNode.memberList(["id": 1.json, "op": "step".json])
    return JSONNode(.object(head + members)).line()
  }

  private static let commands: [[String]] = CommandLineTool.pushspec.commands.flatMap { command in
    HelpText(tool: .pushspec).of(command).split(separator: "\n")
      .filter { $0.contains("pushspec \(command.name)") }
      .compactMap {
        guard let start = $0.firstRange(of: "pushspec ") else { return nil }
        return (try? CommandWords.split(String($0[start.upperBound...])))
      }
  }

  private static let options = CommandLineTool.pushspec.commands.flatMap { $0.syntax.options }.map(\.name)

  /// Tries each input, and expects that the memory stays bounded.
  private func each(_ take: (inout HostileInputs) -> Void) {
    for number in Self.first..<(Self.first + Self.count) {
      if number.isMultiple(of: 100_000), number > 0 { print("input \(number)") }
      var inputs = HostileInputs(seed: Self.seed, number: number)
      take(&inputs)
    }
    if let use = MemoryUse.current { #expect(use < 4 << 30) }
  }

  private func checkPlain(_ text: String) {
    #expect(!text.unicodeScalars.contains { !$0.isPlain && $0 != "\n" }, "\(text.debugDescription)")
  }

  @Test func `Adapters lines`() {
    let compiled = CaseTables.shipped.cases.filter { $0.id == "REG-002" || $0.id == "VOIP-001" }
    each { inputs in
      var port = SpoiltPort(lines: (0..<6).map { _ in inputs.spoilt(Self.replies) })
      let result = SuiteRunner(cases: compiled, edition: .toastJa).run(on: &port)
      for fault in port.faults {
        #expect(fault.place.line >= 1 && fault.place.column >= 1 && !fault.reason.isEmpty)
        checkPlain(fault.reason)
      }
      // To render every report would take most of the time.
      if inputs.below(20) == 0 { checkPlain(TextReport().render(EditionReport(result))) }
    }
  }

  @Test func `Requests to a port`() {
    var server = AdapterServer(ReferenceAdapter(edition: .toastJa))
    each { inputs in
      let reply = server.answer(inputs.spoilt(Self.requests)).reply
      #expect((try? JSONNode.parse(reply)) != nil)
    }
  }

  @Test func `Case tables`() {
    each { inputs in
      let (table, problems) = CaseDecoder.table(inputs.spoilt(Self.tables), path: "t.json")
      #expect(table != nil || !problems.isEmpty)
      for problem in problems {
        #expect(problem.place.line >= 1 && problem.place.column >= 1)
        #expect(problem.description.utf8.count < 20_000)
        checkPlain(problem.description)
      }
      guard let table, inputs.below(10) == 0 else { return }
      for problem in CaseLint.check([table]) { checkPlain(problem.description) }
      var port = ReferenceAdapter(edition: .toastJa)
      let result = SuiteRunner(cases: table.cases, edition: .toastJa).run(on: &port)
      checkPlain(TextReport().render(EditionReport(result)))
    }
  }

  @Test func `Transcripts`() {
    let cases = CaseTables.shipped.cases.filter { ["REG-002", "LOGIN-030", "VOIP-001"].contains($0.id) }
    each { inputs in
      do throws(JSONError) {
        let runs = try Transcript.read(inputs.spoilt([Self.transcript]))
        guard inputs.below(20) == 0 else { return }
        let report = DeparturesReport(comparisons: runs.map { TranscriptJudgement($0, cases: cases) })
        checkPlain(report.text)
      } catch {
        #expect(error.place.line >= 1 && error.place.column >= 1 && !error.reason.isEmpty)
        checkPlain(error.reason)
      }
    }
  }

  @Test func `Command lines`() {
    each { inputs in
      var words = inputs.spoiltWords(Self.commands, options: Self.options)
      guard !words.isEmpty, case let name = words.removeFirst(),
        let command = CommandLineTool.pushspec.commands.first(where: { $0.name == name })
      else { return }
      do throws(UsageError) {
        _ = try ArgumentParser(command.syntax, of: command.name).parse(words)
      } catch {
        let line = error.line(of: "pushspec")
        checkPlain(line)
        #expect(line.utf8.count < 20_000)
      }
    }
  }
}

/// A port whose answers are spoilt lines. An unreadable answer ends the case, as over a wire.
private struct SpoiltPort: Adapter {
  let lines: [[UInt8]]
  var next = 0
  var faults: [JSONError] = []

  init(lines: [[UInt8]]) { self.lines = lines }

  var profile: Profile { Profile(adapter: "a", implementation: "i", edition: .toastJa) }
  var diagnostics: String { String(decoding: lines[0], as: UTF8.self) }

  mutating func restart() {}

  mutating func reset(_ setting: Setting) {
    if let json = try? JSONNode.parse(lines[0]) { _ = try? WireProtocol.greeting(json, nonce: "n") }
  }

  mutating func perform(_ stimulus: Stimulus, as name: String?) throws(AdapterFault) -> Reply {
    next += 1
    do throws(JSONError) {
      return try Reply(json: JSONNode.parse(lines[next % lines.count]))
    } catch {
      faults.append(error)
      throw AdapterFault(.protocolBroken, error.reason)
    }
  }
}
