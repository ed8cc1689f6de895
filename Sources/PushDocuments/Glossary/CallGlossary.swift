import PushModel

// The gate, and calls beside calls.

extension MachineGlossary {
  static let initialization = MachineGlossary(
    Initialization.name,
    """
    The gate: what can be used before, and what after, the app has initialised the SDK. A call comes \
    here first; it is let through or refused. The machine waits for an initialisation, remembers whether \
    one has an app key, and forgets it all with the process, or does not (Q-INIT-5).
    """,
    states: [
      "uninitialized": "Waits for the app to initialise the SDK.",
      "initializedWithoutAppKey":
        "Initialised with an empty app key, whose use is a parameter error (Q-INIT-6).",
      "initialized": "Initialised; calls pass.",
    ],
    inputs: [
      "initialize": "The app initialises, with its first configuration or with the one that holds already.",
      "initializeWithOtherConfiguration":
        "The app initialises with another configuration than the one that holds.",
      "initializeWithoutAppKey": "The app initialises with an empty app key.",
      "setUser": "The app sets a user id, or takes it away.",
      "setVoIPDelegate": "The app sets the delegate for VoIP messages (not in the two oldest editions).",
      "register": "The app registers: notifications, or (toast-ko) all configured kinds of token.",
      "query": "The app queries the notification token.",
      "unregister": "The app unregisters: notifications, or (toast-ko) all configured kinds of token.",
      "update": "The app updates the information of its tokens (toast-ko).",
      "voipRegister": "The app registers the VoIP token alone.",
      "voipQuery": "The app queries the VoIP token.",
      "voipUnregister": "The app unregisters the VoIP token.",
      "voipMessage": "A VoIP message has arrived; Delegate passes it on.",
      "systemTokenObtained": "A call has obtained the system token alone; CallsInProgress says so.",
      "processEnds": "The app's process ends.",
    ],
    outputs: [
      "finishInitialization":
        "Adopts configuration and flag, resumes what was interrupted, releases held messages.",
      "askPermission": "Has the user asked for the permission already at initialisation (Q-PERM-1).",
      "confirmInitialization": "Keeps the configuration; adopts the flag, resumes what was interrupted.",
      "replaceConfiguration": "Adopts the other configuration; agreement and records learn of it.",
      "abandonRegistration": "Ends registrations in progress, of both kinds, with an error.",
      "admitRegister": "Lets the call pass to Delegate.",
      "admitQuery": "Lets the call pass to CallsInProgress.",
      "admitUnregister": "Lets the call pass to CallsInProgress or VoIPCallsInProgress, for each kind.",
      "admitUpdate": "Lets the call pass to CallsInProgress.",
      "admitVoIPRegister": "Lets the call pass to Delegate.",
      "admitVoIPQuery": "Lets the call pass to VoIPCallsInProgress.",
      "admitVoIPUnregister": "Lets the call pass to VoIPCallsInProgress.",
      "admitUser": "Lets the user id pass to Login.",
      "admitVoIPDelegate": "Lets the delegate pass to Delegate.",
      "obtainSystemToken": "Begins a call that obtains the system token and nothing else (tcpush-ko).",
      "askPermissionAndObtainSystemToken":
        "Begins such a call, and asks the user for the permission first (tcpush-ko).",
      "refuseNotInitialized": "The call ends at once, with the code for a missing initialisation.",
      "refuseParameterInvalid": "The call ends at once, with the code for an invalid parameter.",
      "checkUserFirst": "Has Login look for a missing user id before the call is refused (Q-ORDER-1).",
      "admitMessage": "Lets the message pass to the VoIP record.",
      "holdMessage": "Keeps the message until the SDK is initialised (Q-INIT-9, Q-INIT-12).",
      "resumeAtOnce": "The SDK was initialised meanwhile: what is unfinished may be resumed at once.",
    ])

