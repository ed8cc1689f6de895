import PushModel

// Registrations.

extension MachineGlossary {
  static let tokenRegistration = MachineGlossary(
    TokenRegistration.name,
    """
    The registration of the notification token, from the call to its outcome. It waits three times: for \
    the permission, for the token of the system, and for the answer of the server. Each wait can end in \
    a failure, and while it waits the user may change or the process may end.
    """,
    states: [
      "idle": "No registration of the notification token is under way.",
      "awaitingPermission": "Waits for the user's answer, or for the system to tell an earlier one.",
      "awaitingToken": "Waits for APNs to issue a token.",
      "awaitingServer": "Waits for the server's answer to the registration.",
      "awaitingServerUserChanged":
        "Waits for the server's answer; the user has changed since the request was sent.",
      "failingWithoutUser":
        "The user has logged out, and nothing is registered without one: the next answer ends the call (toast-ko).",
    ],
    inputs: [
      "awaitPermission": "The permission is being asked for or read; the registration waits for it.",
      "permissionGranted": "The system says that notifications are allowed.",
      "permissionDenied": "The system says that notifications are not allowed.",
      "permissionProvisional": "The system says that notifications are allowed quietly.",
      "permissionUndetermined": "The system says that the user has never answered.",
      "continueToToken": "The permission, and a user check put off, are settled: the token may be asked for.",
      "failForPermission": "The permission counts as missing; the record says so.",
      "failWithoutUser": "There is no user to register for; Login says so.",
      "registerVoIPOfSameCall":
        "The call is about the VoIP token too; its notification part has begun (toast-ko).",
      "tokenIssued": "APNs has issued a token.",
      "tokenRefused": "APNs has refused a token.",
      "timePasses": "So much time passes that nobody waits any longer.",
      "accepted": "The server has accepted the registration.",
      "failed": "The server refused, was too late or not understood; ServerFailure keeps which.",
      "failedOffline": "The server could not be reached for want of a network.",
      "userChanges": "Another user id is set; Login says so.",
      "userLogsOut": "No user id is set any more; Login says so.",
      "abandon": "A new initialisation abandons the registration (Q-INIT-7).",
      "processEnds": "The app's process ends.",
    ],
    outputs: [
      "applyGrantedPermission":
        "AlwaysAllowTokenRegistration decides what a granted permission means for the registration.",
      "applyDeniedPermission":
        "AlwaysAllowTokenRegistration decides what a denied permission means for the registration.",
      "applyProvisionalPermission":
        "AlwaysAllowTokenRegistration decides what a provisional permission means for the registration.",
      "applyUndeterminedPermission":
        "AlwaysAllowTokenRegistration decides what it means that the user never answered.",
      "requestToken": "Asks APNs for a token; a VoIP part that awaits the permission goes on.",
      "sendRegister": "Sends token, user, agreement and configuration to the server.",
      "useCurrentUser": "The user set now takes the place of the one at the time of the call.",
      "succeed": "Keeps what was sent as the record; the call completes with its token.",
      "updateUser": "Sends the record again, for the user who is set now.",
      "handBackToken": "The completion will carry the system token besides its error.",
      "obtainTokenAfterDenial":
        "Obtains the system token all the same; the call completes with it and an error.",
      "failPermissionDenied": "The call completes with the code for a denied permission.",
      "failSystem": "The call completes with the code for a failure by the system.",
      "failTokenInvalid": "The call completes with the code for a missing or invalid token (Q-ERR-4).",
      "failUserInvalid": "The call completes with the code for a missing user id.",
      "failAbandoned": "The call completes with the code for an unknown error (Q-INIT-7).",
      "failWithServerCode": "The call completes with the code that ServerFailure chose.",
      "failOffline":
        "The call completes with ServerFailure's code; UnfinishedRegistration learns of the missing network.",
      "noteInterruption": "UnfinishedRegistration learns that the process ended in the middle.",
      "startVoIPRegistration": "The VoIP part of the call begins beside this one.",
      "deferVoIPRegistration":
        "The VoIP part of the call begins, and may have to await the permission (Q-REG-10).",
    ])

  static let systemToken = MachineGlossary(
    SystemToken.name,
    """
    Registrations that obtain the system token and nothing else. In tcpush-ko there are such before \
    initialisation and, by one reading, after a refused permission. It waits for the system to issue or \
    to refuse a token. The call completes with the token and an error.
    """,
    states: [
      "idle": "No registration waits for the system token alone.",
      "awaitingPermission": "Waits for the user's answer, whatever it is (Q-INIT-11).",
      "awaitingToken": "Waits for the token; the error will be the missing initialisation.",
      "awaitingTokenAfterDenial": "Waits for the token; the error will be the denied permission.",
    ],
    inputs: [
      "obtain": "A registration before initialisation begins; it asks for the token.",
      "askAndObtain":
        "A registration before initialisation begins; it asks the user for the permission first.",
      "obtainAfterDenial": "A registration was denied the permission; its token is still to be obtained.",
      "permissionAnswered": "The user has answered the prompt, either way.",
      "tokenIssued": "The system has issued a token.",
      "tokenRefused": "The system has refused a token.",
      "timePasses": "So much time passes that nobody waits any longer.",
      "processEnds": "The app's process ends.",
    ],
    outputs: [
      "askPermission": "Asks the user for the permission.",
      "requestToken": "Asks the system for a token.",
      "completeNotInitialized":
        "The call completes with the token and the code for a missing initialisation.",
      "completePermissionDenied": "The call completes with the token and the code for a denied permission.",
      "failSystem": "The call completes with the code for a failure by the system, without a token.",
    ])

