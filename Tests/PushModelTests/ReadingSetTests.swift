import PushModel
import StateMachines
import Testing

@Suite struct ReadingSetTests {
  private let all = ReadingSet()
  private let together = ReadingSet(Readings(["Q-REG-1": "together"]))

  @Test func `Splits`() throws {
    let places = try ["Q-REG-1", "Q-REG-2"].map { try #require(ReadingSet.place(of: $0)) }
    #expect(all.readings(of: "Q-REG-1") == ["refused", "together", "afterwards", "newest"])
    let (inside, outside) = all.split(as: together.first, on: places)
    #expect(inside?.readings(of: "Q-REG-1") == ["together"] && inside?.readings(of: "Q-REG-2") == ["waits"])
    #expect(inside?.questions == ["Q-REG-1", "Q-REG-2"])
    #expect(outside.map { $0.readings(of: "Q-REG-1").count } == [3, 1])
    #expect(outside.map { $0.readings(of: "Q-REG-2") } == [["waits", "fails"], ["fails"]])
    #expect(ReadingSet.hull(outside + [inside].compactMap { $0 }) == all)
    // A set without such a reading stays outside as a whole.
    let (none, whole) = together.split(as: all.first, on: places)
    #expect(none == nil && whole == [together])
  }

  @Test func `Intersects and takes the hull`() {
    let fails = ReadingSet(Readings(["Q-REG-2": "fails"]))
    let both = ReadingSet(Readings(["Q-REG-1": "together", "Q-REG-2": "fails"]))
    #expect(together.intersection(fails) == both && fails.intersection(all) == fails)
    #expect(together.intersection(ReadingSet(Readings(["Q-REG-1": "afterwards"]))) == nil)
    let hull = ReadingSet.hull([both, all.first])
    #expect(hull.readings(of: "Q-REG-1") == ["refused", "together"] && hull.contains(both))
    #expect(hull.readings(of: "Q-REG-2") == ["waits", "fails"] && !hull.contains(all))
  }

  @Test func `Names the readings that are not the first`() {
    #expect(all.readings == Readings() && all.first.readings == Readings())
    #expect(together.readings == Readings(["Q-REG-1": "together"]))
    #expect(all.contains(together) && !together.contains(all) && together.contains(together.first))
  }

  @Test func `Knows no reading of what no case asks`() {
    #expect(ReadingSet.place(of: "Q-UPD-50") == nil && all.readings(of: "Q-UPD-50") == [])
  }
}
