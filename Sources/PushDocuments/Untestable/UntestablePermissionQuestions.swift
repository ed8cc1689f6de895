import PushModel

extension UntestableQuestion {
  /// Permission and flag: what no case can decide.
  static let permission: [UntestableQuestion] = [
    UntestableQuestion(
      "Q-PERM-50", "What happens to a registration that has to ask while the app is in the background?",
      in: .every,
      says: [
        .tcpushKo("154"), .toastKo("404"), .toastJa("214"), .toastEn("215"), .nhncloudKo("229-231"),
      ],
      readings: [
        .init("waits", "It waits until the prompt can be shown and answered."),
        .init("fails", "It fails for the missing permission."),
      ],
      untestable: "The system decides when its prompt is shown; the world shows it in either state."),
    UntestableQuestion(
      "Q-PERM-51", "Which kinds of notification is the user asked to allow?",
      in: .withFallback,
      says: [.toastJa("185-193, 214"), .toastEn("185-193, 215"), .nhncloudKo("199-207, 229")],
      readings: [
        .init("asConfigured", "Those that the notification options switch on."),
        .init("all", "Alerts, badges and sounds in any case."),
      ],
      untestable: "The request for the permission names no kinds in the adapter protocol."),
    UntestableQuestion(
      "Q-PERM-52", "What is the initial execution at which the user is asked?",
      in: .withFallback,
      says: [.toastJa("214"), .toastEn("215"), .nhncloudKo("229")],
      readings: [
        .init("install", "The first one after the app was installed."),
        .init("registration", "The first one in which the app registers."),
        .init("version", "The first one of a version of the SDK that asks."),
      ],
      untestable: """
        The system shows its prompt once for an installation, whichever is meant; a version is never changed \
        in a case.
        """),
    UntestableQuestion(
      "Q-PERM-53", "Does a permission that is given to an app clip for a while count as acquired?",
      in: .every,
      says: [
        .tcpushKo("459"), .toastKo("758"), .toastJa("214, 723"), .toastEn("215, 726"),
        .nhncloudKo("229-231, 744"),
      ],
      readings: [
        .init("acquired", "Yes."),
        .init("notAcquired", "No."),
      ],
      untestable: "The world has no app clips and no such permission."),
    UntestableQuestion(
      "Q-PERM-54", "Does a permission count as acquired when the user has switched off every way of showing?",
      in: .every,
      says: [
        .tcpushKo("459"), .toastKo("758"), .toastJa("214, 723"), .toastEn("215, 726"),
        .nhncloudKo("229-231, 744"),
      ],
      readings: [
        .init("acquired", "Yes; the permission stands."),
        .init("notAcquired", "No; nothing can be shown."),
      ],
      untestable: "The permission of the world is one value, without the settings that lie below it."),
    UntestableQuestion(
      "Q-PERM-55", "Is the user asked for the permission when a VoIP token alone is registered?",
      in: [.tcpushKo, .toastKo],
      says: [.tcpushKo("147, 154, 459"), .toastKo("167, 328-329, 404, 758")],
      readings: [
        .init("notAsked", "No; nothing is registered that would need it."),
        .init("asked", "Yes; registering is one call, whatever is configured."),
      ],
      untestable: """
        It can be observed, but no case asks it: the model asks nobody for a VoIP token, and without the permission \
        it is left open what follows.
        """),
    UntestableQuestion(
      "Q-PERM-56",
      "What becomes of a registration when the permission is withdrawn before the server has answered?",
      in: .every,
      says: [.tcpushKo("459"), .toastKo("758"), .toastJa("214"), .toastEn("215"), .nhncloudKo("229-233")],
      readings: [
        .init("goesOn", "It goes on; the permission was there when it was looked at."),
        .init("fails", "It fails with the code for a missing permission."),
      ],
      untestable: """
        It can be observed, but no case asks it: the model looks at the permission once, before it asks the \
        system for a token.
        """),
    UntestableQuestion(
      "Q-FLAG-50", "With the flag on and the permission refused, do messages reach the device?",
      in: [.nhncloudKo],
      says: [.nhncloudKo("170, 233")],
      readings: [
        .init("silently", "Yes; the app gets them and nothing is shown."),
        .init("notAtAll", "No; the token is registered for later only."),
      ],
      untestable: "How the system treats notifications without a permission is no part of the world."),
    UntestableQuestion(
      "Q-FLAG-51", "With the flag on, what happens when the user cannot be asked at all?",
      in: [.nhncloudKo],
      says: [.nhncloudKo("170, 230-233, 796")],
      readings: [
        .init("registers", "The token is registered: the permission was not acquired."),
        .init("waits", "The registration waits: the permission was not refused."),
      ],
      leaning: .init("registers", "Two of the three places speak of not acquiring, one of refusing."),
      untestable: "In the world a prompt can always be shown."),
    UntestableQuestion(
      "Q-PERM-57", "Is the user asked for the permission before the system is asked for the token?",
      in: .every,
      says: [
        .tcpushKo("154, 459"), .toastKo("404, 758"), .toastJa("213-214"), .toastEn("214-215"),
        .nhncloudKo("228-233"),
      ],
      readings: [
        .init("permission", "The user is asked first."),
        .init("token", "The system is asked for the token first, and the user once it is there."),
        .init("both", "Both are asked at once."),
      ],
      untestable: """
        It shows only where the system issues no token at once, and there no case asks for an order: no line gives \
        one.
        """),
    UntestableQuestion(
      "Q-PERM-58", "Is the user asked again after the process has ended before the answer?",
      in: .every,
      says: [
        .tcpushKo("153-155"), .toastKo("404"), .toastJa("214"), .toastEn("215"), .nhncloudKo("229-233"),
      ],
      readings: [
        .init("asked", "Yes; nothing was answered."),
        .init("notAsked", "No; the prompt belongs to the first call, and was shown."),
      ],
      untestable: """
        It can be observed, but no case asks it: what a registration does that neither asks nor has an answer is said \
        nowhere.
        """),
  ]
}
