import PushModel

// Users, agreements, the network, the permission and the flag.

extension MachineGlossary {
  static let login = MachineGlossary(
    Login.name,
    """
    The user id that all products of the vendor share, and what its absence does to a call. A call comes \
    here once it may be made at all, and goes on for the user, for the device, or not. It waits for the \
    app to set a user id, to change it or to take it away, and tells the record of that.
    """,
    states: [
      "noUser": "No user id is set by a call (in tcpush-ko always: there the configuration has it).",
      "user": "A user id is set.",
    ],
    inputs: [
      "logIn": "The app sets an id that is not set already.",
      "logInSameUser": "The app sets the id that is set already.",
      "setEmptyUser": "The app sets an empty id.",
      "logOut": "The app sets the id to nil.",
      "register": "A registration of the notification token begins.",
      "query": "A query of the notification token begins.",
      "unregister": "An unregistering of the notification token begins.",
      "voipRegister": "A registration of the VoIP token begins.",
      "voipQuery": "A query of the VoIP token begins.",
      "voipUnregister": "An unregistering of the VoIP token begins.",
      "registerBeforeInitialization":
        "A registration came before initialisation; the user is looked at first (Q-ORDER-1).",
      "recheckUser": "The permission is settled; the user check that was put off is due.",
      "processEnds": "The app's process ends.",
    ],
    outputs: [
      "storeUser": "The SDK keeps the id that the app has set.",
      "clearUser": "The SDK keeps no id any more.",
      "notifyUserChanged": "Registrations, the notification record and the agreement learn of another user.",
      "notifyVoIPUserChanged": "The VoIP record learns of another user.",
      "notifyUserLoggedOut": "Registrations, both records and the agreement learn that no user is set.",
      "registerForUser": "The registration is for the user set now, and goes on to Agreement.",
      "registerWithoutUser": "The notification record decides for whom the token is registered.",
      "registerBeforeUserCheck":
        "The registration goes on to Agreement; the user is checked after the permission.",
      "admitQuery": "Lets the query begin.",
      "admitUnregister": "Lets the unregistering pass to the record.",
      "admitVoIPQuery": "Lets the VoIP query begin.",
      "admitVoIPUnregister": "Lets the unregistering pass to the VoIP record.",
      "registerVoIPForUser": "The VoIP registration begins, for the user set now.",
      "registerVoIPForDevice": "The VoIP registration begins, for the device identifier.",
      "omitUserInInformation": "Token information will name no user where it is the device (Q-REG-8).",
      "failRegister": "The registration completes with the code for a missing user id.",
      "failQuery": "The query completes with the code for a missing user id.",
      "failUnregister": "The unregistering completes with the code for a missing user id.",
      "failVoIPRegister": "The VoIP registration completes with the code for a missing user id.",
      "failVoIPQuery": "The VoIP query completes with the code for a missing user id.",
      "failVoIPUnregister": "The VoIP unregistering completes with the code for a missing user id.",
      "refuseUserInvalid": "The call ends at once, with the code for a missing user id (Q-ORDER-1).",
      "refuseNotInitialized": "The call ends at once, with the code for a missing initialisation.",
      "admitRegistration": "The registration is for the user set now, and goes on to the token.",
      "failWithoutUser": "The registration that waits ends for want of a user.",
    ])

  static let deferredUserCheck = MachineGlossary(
    DeferredUserCheck.name,
    """
    Whether the user is looked at once more when a registration has the permission. By one reading of \
    Q-ORDER-2 toast-ko asks for the permission before it misses the user; the machine waits for the \
    answer, and then asks Login again.
    """,
    states: [
      "none": "No user check is put off.",
      "deferred": "The user is to be checked once the permission is settled (Q-ORDER-2).",
    ],
    inputs: [
      "registrationBegins": "A registration begins; nothing is put off for it yet.",
      "deferCheck":
        "The registration has no user, and goes on to the permission all the same; Login says so.",
      "permissionSettled": "The registration may go on as far as the permission is concerned.",
    ],
    outputs: [
      "admitRegistration": "The registration goes on to the token.",
      "recheckUser": "Login looks for the user once more.",
    ])

  static let agreement = MachineGlossary(
    Agreement.name,
    """
    Which agreement a registration carries, and what is kept of it for a call that gives none. A \
    registration is examined here before the permission is looked at. What is kept waits for its use, \
    until the user, the settings or the process end it, or do not: each is a question.
    """,
    states: [
      "none": "No agreement counts as set before.",
      "keptAsGiven": "An agreement counts as set before, as the app gave it: it is examined when it is used.",
      "keptAsSent":
        "An agreement counts as set before that was sent to the server: nothing about it is in doubt.",
    ],
    inputs: [
      "offered": "A registration with an agreement has arrived, whatever becomes of it.",
      "registrationBegins": "A registration begins; its agreement is looked at.",
      "given": "A registration goes on with a complete agreement that has nothing unusual.",
      "givenNightOnly": "The agreement allows advertisements at night, but not advertisements as such.",
      "givenDeclined": "The agreement declines everything.",
      "givenTorn": "The agreement declines notifications, and allows advertisements.",
      "givenPartly": "The agreement has parts that the app did not set.",
      "notGiven": "A registration goes on without an agreement.",
      "registrationPermitted": "The permission does not hold the registration up; the token is asked for.",
      "registrationSent": "The registration has been sent to the server.",
      "registrationSucceeds": "The server has accepted the registration.",
      "unregistrationSucceeds": "The notification token has been unregistered.",
      "userChanges": "Another user id is set; Login says so.",
      "userLogsOut": "No user id is set any more; Login says so.",
      "configurationChanges": "The SDK has adopted another configuration.",
      "processEnds": "The app's process ends.",
    ],
    outputs: [
      "examine": "What matters about the agreement decides how the registration goes on.",
      "fillUnsetWithNo": "Unset parts count as declined.",
      "fillUnsetWithYes": "Unset parts count as agreed to.",
      "useGiven": "The agreement that was given is registered.",
      "useGivenWithoutNight":
        "The agreement that was given is registered without the advertisements at night.",
      "useGivenWithoutAdvertisements": "The agreement that was given is registered without advertisements.",
      "useSetBefore": "The agreement set before is registered.",
      "takeSetBefore": "The agreement set before is taken for one that is given now.",
      "useAllDeclined": "An agreement that declines everything is registered.",
      "useNotificationsOnly": "An agreement to notifications and no advertisements is registered.",
      "useAllAgreed": "An agreement to everything is registered.",
      "failParameterInvalid": "The call completes with the code for an invalid parameter.",
      "rememberSent": "The agreement of this registration counts as set before from now on.",
      "rememberGiven": "The agreement that the call gave counts as set before, whatever becomes of the call.",
      "beginRegistration": "The registration begins: Connectivity passes it on to the permission.",
    ])

