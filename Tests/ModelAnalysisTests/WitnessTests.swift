import ModelAnalysis
import PushModel
import StateMachines
import Testing

/// Shortest sequences that tell interpretations apart.
struct WitnessTests {
  @Test func `Names the question that tells interpretations apart`() throws {
    let first = Interpretation(edition: .toastJa)
    let second = Interpretation(
      edition: .toastJa, readings: Readings(["Q-LOGIN-1": "userInvalid", "Q-CALL-1": "sdk"]))
    let comparison = try #require(SystemComparison(of: first, from: second, alphabet: "types"))
    guard case .told(let witness) = comparison.result else {
      return #expect(Bool(false), "\(comparison.result)")
    }
    #expect(witness.questions == ["Q-LOGIN-1"])
    #expect(witness.start == "permission authorized")
    #expect(witness.steps.first?.text == "initialize, settings A")
    #expect(witness.steps.last?.second == "register of apns failed with userInvalid")
    #expect(witness.steps.dropLast().allSatisfy { $0.first == $0.second })
  }

  @Test func `Compares editions by what both can do`() throws {
    let comparison = try #require(
      SystemComparison(
        of: Interpretation(edition: .toastKo), from: Interpretation(edition: .toastJa), alphabet: "users"))
    guard case .told(let witness) = comparison.result else {
      return #expect(Bool(false), "\(comparison.result)")
    }
    #expect(witness.steps.last?.first == "register of apns ended")
    #expect(witness.firstRules.contains { $0.citation.id == "LOGIN-5" })
    #expect(witness.questions == [])
    // A difference is found although nobody is told of outcomes without a delegate.
    let users = try #require(
      SystemComparison(
        of: Interpretation(edition: .toastKo), from: Interpretation(edition: .toastJa), alphabet: "network"))
    guard case .told(let other) = users.result else { return #expect(Bool(false), "\(users.result)") }
    #expect(other.steps.count > 1 && other.firstRules.contains { $0.citation.id.hasPrefix("LOGIN-") })
    // One call of toast-ko is about every kind of token that its settings name.
    let types = try #require(
      SystemComparison(
        of: Interpretation(edition: .toastKo), from: Interpretation(edition: .toastJa), alphabet: "types"))
    guard case .told(let both) = types.result else { return #expect(Bool(false), "\(types.result)") }
    #expect(both.steps.last?.first == "register of apns ended; register of voip ended")
    let unknown = SystemComparison(
      of: Interpretation(edition: .toastKo), from: Interpretation(edition: .toastJa), alphabet: "")
    #expect(unknown == nil)
  }
}
