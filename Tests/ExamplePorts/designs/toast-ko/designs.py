"""What the port can do otherwise where no line of the guide decides; the numbers are the lines that come closest."""

DESIGNS = {
    # 404: each type is registered; not whether at once or in turn
    "serial-kinds": "the types of one call are worked on one after the other",
    # 404, 531, 761: one call names no type, "already in progress" does not say of what
    "whole-call": "a call is rejected or waits for all its types together, if one of them is under way",
    # 404: first the system, then the server; not whether one type waits for the other
    "tokens-first": "nothing goes to the server before every type of the call has its token or has failed",
    # 198-204: failures are told for each type; not what one does to the other
    "all-or-nothing": "as tokens-first, and where one type gets no token, the other fails with the same error",
    # 405: results go to the delegate; not when
    "told-together": "the delegate is told when the last type of the call is done",
    # 427: consent to showing notifications; not whether the user is asked without it
    "no-consent-no-prompt": "a registration without consent to notifications does not ask for the permission",
    # 404: the system issues the token; not when
    "token-at-init": "tokens are asked for at the initialisation, and kept for the run",
    # 404: the token's data is registered at the server; not that it is sent where it stands there already
    "identical-skip": "what is known to stand at the server is not sent again",
    # 761, 775: "already in progress" is a code; not when it comes
    "queue": "a second call about a type waits for the first",
    # 761, 775: as above
    "join": "a second call like the first shares its outcome; another one is rejected",
    # 761: as above
    "newest-wins": "an older call takes no further step when a newer one about its type comes, and fails",
    # 761: as above, for all operations
    "one-queue": "one queue for all calls: nothing begins before everything earlier has ended",
    # 761: as above
    "one-at-a-time": "any call is rejected while any other is under way",
    # 775: "the same request"
    "lane-per-operation": "only the same operation on the same type is rejected; others run side by side",
    # 459: the most recent; not whether one that is under way counts
    "query-waits": "a query waits for the calls under way about its type",
    # 99, 107: the user is set after the login; not what becomes of registered tokens
    "user-sent": "another user is sent to the server for the registered tokens",
    # 99, 107: as above
    "user-reregisters": "another user has the registered tokens registered again",
    # 103: as above
    "user-change-fails": "a registration fails if the user has changed before it is sent",
    # 103: as above
    "user-restarts": "a registration begins again for the new user if the user has changed",
    # 103, 122: not which of two is named
    "user-first": "the missing user is named before the missing initialisation",
    # 459: not where it is looked up
    "query-local": "a query is answered by what the device has stored, if it has",
    # 533: no token is a success; not who says so
    "unregister-local": "what the device knows as not registered is unregistered without the server",
    # 533: as above
    "unregister-looks-first": "asks the server for the token before it unregisters it",
    # 769: as above
    "offline-waits": "waits a minute for the network before it fails",
    # 765-777: codes; not whether it is tried again
    "restart-after-failure": "a registration that failed but for the permission begins again, once",
    # 202: a failure is told; not that nothing is done about it later
    "owed-network": "what failed for want of an answer is sent again when the network is back",
    # 202: as above
    "owed-start": "what failed for want of an answer is sent again at the next start",
    # 404: not what a new token of the system does
    "token-change-sent": "a new token of the system is registered in place of the old one",
    # 404: as above
    "token-check": "tokens are compared at the initialisation and in the foreground, and registered if they differ",
    # 760: an invalid token is a code; not what is done about it
    "invalidated-unregisters": "an invalidated VoIP token is unregistered",
    # 404, 531: what was set at the initialisation; not what a change means for registered tokens
    "settings-resent": "registered tokens are registered again when the settings have changed",
    # 103, 582: a registered token is named, a user is not
    "update-needs-user": "an update fails without a user",
    # 191, 405: told to the delegate; not whether of what the app has not asked for
    "own-told": "the delegate is told of registrations that the SDK makes by itself, too",
    # 405: told to the delegate that is set; not what happens without one
    "outcomes-kept": "outcomes are kept until there is a delegate",
    # 771: a code; not after how long
    "deadline": "a request that the server leaves open for a minute is timed out",
    # 580-581: applied to all tokens; not how it is sent
    "update-as-register": "an update sends the whole record again",
    # 580, 99: a token's user is updated, all products share one user
    "update-sets-user": "an update of the user sets the user of the SDK as well",
    # 55, 92-93: CallKit is to be linked; not who reports
    "reports-calls": "a VoIP message is reported to CallKit by the SDK",
    # 123: after the delegate is set, under the heading of the initialisation
    "messages-after-init": "messages wait for the initialisation, and then for the delegate",
    # 166, 468: a query names a type; not what of one that was not set
    "query-configured": "a query for a type that was not set fails for its parameter",
    # 122, 533: registration and query; nothing set, so no token fits
    "unregister-uninitialized": "unregistering before the initialisation succeeds with nothing",
    # 92: background modes; not what may be sent
    "background-waits": "nothing is sent while the app is in the background",
    # 404, 758: as status-first
    "token-before-permission": "the token is asked for before the permission",
    # 122: cannot be used before; not whether it fails or waits
    "waits-for-init": "calls before the initialisation wait for it",
    # 761: as newest-wins
    "newest-wins-late": "as newest-wins, but the older call fails when what it has asked for is answered",
}
