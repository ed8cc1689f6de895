import Conformance
import JSON
import PushModel

#if canImport(Glibc) || canImport(Musl) || os(macOS)
  /// The checks by calls and moves that cases make, too.
  extension MannersCheck {
    /// An action, and the name of the call.
    private typealias Move = (action: CaseAction, name: String?)

    private var declared: Profile { profile ?? Profile(adapter: "", implementation: "", edition: nil) }

    private func offers(_ area: OptionalArea) -> Bool { declared.hasCalls(for: area, in: edition) }

    private func registers(handler: Bool = true, agreement: AgreementParts? = Given.standardAgreement)
      -> CaseAction
    {
      .register(.apns, agreement: edition == .tcpushKo ? nil : agreement, handler: handler)
    }

    /// Plays moves in a setting. A move that the port does not offer is left out.
    private mutating func play(
      _ moves: [Move], _ change: (inout Given) -> Void = { _ in },
      orIf unsupported: (Stimulus, String) -> Void = { _, _ in }
    ) throws(PlayProblem) {
      var given = Given()
      given.delegate = .set
      change(&given)
      guard var player = StepPlayer(given, edition: edition, profile: declared) else { return }
      player.name = Self.name
      _ = try player.start(on: &port)
      for move in moves {
        do throws(PlayProblem) {
          _ = try player.play(move.action, as: move.name, on: &port)
        } catch {
          guard case .unsupported(let stimulus, let reason) = error else { throw error }
          // A declared lack is no fault.
          if declared.capabilities?.contains(stimulus.capability) ?? true { unsupported(stimulus, reason) }
        }
      }
    }

    /// The plain calls of the first look.
    mutating func makeCalls() throws(PlayProblem) -> Kept {
      var refused: String?
      let steps = FirstLook<ProcessAdapter>.steps(in: edition, declared)
      try play(steps.map { ($0.action, $0.name) }) { _ in
      } orIf: { stimulus, reason in
        refused = refused ?? "\"\(stimulus.name)\" was answered with \"unsupported\": \(reason.shown())"
      }
      exchanges = port.exchanges
      return Kept(unless: refused)
    }

    mutating func makeMoves() throws(PlayProblem) -> Kept {
      var moves: [Move] = [
        (registers(), "m1"), (.tokenChanges(.apns), nil), (.entersBackground, nil), (.entersForeground, nil),
        (.network(up: false), nil), (.network(up: true), nil), (.timePasses(seconds: 60), nil),
        (.settings(allowed: false), nil),
      ]
      if offers(.messages) { moves.append((.notificationArrives(message: "message-1"), nil)) }
      if offers(.voip) {
        moves += [(.register(.voip, agreement: nil, handler: true), "m2"), (.tokenInvalidated, nil)]
      }
      moves += [(.terminates, nil), (.launches, nil)]
      var refused: [String] = []
      try play(moves) { _ in
      } orIf: { stimulus, reason in
        refused.append("\"\(stimulus.name)\" (\(reason.shown()))")
      }
      return Kept(
        unless: refused.isEmpty ? nil : "answered with \"unsupported\": \(refused.joined(separator: ", "))")
    }

    mutating func leaveOut() throws(PlayProblem) -> Kept {
      let agreement = edition.registersAllTypesAtOnce ? Given.standardAgreement : nil
      var moves: [Move] = [
        (.initialize(ConfigurationChanges(), delegate: edition == .tcpushKo ? nil : false), nil)
      ]
      if edition != .tcpushKo {
        var changes = ConfigurationChanges()
        changes.language = .some(nil)
        moves.append((.initialize(changes, delegate: nil), nil))
      }
      if edition.hasSetUser { moves += [(.setUser("user-a"), nil), (.setUser(nil), nil)] }
      moves += [
        (registers(agreement: agreement), "l1"),
        (registers(agreement: AgreementParts(notifications: true)), "l2"),
      ]
      try play(moves) { given in
        given.initialized = false
        given.delegate = .none
        given.user = nil
      }
      return .yes
    }

    /// Whether an adapter answers too early (`idle`), or keeps state over a reset (`forgets`).
    mutating func firstLook(for manner: Manner) throws(PlayProblem) -> Kept {
      if let found = findings[manner] { return found }
      var look = FirstLook(process, edition: edition, profile: declared, pause: Pause.wait)
      let finding: AdapterFinding?
      do throws(AdapterFault) {
        // State from before would be taken for the state of a fresh process.
        try process.restart()
        finding = try look.find()
      } catch { throw .fault(error) }
      switch finding?.verdict {
      case .leaks: findings = [.forgets: .found(finding), .idle: .yes]
      case .unsteady: findings = [.idle: .yes, .forgets: .notAsked(finding?.root ?? "")]
      case .some: findings = [.idle: .found(finding), .forgets: .notAsked("what comes late hides it")]
      case nil:
        let lost = look.lost.map(Kept.no)
        findings = [
          .idle: lost ?? .yes, .forgets: lost == nil ? .yes : .notAsked("nothing comes of the port"),
        ]
      }
      return findings[manner] ?? .yes
    }

    /// Makes calls fail: without initialisation, and at the server.
    mutating func provokeErrors() throws(PlayProblem) -> Kept {
      if let mistake = exchanges.codeOfSuccess { return .no(mistake) }
      let moves: [Move] = [
        (registers(), "e1"), (.query(.apns), "e2"), (.unregister(.apns, handler: true), "e3"),
      ]
      try play(moves) { $0.initialized = false }
      var failed = port.exchanges.completions
      try play(moves) { $0.world.server = .refuse }
      failed += port.exchanges.completions
      let hasNumbers = ErrorCode.allCases.contains {
        if case .number = $0.written(in: edition)?.code { true } else { false }
      }
      for error in failed.compactMap(\.error) {
        switch error.code {
        case .name(let name) where hasNumbers:
          return .no("found \"\(name.shown())\", a name where there are numbers")
        case .number(let number) where !hasNumbers:
          return .no("found \(number), a number where there are names")
        case .name, .number: continue
        }
      }
      return .yes
    }

    mutating func callWithoutHandler() throws(PlayProblem) -> Kept {
      if edition.reportsToDelegate {
        return .notAsked("\(edition.rawValue) has a delegate in place of handlers")
      }
      try play([(registers(handler: false), "h1")])
      return Kept(unless: port.exchanges.completions.isEmpty ? nil : "a completion was reported")
    }

    /// Checks with user ids that would become another user's by a change of letters or bytes.
    mutating func passUserIDs() throws(PlayProblem) -> Kept {
      guard try sentUser("user-a") == "user-a" else {
        return .notAsked("the server was sent no user id to compare with")
      }
      for user in [
        "\u{D55C}\u{AE00} \u{E9} \u{65}\u{301} \u{1F469}\u{200D}\u{1F467}", "a\"b\\c\u{2028}\u{7F}d", " A ",
      ] {
        guard let sent = try sentUser(user), sent.utf8.elementsEqual(user.utf8) else {
          return .no("the user \(user.debugDescription) did not reach the server as that")
        }
      }
      return .yes
    }

    /// The user in the record that a registration sends.
    private mutating func sentUser(_ user: String) throws(PlayProblem) -> String? {
      try play([(registers(), "u1")]) { $0.user = user }
      return port.exchanges.flatMap(\.observations).lazy.compactMap {
        if case .requested(_, .server(.register(let record))) = $0 { record.user } else { nil }
      }.first
    }

    mutating func answerQueries() throws(PlayProblem) -> Kept {
      guard offers(.query) else { return .notAsked("the port does not offer queries") }
      var other = ServerRecord(type: .apns, token: "token-1")
      other.user = "user-b"
      other.agreement = Given.standardAgreement
      for record in [nil, other] {
        try play([(registers(), "r1")])
        var waiting = try ask(.query(.apns), as: "r2")
        // A port may make several requests, but not for ever.
        for _ in 0..<20 where !waiting.isEmpty {
          waiting += try ask(.answer(request: waiting.removeFirst(), .accepted(record)), as: nil)
        }
      }
      return .yes
    }

    /// Performs a stimulus, and returns the ids of the resulting requests to the server.
    private mutating func ask(_ stimulus: Stimulus, as name: String?) throws(PlayProblem) -> [String] {
      let reply: Reply
      do throws(AdapterFault) { reply = try port.perform(stimulus, as: name) } catch { throw .fault(error) }
      switch reply {
      case .observed(let observations):
        return observations.compactMap { if case .requested(let id, .server) = $0 { id } else { nil } }
      case .unsupported(let reason): throw .unsupported(stimulus, reason)
      case .failed(let message): throw .adapterFailed(message)
      }
    }
  }

  extension Kept {
    fileprivate static func found(_ finding: AdapterFinding?) -> Kept {
      .differs([("seen", finding?.root ?? "")] + (finding?.lines ?? []))
    }
  }
#endif
