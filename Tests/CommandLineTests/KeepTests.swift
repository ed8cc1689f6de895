import Conformance
import Testing

/// The file of known deviations that a port's team keeps.
@Suite struct KeepTests {
  @Test func `An entry is overdue from the day after its review`() throws {
    let entries =
      #"{"deviations": [{"case": "LOGIN-030", "reason": "mended soon", "reviewBy": "2027-01-31"}]}"#
    try inFolder(["known.json": entries]) { folder in
      for (today, isOverdue) in [("2027-01-31", false), ("2027-02-01", true)] {
        let known = try Deviations(at: folder + "/known.json", on: today)
        #expect(known.isOverdue(try #require(known.all.first)) == isOverdue)
      }
    }
  }
}