  static let delegate = MachineGlossary(
    Delegate.name,
    """
    The app's delegate: who is told of messages, and in toast-ko of outcomes. It waits for the app to \
    set one. Until then a VoIP message is kept or lost (Q-VOIP-7).
    """,
    states: [
      "unset": "No delegate is set; waits for the app to set one.",
      "set": "The app has set a delegate.",
    ],
    inputs: [
      "set": "The app sets the delegate, by a call or with the initialisation.",
      "clear": "The app takes the delegate away.",
      "initializeWithoutDelegate": "The app uses the initialiser that has no delegate (toast-ko).",
      "register": "The app registers; Initialization has let it pass.",
      "resume": "The SDK resumes a registration by itself; UnfinishedRegistration says so.",
      "messageArrives": "The system hands a VoIP message to the SDK.",
      "passMessage": "A message has passed all checks, or was held; it is for the delegate now.",
      "processEnds": "The app's process ends, and the delegate with it.",
    ],
    outputs: [
      "admitRegistration": "Lets the registration begin, for each kind of token it is about.",
      "resumeRegistration": "Lets the registration be resumed, without a call of the app.",
      "admitMessage": "Lets the message pass to Initialization.",
      "deliverMessage": "The delegate receives the message.",
      "reportCall": "The SDK itself reports the call to CallKit (Q-CALL-1).",
      "holdMessage": "Keeps the message until a delegate is set (Q-VOIP-7).",
      "releaseMessages": "Messages that were held come back to be delivered.",
    ])

  static let notificationDelivery = MachineGlossary(
    NotificationDelivery.name,
    """
    The app's delegate for messages that are to be shown as notifications. A message goes to it if the \
    app is running and has set one. In the two oldest editions it is the only delegate.
    """,
    states: [
      "unset": "No delegate is set; waits for the app to set one.",
      "set": "The app has set a delegate.",
    ],
    inputs: [
      "set": "The app sets the delegate, by a call or with the initialisation.",
      "clear": "The app takes the delegate away.",
      "initializeWithoutDelegate": "The app uses the initialiser that has no delegate (not in tcpush-ko).",
      "messageArrives":
        "The system hands a notification message to the SDK, or one that was held comes back.",
      "processEnds": "The app's process ends, and the delegate with it.",
    ],
    outputs: [
      "deliverMessage": "The delegate receives the message.",
      "holdMessage": "Keeps the message until a delegate is set (Q-MSG-4).",
      "releaseMessages": "Messages that were held come back to be delivered.",
    ])

  static let callsInProgress = MachineGlossary(
    CallsInProgress.name,
    """
    What a call about the notification token does while another one is in progress. It is refused, waits \
    its turn, joins the other, or goes side by side with it. No line says which; each pair of calls is a \
    question. The machine waits for the call in progress to end.
    """,
    states: [
      "idle": "No call about the notification token is in progress.",
      "registering": "Waits for the outcome of a registration.",
      "unregistering": "Waits for the outcome of an unregistering.",
      "querying": "Waits for the server's answer to a query.",
      "updating": "Waits for the server's answer to an update (toast-ko).",
    ],
    inputs: [
      "register": "The app registers the notification token; Delegate has admitted it.",
      "query": "The app queries the notification token; Initialization has admitted it.",
      "unregister": "The app unregisters it; Initialization has admitted it.",
      "update": "The app updates token information; Initialization has admitted it.",
      "resume": "The SDK resumes a registration by itself; Delegate has admitted it.",
      "registrationEnds": "The registration has completed, whatever the outcome.",
      "queryEnds": "A query has completed, whatever the outcome.",
      "unregistrationEnds": "An unregistering has completed, whatever the outcome.",
      "updateEnds": "An update that the app called for has completed, whatever the outcome.",
      "systemTokenObtained": "A call before initialisation has obtained the system token (tcpush-ko).",
      "processEnds": "The app's process ends, and its calls with it.",
    ],
    outputs: [
      "startRegistration": "The call is in progress; Login looks for whom it registers.",
      "startQuery": "The call is in progress; Login looks whether it needs a user.",
      "startUnregistration": "The call is in progress; Login looks whether it needs a user.",
      "startUpdate": "The call is in progress; the record of the notification token takes it up.",
      "joinRegistration": "The call completes together with the registration in progress.",
      "joinQuery": "The call is answered together with the query in progress.",
      "joinUnregistration": "The call completes together with the unregistering in progress.",
      "queueCall": "The call waits until the one in progress has completed.",
      "abandonRegistration": "The registration in progress ends, and another takes its place.",
      "refuseForSameCall": "The call ends at once, because one of its own sort is in progress.",
      "refuseForOtherCall": "The call ends at once, because one of another sort is in progress.",
      "noteUnfinishedRegistration": "UnfinishedRegistration learns that the server lacks the system token.",
      "startQueuedCalls": "The calls that waited are made now.",
    ])

