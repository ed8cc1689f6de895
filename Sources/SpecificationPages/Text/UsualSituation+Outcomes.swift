import ModelAnalysis
import PushModel
import StateMachines

/// A usual situation of a call or an event. The pages show its outcome in each edition.
struct UsualSituation: Sendable {
  let subject: String
  /// The situation and the event, as part of a sentence.
  let title: String
  /// The steps before the event, in words.
  private let given: [String]
  /// The event, in words.
  private let step: String

  /// The outcome in an edition.
  struct Outcome: Sendable {
    let edition: Edition
    /// The app's view, and the server's records afterwards.
    let seen: [String]
    /// The machines that took part.
    let machines: Set<String>
  }

  /// All situations, with their outcomes in each edition that knows them.
  static let told = all.map { (situation: $0, outcomes: $0.outcomes) }

  /// The subjects of the situations in which a machine takes part.
  static func subjects(concerning machine: String) -> [String] {
    told.filter { $0.outcomes.contains { $0.machines.contains(machine) } }.map(\.situation.subject)
      .reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  private var outcomes: [Outcome] {
    Edition.allCases.compactMap { edition in
      var situation = Situation(Interpretation(edition: edition, readings: .leaning(in: edition)))
      do throws(Situation.Failure) {
        try situation.take(given(in: edition))
        let trace = try Trace(step, in: situation)
        let rules = trace.events.flatMap(\.rules).filter { !$0.isIgnored }
        return Outcome(
          edition: edition, seen: trace.seen + trace.afterwards, machines: Set(rules.map(\.rule.machine)))
      } catch {
        return nil
      }
    }
  }

  /// The steps before the event, in an edition. A user is set where there is a call for it. Where one call
  /// covers all kinds of token in the settings, the settings name the situation's kind.
  private func given(in edition: Edition) -> [String] {
    let isAboutVoIP = (given + [step]).contains("register voip")
    return given.filter { edition.hasSetUser || $0 != "setUser $userA" }.map {
      isAboutVoIP && edition.registersAllTypesAtOnce && $0 == "initialize" ? "\($0), settings A for voip" : $0
    }
  }

  // MARK: All

  private static let all =
    initialising + user + registering + querying + unregistering + updating + messages + otherwise

  private static let initialising = about(
    "Initialising",
    [
      scene("on a fresh device", then: "initialize"),
      usual("again, with the same settings", then: "initialize"),
      usual("with other settings, while a token is registered", "register", then: "initialize, settings B"),
    ])

  private static let user = about(
    "The user",
    [
      scene("the first user id is set", "permission authorized", "initialize", then: "setUser $userA"),
      usual("another user id is set while a token is registered", "register", then: "setUser $userB"),
      usual("the user logs out while a token is registered", "register", then: "setUser null"),
      scene(
        "the app registers while nobody is logged in", "permission authorized", "initialize", "setUser null",
        then: "register"),
    ])

  private static let registering = about(
    "Registering",
    [
      usual("the app registers", then: "register"),
      usual("the app registers for VoIP", then: "register voip"),
      scene("before initialisation", "permission authorized", "setDelegate", then: "register"),
      scene(
        "the permission was refused before", "permission denied", "initialize", "setUser $userA",
        then: "register"),
      scene(
        "the user allows", "initialize", "setUser $userA", "hold prompt", "hold apns", "register",
        then: "user.allows"),
      scene(
        "the user refuses", "initialize", "setUser $userA", "hold prompt", "hold apns", "register",
        then: "user.refuses"),
      scene(
        "the user refuses, with the flag on", "initialize, settings A with the flag", "setUser $userA",
        "hold prompt", "register", then: "user.refuses"),
      usual(
        "a second registration while the first is in progress", "hold server", "register", then: "register"),
      usual("the system issues a token", "hold apns", "hold server", "register", then: "apns.issues"),
      usual("the system refuses a token", "hold apns", "hold server", "register", then: "apns.refuses"),
      usual("the system issues none, and time passes", "hold apns", "register", then: "time.passes"),
      usual("the system changes the token of a registration", "register", then: "apns.changesToken"),
      usual("the system invalidates the VoIP token", "register voip", then: "pushkit.invalidates"),
      usual("without a network", "network.goes", then: "register"),
      usual("the network returns after that", "network.goes", "register", then: "network.returns"),
    ] + answers(to: "register"))

  private static let querying = about(
    "Querying",
    [
      usual("while a token is registered", "register", then: "query"),
      usual("while none is registered", then: "query"),
    ] + answers(to: "query", after: ["register"]))

  private static let unregistering = about(
    "Unregistering",
    [
      usual("while a token is registered", "register", then: "unregister"),
      usual("while none is registered", then: "unregister"),
    ] + answers(to: "unregister", after: ["register"]))

  private static let updating = about(
    "Updating",
    [usual("while a token is registered", "register", then: "update")]
      + answers(to: "update", after: ["register"]))

  private static let messages = about(
    "Messages",
    [
      usual(
        "a VoIP message, while the VoIP token is registered", "register voip", "setDelegate",
        then: "voip.arrives"),
      usual("a VoIP message without a delegate", "register voip", "setDelegate, none", then: "voip.arrives"),
      usual(
        "a notification, while the token is registered", "register", "setDelegate",
        then: "notification.arrives"),
      usual(
        "a notification, while no delegate is set", "register", "app.terminates", "app.launches",
        "initialize, settings A, without a delegate", then: "notification.arrives"),
    ])

  private static let otherwise = about(
    "Foreground and restart",
    [
      usual(
        "the app enters the foreground while a token is registered", "register", then: "app.entersForeground"),
      scene(
        "the app enters the foreground after a registration was refused", "permission denied", "initialize",
        "setUser $userA", "register", "settings.allow", then: "app.entersForeground"),
      usual("the process ends while a token is registered", "register", then: "app.terminates"),
      usual(
        "the process ends while a registration awaits the server", "hold server", "register",
        then: "app.terminates"),
    ])

  private typealias Scene = (title: String, given: [String], step: String)

  private static func about(_ subject: String, _ scenes: [Scene]) -> [UsualSituation] {
    scenes.map { UsualSituation(subject: subject, title: $0.title, given: $0.given, step: $0.step) }
  }

  /// A situation after the usual steps: permission given, SDK initialised, user set; more steps may follow.
  private static func usual(_ title: String, _ more: String..., then step: String) -> Scene {
    (title, ["permission authorized", "initialize", "setUser $userA"] + more, step)
  }

  /// A situation with steps of its own.
  private static func scene(_ title: String, _ given: String..., then step: String) -> Scene {
    (title, given, step)
  }

  private static func answers(to call: String, after steps: [String] = []) -> [Scene] {
    let before = ["permission authorized", "initialize", "setUser $userA"] + steps + ["hold server", call]
    return [
      ("the server accepts", before, "server.accepts"), ("the server refuses", before, "server.refuses"),
      ("the server does not answer in time", before, "server.timesOut"),
    ]
  }
}

extension Readings {
  /// The readings to which the text of an edition leans.
  static func leaning(in edition: Edition) -> Readings {
    var readings = Readings()
    for question in OpenQuestion.all where question.editions.contains(edition) {
      if let leaning = question.leaning { readings[question.id] = leaning.reading }
    }
    return readings
  }
}
