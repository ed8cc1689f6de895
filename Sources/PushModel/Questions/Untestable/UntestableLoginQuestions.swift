extension OpenQuestion {
  /// Login and logout: what no case can decide.
  static let untestableLogin: [OpenQuestion] = [
    OpenQuestion(
      id: "Q-LOGIN-50",
      asks: "Is the device identifier the same after the app was removed and installed again?",
      editions: .withFallback,
      says: [.toastJa("75, 215"), .toastEn("75, 216"), .nhncloudKo("86, 234")],
      readings: [
        .init(name: "same", meaning: "Yes."),
        .init(name: "new", meaning: "No; the device counts as another one."),
      ],
      leaning: nil,
      untestable: """
        Each case begins on a fresh device whose identifier the suite gives; nothing lies before \
        that.
        """),
    OpenQuestion(
      id: "Q-LOGIN-51",
      asks: "What is the device identifier?",
      editions: .withFallback,
      says: [.toastJa("75, 215"), .toastEn("75, 216"), .nhncloudKo("86, 234")],
      readings: [
        .init(
          name: "vendorIdentifier", meaning: "The identifier that the system gives to the apps of one vendor."
        ),
        .init(name: "generated", meaning: "A value that the SDK makes and stores."),
        .init(name: "advertising", meaning: "The identifier for advertising."),
      ],
      leaning: nil,
      untestable: "The suite gives the identifier and knows it by a symbol only."),
    OpenQuestion(
      id: "Q-LOGIN-52",
      asks: "Does a device that was set up from a backup of another one go on with that one's registration?",
      editions: .withFallback,
      says: [.toastJa("75, 257"), .toastEn("75, 259"), .nhncloudKo("86, 277")],
      readings: [
        .init(name: "anew", meaning: "No; it has to register and has an identifier of its own."),
        .init(name: "copied", meaning: "Yes; it carries identifier and registration on."),
      ],
      leaning: nil,
      untestable: "The world has one device and no backup."),
    OpenQuestion(
      id: "Q-LOGIN-53",
      asks: "Does the server move a token to the new user, or does the old user keep it too?",
      editions: .withSetUser,
      says: [.toastKo("459, 580"), .toastJa("76"), .toastEn("76"), .nhncloudKo("87")],
      readings: [
        .init(name: "moved", meaning: "A token has one user."),
        .init(name: "both", meaning: "The token stays registered for both users."),
      ],
      leaning: .init(
        reading: "moved",
        because: "The information of a token is said to be updated, and it has one user id."),
      untestable: "The suite plays the server, which holds one record per kind of token."),
    OpenQuestion(
      id: "Q-LOGIN-54",
      asks: "Do all devices of a user get the messages for that user?",
      editions: .withSetUser,
      says: [.toastKo("459"), .toastJa("71, 257"), .toastEn("71, 259"), .nhncloudKo("82, 277")],
      readings: [
        .init(name: "all", meaning: "Yes, every device whose token is registered for the user."),
        .init(name: "latest", meaning: "Only the device that registered last."),
      ],
      leaning: nil,
      untestable: "The world has one device."),
    OpenQuestion(
      id: "Q-LOGIN-55",
      asks: "What holds when two products of the SDK set the user id at the same time?",
      editions: .withSetUser,
      says: [.toastKo("99"), .toastJa("71"), .toastEn("71"), .nhncloudKo("82")],
      readings: [
        .init(name: "lastWins", meaning: "The id that was set last, for all of them."),
        .init(name: "perProduct", meaning: "Each goes on with its own until its next call."),
      ],
      leaning: .init(
        reading: "lastWins",
        because: "All products are said to share one id."),
      untestable: "The suite drives the push product alone, one call after the other."),
    OpenQuestion(
      id: "Q-LOGIN-56",
      asks: "Does logging out in another product of the SDK log out of push as well?",
      editions: .withSetUser,
      says: [.toastKo("99, 116"), .toastJa("71, 89"), .toastEn("71, 89"), .nhncloudKo("82, 100")],
      readings: [
        .init(name: "shared", meaning: "Yes."),
        .init(name: "separate", meaning: "No."),
      ],
      leaning: .init(
        reading: "shared",
        because: "All products are said to share one id."),
      untestable: "The suite drives the push product alone."),
    OpenQuestion(
      id: "Q-LOGIN-57",
      asks: "Which characters and how many may a user id have?",
      editions: .every,
      says: [
        .tcpushKo("131"), .toastKo("103, 107"), .toastJa("75, 80"), .toastEn("75, 80"), .nhncloudKo("86, 91"),
      ],
      readings: [
        .init(name: "free", meaning: "Any."),
        .init(name: "refused", meaning: "A longest form exists; what exceeds it is refused."),
        .init(name: "shortened", meaning: "A longest form exists; what exceeds it is cut off."),
      ],
      leaning: nil,
      untestable: "No text names a bound, so that there is no value with which to try."),
    OpenQuestion(
      id: "Q-LOGIN-58",
      asks: "How does an app learn that the update after a changed user id has failed?",
      editions: .withFallback,
      says: [.toastJa("76, 80"), .toastEn("76, 80"), .nhncloudKo("87, 91")],
      readings: [
        .init(name: "query", meaning: "Only by asking for the token's information."),
        .init(name: "log", meaning: "By the log of the SDK."),
      ],
      leaning: .init(
        reading: "query",
        because: "No other way is listed."),
      untestable: "The call that sets the user id has no outcome, and a log is not judged."),
    OpenQuestion(
      id: "Q-LOGIN-59",
      asks: "Is a message for the earlier user that is on its way still shown after the user has changed?",
      editions: .withSetUser,
      says: [.toastKo("112"), .toastJa("76, 85"), .toastEn("76, 85"), .nhncloudKo("87, 96")],
      readings: [
        .init(name: "shown", meaning: "Yes."),
        .init(name: "withheld", meaning: "No."),
      ],
      leaning: nil,
      untestable: "A message of the suite carries no user."),
    OpenQuestion(
      id: "Q-LOGIN-60",
      asks: "Is the token information sent again when the same user id is set again?",
      editions: .withFallback,
      says: [.toastJa("76"), .toastEn("76"), .nhncloudKo("87")],
      readings: [
        .init(name: "sent", meaning: "Yes."),
        .init(name: "notSent", meaning: "No; nothing has changed."),
      ],
      leaning: .init(
        reading: "notSent",
        because: "Setting after a registration and changing are named; setting the same is neither clearly."),
      untestable: """
        What the server holds is the same in both readings, and how often a port sends is its own \
        business.
        """),
    OpenQuestion(
      id: "Q-LOGIN-61",
      asks: "What does a call do while the information of the token is updated after a change of user?",
      editions: .withFallback,
      says: [.toastJa("76, 726, 743"), .toastEn("76, 729, 746"), .nhncloudKo("87, 747, 765")],
      readings: [
        .init(name: "refused", meaning: "It fails at once with a code for a call already in progress."),
        .init(name: "afterwards", meaning: "It starts when the update has ended."),
        .init(name: "accepted", meaning: "It is carried out next to the update."),
      ],
      leaning: nil,
      untestable: """
        It can be observed, but no case asks it: the model counts the calls of the app as in \
        progress, not an update that the SDK makes by itself.
        """),
    OpenQuestion(
      id: "Q-LOGIN-62",
      asks: "What becomes of an update of the token information in progress when the user changes again?",
      editions: .withFallback,
      says: [.toastJa("76"), .toastEn("76"), .nhncloudKo("87")],
      readings: [
        .init(name: "inOrder", meaning: "It is finished first; the update for the next user follows."),
        .init(name: "sideBySide", meaning: "Both are sent, and the one that the server takes last holds."),
        .init(
          name: "overtaken",
          meaning: "The later one takes its place; of the earlier one nothing more is heard."),
      ],
      leaning: nil,
      untestable: """
        It can be observed, but no case asks it: the model keeps one update of a token in flight, \
        and no case lets the server answer two.
        """),
    OpenQuestion(
      id: "Q-LOGIN-63",
      asks: "Whose token is registered when the user logs out while the information of the token is updated?",
      editions: .withFallback,
      says: [.toastJa("76, 85"), .toastEn("76, 85"), .nhncloudKo("87, 96")],
      readings: [
        .init(name: "changed", meaning: "The user for whom it is updated; the update goes on."),
        .init(name: "earlier", meaning: "The user before the change; the update is given up."),
        .init(name: "device", meaning: "The device identifier."),
      ],
      leaning: .init(
        reading: "changed",
        because: "Logging out is described only as not deleting the registered token."),
      untestable: """
        It can be observed, but no case asks it: no case logs the user out before the server has \
        answered such an update.
        """),
    OpenQuestion(
      id: "Q-LOGIN-64",
      asks: "Is an update of the token information made again that the server refused or did not answer?",
      editions: .withFallback,
      says: [.toastJa("76, 738-742"), .toastEn("76, 741-745"), .nhncloudKo("87, 760-764")],
      readings: [
        .init(
          name: "dropped", meaning: "No; the record keeps the earlier user until something else updates it."),
        .init(name: "retried", meaning: "Yes, after a while or with the next occasion."),
      ],
      leaning: nil,
      untestable: """
        It can be observed, but no case asks it: the model takes up again only what failed for the \
        network (Q-LOGIN-6), and cases do not look at the user after such a failure.
        """),
    OpenQuestion(
      id: "Q-LOGIN-65",
      asks: "What does a registration do when the user id of the configuration is empty or missing?",
      editions: [.tcpushKo],
      says: [.tcpushKo("63-69, 131, 457")],
      readings: [
        .init(name: "refused", meaning: "It fails with the code for an invalid parameter."),
        .init(name: "uninitialized", meaning: "It fails as it does without initialisation."),
        .init(name: "accepted", meaning: "The id is passed to the server as it is."),
      ],
      leaning: nil,
      untestable: "It can be observed, but no case asks it: every case of this edition configures a user."),
    OpenQuestion(
      id: "Q-LOGIN-66",
      asks: "For whom does the SDK take up a registration by itself when the user has changed since?",
      editions: .withSetUser,
      says: [.toastKo("99, 103"), .toastJa("75-76"), .toastEn("75-76"), .nhncloudKo("86-87")],
      readings: [
        .init(name: "asCalled", meaning: "For the user at the time of the call."),
        .init(name: "current", meaning: "For the user who is set when it is taken up, if there is one."),
      ],
      leaning: nil,
      untestable: """
        It can be observed, but no case asks it: the model takes a registration up as it was asked for \
        (Q-REG-4, Q-REG-5, Q-PERM-7, Q-VOIP-11), and cases do not look at its user.
        """),
  ]
}
