import CommandSupport
import JSON
import ModelAnalysis
import PushModel
import StateMachines

/// `pushspec trace`: the steps of a situation, machine by machine.
enum TraceCommand: Command {
  static let name = "trace"

  static let syntax = CommandSyntax(
    summary: "shows what happens, machine by machine, when a call or an event arrives",
    operands: [step], options: [edition, given, readings, format],
    details: """
      steps
        initialize [, settings A|B [with the flag] [for voip|for both kinds]] [, without a delegate]
        setUser $userA|$userB|""|null      setDelegate [apns] [, none]
        register [apns|voip [, agreement complete|declined|left out|to the night only|
                                to advertisements only|with open parts]]
        query [apns|voip]                  unregister [apns|voip]             update
        user.allows  user.refuses          settings.allow  settings.refuse
        apns.issues  apns.refuses          pushkit.issues
        apns.changesToken                  pushkit.changesToken               pushkit.invalidates
        server.accepts|refuses|timesOut|garbles [the registration of apns|the query of voip|...]
        voip.arrives [, the app does not report it]                           notification.arrives
        network.goes  network.returns      app.entersForeground               time.passes
        app.terminates                     app.launches
        What is left out is what is usual: settings A, $userA, apns, a complete agreement, the one
        request that waits. In tcpush-ko the agreement and the user stand in the settings.

      besides, with --given
        permission notDetermined|denied|authorized|provisional
                                   what the user has said before anything happens
        hold prompt|apns|pushkit|server
                                   from now on requests wait; otherwise the world answers at once, and in
                                   the friendliest way

      the situation
        Without --given it is the usual one: permission authorized, initialize, setUser $userA. With
        --given it is a device on which the app was just started for the first time, and the steps that
        are given; --given "permission notDetermined" is that device and nothing else.

      signs
        Machine: state on input → target [REG-1]
                       a rule, and what it rests on; what follows from it is indented
        output → ...   where an output leads, or what it does
        (value: kind)  a value decides where it leads
        (without effect)
                       there is nobody to ask or to tell: no record, no delegate
        ? Q-REG-1      an open question decides here: the reading that is followed, and the others

      json
        edition, readings, given, step
                    what was asked
        gaps        what nobody decides: "when", "open" and "per"
        events      "event", "routes" and "seen"; a route has "per" and either "effect" ("idle" if there was
                    nobody to ask or to tell) or "rule" with "asks" and "finds" where a value decides;
                    a rule has "machine", "part", "state", "input", "to", "per", "source", "concerned",
                    "outputs" ("output" and "routes") and "questions" ("question", "asks", "followed",
                    "leaning" and "others")
        afterwards  what the server holds, where it has changed

      exit codes
        0  the step was taken
        2  usage; a step that nobody understands, or that cannot happen

      examples
        pushspec trace register --edition toast-ja
            a registration in the usual situation, until its end
        pushspec trace register --edition toast-ko --given initialize
            the same while nobody is logged in
        pushspec trace "server.refuses" --given initialize --given "hold server" --given register
            what comes of a refusal
        pushspec trace register --given initialize --given "hold server" --given register --reading Q-REG-1=together
            a second call under another reading
      """)

  private static let step = Operand("CALL|EVENT", .text)

  private static let edition = Option(
    "--edition", value: "ID", .edition, else: .standard,
    "the edition (\(Edition.standard.rawValue) unless given)")

  private static let given = Option(
    "--given", values: "STEP", .text, "what has happened before, in the words below")

  private static let readings = Option.readings("follows this reading; other questions follow their first")

  private static let format = Option(
    "--format", value: "text|json|mermaid", .choice, else: Format.text,
    "a tree (the default), for programs, or as a sequence diagram")

  private enum Format: String, CaseIterable {
    case text, json, mermaid
  }

  static func run(_ arguments: Arguments, in _: Surroundings) throws(UsageError) -> CommandResult {
    let edition = arguments[edition]
    let readings = arguments[readings]
    try readings.check(openIn: edition)
    let steps = arguments.has(given) ? arguments[given] : Situation.usualSteps(in: edition)
    var situation = Situation(Interpretation(edition: edition, readings: readings))
    for step in steps {
      do { try situation.take(step) } catch { throw complaint(about: step, error, in: edition) }
    }
    let trace: Trace
    do {
      trace = try Trace(arguments[step], in: situation)
    } catch {
      throw complaint(about: arguments[step], error, in: edition)
    }
    switch arguments[format] {
    case .text: return CommandResult(text: trace.text)
    case .json: return CommandResult(output: trace.json.text())
    case .mermaid: return CommandResult(output: SequenceDiagram(trace).mermaid)
    }
  }

  private static func complaint(
    about step: String, _ failure: Situation.Failure, in edition: Edition
  ) -> UsageError {
    switch failure {
    case .impossible(let reason): return UsageError("\"\(step)\" cannot happen: \(reason)")
    case .words(let words):
      let others = Edition.allCases.filter { (try? MoveWords(of: $0).meaning(of: step)) != nil }
      if !others.isEmpty {
        return UsageError(
          "\"\(step)\" is not in \(edition.rawValue); it is in \(Paragraph.list(others.map(\.rawValue)))")
      }
      if words.word.isEmpty {
        return UsageError("\"\(step)\" ends too early; next is \(Paragraph.list(words.expected, or: "or"))")
      }
      let place = words.column == 1 && step == words.word ? "" : " at column \(words.column) of \"\(step)\""
      // A word is expected with and without the comma that follows it.
      let expected = words.expected.filter { !$0.hasSuffix(",") }
      var error = UsageError.unknown("word", words.word, among: expected.isEmpty ? words.expected : expected)
      error.message = error.message.replacing(
        "\"\(words.word)\"", with: "\"\(words.word)\"\(place)", maxReplacements: 1)
      return error
    }
  }
}