  static let otherKindInProgress = MachineGlossary(
    OtherKindInProgress.name,
    """
    What a call about one kind of token does while one about the other kind is in progress. It matters \
    where each call is about one kind, which is everywhere but in toast-ko. It waits for nothing itself: the two machines \
    that keep the calls in progress ask it.
    """,
    states: [
      "ready": "Which call is in progress is kept by CallsInProgress and VoIPCallsInProgress."
    ],
    inputs: [
      "callAlone": "A call is admitted; none about the other kind of token is in progress.",
      "voipRegistrationBesideRegistration":
        "The app registers the VoIP token while the notification token is being registered.",
      "callBesideOther": "Any other call is admitted while one about the other kind is in progress.",
    ],
    outputs: [
      "admitCall": "The call goes on to CallsInProgress or VoIPCallsInProgress.",
      "queueCall": "The call waits until the one in progress has completed.",
      "refuseCall": "The call ends at once, because of the one in progress.",
    ])

  static let voipCallsInProgress = MachineGlossary(
    VoIPCallsInProgress.name,
    """
    What a call about the VoIP token does while another one is in progress. It is to the VoIP token what \
    CallsInProgress is to the notification token, and waits for the call in progress to end.
    """,
    states: [
      "idle": "No call about the VoIP token is in progress.",
      "registering": "Waits for the outcome of a registration.",
      "unregistering": "Waits for the outcome of an unregistering.",
      "querying": "Waits for the server's answer to a query.",
      "awaitingPermission":
        "Waits for the permission that the same call's notification token needs (Q-REG-10).",
    ],
    inputs: [
      "register": "A registration of the VoIP token alone has been admitted.",
      "query": "The app queries the VoIP token; Initialization has admitted it.",
      "unregister": "The app unregisters the VoIP token; Initialization has admitted it.",
      "registerWithNotifications":
        "One call registers both kinds, and its notification part awaits the permission.",
      "permissionSettled": "The notification part waits for the permission no more, and was not denied it.",
      "permissionDenied": "The notification part of the call was denied the permission.",
      "resume": "The SDK resumes an interrupted VoIP registration by itself.",
      "registrationEnds": "The VoIP registration has completed, whatever the outcome.",
      "queryEnds": "A VoIP query has completed, whatever the outcome.",
      "unregistrationEnds": "The unregistering has completed, whatever the outcome.",
      "processEnds": "The app's process ends, and its calls with it.",
    ],
    outputs: [
      "startRegistration": "The call is in progress; Login looks for whom it registers.",
      "startQuery": "The call is in progress; Login looks whether it needs a user.",
      "startUnregistration": "The call is in progress; Login looks whether it needs a user.",
      "awaitPermission": "The call is in progress, and asks for no token before the permission is settled.",
      "admitRegistration": "The call that waited goes on to Login.",
      "joinRegistration": "The call completes together with the registration in progress.",
      "joinQuery": "The call is answered together with the query in progress.",
      "joinUnregistration": "The call completes together with the unregistering in progress.",
      "queueCall": "The call waits until the one in progress has completed.",
      "abandonRegistration": "The registration in progress ends, and another takes its place.",
      "refuseForSameCall": "The call ends at once, because one of its own sort is in progress.",
      "refuseForOtherCall": "The call ends at once, because one of another sort is in progress.",
      "failPermissionDenied": "The VoIP part completes with the code for a denied permission (Q-REG-10).",
      "startQueuedCalls": "The calls that waited are made now.",
    ])

  static let overlapRefusal = MachineGlossary(
    OverlapRefusal.name,
    """
    Which code reports a call that is refused because of another. Two codes would fit, and no text \
    assigns them (Q-ERR-3). It keeps nothing and waits for nothing.
    """,
    states: [
      "ready": "Nothing is kept from one refusal to the next."
    ],
    inputs: [
      "sameCall": "The refused call met one of its own sort about the same kind of token.",
      "otherCall": "The refused call met a call of another sort.",
    ],
    outputs: [
      "refuseWithPushCode": "The refused call completes with the push code (6).",
      "refuseWithNetworkCode": "The refused call completes with the network code (106).",
    ])
}
