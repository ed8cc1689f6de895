import PushModel

/// The usual situations: which calls and events, in which of them.
struct StepsPage: Sendable {
  /// The name, in a word.
  let name: String
  /// The heading.
  let title: String
  /// The situations, in order.
  let scenes: [Scene]

  /// A call or an event in a situation.
  struct Scene: Sendable {
    /// What the situation is called.
    let title: String
    /// The steps before, in words.
    let given: [String]
    /// What happens, in words.
    let step: String

    /// The steps before, in an edition: a user is set where there is a call for it, and where one call covers the
    /// kinds of token that the settings name, they name the kind that is spoken of.
    func given(in edition: Edition) -> [String] {
      let isAboutVoIP = (given + [step]).contains("register voip")
      return given.filter { edition.hasSetUser || $0 != "setUser $userA" }.map {
        isAboutVoIP && edition.registersAllTypesAtOnce && $0 == "initialize"
          ? "\($0), settings A for voip" : $0
      }
    }
  }

  private init(_ name: String, _ title: String, _ scenes: [Scene]) {
    self.name = name
    self.title = title
    self.scenes = scenes
  }

  /// A situation in which the permission is given, the SDK initialised and the user set; more steps may follow.
  private static func usual(_ title: String, _ more: String..., then step: String) -> Scene {
    Scene(
      title: title, given: ["permission authorized", "initialize", "setUser $userA"] + more, step: step)
  }

  /// A situation of its own.
  private static func scene(_ title: String, _ given: String..., then step: String) -> Scene {
    Scene(title: title, given: given, step: step)
  }

  /// Every page.
  static let all: [StepsPage] = calls + voipCalls + answers + events

  private static let calls: [StepsPage] = [
    StepsPage(
      "initialize", "`initialize`",
      [
        scene("On a fresh device", then: "initialize"),
        usual("Again, with the same settings", then: "initialize"),
        usual("With other settings, while a token is registered", "register", then: "initialize, settings B"),
      ]),
    StepsPage(
      "set-user", "`setUser`",
      [
        scene("The first user", "permission authorized", "initialize", then: "setUser $userA"),
        usual("Another user, while a token is registered", "register", then: "setUser $userB"),
      ]),
    StepsPage(
      "log-out", "Logging out",
      [usual("While a token is registered", "register", then: "setUser null")]),
    StepsPage(
      "register", "`register`, in the usual situation", [usual("Until its end", then: "register")]),
    StepsPage(
      "register-asking", "`register`, with the prompt",
      [
        scene(
          "The user allows at once; until the token is asked for", "initialize", "setUser $userA",
          "hold apns",
          then: "register")
      ]),
    StepsPage(
      "register-logged-out", "`register`, while nobody is logged in",
      [scene("While logged out", "permission authorized", "initialize", "setUser null", then: "register")]),
    StepsPage(
      "register-hindered", "`register`, where something is missing",
      [
        scene("Before initialisation", "permission authorized", "setDelegate", then: "register"),
        scene(
          "The permission is refused", "permission denied", "initialize", "setUser $userA", then: "register"),
      ]),
    StepsPage(
      "register-again", "`register`, while another registration is in progress",
      [usual("The first one awaits the server", "hold server", "register", then: "register")]),
    StepsPage(
      "query", "`query`",
      [
        usual("While a token is registered", "register", then: "query"),
        usual("While none is", then: "query"),
      ]),
    StepsPage(
      "unregister", "`unregister`",
      [
        usual("While a token is registered", "register", then: "unregister"),
        usual("While none is", then: "unregister"),
      ]),
    StepsPage("update", "`update`", [usual("While a token is registered", "register", then: "update")]),
  ]

  private static let voipCalls: [StepsPage] = [
    StepsPage("register-voip", "`register` VoIP", [usual("Until its end", then: "register voip")])
  ]

  private static let answers: [StepsPage] = [
    StepsPage(
      "permission-answered", "The permission is answered",
      [
        scene(
          "The user allows", "initialize", "setUser $userA", "hold prompt", "hold apns", "register",
          then: "user.allows"),
        scene(
          "The user refuses", "initialize", "setUser $userA", "hold prompt", "hold apns", "register",
          then: "user.refuses"),
        scene(
          "The user refuses, with the flag on", "initialize, settings A with the flag", "setUser $userA",
          "hold prompt", "register", then: "user.refuses"),
      ]),
    StepsPage(
      "token-answered", "A token is issued or refused",
      [
        usual("It is issued", "hold apns", "hold server", "register", then: "apns.issues"),
        usual("It is refused", "hold apns", "hold server", "register", then: "apns.refuses"),
      ]),
    StepsPage(
      "token-changed", "A token changes or is invalidated",
      [
        usual("The token of a registration changes", "register", then: "apns.changesToken"),
        usual("The VoIP token is invalidated", "register voip", then: "pushkit.invalidates"),
      ]),
    StepsPage("registration-answered", "The server answers a registration", answers(to: "register")),
    StepsPage(
      "query-answered", "The server answers a query", answers(to: "query", after: ["register"])),
    StepsPage(
      "unregistration-answered", "The server answers an unregistering",
      answers(to: "unregister", after: ["register"])),
    StepsPage(
      "update-answered", "The server answers an update", answers(to: "update", after: ["register"])),
  ]

  private static func answers(to call: String, after steps: [String] = []) -> [Scene] {
    ["accepts": "It accepts", "refuses": "It refuses", "timesOut": "It does not answer in time"]
      .sorted { $0.key < $1.key }.map { reply, title in
        Scene(
          title: title,
          given: ["permission authorized", "initialize", "setUser $userA"] + steps + ["hold server", call],
          step: "server.\(reply)")
      }
  }

  private static let events: [StepsPage] = [
    StepsPage(
      "message", "A VoIP message arrives",
      [
        usual("While the VoIP token is registered", "register voip", "setDelegate", then: "voip.arrives"),
        usual("Without a delegate", "register voip", "setDelegate, none", then: "voip.arrives"),
      ]),
    StepsPage(
      "notification", "A notification message arrives",
      [
        usual("While the token is registered", "register", "setDelegate", then: "notification.arrives"),
        usual(
          "While no delegate is set", "register", "app.terminates", "app.launches",
          "initialize, settings A, without a delegate", then: "notification.arrives"),
      ]),
    StepsPage(
      "network", "The network goes and returns",
      [
        usual("`register` without a network", "network.goes", then: "register"),
        usual("It returns after that", "network.goes", "register", then: "network.returns"),
      ]),
    StepsPage(
      "foreground", "The app enters the foreground",
      [
        usual("While a token is registered", "register", then: "app.entersForeground"),
        scene(
          "After a registration that was refused", "permission denied", "initialize", "setUser $userA",
          "register", "settings.allow", then: "app.entersForeground"),
      ]),
    StepsPage(
      "process-ends", "The process ends",
      [
        usual("While a token is registered", "register", then: "app.terminates"),
        usual("While a registration awaits the server", "hold server", "register", then: "app.terminates"),
      ]),
    StepsPage(
      "time-passes", "Time passes",
      [usual("While a registration awaits its token", "hold apns", "register", then: "time.passes")]),
  ]
}
