import PushModel

extension UntestableQuestion {
  /// Initialisation: what no case can decide.
  static let initialization: [UntestableQuestion] = [
    UntestableQuestion(
      "Q-INIT-50", "Do changes that the app makes to the configuration object after initialisation count?",
      in: .every,
      says: [
        .tcpushKo("61-89"), .toastKo("121, 134-141"), .toastJa("102-106, 751-772"),
        .toastEn("102-106, 754-775"), .nhncloudKo("113-117, 773-797"),
      ],
      readings: [
        .init("copied", "No; what was passed counts."),
        .init("shared", "Yes, from the next call on."),
      ],
      leaning: .init(
        "copied",
        """
        The object is described as what is passed when the SDK is initialised; several of its properties are \
        themselves copied.
        """),
      untestable: """
        A step hands over values; no object stays in the hands of the suite that it could change.
        """),
    UntestableQuestion(
      "Q-INIT-51", "Does the SDK keep the delegate alive?",
      in: .every,
      says: [
        .tcpushKo("263"), .toastKo("135-138"), .toastJa("103, 109"), .toastEn("103, 109"),
        .nhncloudKo("114, 120"),
      ],
      readings: [
        .init("weak", "No; a delegate that the app lets go of gets nothing more."),
        .init("strong", "Yes, until another is set."),
      ],
      leaning: .init(
        "weak",
        """
        The samples pass the app delegate, which lives as long as the app; the platform holds delegates \
        weakly.
        """),
      untestable: "The lifetime of objects of the app does not show through an adapter."),
    UntestableQuestion(
      "Q-INIT-52",
      "What becomes of an outcome or a message whose optional delegate method the app leaves out?",
      in: .withSetUser,
      says: [.toastKo("191-220"), .toastJa("121-130"), .toastEn("121-130"), .nhncloudKo("132-141")],
      readings: [
        .init("lost", "Nobody is told."),
        .init("kept", "It is told to a delegate that is set later and has the method."),
      ],
      leaning: .init("lost", "A method that is optional may be missing without any effect."),
      untestable: "The delegate of an adapter has every method."),
    UntestableQuestion(
      "Q-INIT-53", "Does initialising inside an app extension do more than make metrics possible?",
      in: .withSetUser,
      says: [.toastKo("648, 655-662"), .toastJa("352-364"), .toastEn("354-366"), .nhncloudKo("372-384")],
      readings: [
        .init("metricsOnly", "No; nothing is asked, registered or passed on there."),
        .init("complete", "Yes; the SDK works there as in the app."),
      ],
      leaning: .init(
        "metricsOnly",
        "The comment in the sample says that the key is there for sending metrics only."),
      untestable: """
        The suite runs one process, the app; an extension is another process with storage of its own.
        """),
    UntestableQuestion(
      "Q-INIT-54", "What does the service zone select, and which one holds if none is set?",
      in: .withSetUser,
      says: [.toastKo("163-164"), .toastJa("759-760"), .toastEn("762-763"), .nhncloudKo("781-782")],
      readings: [
        .init("address", "The address of the service; the public one if none is set."),
        .init("tenant", "A part of the service behind one address."),
      ],
      untestable: "A request to the server carries no address in the adapter protocol."),
    UntestableQuestion(
      "Q-INIT-55", "What does the channel of the configuration do?",
      in: [.tcpushKo],
      says: [.tcpushKo("71-73, 133")],
      readings: [
        .init(
          "grouping",
          "It groups tokens at the server, so that messages can be addressed to a part of them."),
        .init("display", "It groups notifications on the device."),
      ],
      untestable: "No record of the server and no observation carries a channel."),
    UntestableQuestion(
      "Q-INIT-56", "Which country code is registered if the app sets none?",
      in: .withSetUser,
      says: [.toastKo("169-170"), .toastJa("762-763"), .toastEn("765-766"), .nhncloudKo("784-785")],
      readings: [
        .init("region", "The one of the device."),
        .init("carrier", "The one of the mobile network."),
        .init("none", "None."),
      ],
      untestable: "The record of the server carries no country, and the device of the suite has no region."),
    UntestableQuestion(
      "Q-INIT-57", "Which form does a time zone have, and which one is registered if the app sets none?",
      in: .every,
      says: [
        .tcpushKo("207"), .toastKo("506-507"), .toastJa("768-769, 956-957"), .toastEn("771-772, 960-961"),
        .nhncloudKo("790-791, 982-983"),
      ],
      readings: [
        .init("identifier", "A name of the time zone database, by default the one of the device."),
        .init("offset", "A distance from universal time, by default the one of the device."),
      ],
      untestable: "The record of the server carries no time zone."),
    UntestableQuestion(
      "Q-INIT-58", "Which form does a language code have, and which one is registered if the app sets none?",
      in: .every,
      says: [
        .tcpushKo("197, 213-215"), .toastKo("172-173"), .toastJa("765-766"), .toastEn("768-769"),
        .nhncloudKo("787-788"),
      ],
      readings: [
        .init("languageOnly", "The language alone, by default the one preferred on the device."),
        .init("withRegion", "Language and region, by default those of the device."),
      ],
      untestable: "The device of the suite has a plain language code, so that both readings give the same."),
    UntestableQuestion(
      "Q-INIT-59", "Does an app key in info.plist stand in for initialisation when tokens are registered?",
      in: .every,
      says: [
        .tcpushKo("442-445"), .toastKo("697"), .toastJa("341, 399"), .toastEn("343, 401"),
        .nhncloudKo("361, 419"),
      ],
      readings: [
        .init("metricsOnly", "No; it serves metrics alone."),
        .init("initializes", "Yes."),
      ],
      leaning: .init("metricsOnly", "The sentences name metrics as the only thing that it makes possible."),
      untestable: "No step gives an app an info.plist."),
    UntestableQuestion(
      "Q-INIT-60", "May the calls of the SDK come from any thread?",
      in: .every,
      says: [
        .tcpushKo("163, 259-263"), .toastKo("323, 337, 415"), .toastJa("147, 160, 227"),
        .toastEn("147, 160, 229"), .nhncloudKo("158, 174, 247"),
      ],
      readings: [
        .init("any", "Yes."),
        .init("mainOnly", "No, from the main thread only."),
      ],
      untestable: "The suite makes one call after the other and does not choose the thread."),
    UntestableQuestion(
      "Q-INIT-61", "Is the sandbox setting checked against the certificate that the app was built with?",
      in: .withSetUser,
      says: [
        .toastKo("125, 175-176"), .toastJa("96, 771-772"), .toastEn("96, 774-775"),
        .nhncloudKo("107, 793-794"),
      ],
      readings: [
        .init("trusted", "No; a wrong setting registers the token for the wrong environment."),
        .init("corrected", "Yes; the build decides."),
      ],
      leaning: .init("trusted", "The app is told that messages do not arrive unless it sets the property."),
      untestable: "The certificate of a build is no part of the world that the suite plays."),
    UntestableQuestion(
      "Q-INIT-62", "Which delegate gets the outcome of a call when the delegate was changed in between?",
      in: [.toastKo],
      says: [.toastKo("134-138, 405, 534")],
      readings: [
        .init("atInitialization", "The one that was set with the initialisation."),
        .init("atCall", "The one that was set at the time of the call."),
        .init("current", "The one that is set when the outcome is there."),
      ],
      leaning: .init(
        "atInitialization",
        "The words are the delegate that was set at initialisation; but a call of its own changes it."),
      untestable: "A delegate is set or not set in the adapter protocol; two of them cannot be told apart."),
    UntestableQuestion(
      "Q-INIT-63",
      "What happens to a registration in progress when the SDK is initialised with other settings?",
      in: .every,
      says: [
        .tcpushKo("43, 153-155"), .toastKo("122, 404"), .toastJa("94, 751"), .toastEn("94, 754"),
        .nhncloudKo("105, 773"),
      ],
      readings: [
        .init("continues", "It goes on with the settings that held at the call."),
        .init("adopts", "It goes on, and what is sent from then on carries the new settings."),
        .init("abandoned", "It ends, and its call completes with an error."),
      ],
      untestable: """
        It can be observed, but no case asks it: while a registration is in progress, cases initialise again \
        with the same settings only (Q-INIT-7).
        """),
    UntestableQuestion(
      "Q-INIT-64",
      "What happens to a query, an unregistering or an update in progress when the SDK is initialised again?",
      in: .every,
      says: [.tcpushKo("43, 153, 155"), .toastKo("122"), .toastJa("94"), .toastEn("94"), .nhncloudKo("105")],
      readings: [
        .init("continues", "It goes on and completes as usual."),
        .init("abandoned", "It ends, and its call completes with an error."),
      ],
      leaning: .init("continues", "No text gives initialisation any effect on a call in progress."),
      untestable: """
        It can be observed, but no case asks it: in the model initialising again touches registrations alone \
        (Q-INIT-7), and cases do not look at how the other calls end then.
        """),
    UntestableQuestion(
      "Q-INIT-65",
      """
      Under which app key do a query and an unregistering run after the SDK was initialised with another \
      one?
      """,
      in: .every,
      says: [
        .tcpushKo("129, 161"), .toastKo("121, 459, 531"), .toastJa("95, 257, 283"), .toastEn("95, 259, 285"),
        .nhncloudKo("106, 277, 303"),
      ],
      readings: [
        .init("current", "Under the new one; what was registered under the earlier one is not found."),
        .init("registered", "Under the one with which the token was registered."),
      ],
      leaning: .init(
        "current",
        "toast-ko unregisters by what was set at initialisation; the others do not say."),
      untestable: """
        It can be observed, but no case asks it: the server of the suite holds one record for each kind of \
        token and answers whatever the app key is.
        """),
    UntestableQuestion(
      "Q-INIT-66", "Does an initialisation after a restart send what is registered once more?",
      in: .every,
      says: [
        .tcpushKo("153-155"), .toastKo("122"), .toastJa("94"), .toastEn("94"), .nhncloudKo("105"),
      ],
      readings: [
        .init("doesNot", "No."),
        .init("sends", "Yes, so that the record follows the settings and the token of the new run."),
      ],
      leaning: .init("doesNot", "Registering is described as a call of the app."),
      untestable: """
        How often a port sends the same is its own business. It shows where the settings or the token are others \
        than before, or where the server does not accept, and no case decides what follows there.
        """),
    UntestableQuestion(
      "Q-INIT-67", "Do all settings of another initialisation take effect in the same way?",
      in: .every,
      says: [
        .tcpushKo("153-155"), .toastKo("122"), .toastJa("94"), .toastEn("94"), .nhncloudKo("105"),
      ],
      readings: [
        .init("together", "Yes; what is registered follows all of them, or none."),
        .init("eachByItself", "No; it may follow the language, and not the environment or the key."),
      ],
      leaning: .init("together", "No line tells one setting from another."),
      untestable: """
        It can be observed, but no case asks it: whether what is registered follows the settings at all is asked \
        (Q-INIT-4).
        """),
  ]
}
