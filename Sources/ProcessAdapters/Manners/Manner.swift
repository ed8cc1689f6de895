import JSON

/// A rule for adapters that does not depend on the port, in the order of the checks.
package enum Manner: String, CaseIterable, Sendable {
  case starts
  case line
  case version
  case nonce
  case names
  case declares
  case reset
  case newerMembers = "newer-members"
  case largeRequest = "large-request"
  case unknownOperation = "unknown-operation"
  case unknownStep = "unknown-step"
  case calls
  case callNames = "call-names"
  case codes
  case moves
  case leftOut = "left-out"
  case handler
  case userIDs = "user-ids"
  case records
  case again
  case idle
  case forgets
  case shutdown

  /// The rules that are checked by calls and moves, such as cases make.
  static let played: Set<Manner> = [
    .calls, .callNames, .codes, .moves, .leftOut, .handler, .userIDs, .records, .idle, .forgets,
  ]

  /// The rule in words, and the cure for an adapter that breaks it.
  package var words: (rule: String, cure: String) {
    switch self {
    case .starts:
      (
        "the command starts, and answers \"hello\" in time",
        "read standard input line by line, and answer each line when it comes: \(AnswerAdvice.flush)"
      )
    case .line:
      (
        "an answer is one line of JSON with the \"id\" of its request, and nothing stands before it",
        "write JSON without an indentation, a line feed after it, and everything else to standard error"
      )
    case .version: ("it speaks this version", "answer \"hello\" with \"protocol\": 1")
    case .nonce:
      ("it was asked itself", "hand back the \"nonce\" of \"hello\" as it came, and no answer that was kept")
    case .names:
      (
        "it says who it is",
        "name \"adapter\", \"implementation\" and \"edition\", as the protocol spells them"
      )
    case .declares:
      (
        "what it declares are names of the protocol, and the world can answer it",
        "leave \"capabilities\" and \"observes\" out, and name in \"without\" what the port does not offer"
      )
    case .reset:
      (
        "\"reset\" is answered once, with \"ok\"",
        "make port and storage anew, then answer {\"id\": …, \"ok\": true}"
      )
    case .newerMembers:
      (
        "members that it does not know are ignored",
        "read the members that you know by their names; a later suite may send more"
      )
    case .largeRequest:
      ("a line may be long", "read up to the line feed, up to 1 MiB, whatever a buffer holds")
    case .unknownOperation:
      (
        "an operation that it does not know is \"unsupported\"",
        "end the choice by \"op\" with {\"id\": …, \"unsupported\": \"operation …\"}, and go on"
      )
    case .unknownStep:
      (
        "a step that it does not know is \"unsupported\", and nothing else",
        "end the choice by \"do\" with {\"id\": …, \"unsupported\": \"step …\"}, without \"ok\" or \"error\""
      )
    case .calls:
      (
        "plain calls are answered in words of the protocol",
        "name members and kinds as the protocol spells them, give each request a \"request\" of its own, and let no "
          + "error of the adapter's own through"
      )
    case .moves:
      (
        "moves of the world are answered with \"ok\"",
        "answer a move that the port ignores with \"ok\": true and no observations; what cannot happen at all is left "
          + "out of \"capabilities\""
      )
    case .leftOut:
      (
        "parameters may be left out, or null",
        "read each as one that may be missing: the delegate, the agreement, the language, the user"
      )
    case .idle:
      (
        "it answers when its port is idle, and plain calls come to their end",
        "write the answer when nothing more comes of the step, and everything that came of it into that answer"
      )
    case .callNames:
      ("a completion says of which call it is", "keep the \"as\" of the step, and write it as \"call\"")
    case .codes:
      (
        "errors have codes as the edition gives them, and successes no error",
        "write the number as a number, the constant's name where there are none, and no \"error\" on success"
      )
    case .handler:
      (
        "a call without a handler reports nothing",
        "look at \"handler\": where it is false, make the call without a completion handler"
      )
    case .userIDs:
      (
        "texts come through byte for byte",
        "read and write UTF-8, whatever the locale says, and normalise, trim or fold nothing"
      )
    case .records:
      (
        "a query is handed on whatever the server holds: no record, or another user's",
        "take \"record\" as one that may be missing, and leave it to the port whose it is"
      )
    case .forgets:
      (
        "\"reset\" forgets",
        "make everything anew: the storage, the port, its user, delegates and calls, the list of open requests"
      )
    case .shutdown:
      (
        "\"shutdown\" is answered with \"ok\", and the process ends with 0",
        "answer it, flush, leave the loop, and write nothing more"
      )
    case .again:
      (
        "started again, it says the same of itself",
        "answer \"hello\" by nothing that changes from run to run"
      )
    }
  }
}

/// The result of the check of a rule.
package enum Kept: Sendable {
  case yes
  /// The rule was broken; with the observations, line by line, each with its heading.
  case differs([(heading: String, text: String)])
  /// The rule was not checked; with the reason.
  case notAsked(String)

  /// A broken rule with a single observation.
  static func no(_ seen: String) -> Kept { .differs([("seen", seen)]) }

  /// Kept, unless something was seen.
  init(unless seen: String?) { self = seen.map(Kept.no) ?? .yes }

  /// Kept if the answer can be read in this way.
  static func reading(_ body: () throws(JSONError) -> Void) -> Kept {
    do throws(JSONError) { try body() } catch { return .no("column \(error.place.column): \(error.reason)") }
    return .yes
  }

  package var isKept: Bool { if case .yes = self { true } else { false } }
}
