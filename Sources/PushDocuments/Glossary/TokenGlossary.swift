import PushModel

// The kept record of a registration, and queries, unregisterings and updates.

extension MachineGlossary {
  static let tokenRecord = MachineGlossary(
    TokenRecord.name,
    """
    What the device keeps of a registration that stands. What follows when something changes is decided \
    here: another user, another token, other settings, a permission withdrawn. Each kind of token has \
    one. It waits for outcomes of registrations and unregisterings, and for those changes.
    """,
    states: [
      "none": "The device keeps no registration of this kind of token.",
      "registered": "A registration stands that was made in this run of the process.",
      "registeredInEarlierRun": "A registration stands that was made in an earlier run.",
      "unregistered": "The token was registered and then unregistered.",
    ],
    inputs: [
      "registrationSucceeds": "The server has accepted a registration.",
      "unregistrationSucceeds": "The server has accepted an unregistering.",
      "registerWithoutUser": "A registration has no user id: is it the initial one? Login asks.",
      "registrationDenied": "A registration lacks the permission; AlwaysAllowTokenRegistration says so.",
      "userChanges": "Another user id is set.",
      "userLogsOut": "No user id is set any more; Login says so.",
      "configurationChanges": "The SDK has adopted another configuration.",
      "tokenChanges": "APNs has issued another token by itself.",
      "voipTokenChanges": "PushKit has issued another token by itself.",
      "tokenInvalidated": "PushKit has invalidated the VoIP token.",
      "voipUserLogsOut": "No user id is set any more, for the VoIP token, which may keep its user.",
      "entersForeground": "The app comes to the foreground.",
      "permissionNotDenied": "The status that was read says that notifications are not denied.",
      "permissionDenied": "The status that was read says that notifications are denied.",
      "removeForFlag": "The flag was turned off, and what was registered by it goes (Q-FLAG-4).",
      "recordFound": "A query has found a record that is the asker's.",
      "noRecordFound": "A query has found no record that is the asker's.",
      "unregister": "The app unregisters; Login has admitted it.",
      "update": "The app updates token information; CallsInProgress has admitted it.",
      "updateInstead": "The app updates token information, and the other kind of token is not registered.",
      "updateBeside": "The app updates token information, and the other kind of token leads.",
      "updateBesideAccepted": "The push service has accepted the update that the other kind of token leads.",
      "message": "A VoIP message comes through; Initialization has admitted it.",
      "processEnds": "The app's process ends; the record stays on the device.",
    ],
    outputs: [
      "registerForDevice": "The registration is for the device identifier, and goes on to Agreement.",
      "registerForPreviousUser":
        "The registration is for the user of the record, and goes on to Agreement (Q-LOGIN-1).",
      "failRegister": "The registration completes with the code for a missing user id (Q-LOGIN-1).",
      "omitUserInInformation": "Token information will name no user where it is the device (Q-REG-8).",
      "denyRegistration": "The registration fails for the permission.",
      "admitRegistration": "The registration goes on as if it had the permission (Q-PERM-4).",
      "updateUser": "Sends the record again, for the user who is set now.",
      "updateConfiguration": "Sends the record again, with the configuration that holds now.",
      "updateToken": "Sends the record again, with the token that was issued last.",
      "readPermission": "Asks the system whether the permission has been withdrawn.",
      "removeRecord": "The record is removed, at the server and on the device; no call waits for it.",
      "completeQuery": "The query completes with the record that was found.",
      "completeQueryWithLast": "The query completes with what was registered last (Q-QUERY-2).",
      "completeQueryWithNothing": "The query completes without an error and without information (Q-QUERY-1).",
      "failQuery": "The query completes with the code for a missing token (Q-QUERY-1).",
      "failUnregister": "The unregistering completes with the code for a missing token (Q-UNREG-1).",
      "failUpdate": "The update completes with the code for a missing token.",
      "startUnregistration": "The unregistering begins.",
      "succeedWithoutToken": "The unregistering completes without an error and without a token.",
      "handBackToken": "The unregistering completes with the token that was registered, which is forgotten.",
      "handBackNothing": "The unregistering completes without a token (Q-UNREG-9); the device forgets it.",
      "startUpdate": "The update begins, for the call of the app.",
      "updateOtherKind": "The other kind of token takes up the update, if it is registered.",
      "sendUpdate": "The token is updated beside the other one; nobody waits for the answer.",
      "keepUpdate": "The device keeps what the update has sent.",
      "admitMessage": "Lets the message pass to the delegate.",
    ])

