import CommandSupport
import Testing

@testable import pushspec

@Suite struct NearbyNamesTests {
  @Test func `Puts the nearest first`() {
    #expect(NearbyNames.of("REG-13", in: ["REG-1", "REG-12", "REG-130"]) == ["REG-1", "REG-12", "REG-130"])
    #expect(NearbyNames.of("reg-12", in: ["REG-1", "REG-12"]).first == "REG-12")
  }

  @Test func `Finds swapped letters and beginnings`() {
    #expect(NearbyNames.of("chekc", in: ["check", "list"]) == ["check"])
    #expect(NearbyNames.of("Token", in: ["TokenQuery", "Login"]) == ["TokenQuery"])
  }

  @Test func `Names what holds the name where nothing is nearer`() {
    #expect(NearbyNames.of("REG-1", in: ["Q-REG-1", "Q-PERM-1"]) == ["Q-REG-1"])
    #expect(NearbyNames.of("REGISTRATION", in: ["AGR", "REG"]) == ["REG"])
  }

  @Test func `Does not guess wildly`() {
    #expect(NearbyNames.of("android", in: ["toast-ja", "tcpush-ko"]) == [])
    #expect(NearbyNames.of("", in: ["a"]) == [])
    #expect(NearbyNames.of("x", in: ["list", "lint"]) == [])
  }

  @Test func `Names a few only`() {
    #expect(NearbyNames.of("REG-99", in: ["REG-91", "REG-92", "REG-93", "REG-94"]).count == 3)
  }
}
