/// Everyday phrases for the specification's terms. They decide nothing: they only help to find entries.
enum EverydayQuestions {
  /// The phrases for an id; none where the specification's own words are the everyday ones.
  static func phrases(for id: String) -> [String] { byID[id] ?? [] }

  private static let byID: [String: [String]] = setup.merging(user) { $1 }.merging(token) { $1 }.merging(
    messages
  ) { $1 }.merging(errors) { $1 }

  private static let setup: [String: [String]] = [
    "INIT-1": ["register before init", "forgot to initialise"],
    "INIT-3": ["register before init", "system token before initialisation"],
    "Q-INIT-3": ["initialise twice", "call init again", "change the app key at run time", "reinitialise"],
    "Q-INIT-4": ["initialise twice after registering", "change the app key after registering"],
    "Q-INIT-6": ["empty app key", "missing app key"],
    "INIT-17": ["return value of init", "does init call back", "is initialisation asynchronous"],
    "INIT-18": ["nil delegate", "init without a delegate"],
    "INIT-19": ["init at every launch", "when to initialise"],
    "Q-INIT-51": ["delegate retained weakly", "delegate deallocated", "memory leak of the delegate"],
    "Q-INIT-56": ["default country code", "country of the SIM card"],
    "Q-INIT-57": ["default time zone", "offset of the time zone"],
    "Q-INIT-58": ["default language code", "locale ko_KR en-US", "language of the device"],
    "Q-INIT-60": ["thread safe", "call from a background thread"],
    "Q-CONF-1": ["default of sandbox", "is the sandbox detected automatically", "debug build"],
    "INIT-9": ["no messages in a debug build", "development certificate", "TestFlight"],
    "INIT-12": ["app key only", "only the app key set", "default push types"],
    "INIT-13": ["minimum deployment target", "which iOS version is supported"],
    "SETUP-3": ["cocoapods podfile"],
    "SETUP-5": ["SPM swift package"],
  ]

  private static let user: [String: [String]] = [
    "LOGIN-1": ["one user for all products", "set the user on the right class"],
    "LOGIN-2": ["register without login", "anonymous user", "guest"],
    "LOGIN-3": ["switch account", "change the user without registering again"],
    "LOGIN-4": ["is the token removed at logout", "push after logout"],
    "LOGIN-9": ["still receiving messages after logout", "push after logout", "stop messages at logout"],
    "Q-LOGIN-1": ["register after logout", "anonymous again after logout"],
    "Q-LOGIN-2": ["owner of the token after logout", "whose token after logout"],
    "Q-LOGIN-3": [
      "set the user id while registering", "user id while registering", "race of login and register",
    ],
    "Q-LOGIN-8": ["set the user before init", "order of setUserID and init"],
    "Q-LOGIN-51": ["what is the device identifier", "idfv uuid udid"],
    "Q-LOGIN-50": ["device identifier after reinstall"],
    "Q-LOGIN-53": ["two users on one device", "shared device", "previous account still gets messages"],
    "Q-LOGIN-59": ["previous user's messages after switching the account"],
    "PERM-1": ["permission dialog", "permission popup alert", "when does it ask for the permission"],
    "PERM-2": ["no token because the user refused", "deny notifications"],
    "PERM-4": ["completion before the user answered the prompt", "callback before the dialog is closed"],
    "Q-PERM-1": ["when is the permission dialog shown", "prompt at launch or at register"],
    "Q-PERM-4": ["notifications turned off in Settings and register again"],
    "Q-PERM-5": ["notifications turned off in Settings"],
    "Q-PERM-7": ["notifications turned on in Settings later", "permission given later"],
    "PLAT-1": ["permission dialog not shown again", "second prompt", "ask again"],
    "FLAG-1": ["default of the flag"],
    "FLAG-3": [
      "token although the user refused", "token without permission",
      "register when notifications are refused",
    ],
    "Q-FLAG-1": ["flag on and still a prompt", "register silently without a prompt"],
  ]