  static let unfinishedRegistration = MachineGlossary(
    UnfinishedRegistration.name,
    """
    What is owed after a registration that failed, by the readings that take it up again. It waits for \
    the occasion to make up for it: the network, the permission, the next initialisation. A registration \
    of the app takes the place of what is owed.
    """,
    states: [
      "none": "No registration is to be resumed.",
      "awaitingNetwork": "One failed for the network: waits for it to come back (Q-REG-5).",
      "awaitingGrant": "One was denied the permission: waits for a grant in Settings (Q-PERM-7).",
      "interrupted": "The process ended in the middle: waits for the next initialisation (Q-REG-4).",
      "systemTokenOnly":
        "The server lacks a token obtained before initialisation: waits for that (Q-INIT-8).",
    ],
    inputs: [
      "registrationBegins": "The app registers; what was to be resumed is settled by that.",
      "registrationFailsOffline": "A registration has failed for want of a network.",
      "registrationFailsForPermission": "A registration has failed for want of the permission.",
      "registrationInterrupted": "The process has ended in the middle of a registration.",
      "systemTokenObtained": "A call has obtained the system token and nothing else (tcpush-ko).",
      "networkReturns": "The network is back.",
      "entersForeground": "The app comes to the foreground.",
      "permissionGranted": "The status that was read says that notifications are allowed.",
      "permissionNotGranted": "The status that was read says that notifications are not simply allowed.",
      "initialized": "The app has initialised the SDK, for the first time or again.",
      "processEnds": "The app's process ends.",
    ],
    outputs: [
      "readPermission": "Asks the system for the permission's status; shows no prompt.",
      "useConfiguration": "The registration is for the configuration's user, with its agreement.",
      "resumeRegistration": "The registration is made again, without a call of the app.",
    ])

  static let voipRegistration = MachineGlossary(
    VoIPRegistration.name,
    """
    The registration of the VoIP token, from the call to its outcome. It waits twice: for PushKit's \
    token and for the answer of the server. It asks nobody for a permission.
    """,
    states: [
      "idle": "No registration of the VoIP token is under way.",
      "awaitingToken": "Waits for PushKit to issue a token.",
      "awaitingServer": "Waits for the server's answer to the registration.",
      "awaitingServerUserChanged":
        "Waits for the server's answer; the user has changed since the request was sent.",
      "failingWithoutUser":
        "The user has logged out, and nothing is registered without one: the next answer ends the call (toast-ko).",
      "interrupted": "The process ended in the middle: waits for the next initialisation (Q-VOIP-11).",
    ],
    inputs: [
      "start": "A VoIP registration begins; Login has settled for whom.",
      "tokenIssued": "PushKit has issued a token.",
      "timePasses": "So much time passes that nobody waits any longer.",
      "accepted": "The server has accepted the registration.",
      "failed": "The server refused, was too late, not reached or not understood; see ServerFailure.",
      "userChanges": "Another user id is set; Login says so.",
      "userLogsOut": "No user id is set any more; Login says so.",
      "initialized": "The app has initialised the SDK, for the first time or again.",
      "abandon": "A new initialisation abandons the registration (Q-INIT-7).",
      "processEnds": "The app's process ends.",
    ],
    outputs: [
      "requestToken": "Asks PushKit for a token.",
      "sendRegister": "Sends token, user, agreement and configuration to the server.",
      "useCurrentUser": "The user set now takes the place of the one at the time of the call.",
      "useGiven": "The agreement of the call is registered; in tcpush-ko the configured one.",
      "useAllAgreed": "An agreement to everything is registered (Q-VOIP-5).",
      "useAllDeclined": "An agreement that declines everything is registered (Q-VOIP-5).",
      "useSetBefore": "The agreement set before, for notifications, is registered (Q-VOIP-5).",
      "useNotificationsOnly": "An agreement to notifications alone is registered (Q-VOIP-5).",
      "resumeRegistration": "The interrupted registration is in progress again, without a call of the app.",
      "succeed": "Keeps what was sent as the record; the call completes with its token.",
      "updateUser": "Sends the record again, for the user who is set now.",
      "handBackToken": "The completion will carry the system token besides its error.",
      "failSystem": "The call completes with the code for a failure by the system.",
      "failTokenInvalid": "The call completes with the code for a missing or invalid token (Q-ERR-4).",
      "failUserInvalid": "The call completes with the code for a missing user id.",
      "failAbandoned": "The call completes with the code for an unknown error (Q-INIT-7).",
      "failWithServerCode": "The call completes with the code that ServerFailure chose.",
    ])

  static let serverFailure = MachineGlossary(
    ServerFailure.name,
    """
    Which code reports that the push service did not do what was asked. It refuses, is too late, or is \
    not understood. The code is the same for every call, and the machine keeps nothing.
    """,
    states: [
      "ready": "Nothing is kept from one failure to the next."
    ],
    inputs: [
      "refused": "The server has answered with a status other than 200.",
      "timedOut": "The server has not answered in time.",
      "unreachable": "There is no network.",
      "malformed": "The server's answer cannot be understood.",
    ],
    outputs: [
      "reportRequestFailed": "The call will complete with the code for a failed request (101).",
      "reportClientFailed": "The call will complete with the code for a failure of the client (9; Q-ERR-1).",
      "reportTimeout": "The call will complete with the code for a timeout (102).",
      "reportNetworkNotAvailable": "The call will complete with the code for a missing network (100).",
      "reportResponseInvalid": "The call will complete with the code for an invalid response (105).",
    ])
}
