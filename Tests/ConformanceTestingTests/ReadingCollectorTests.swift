import Conformance
import ConformanceTesting
import PushModel
import ReferenceAdapter
import ReferencePort
import Testing

@Suite("Gathering the readings of a port")
struct ReadingCollectorTests {
  @Test("A port that keeps to its readings does not contradict itself")
  func consistentPort() {
    let readings = ReadingCollector()
    for testCase in queries { testCase.check(ReferenceAdapter(), into: readings) }
    #expect(readings.contradictions.isEmpty)
    #expect(readings.profile.entries.count > 3)
  }

  @Test("The reading that a port follows is found")
  func found() throws {
    let choices = try Choices(["Q-QUERY-3": "fromDevice"])
    let readings = ReadingCollector()
    for testCase in queries { testCase.check(ReferenceAdapter(choices: choices), into: readings) }
    let entry = try #require(readings.profile.entries.first { $0.question == "Q-QUERY-3" })
    #expect(entry.readings == ["fromDevice"])
    #expect(readings.contradictions.isEmpty)
  }

  @Test("A port that follows two readings of one question contradicts itself")
  func contradiction() throws {
    let choices = [try Choices(["Q-QUERY-3": "fromServer"]), try Choices(["Q-QUERY-3": "fromDevice"])]
    let readings = ReadingCollector()
    for (index, testCase) in queries.enumerated() {
      testCase.check(ReferenceAdapter(choices: choices[index % 2]), into: readings)
    }
    #expect(readings.contradictions == ["Q-QUERY-3"])
  }

  @Test("Cases that are played side by side can share a collector")
  func sideBySide() async {
    let readings = ReadingCollector()
    await withTaskGroup { group in
      for testCase in queries {
        group.addTask { testCase.check(ReferenceAdapter(), into: readings) }
      }
    }
    let alone = ReadingCollector()
    for testCase in queries { testCase.check(ReferenceAdapter(), into: alone) }
    #expect(readings.profile.entries.map(\.readings) == alone.profile.entries.map(\.readings))
  }

  private var queries: [ConformanceTestCase] {
    ConformanceTestCase.all().filter { $0.id.hasPrefix("QUERY-") }
  }
}
