import CommandSupport
import Testing

@testable import pushspec

/// The reports of a run that machines read, beside a clock.
@Suite struct MachineReportTests {
  @Test func `Durations are there where there is a clock`() {
    let begin = ContinuousClock.now
    let ticks = Collected()
    var surroundings = Surroundings()
    surroundings.now = {
      ticks.add("tick")
      return begin + .milliseconds(250) * ticks.texts.count
    }
    let words = ["check", "--case", "REG-002", "--edition", "toast-ja", "--junit", "/dev/null"]
    let timed = CommandLineTool.run(words + ["--format", "json"], in: surroundings)
    #expect(timed.output.contains("\"microseconds\": 250000"))
    // The time of the case, of its table, and of all.
    #expect(timed.files.first?.text.split(separator: " time=\"0.250000\"").count == 4)
    let untimed = CommandLineTool.run(words + ["--format", "json"])
    #expect(!untimed.output.contains("microseconds"))
    #expect(untimed.files.first?.text.contains(" time=") == false)
    #expect(CommandLineTool.run(words, in: surroundings).output == CommandLineTool.run(words).output)
  }
}
