import PushModel

extension UntestableQuestion {
  /// Login and logout: what no case can decide.
  static let login: [UntestableQuestion] = [
    UntestableQuestion(
      "Q-LOGIN-50", "Is the device identifier the same after the app was removed and installed again?",
      in: .withFallback,
      says: [.toastJa("75, 215"), .toastEn("75, 216"), .nhncloudKo("86, 234")],
      readings: [
        .init("same", "Yes."),
        .init("new", "No; the device counts as another one."),
      ],
      untestable: """
        Each case begins on a fresh device whose identifier the suite gives; nothing lies before that.
        """),
    UntestableQuestion(
      "Q-LOGIN-51", "What is the device identifier?",
      in: .withFallback,
      says: [.toastJa("75, 215"), .toastEn("75, 216"), .nhncloudKo("86, 234")],
      readings: [
        .init("vendorIdentifier", "The identifier that the system gives to the apps of one vendor."),
        .init("generated", "A value that the SDK makes and stores."),
        .init("advertising", "The identifier for advertising."),
      ],
      untestable: "The suite gives the identifier and knows it by a symbol only."),
    UntestableQuestion(
      "Q-LOGIN-52",
      "Does a device that was set up from a backup of another one go on with that one's registration?",
      in: .withFallback,
      says: [.toastJa("75, 257"), .toastEn("75, 259"), .nhncloudKo("86, 277")],
      readings: [
        .init("anew", "No; it has to register and has an identifier of its own."),
        .init("copied", "Yes; it carries identifier and registration on."),
      ],
      untestable: "The world has one device and no backup."),
    UntestableQuestion(
      "Q-LOGIN-53", "Does the server move a token to the new user, or does the old user keep it too?",
      in: .withSetUser,
      says: [.toastKo("459, 580"), .toastJa("76"), .toastEn("76"), .nhncloudKo("87")],
      readings: [
        .init("moved", "A token has one user."),
        .init("both", "The token stays registered for both users."),
      ],
      leaning: .init("moved", "The information of a token is said to be updated, and it has one user id."),
      untestable: "The suite plays the server, which holds one record per kind of token."),
    UntestableQuestion(
      "Q-LOGIN-54", "Do all devices of a user get the messages for that user?",
      in: .withSetUser,
      says: [.toastKo("459"), .toastJa("71, 257"), .toastEn("71, 259"), .nhncloudKo("82, 277")],
      readings: [
        .init("all", "Yes, every device whose token is registered for the user."),
        .init("latest", "Only the device that registered last."),
      ],
      untestable: "The world has one device."),
    UntestableQuestion(
      "Q-LOGIN-55", "What holds when two products of the SDK set the user id at the same time?",
      in: .withSetUser,
      says: [.toastKo("99"), .toastJa("71"), .toastEn("71"), .nhncloudKo("82")],
      readings: [
        .init("lastWins", "The id that was set last, for all of them."),
        .init("perProduct", "Each goes on with its own until its next call."),
      ],
      leaning: .init("lastWins", "All products are said to share one id."),
      untestable: "The suite drives the push product alone, one call after the other."),
    UntestableQuestion(
      "Q-LOGIN-56", "Does logging out in another product of the SDK log out of push as well?",
      in: .withSetUser,
      says: [.toastKo("99, 116"), .toastJa("71, 89"), .toastEn("71, 89"), .nhncloudKo("82, 100")],
      readings: [
        .init("shared", "Yes."),
        .init("separate", "No."),
      ],
      leaning: .init("shared", "All products are said to share one id."),
      untestable: "The suite drives the push product alone."),
    UntestableQuestion(
      "Q-LOGIN-57", "Which characters and how many may a user id have?",
      in: .every,
      says: [
        .tcpushKo("131"), .toastKo("103, 107"), .toastJa("75, 80"), .toastEn("75, 80"), .nhncloudKo("86, 91"),
      ],
      readings: [
        .init("free", "Any."),
        .init("refused", "A longest form exists; what exceeds it is refused."),
        .init("shortened", "A longest form exists; what exceeds it is cut off."),
      ],
      untestable: "No text names a bound, so that there is no value with which to try."),
    UntestableQuestion(
      "Q-LOGIN-58", "How does an app learn that the update after a changed user id has failed?",
      in: .withFallback,
      says: [.toastJa("76, 80"), .toastEn("76, 80"), .nhncloudKo("87, 91")],
      readings: [
        .init("query", "Only by asking for the token's information."),
        .init("log", "By the log of the SDK."),
      ],
      leaning: .init("query", "No other way is listed."),
      untestable: "The call that sets the user id has no outcome, and a log is not judged."),
    UntestableQuestion(
      "Q-LOGIN-59",
      "Is a message for the earlier user that is on its way still shown after the user has changed?",
      in: .withSetUser,
      says: [.toastKo("112"), .toastJa("76, 85"), .toastEn("76, 85"), .nhncloudKo("87, 96")],
      readings: [
        .init("shown", "Yes."),
        .init("withheld", "No."),
      ],
      untestable: "A message of the suite carries no user."),
    UntestableQuestion(
      "Q-LOGIN-60", "Is the token information sent again when the same user id is set again?",
      in: .withFallback,
      says: [.toastJa("76"), .toastEn("76"), .nhncloudKo("87")],
      readings: [
        .init("sent", "Yes."),
        .init("notSent", "No; nothing has changed."),
      ],
      leaning: .init(
        "notSent",
        "Setting after a registration and changing are named; setting the same is neither clearly."),
      untestable: """
        What the server holds is the same in both readings, and how often a port sends is its own business.
        """),
    UntestableQuestion(
      "Q-LOGIN-61",
      "What does a call do while the information of the token is updated after a change of user?",
      in: .withFallback,
      says: [.toastJa("76, 726, 743"), .toastEn("76, 729, 746"), .nhncloudKo("87, 747, 765")],
      readings: [
        .init("refused", "It fails at once with a code for a call already in progress."),
        .init("afterwards", "It starts when the update has ended."),
        .init("accepted", "It is carried out next to the update."),
      ],
      untestable: """
        It can be observed, but no case asks it: the model counts the calls of the app as in progress, not an \
        update that the SDK makes by itself.
        """),
    UntestableQuestion(
      "Q-LOGIN-62",
      "What becomes of an update of the token information in progress when the user changes again?",
      in: .withFallback,
      says: [.toastJa("76"), .toastEn("76"), .nhncloudKo("87")],
      readings: [
        .init("inOrder", "It is finished first; the update for the next user follows."),
        .init("sideBySide", "Both are sent, and the one that the server takes last holds."),
        .init("overtaken", "The later one takes its place; of the earlier one nothing more is heard."),
      ],
      untestable: """
        It can be observed, but no case asks it: the model keeps one update of a token in flight, and no case \
        lets the server answer two.
        """),
    UntestableQuestion(
      "Q-LOGIN-63",
      "Whose token is registered when the user logs out while the information of the token is updated?",
      in: .withFallback,
      says: [.toastJa("76, 85"), .toastEn("76, 85"), .nhncloudKo("87, 96")],
      readings: [
        .init("changed", "The user for whom it is updated; the update goes on."),
        .init("earlier", "The user before the change; the update is given up."),
        .init("device", "The device identifier."),
      ],
      leaning: .init("changed", "Logging out is described only as not deleting the registered token."),
      untestable: """
        It can be observed, but no case asks it: no case logs the user out before the server has answered such \
        an update.
        """),
    UntestableQuestion(
      "Q-LOGIN-64",
      "Is an update of the token information made again that the server refused or did not answer?",
      in: .withFallback,
      says: [.toastJa("76, 738-742"), .toastEn("76, 741-745"), .nhncloudKo("87, 760-764")],
      readings: [
        .init("dropped", "No; the record keeps the earlier user until something else updates it."),
        .init("retried", "Yes, after a while or with the next occasion."),
      ],
      untestable: """
        It can be observed, but no case asks it: the model takes up again only what failed for the network \
        (Q-LOGIN-6), and cases do not look at the user after such a failure.
        """),
    UntestableQuestion(
      "Q-LOGIN-65", "What does a registration do when the user id of the configuration is empty or missing?",
      in: [.tcpushKo],
      says: [.tcpushKo("63-69, 131, 457")],
      readings: [
        .init("refused", "It fails with the code for an invalid parameter."),
        .init("uninitialized", "It fails as it does without initialisation."),
        .init("accepted", "The id is passed to the server as it is."),
      ],
      untestable: "It can be observed, but no case asks it: every case of this edition configures a user."),
    UntestableQuestion(
      "Q-LOGIN-66", "For whom does the SDK take up a registration by itself when the user has changed since?",
      in: .withSetUser,
      says: [.toastKo("99, 103"), .toastJa("75-76"), .toastEn("75-76"), .nhncloudKo("86-87")],
      readings: [
        .init("asCalled", "For the user at the time of the call."),
        .init("current", "For the user who is set when it is taken up, if there is one."),
      ],
      untestable: """
        It can be observed, but no case asks it: the model takes a registration up as it was asked for \
        (Q-REG-4, Q-REG-5, Q-PERM-7, Q-VOIP-11), and cases do not look at its user.
        """),
    UntestableQuestion(
      "Q-LOGIN-67", "What does the update after a change of user take along?",
      in: .withSetUser,
      says: [.toastKo("580"), .toastJa("76"), .toastEn("76"), .nhncloudKo("87")],
      readings: [
        .init("userOnly", "The user id alone."),
        .init("everything", "All that would be registered now: the settings, the token, the agreement."),
      ],
      untestable: """
        It can be observed, but no case asks it: the model changes the user alone, and what else may have changed \
        has questions of its own (Q-INIT-4, Q-REG-3, Q-VOIP-10, Q-AGR-2).
        """),
    UntestableQuestion(
      "Q-LOGIN-68", "What does a call do while the update after a change of user is on its way?",
      in: .withSetUser,
      says: [.toastKo("580"), .toastJa("76"), .toastEn("76"), .nhncloudKo("87")],
      readings: [
        .init("sideBySide", "It goes its own way."),
        .init("afterwards", "It waits until the update has been answered."),
        .init("refused", "It fails with a code for something in progress."),
      ],
      untestable: """
        It can be observed, but no case asks it: the update is none of the app's calls, and the model lets a call \
        meet other calls only.
        """),
    UntestableQuestion(
      "Q-LOGIN-69", "When is an update made up for that did not reach the server, or was not accepted?",
      in: .withFallback,
      says: [.toastJa("76"), .toastEn("76"), .nhncloudKo("87")],
      readings: [
        .init("never", "Never; the record keeps the earlier user until the app registers again."),
        .init("withTheNext", "With whatever the SDK does next, be it about the other kind of token."),
      ],
      untestable: """
        It can be observed, but no case asks it: only the return of the network is asked about (Q-LOGIN-6), and there \
        are as many other occasions as a port has.
        """),
  ]
}
