import PushModel

// The world around the SDK.

extension MachineGlossary {
  static let permission = MachineGlossary(
    Permission.name,
    """
    The permission to show notifications, as the system keeps it. The SDK's request opens the prompt \
    once; it waits for the user's answer, and afterwards for a change in Settings.
    """,
    states: [
      "notDetermined": "The user was never asked.",
      "prompting": "The prompt is open: waits for the user.",
      "denied": "The user refused, or turned notifications off in Settings.",
      "authorized": "The user allowed notifications.",
      "provisional": "Given without a prompt; notifications arrive quietly.",
    ],
    inputs: [
      "request": "The SDK asks for the permission.",
      "readStatus": "The SDK asks what the permission is, without a prompt.",
      "userAllows": "The user answers the prompt with yes.",
      "userRefuses": "The user answers the prompt with no.",
      "settingsAllow": "The user turns notifications on in Settings.",
      "settingsRefuse": "The user turns notifications off in Settings.",
      "processEnds": "The app's process ends, and an open prompt with it.",
    ],
    outputs: [
      "showPrompt": "The user sees the prompt.",
      "tellNotDetermined": "The SDK is told that the user has never answered.",
      "tellDenied": "The SDK is told that notifications are denied.",
      "tellAuthorized": "The SDK is told that notifications are allowed.",
      "tellProvisional": "The SDK is told that notifications are allowed quietly.",
    ])

  static let deviceToken = MachineGlossary(
    DeviceToken.name,
    """
    The token for notifications, as the system and APNs issue it. It waits for the SDK to ask; then it \
    issues a token, refuses one, or says nothing. A token may change unasked.
    """,
    states: [
      "none": "No token was asked for since the start, or the last request was refused.",
      "requested": "The SDK has asked: waits for APNs.",
      "issued": "A token has been issued.",
    ],
    inputs: [
      "request": "The SDK asks for a token.",
      "issue": "APNs issues a token.",
      "refuse": "APNs refuses a token.",
      "change": "APNs issues another token by itself.",
      "processEnds": "The app's process ends, and an open request with it.",
    ],
    outputs: [
      "tellToken": "The SDK receives the token it asked for.",
      "tellRefusal": "The SDK is told that no token is issued.",
      "tellNewToken": "The SDK receives another token without having asked.",
    ])

  static let voipToken = MachineGlossary(
    VoIPToken.name,
    """
    The VoIP token, as the system and PushKit issue it. PushKit has no way to refuse one; it may say \
    nothing, change the token, or invalidate it. It waits for the SDK to ask.
    """,
    states: [
      "none": "No token was asked for, or it was invalidated.",
      "requested": "The SDK has asked: waits for PushKit.",
      "issued": "A token has been issued.",
    ],
    inputs: [
      "request": "The SDK asks for a token.",
      "issue": "PushKit issues a token.",
      "change": "PushKit issues another token by itself.",
      "invalidate": "PushKit invalidates the token.",
      "processEnds": "The app's process ends, and an open request with it.",
    ],
    outputs: [
      "tellToken": "The SDK receives the token it asked for.",
      "tellNewToken": "The SDK receives another token without having asked.",
      "tellInvalidation": "The SDK is told that its token is invalid.",
    ])

  static let server = MachineGlossary(
    Server.name,
    """
    What the push service holds about one kind of token. It waits for requests to register, to update, \
    to unregister and to query, and answers them as the world's policies say.
    """,
    states: [
      "noRecord": "No token of the kind is registered: no target of messages.",
      "recorded": "A token of the kind is registered.",
    ],
    inputs: [
      "acceptRegister": "A registration, or a record sent again, reaches the server, which accepts it.",
      "acceptUpdate": "An update of named parts reaches the server, which accepts it.",
      "acceptUnregister": "An unregistering reaches the server, which accepts it.",
      "acceptQuery": "A query reaches the server, which answers it.",
      "fail": "A request of any sort is refused, garbled or not answered.",
    ],
    outputs: [
      "confirm": "The SDK is told that the request was carried out.",
      "tellRecord": "The SDK receives the record.",
      "tellNoRecord": "The SDK is told that there is no record.",
      "failure": "The SDK learns of the failure, or hears nothing in time.",
    ])

  static let callReporting = MachineGlossary(
    CallReporting.name,
    """
    What the system makes of VoIP messages that are not reported to CallKit. It waits for a message, \
    then for the report that is due; one that is omitted stands for the repeated failures after which \
    the system restricts what an app receives. The documents name no end of the restriction.
    """,
    states: [
      "idle": "No report to CallKit is due.",
      "reportDue": "A VoIP message was delivered: waits for the report to CallKit.",
      "restricted": "A report was omitted: messages are withheld.",
    ],
    inputs: [
      "messageArrives": "A VoIP message for the device arrives.",
      "report": "The app, or the SDK, reports the call to CallKit.",
      "omitReport": "The app lets the time for the report pass.",
    ],
    outputs: [
      "deliverMessage": "The SDK receives the message.",
      "withholdMessage": "The SDK does not receive the message.",
      "restrict": "From now on messages are withheld.",
    ])
}
