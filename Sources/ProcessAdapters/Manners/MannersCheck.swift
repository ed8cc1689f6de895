package import Conformance
import JSON
package import PushModel

#if canImport(Glibc) || canImport(Musl) || os(macOS)
  /// Checks the manners of an adapter before any case is played.
  package struct MannersCheck {
    let process: ProcessAdapter
    var port: NotedAdapter<ProcessAdapter>
    /// The profile of the adapter; `nil` if its greeting cannot be used.
    package private(set) var profile: Profile?
    /// The tail of standard error at the first fault.
    package private(set) var diagnostics = ""
    /// The reason why no more is checked; `nil` to go on.
    private var end: String?
    /// The reason why no more plays, or only few of them, are checked.
    private var hindrance: (reason: String, isOfAllPlays: Bool)?
    /// The exchanges of the plain calls.
    var exchanges: [Exchange] = []
    /// The results of the first look, once it was taken.
    var findings: [Manner: Kept] = [:]

    /// A check of an adapter that has not been started.
    package init(_ process: ProcessAdapter) {
      self.process = process
      port = NotedAdapter(process)
    }

    /// The edition that the port claims.
    package var edition: Edition { profile?.edition ?? .standard }

    /// Checks every rule, and ends the process.
    package mutating func run() -> [(manner: Manner, kept: Kept)] {
      let greeting = greet()
      let kept = Manner.allCases.map { manner in (manner, greeting[manner] ?? ask(manner)) }
      process.end(within: process.limits.termination)
      return kept
    }

    // MARK: The greeting

    /// Greets the adapter, and checks each part of its answer.
    private mutating func greet() -> [Manner: Kept] {
      defer {
        diagnostics = profile == nil ? process.diagnostics : ""
        if profile == nil, end == nil { end = "the greeting has to be right first" }
      }
      let answer: (json: JSONNode, nonce: String)
      do throws(AdapterFault) {
        try process.launch()
        answer = try process.greet { json, nonce in (json, nonce) }
      } catch {
        if error.kind == .interrupted { end = error.message }
        // An adapter that answers wrongly has started.
        return error.kind == .handshake
          ? [.starts: .yes, .line: .no(error.message)] : [.starts: .no(error.message)]
      }
      var kept: [Manner: Kept] = [.starts: .yes, .line: .yes]
      kept[.version] = .reading { () throws(JSONError) in try WireProtocol.checkVersion(answer.json) }
      kept[.nonce] = .reading { () throws(JSONError) in
        try WireProtocol.check(nonce: answer.nonce, in: answer.json)
      }
      kept[.names] = .reading { () throws(JSONError) in
        for name in ["adapter", "implementation"] { _ = try answer.json.required(name).string() }
        let _: Edition? = try answer.json.decodeIfPresent("edition")
      }
      guard kept.values.allSatisfy(\.isKept) else { return kept }
      kept[.declares] = .reading { () throws(JSONError) in profile = try Profile(json: answer.json) }
      if let mistake = profile?.likelyMistake { kept[.declares] = .no(mistake) }
      process.introduce(profile)
      return kept
    }

    // MARK: The rest

    private mutating func ask(_ manner: Manner) -> Kept {
      if process.channel == nil, end == nil { restart() }
      if let end { return .notAsked(end) }
      let isPlayed = Manner.played.contains(manner)
      if let hindrance, hindrance.isOfAllPlays ? isPlayed : manner == .idle || manner == .forgets {
        return .notAsked(hindrance.reason)
      }
      do throws(PlayProblem) {
        return try look(for: manner)
      } catch {
        if diagnostics.isEmpty { diagnostics = process.diagnostics }
        if case .fault(let fault) = error { recover(from: fault) }
        if isPlayed, hindrance == nil {
          hindrance =
            manner == .calls
            ? ("plain calls have to be answered first", true) : ("what is to be mended above hides it", false)
        }
        return .no(error.detail)
      }
    }

    /// Goes on with a fresh process, except after a timeout.
    private mutating func recover(from fault: AdapterFault) {
      switch fault.kind {
      case .interrupted, .givenUp, .cannotRestart: end = fault.message
      case .timeout: end = "what hangs is asked nothing more"
      case .notStarted, .handshake, .protocolBroken, .ended: restart()
      }
    }

    private mutating func restart() {
      do throws(AdapterFault) { try process.restart() } catch { end = error.message }
    }

    private mutating func look(for manner: Manner) throws(PlayProblem) -> Kept {
      switch manner {
      // The greeting is made only once.
      case .starts, .line, .version, .nonce, .names, .declares: .yes
      case .reset: try reset(with: [:])
      case .newerMembers: try askWithNewerMembers()
      case .largeRequest: try reset(with: ["padding": String(repeating: "x", count: 900_000).json])
      case .unknownOperation: try askForUnknown("probe", [:])
      case .unknownStep: try askForUnknown("step", ["do": "probe".json, "with": .object([:])])
      case .calls: try makeCalls()
      case .moves: try makeMoves()
      case .leftOut: try leaveOut()
      case .idle, .forgets: try firstLook(for: manner)
      case .callNames: Kept(unless: exchanges.namelessCompletion(in: edition))
      case .codes: try provokeErrors()
      case .handler: try callWithoutHandler()
      case .userIDs: try passUserIDs()
      case .records: try answerQueries()
      case .shutdown: try talk { process throws(AdapterFault) in try process.shutdown() }
      case .again: try talk { process throws(AdapterFault) in try process.restart() }
      }
    }

    // MARK: Requests that no case makes

    private func talk(_ body: (ProcessAdapter) throws(AdapterFault) -> Void) throws(PlayProblem) -> Kept {
      do throws(AdapterFault) { try body(process) } catch { throw .fault(error) }
      return .yes
    }

    /// Resets with unknown members beside the known ones.
    private func reset(with more: KeyValuePairs<String, JSONNode?>) throws(PlayProblem) -> Kept {
      try talk { process throws(AdapterFault) in
        try process.reset(setting)
        try process.ask(
          "reset", setting.wireMembers + JSONNode.memberList(more), within: process.limits.reset,
          read: WireProtocol.acknowledgement)
      }
    }

    private func askWithNewerMembers() throws(PlayProblem) -> Kept {
      let newer = JSONNode.memberList(["newer": .object(["since": 2.json]), "type2": JSONNode(.null)])
      let configuration = Given().configuration(in: edition).json
      let more = (try? configuration.members()) ?? []
      _ = try reset(with: ["newer": .object(["since": 2.json])])
      var reply = Reply.failed("")
      _ = try talk { process throws(AdapterFault) in
        let step = JSONNode.memberList([
          "do": Capability.initialize.json,
          "with": .object(
            JSONNode.memberList(["configuration": .object(more + newer), "delegate": true.json]) + newer),
        ])
        reply = try process.ask("step", step + newer, within: process.limits.step, read: Reply.init(json:))
      }
      return reply.kept { if case .observed = $0 { true } else { false } }
    }

    /// Sends a request for an unknown operation.
    private func askForUnknown(
      _ op: String, _ members: KeyValuePairs<String, JSONNode?>
    ) throws(PlayProblem) -> Kept {
      var reply = Reply.failed("")
      _ = try reset(with: [:])
      _ = try talk { process throws(AdapterFault) in
        reply = try process.ask(op, JSONNode.memberList(members), within: process.limits.step) {
          json throws(JSONError) in
          try json.refuseTwoAnswers()
          return json["ok"] == nil ? try Reply(json: json) : .observed([])
        }
      }
      return reply.kept { if case .unsupported = $0 { true } else { false } }
    }

    private var setting: Setting {
      Setting(
        caseID: Self.name, edition: edition, deviceIdentifier: "device-1",
        language: Given().deviceLanguage(in: edition))
    }

    static var name: String { "manners" }
  }

  extension Reply {
    fileprivate func kept(if isAsWanted: (Reply) -> Bool) -> Kept {
      if isAsWanted(self) { return .yes }
      return switch self {
      case .observed: .no("it was answered with \"ok\"")
      case .unsupported(let reason): .no("it was answered with \"unsupported\": \(reason.shown())")
      case .failed(let message): .no("it was answered with \"error\": \(message.shown(upTo: 600))")
      }
    }
  }
#endif
