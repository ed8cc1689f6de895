import CommandSupport
import Conformance
import ProcessAdapters

/// `pushspec explain`: text, open questions and tests of one subject, on one screen.
enum ExplainCommand: Command {
  static let name = "explain"

  static let syntax = CommandSyntax(
    summary: "explains one thing on one screen", operands: [named],
    options: [all, Catalogue.option],
    details: """
      names
        REG-4, Q-REG-1, REG-014, DIFF-1, CONTRA-1, DEFECT-1, toast-ja, ignoresUserChange
                              whatever show takes
        TAG, "User tags"      a chapter: the duties of the SDK, of the app, of others, and what is open
        setUserID:, ToastPushAgreement, sandbox, UIBackgroundModes
                              a name of the interface as any edition writes it, or a word of a method's name
        NHNCloudPush.setDelegate:
                              the same of one type, where several types have the name
        4, "code 4", ToastPushErrorSystemFailed
                              an error by its number or by the name of any edition
        Login, Login/noUser, logOut
                              a machine, or one of its states, inputs or outputs
        nhncloud-ko:229       a line of a document, or lines, or the section that begins there
        토큰, ログイン        a word of the documents
        Where a name stands for several things, the others are named below the first.

      examples
        pushspec explain Q-REG-1
            what is open, what speaks for which reading, and how to see it
        pushspec explain registerWithAgreement:completionHandler:
            how each edition writes the call, what it does, and what is open of it
        pushspec explain 4
            when the error arises, and how each edition writes it
        pushspec explain REG --all
            a whole chapter, however long it is
      """)

  private static let named = Operand("NAME", .text)

  private static let all = Option("--all", "shows everything, also what does not go on one screen")

  static func run(_ arguments: Arguments, in _: Surroundings) throws(UsageError) -> CommandResult {
    let typed = arguments[named]
    let catalogue = try Catalogue(folder: arguments[Catalogue.option])
    let subject = try Subject.called(typed, in: catalogue)
    let prose = Explanations(catalogue: catalogue).prose(on: subject)
    let again = "pushspec explain \(CommandWords.quoted(typed)) --all"
    return catalogue.finished(CommandResult(text: arguments[all] ? prose.text : prose.screen(again: again)))
  }
}