  static let connectivity = MachineGlossary(
    Connectivity.name,
    """
    Whether the SDK knows of a network. An SDK may look at that before it asks for the permission \
    (Q-ORDER-3). It waits for the network to go or to come back.
    """,
    states: [
      "online": "There is a network.",
      "offline": "There is none: waits for it to come back.",
    ],
    inputs: [
      "networkLost": "The network is lost.",
      "networkReturns": "The network is back.",
      "processEnds": "The app's process ends.",
      "registrationBegins": "A registration has its agreement and comes to the permission.",
    ],
    outputs: [
      "registerOnline": "The registration comes to the permission, with a network.",
      "registerOffline": "The registration comes to the permission, without a network.",
    ])

  static let registrationPermission = MachineGlossary(
    RegistrationPermission.name,
    """
    Whether the registration in progress is made with the permission. The flag of nhncloud-ko has to \
    know once it succeeds, so the machine waits for its outcome.
    """,
    states: [
      "withPermission": "The registration in progress is made with the permission, or there is none.",
      "withoutPermission":
        "The one in progress is made without it, as the flag allows: waits for the outcome.",
    ],
    inputs: [
      "madeWithPermission":
        "The registration in progress is made with the permission; AlwaysAllowTokenRegistration says so.",
      "madeWithoutPermission":
        "The registration in progress is made without it; AlwaysAllowTokenRegistration says so.",
      "registrationSucceeds": "The server has accepted the registration.",
    ],
    outputs: [
      "notifyWithPermission":
        "AlwaysAllowTokenRegistration learns that what stands was made with the permission.",
      "notifyWithoutPermission": "AlwaysAllowTokenRegistration learns that what stands was made without it.",
    ])

  static let alwaysAllowTokenRegistration = MachineGlossary(
    AlwaysAllowTokenRegistration.name,
    """
    Whether a registration asks for the permission, and what the answer does to it. In nhncloud-ko it \
    keeps the flag of the configuration, and whether what is registered is owed to it. In the other \
    editions it stays off, which is what they describe. It waits for a configuration, for registrations, \
    and for the answers of the user.
    """,
    states: [
      "off": "Off, or not in the edition: the permission decides about a registration.",
      "on": "The flag is on: a token is registered whatever the permission.",
      "onAndUsed": "On, and the registration that stands was made without the permission.",
    ],
    inputs: [
      "turnOn": "A configuration with the flag is adopted.",
      "turnOff": "A configuration without the flag is adopted.",
      "registrationBegins": "A registration has its agreement and comes to the permission.",
      "registrationBeginsOffline": "A registration comes to the permission while there is no network.",
      "askAtInitialization": "The user is to be asked at initialisation already (Q-PERM-1).",
      "permissionGranted": "The registration that waits learns that the permission is granted.",
      "permissionDenied": "The registration that waits learns that the permission is denied.",
      "permissionProvisional": "The registration that waits learns that the permission is provisional.",
      "permissionUndetermined": "The registration that waits learns that the user has never answered.",
      "permissionGrantedMeanwhile": "The user allows what a registration did not wait for.",
      "registeredWithPermission": "A registration made with the permission has succeeded.",
      "registeredWithoutPermission": "A registration made without the permission has succeeded.",
    ],
    outputs: [
      "askPermission": "Asks the user; the registration waits for the answer.",
      "readPermission": "Asks the system what the user once answered; shows no prompt.",
      "askAndAdmitRegistration": "Asks the user; the registration goes on without the answer (Q-FLAG-2).",
      "askOnly": "Asks the user; nothing waits for the answer.",
      "admitRegistration": "The registration goes on, to a user check put off or to the token.",
      "admitWithoutNotifications":
        "The registration goes on, with notifications declined in its agreement (Q-FLAG-3).",
      "admitWithoutAgreement":
        "The registration goes on without the permission, with an agreement to nothing (Q-FLAG-3).",
      "noteWithPermission": "If the registration succeeds, it counts as made with the permission.",
      "noteWithoutPermission": "If the registration succeeds, it counts as made without the permission.",
      "denyRegistration": "The registration lacks the permission; the record decides what follows.",
      "failNetwork": "The registration completes with the network code, before the permission is looked at.",
      "removeRecord": "What was registered without the permission is removed (Q-FLAG-4).",
    ])
}
