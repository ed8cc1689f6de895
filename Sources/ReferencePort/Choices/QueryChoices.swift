// Switches for open questions: queries and error codes.

/// Q-QUERY-1: What does a query answer when no token is registered?
enum QueryWithoutRegistration: String, Choice {
  case tokenInvalid, empty
  static let question = "Q-QUERY-1"
}

/// Q-QUERY-2: What does a query answer after the token was unregistered?
enum QueryAfterUnregistration: String, Choice {
  case nothing, lastRegistered
  static let question = "Q-QUERY-2"
}

/// Q-QUERY-3: Does a query need the network when a token is registered?
enum SourceOfTheAnswer: String, Choice {
  case fromServer, fromDevice
  static let question = "Q-QUERY-3"
}

/// Q-QUERY-11: Does a query need the network when no token is registered?
enum SourceWithoutRegistration: String, Choice {
  case fromServer, fromDevice
  static let question = "Q-QUERY-11"
}

/// Q-QUERY-6: Does a query answer when the permission has been withdrawn?
enum QueryWithoutPermission: String, Choice {
  case answered, permissionDenied
  static let question = "Q-QUERY-6"
}

/// Q-QUERY-7: Does a query answer when no user id is set?
enum QueryWithoutUser: String, Choice {
  case answered, userInvalid
  static let question = "Q-QUERY-7"
}

/// Q-QUERY-10: What does a query do that the server does not answer, or refuses?
enum FailedQuery: String, Choice {
  case fails, fromDevice, fromDeviceIfUnanswered
  static let question = "Q-QUERY-10"
}

/// Q-ERR-1: Which code reports that the server refused a request?
enum ServerRefusalCode: String, Choice {
  case requestFailed, clientFailed
  static let question = "Q-ERR-1"
}

/// Q-ERR-2: Which code reports a server that does not answer in time?
enum TimeoutCode: String, Choice {
  case networkFail, serverFail
  static let question = "Q-ERR-2"
}

/// Q-ERR-3: Which code reports a call that is refused because one is in progress?
enum OverlapCode: String, Choice {
  case push, network, networkIfSame
  static let question = "Q-ERR-3"
}

/// Q-ERR-4: Which code reports that the system issues no token?
enum CodeWithoutToken: String, Choice {
  case systemFailed, tokenInvalid
  static let question = "Q-ERR-4"
}