  static let tokenQuery = MachineGlossary(
    TokenQuery.name,
    """
    A query of a token's information. It is answered from what the device keeps, or by the server; which is \
    open (Q-QUERY-3). It waits for the server where that is asked. Each kind of token has one.
    """,
    states: [
      "idle": "No query waits for anything.",
      "awaitingPermission": "Waits to be told the permission's status (Q-QUERY-6).",
      "awaitingServer": "Waits for the server's answer, for one call.",
      "awaitingServerTwice": "Waits for two answers of the server, for two calls (Q-QUERY-4).",
    ],
    inputs: [
      "start": "A query of the notification token begins; Login has admitted it.",
      "startForVoIP": "A query of the VoIP token begins, which needs no permission.",
      "permissionNotDenied": "The status that was read says that notifications are not denied.",
      "permissionDenied": "The status that was read says that notifications are denied.",
      "recordKept": "The device keeps a record that is the asker's.",
      "noRecordKept": "The device keeps no record that is the asker's.",
      "recordFound": "The server has answered with a record that is the asker's.",
      "noRecordFound": "The server has answered, with no record that is the asker's.",
      "failed": "The server refused, or was not understood; see ServerFailure.",
      "unanswered": "The server was not reached, or did not answer in time; see ServerFailure.",
      "failedWithoutRecord": "The server failed, and the device keeps no record of the asker's (Q-QUERY-10).",
      "processEnds": "The app's process ends, and the query with it.",
    ],
    outputs: [
      "readPermission": "Asks the system for the permission's status; shows no prompt.",
      "lookUpRecord": "Asks whether the device keeps a record that is the asker's.",
      "askServer": "Asks the server for the token's record.",
      "readRecordInstead":
        "The device's record answers in place of the server, if there is one (Q-QUERY-10).",
      "notifyRecordFound": "TokenRecord learns that a record was found, and completes the query.",
      "notifyNoRecordFound": "TokenRecord learns that none was found, and completes the query.",
      "failPermissionDenied": "The query completes with the code for a denied permission.",
      "failWithServerCode": "The query completes with the code that ServerFailure chose.",
    ])

  static let unregistration = MachineGlossary(
    Unregistration.name,
    """
    The unregistering of a token, from the call to its outcome. It waits for the server's answer, and is \
    taken up again after a restart, or not (Q-UNREG-7). Each kind of token has one.
    """,
    states: [
      "idle": "No unregistering is under way.",
      "awaitingServer": "Waits for the server's answer.",
      "awaitingServerTwice": "Waits for two answers of the server, for two calls (Q-UNREG-5).",
      "interrupted": "The process ended in the middle: waits for the next initialisation (Q-UNREG-7).",
    ],
    inputs: [
      "start": "The app unregisters a token that the record knows; TokenRecord says so.",
      "accepted": "The server has accepted the unregistering.",
      "failed": "The server refused, was too late, not reached or not understood; see ServerFailure.",
      "initialized": "The app has initialised the SDK, for the first time or again.",
      "processEnds": "The app's process ends.",
    ],
    outputs: [
      "sendUnregister": "Asks the server to remove the token.",
      "succeed": "The call completes with the token; record and agreement learn of it.",
      "refuseForSameCall": "The call ends at once, because one of its own sort is in progress.",
      "failWithServerCode": "The call completes with the code that ServerFailure chose.",
    ])

  static let informationUpdate = MachineGlossary(
    InformationUpdate.name,
    """
    The update of a registered token's information: after a change of user, or by the update call of \
    toast-ko. It waits for the server's answer. Each kind of token has one.
    """,
    states: [
      "idle": "No update is under way.",
      "awaitingServer": "Waits for the server's answer; no call of the app waits for it.",
      "awaitingServerForCall": "Waits for the server's answer, for one call of the app.",
      "awaitingServerForCalls": "Waits for two answers of the server, for two calls of the app (Q-UPD-3).",
      "awaitingNetwork": "An update failed for the network: waits for it to come back (Q-LOGIN-6).",
    ],
    inputs: [
      "start": "The SDK updates by itself: user, token or configuration have changed.",
      "startForCall": "The app updates token information; TokenRecord has admitted it.",
      "accepted": "The server has accepted the update.",
      "failed": "The server refused, was too late or not understood; ServerFailure keeps which.",
      "failedOffline": "The server could not be reached for want of a network.",
      "networkReturns": "The network is back.",
      "processEnds": "The app's process ends, and the update with it.",
    ],
    outputs: [
      "sendUpdate": "Sends the changed record to the server.",
      "sendUpdateForCall": "Sends what the call names to the server, for every kind that is registered.",
      "keepUpdate": "The device keeps what was sent, for this kind of token.",
      "keepUpdates": "The device keeps what was sent, for every kind of token.",
      "succeed": "The call completes without an error.",
      "failWithServerCode": "The call completes with the code that ServerFailure chose.",
    ])
}
