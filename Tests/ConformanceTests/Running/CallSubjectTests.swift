import PushModel
import Testing

@testable import Conformance

/// Only what is about the same can contradict itself.
@Suite struct CallSubjectTests {
  private func subject(_ actions: CaseAction...) -> CallSubject { CallSubject(Given(), actions) }

  private let register = CaseAction.register(.apns, agreement: nil, handler: true)

  @Test func `What follows a change of the user is another matter`() {
    let changed = subject(register, .setUser("user-b"), .tokenChanges(.apns))
    #expect(changed != subject(register, .tokenChanges(.apns)))
    #expect(subject(register, .setUser("user-b")) == subject(register))
  }

  @Test func `So is what follows an unregistering`() {
    let unregister = CaseAction.unregister(.apns, handler: true)
    #expect(subject(register, unregister) != subject(unregister, register))
  }

  @Test func `So is what follows an update that names one`() {
    var (user, language) = (TokenChanges(), TokenChanges())
    user.user = "user-b"
    language.language = "ja"
    let named = subject(register, .update(user), .tokenChanges(.apns))
    #expect(named != subject(register, .update(language), .tokenChanges(.apns)))
  }
}
