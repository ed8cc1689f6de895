extension OpenQuestion {
  /// Permission and flag: what no case can decide.
  static let untestablePermission: [OpenQuestion] = [
    OpenQuestion(
      id: "Q-PERM-50",
      asks: "What happens to a registration that has to ask while the app is in the background?",
      editions: .withFallback,
      says: [.toastJa("214"), .toastEn("215"), .nhncloudKo("229-231")],
      readings: [
        .init(name: "waits", meaning: "It waits until the prompt can be shown and answered."),
        .init(name: "fails", meaning: "It fails for the missing permission."),
      ],
      leaning: nil,
      untestable: "The system decides when its prompt is shown; the world shows it in either state."),
    OpenQuestion(
      id: "Q-PERM-51",
      asks: "Which kinds of notification is the user asked to allow?",
      editions: .withFallback,
      says: [.toastJa("185-193, 214"), .toastEn("185-193, 215"), .nhncloudKo("199-207, 229")],
      readings: [
        .init(name: "asConfigured", meaning: "Those that the notification options switch on."),
        .init(name: "all", meaning: "Alerts, badges and sounds in any case."),
      ],
      leaning: nil,
      untestable: "The request for the permission names no kinds in the adapter protocol."),
    OpenQuestion(
      id: "Q-PERM-52",
      asks: "What is the initial execution at which the user is asked?",
      editions: .withFallback,
      says: [.toastJa("214"), .toastEn("215"), .nhncloudKo("229")],
      readings: [
        .init(name: "install", meaning: "The first one after the app was installed."),
        .init(name: "registration", meaning: "The first one in which the app registers."),
        .init(name: "version", meaning: "The first one of a version of the SDK that asks."),
      ],
      leaning: nil,
      untestable: """
        The system shows its prompt once for an installation, whichever is meant; a version is \
        never changed in a case.
        """),
    OpenQuestion(
      id: "Q-PERM-53",
      asks: "Does a permission that is given to an app clip for a while count as acquired?",
      editions: .every,
      says: [
        .tcpushKo("459"), .toastKo("758"), .toastJa("214, 723"), .toastEn("215, 726"),
        .nhncloudKo("229-231, 744"),
      ],
      readings: [
        .init(name: "acquired", meaning: "Yes."),
        .init(name: "notAcquired", meaning: "No."),
      ],
      leaning: nil,
      untestable: "The world has no app clips and no such permission."),
    OpenQuestion(
      id: "Q-PERM-54",
      asks: "Does a permission count as acquired when the user has switched off every way of showing?",
      editions: .every,
      says: [
        .tcpushKo("459"), .toastKo("758"), .toastJa("214, 723"), .toastEn("215, 726"),
        .nhncloudKo("229-231, 744"),
      ],
      readings: [
        .init(name: "acquired", meaning: "Yes; the permission stands."),
        .init(name: "notAcquired", meaning: "No; nothing can be shown."),
      ],
      leaning: nil,
      untestable: "The permission of the world is one value, without the settings that lie below it."),
    OpenQuestion(
      id: "Q-PERM-55",
      asks: "Is the user asked for the permission when VoIP tokens alone are configured?",
      editions: [.toastKo],
      says: [.toastKo("167, 328-329, 404, 758")],
      readings: [
        .init(name: "notAsked", meaning: "No; nothing is registered that would need it."),
        .init(name: "asked", meaning: "Yes; registering is one call, whatever is configured."),
      ],
      leaning: nil,
      untestable: """
        It can be observed, but no case asks it: the model asks nobody for a VoIP token, and every \
        case that registers one alone has the permission.
        """),
    OpenQuestion(
      id: "Q-PERM-56",
      asks: "What becomes of a registration when the permission is withdrawn before the server has answered?",
      editions: .every,
      says: [.tcpushKo("459"), .toastKo("758"), .toastJa("214"), .toastEn("215"), .nhncloudKo("229-233")],
      readings: [
        .init(name: "goesOn", meaning: "It goes on; the permission was there when it was looked at."),
        .init(name: "fails", meaning: "It fails with the code for a missing permission."),
      ],
      leaning: nil,
      untestable: """
        It can be observed, but no case asks it: the model looks at the permission once, before it \
        asks the system for a token.
        """),
    OpenQuestion(
      id: "Q-FLAG-50",
      asks: "With the flag on and the permission refused, do messages reach the device?",
      editions: [.nhncloudKo],
      says: [.nhncloudKo("170, 233")],
      readings: [
        .init(name: "silently", meaning: "Yes; the app gets them and nothing is shown."),
        .init(name: "notAtAll", meaning: "No; the token is registered for later only."),
      ],
      leaning: nil,
      untestable: "How the system treats notifications without a permission is no part of the world."),
    OpenQuestion(
      id: "Q-FLAG-51",
      asks: "With the flag on, what happens when the user cannot be asked at all?",
      editions: [.nhncloudKo],
      says: [.nhncloudKo("170, 230-233, 796")],
      readings: [
        .init(name: "registers", meaning: "The token is registered: the permission was not acquired."),
        .init(name: "waits", meaning: "The registration waits: the permission was not refused."),
      ],
      leaning: .init(
        reading: "registers",
        because: "Two of the three places speak of not acquiring, one of refusing."),
      untestable: "In the world a prompt can always be shown."),
  ]
}
