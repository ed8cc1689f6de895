import PushModel

extension OpenQuestion {
  static let tags: [OpenQuestion] = [
    OpenQuestion(
      "Q-TAG-1", "What do the calls on tags do when no user is logged in?",
      in: .withFallback,
      says: [.toastJa("75, 517, 722"), .toastEn("75, 519, 725"), .nhncloudKo("86, 537, 743")],
      readings: [
        .init("userInvalid", "They fail with the code for a user id that is not set."),
        .init("device", "They are about the device identifier."),
        .init("parameterInvalid", "They fail with the code for an invalid parameter."),
      ]),
    OpenQuestion(
      "Q-TAG-2", "What do the calls on tags do before initialisation?",
      in: .withFallback,
      says: [.toastJa("94, 721"), .toastEn("94, 724"), .nhncloudKo("105, 742")],
      readings: [
        .init("notInitialized", "They fail with the code for a missing initialisation."),
        .init("waits", "They are carried out after initialisation."),
      ],
      leaning: .init("notInitialized", "There is a code for it; but only registering and querying are named.")
    ),
    OpenQuestion(
      "Q-TAG-3", "What do the calls on tags do when no token is registered?",
      in: .withFallback,
      says: [.toastJa("455, 517, 725"), .toastEn("457, 519, 728"), .nhncloudKo("475, 537, 746")],
      readings: [
        .init("works", "The same as with one; tags belong to user ids."),
        .init("tokenInvalid", "They fail with the code for a missing token."),
      ],
      leaning: .init("works", "A tag is said to bind user ids, not tokens.")),
    OpenQuestion(
      "Q-TAG-4", "What does setting nil do?",
      in: .withFallback,
      says: [.toastJa("466, 503"), .toastEn("468, 505"), .nhncloudKo("486, 523")],
      readings: [
        .init("removesAll", "It takes all tags away."),
        .init("unchanged", "Nothing."),
        .init("parameterInvalid", "It fails with the code for an invalid parameter."),
      ],
      leaning: .init("removesAll", "What the user had is deleted, and nothing takes its place.")),
    OpenQuestion(
      "Q-TAG-5", "What do adding and removing do with an empty set?",
      in: .withFallback,
      says: [.toastJa("462, 473"), .toastEn("464, 475"), .nhncloudKo("482, 493")],
      readings: [
        .init("succeeds", "They succeed and hand back what the user has."),
        .init("parameterInvalid", "They fail with the code for an invalid parameter."),
      ]),
    OpenQuestion(
      "Q-TAG-6", "What happens to an id that is no tag of the service?",
      in: .withFallback,
      says: [.toastJa("456"), .toastEn("458"), .nhncloudKo("476")],
      readings: [
        .init("wholeCallFails", "The call fails, and nothing is changed."),
        .init("ignored", "It is left out, and the others are taken."),
      ]),
    OpenQuestion(
      "Q-TAG-7", "What does removing do with an id that the user does not have?",
      in: .withFallback,
      says: [.toastJa("536"), .toastEn("538"), .nhncloudKo("556")],
      readings: [
        .init("succeeds", "Nothing; the call succeeds."),
        .init("fails", "The call fails."),
      ]),
    OpenQuestion(
      "Q-TAG-8", "What becomes of the tags when the user logs out?",
      in: .withFallback,
      says: [.toastJa("85, 455"), .toastEn("85, 457"), .nhncloudKo("96, 475")],
      readings: [
        .init("kept", "They stay with the user id."),
        .init("removed", "They are taken away."),
      ],
      leaning: .init("kept", "A tag is said to bind user ids, and logging out to delete nothing.")),
    OpenQuestion(
      "Q-TAG-9", "What happens to a call on tags while another one is in progress?",
      in: .withFallback,
      says: [.toastJa("726, 743"), .toastEn("729, 746"), .nhncloudKo("747, 765")],
      readings: [
        .init("rejected", "It fails with a code for a call that is in progress."),
        .init("afterwards", "It is carried out after the other."),
        .init("sideBySide", "Both are carried out side by side."),
      ]),
    OpenQuestion(
      "Q-TAG-10", "What does getting hand back for a user without tags?",
      in: .withFallback,
      says: [.toastJa("470, 517"), .toastEn("472, 519"), .nhncloudKo("490, 537")],
      readings: [
        .init("empty", "An empty set."),
        .init("none", "Nothing, and no error."),
      ]),
    OpenQuestion(
      "Q-TAG-11", "About which user is a call on tags during which another one logs in?",
      in: .withFallback,
      says: [.toastJa("517, 522"), .toastEn("519, 524"), .nhncloudKo("537, 542")],
      readings: [
        .init("asCalled", "The one at the time of the call."),
        .init("current", "The one who is logged in when it is sent."),
      ]),
    OpenQuestion(
      "Q-TAG-12", "Is a call on tags made again by the SDK that failed for the network?",
      in: .withFallback,
      says: [.toastJa("737"), .toastEn("740"), .nhncloudKo("759")],
      readings: [
        .init("notRetried", "No."),
        .init("retried", "Yes, once the network is back."),
      ]),
    OpenQuestion(
      "Q-TAG-13", "What happens to an id that has not eight characters?",
      in: .withFallback,
      says: [.toastJa("456, 727"), .toastEn("458, 730"), .nhncloudKo("476, 748")],
      readings: [
        .init(
          "refusedAtOnce",
          "The call fails with the code for an invalid parameter, and the server is not asked."),
        .init("asUnknown", "The same as to an id that is no tag of the service."),
      ]),
  ]
}

extension OpenQuestion {
  static let configuration: [OpenQuestion] = [
    OpenQuestion(
      "Q-CONF-1", "Which environment holds if the sandbox is not set?",
      in: .withSetUser,
      says: [
        .toastKo("175-176, 331-334"), .toastJa("154-157, 771-772"), .toastEn("154-157, 774-775"),
        .nhncloudKo("165-168, 793-794"),
      ],
      readings: [
        .init("production", "That of production."),
        .init("byBuild", "The one that the build is for."),
      ],
      leaning: .init("production", "The app is told that it has to set it for development."))
  ]
}