  private static let token: [String: [String]] = [
    "Q-REG-1": [
      "two registers at once", "register called twice", "simultaneous register", "duplicate registration",
      "race",
    ],
    "Q-REG-2": ["completion never called", "callback never fires", "register hangs on the simulator"],
    "Q-REG-3": [
      "token changed", "the system changes the token", "new token after a restore", "token refresh",
    ],
    "Q-REG-5": ["automatic retry when offline"],
    "Q-REG-8": ["user id in the token info when nobody is logged in"],
    "Q-REG-50": ["callback on the main thread", "dispatch queue"],
    "Q-REG-57": ["token after reinstall"],
    "Q-REG-61": ["when is registerForRemoteNotifications called", "register at every launch"],
    "PLAT-13": ["completion called twice", "callback fires twice"],
    "AGR-2": ["register without an agreement", "agreement of last time"],
    "AGR-6": ["default agreement", "default of advertisements"],
    "AGR-8": ["law consent gdpr marketing"],
    "Q-AGR-1": ["register without an agreement that was never given", "default agreement"],
    "Q-AGR-3": ["agreement after a restart"],
    "Q-AGR-5": ["agreement of another user", "agreement after switching the account"],
    "Q-AGR-8": ["night without advertisements"],
    "Q-AGR-9": ["allowNotifications NO", "agree to nothing"],
    "Q-AGR-10": ["default agreement", "agreement property not set"],
    "Q-QUERY-1": ["query when nothing is registered", "query before register", "token info nil"],
    "Q-QUERY-3": ["query offline", "cached token info"],
    "Q-QUERY-11": ["query offline when nothing is registered", "query without asking the server"],
    "Q-QUERY-7": ["query without login"],
    "Q-QUERY-51": ["format of updateDateTime"],
    "UNREG-4": ["unregister when nothing is registered", "unregister twice", "unregister without a token"],
    "Q-UNREG-1": ["unregister when nothing is registered", "unregister twice", "unregister without a token"],
    "Q-UNREG-2": ["unregister without login", "unregister after logout", "logout before unregister"],
    "Q-UNREG-4": ["unregistered token comes back with login", "login after unregister"],
    "Q-UNREG-6": ["unregister and register in one launch", "race of unregister and register"],
    "Q-UNREG-51": ["unregisterForRemoteNotifications"],
    "PERM-3": ["permission after unregister", "unregister turns notifications off"],
  ]

  private static let messages: [String: [String]] = [
    "CALL-1": [
      "report VoIP messages to CallKit", "app killed because a call was not reported",
      "VoIP messages no longer wake the app",
    ],
    "PLAT-7": ["app killed because a call was not reported", "VoIP messages no longer wake the app"],
    "Q-CALL-1": ["who calls reportNewIncomingCall"],
    "VOIP-2": ["VoIP token without permission"],
    "VOIP-7": ["VoIP message wakes a killed app", "background launch"],
    "Q-VOIP-7": ["VoIP delegate not set"],
    "Q-MSG-1": ["message in the background"],
    "Q-MSG-2": ["message to a killed app", "terminated app"],
    "Q-MSG-4": ["delegate set too late", "delegate nil"],
    "Q-MSG-5": ["messages of another provider", "Firebase FCM OneSignal"],
    "Q-MSG-6": ["swizzling", "UNUserNotificationCenterDelegate", "didReceiveRemoteNotification not called"],
    "Q-MSG-9": ["silent push", "content-available", "data only message"],
    "Q-MSG-11": ["VoIP message wakes a killed app", "background launch"],
    "Q-ACT-1": ["tap on a notification", "notification click"],
    "Q-ACT-2": ["tap while the app is running"],
    "Q-ACT-3": ["delegate set too late", "cold start by a tap"],
    "Q-ACT-5": ["deep link of a button", "custom scheme"],
    "Q-ACT-7": ["where does the reply text go"],
    "OPT-1": ["notification not shown in the foreground", "banner while the app is open"],
    "OPT-6": ["show notifications in the foreground", "banner while the app is open"],
    "OPT-2": ["default of badge"], "OPT-3": ["default of sound"],
    "RICH-6": ["image not shown"], "Q-RICH-2": ["image not shown"],
    "EXT-2": ["service extension class"],
    "MET-6": ["received metrics are zero", "statistics empty"],
    "MET-10": ["opened metrics are zero", "statistics empty"],
    "Q-TAG-1": ["tags without login"],
    "TAG-3": ["length of a tag id"],
    "ACT-24": ["maximum number of buttons", "how many buttons"],
  ]

  private static let errors: [String: [String]] = [
    "ERR-5": ["offline", "airplane mode"],
    "ERR-6": ["HTTP status 500 404 403"],
    "Q-ERR-1": ["9 or 101 when the server refuses"],
    "Q-ERR-3": ["6 or 106 when a call is in progress"],
    "Q-ERR-4": ["4 or 5 when there is no token"],
    "Q-ERR-57": ["string of the error domain"],
    "CODE-8": ["string of the error domain"],
    "CODE-7": ["App Transport Security ATS http"],
  ]
}
