import CommandSupport
import JSON
import Testing

@testable import pushspec

/// `trace`: the reaction of the SDK, machine by machine.
@Suite struct TraceTests {
  private func trace(_ words: String...) -> CommandResult { CommandLineTool.run(["trace"] + words) }

  @Test func `Tells what happens while logged out`() {
    let result = trace("register", "--edition", "toast-ko", "--given", "initialize")
    #expect(result.exitCode == .success)
    #expect(result.messages == [])
    #expect(
      result.output == """
        register apns in toast-ko
        given: initialize, settings A

        register
          Initialization: initialized on register → stays [INIT-5] (the kinds of token named: notifications or both, REG-3)
            admitRegister → Delegate: set on register → stays [REG-1]
              admitRegistration → CallsInProgress: idle on register → registering [REG-1] (the kinds of token named: notifications or both, INIT-12)
                startRegistration: begin the register call about apns [REG-4]
                startRegistration → Login: noUser on register → stays [LOGIN-5]
                  ? Q-ORDER-2 user; others: permission → stays / registerBeforeUserCheck
                  failRegister: complete the register calls about apns with the error userInvalid [ERR-2]
                  failRegister → CallsInProgress: registering on registrationEnds → idle [REG-16]
                    startQueuedCalls: let the calls about apns begin that wait [Q-REG-1]
                not concerned: DeferredUserCheck
          not concerned: Agreement
          seen: register of apns failed with userInvalid

        """)
  }

  @Test func `Begins in the usual situation`() {
    let result = trace("register", "--edition", "toast-ja")
    #expect(
      result.output.contains("\ngiven: permission authorized; initialize, settings A; setUser $userA\n"))
    #expect(result.output.contains("\nthe server answers the registration of apns\n"))
    #expect(result.output.hasSuffix("\nafterwards: the server holds apns: for $userA, agreement complete\n"))
    #expect(!trace("register", "--edition", "tcpush-ko").output.contains("setUser"))
  }

  @Test func `Follows readings`() {
    let words = ["register", "--given", "initialize", "--given", "hold server", "--given", "register"]
    func output(_ more: String...) -> String { CommandLineTool.run(["trace"] + words + more).output }
    #expect(output().contains("? Q-REG-1 refused; others: "))
    let joined = output("--reading", "Q-REG-1=together")
    #expect(joined.contains("\nreadings: Q-REG-1=together\n"))
    #expect(joined.contains("? Q-REG-1 together; others: refused → stays / refuseForSameCall; "))
    let other = trace("register", "--edition", "tcpush-ko", "--reading", "Q-AGR-2=lastSent")
    #expect(other.exitCode == .usage && other.messages.joined().contains("Q-AGR-2 is not open in tcpush-ko"))
  }

  @Test func `Draws who tells whom`() {
    let result = trace("register", "--edition", "toast-ko", "--given", "initialize", "--format", "mermaid")
    #expect(
      result.output == """
        sequenceDiagram
          App->>Initialization: register
          Initialization->>Delegate: register
          Delegate->>CallsInProgress: register (idle → registering)
          CallsInProgress->>Login: register
          Login->>App: complete the register calls about apns with the error userInvalid
          Login->>CallsInProgress: registrationEnds (registering → idle)

        """)
  }

  @Test func `Writes JSON with the members that help names`() throws {
    let result = trace(
      "server.refuses", "--given", "initialize", "--given", "hold server", "--given", "register", "--format",
      "json")
    #expect(result.exitCode == .success)
    let json = try JSONNode.parse([UInt8](result.output.utf8))
    let event = try #require(json.required("events").elements().first)
    let route = try #require(event.required("routes").elements().first)
    let rule = try route.required("rule")
    let question = try #require(rule.required("questions").elements().first)
    let help = trace("--help").output
    for node in [json, event, route, rule, question] {
      for member in try node.members() where !["edition", "readings", "given", "step"].contains(member.name) {
        #expect(help.contains("\"\(member.name)\"") || help.contains("\n  \(member.name) "), "\(member.name)")
      }
    }
    #expect(try json.required("step").string() == "server.refuses the registration of apns")
    #expect(try event.required("event").string() == "the server answers the registration of apns")
    #expect(try rule.required("machine").string() == "ServerFailure")
    #expect(try question.required("question").string() == "Q-ERR-1")
  }

  @Test func `Lets the network come back while the app does not run`() {
    let result = trace("network.returns", "--given", "network.goes", "--given", "app.terminates")
    #expect(result.exitCode == .success && result.messages == [])
  }

  @Test func `Names the nearest word and where it stands`() {
    func complaint(_ words: String...) -> String {
      let result = CommandLineTool.run(["trace"] + words)
      #expect(result.exitCode == .usage && result.output.isEmpty && result.messages.count == 1)
      return result.messages.joined()
    }
    #expect(complaint("regsiter").contains("unknown word \"regsiter\"; did you mean \"register\"?"))
    #expect(
      complaint("register", "--given", "register apsn").contains(
        "unknown word \"apsn\" at column 10 of \"register apsn\"; did you mean \"apns\"?"))
    #expect(complaint("hold").contains("\"hold\" ends too early; next is prompt, apns, pushkit or server"))
    #expect(complaint("hold server").contains("\"hold server\" cannot happen: "))
    #expect(complaint("user.allows").contains("after \"hold prompt\""))
    #expect(complaint("register", "--given", "app.terminates").contains("\"app.launches\" starts it"))
    #expect(
      complaint("update").contains("\"update\" is not in nhncloud-ko; it is in toast-ko")
        && complaint("setUser", "--edition", "tcpush-ko").contains("is not in tcpush-ko"))
    #expect(complaint().contains("missing argument: pushspec trace CALL|EVENT"))
  }
}
