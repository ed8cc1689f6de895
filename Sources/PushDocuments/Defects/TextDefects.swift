import PushModel

extension Defect {
  /// Mistakes in headings, comments, order, translations, spelling, links and marks.
  static let textDefects: [Defect] = [
    Defect(
      "DEFECT-16", .label, at: [.toastKo("699"), .toastJa("401"), .nhncloudKo("421")],
      wrong: """
        A heading in the section on metrics of opening speaks of metrics of reception; it repeats \
        the one further up.
        """,
      copied: "A reader who looks for how metrics of opening are set up, and does not find it."),
    Defect(
      "DEFECT-17", .label, at: [.toastJa("472")],
      wrong: "The comment at the call that removes tags says that it acquires them.",
      copied: "A call that is taken for a query, and removes."),
    Defect(
      "DEFECT-18", .label, at: [.toastJa("510, 559")],
      wrong: "Comments in branches for failures speak of success.",
      copied: "A handler that tells the user of success when there is an error."),
    Defect(
      "DEFECT-19", .label, at: [.toastKo("749")],
      wrong: "The error codes are a subsection of the one on the service extension.",
      copied: "Codes that seem to be the extension's own; they are those of all calls."),
    Defect(
      "DEFECT-20", .label, at: [.tcpushKo("323")],
      wrong: """
        The section on rich messages begins with the sentence on metrics that belongs to the \
        section after the next.
        """,
      copied: "An extension that is thought to be needed for metrics only."),
    Defect(
      "DEFECT-21", .order,
      at: [.tcpushKo("45, 63, 91, 141, 163, 189, 225, 253, 291, 368, 396, 453, 471")],
      wrong: """
        Tables and samples, which begin here, stand apart from their headings, as a paged document \
        lets them fall.
        """,
      copied: """
        Statements in the wrong section, such as the background modes under initialisation, or an \
        error table before its heading.
        """),
    Defect(
      "DEFECT-22", .order, at: [.tcpushKo("24, 26, 35, 392, 447")],
      wrong: "Below these headings nothing is left; what they showed were pictures.",
      copied: "Capabilities and frameworks that have to be guessed."),
    Defect(
      "DEFECT-23", .order, at: [.tcpushKo("28")],
      wrong: "The address of the download page stands by itself, behind the settings of the project.",
      copied: "Nothing; it belongs to the section on downloading."),
    Defect(
      "DEFECT-24", .translation, at: [.toastJa("36")],
      wrong: "The heading lets binaries be applied to the SDK, where the SDK is to be applied.",
      copied: "Nothing; the steps below it are clear."),
    Defect(
      "DEFECT-25", .translation, at: [.toastJa("114")],
      wrong: """
        When the app is launched from a notification, the user is said to be told of the message; \
        in the listing below (line 127) it is the delegate.
        """,
      copied: "A second alert for the user in place of a call of the delegate."),
    Defect(
      "DEFECT-26", .translation, at: [.toastJa("115")],
      wrong: """
        When a button is pressed, the action is said to be handed to the system; in the listing \
        below (line 130) it is handed to the delegate.
        """,
      copied: "A port that answers the system and does not tell the delegate."),
    Defect(
      "DEFECT-27", .translation, at: [.toastJa("348")],
      wrong: """
        The word for the extension's constructor is one for somebody who makes a thing; the sample \
        below (line 357) is an initialiser.
        """,
      copied: "A sentence that is understood only with the sample."),
    Defect(
      "DEFECT-28", .translation, at: [.toastJa("727")],
      wrong: "The gloss of the code 7 speaks of a variable, its name of a parameter.",
      copied: "A meaning that no call has: the SDK is handed parameters, and no variables."),
    Defect(
      "DEFECT-29", .spelling, at: [.tcpushKo("383")],
      wrong: "In the sentence on the extension a syllable of the word for service is missing.",
      copied: "Nothing."),
    Defect(
      "DEFECT-30", .spelling,
      at: [.tcpushKo("249, 251, 321, 324, 327, 329, 331"), .toastKo("531")],
      wrong: "Push, and in tcpush-ko also message, is spelt in another way than in the rest of the text.",
      copied: "Two words where one thing is meant; a search for either finds half."),
    Defect(
      "DEFECT-31", .spelling, at: [.toastKo("23"), .toastJa("23"), .toastEn("23"), .nhncloudKo("23")],
      wrong: "The heading calls CocoaPods Cococapods.",
      copied: "Nothing; the Podfile is what counts."),
    Defect(
      "DEFECT-32", .spelling, at: [.toastKo("382, 393, 762")],
      wrong: "Slips in the words for default, for changing an option, and for a parameter.",
      copied: "Nothing."),
    Defect(
      "DEFECT-33", .spelling, at: [.toastJa("40, 67, 347, 352, 427, 455, 621, 743, 788, 953")],
      wrong: """
        Letters, particles or half a word are missing or wrong: in the words for page, extension, \
        function, delegate and notification, and around five verbs.
        """,
      copied: "Nothing."),
    Defect(
      "DEFECT-34", .spelling, at: [.nhncloudKo("349, 719")],
      wrong: "The words for format and, in a heading, for unregistering are misspelt.",
      copied: "Nothing."),
    Defect(
      "DEFECT-35", .markup, at: [.toastEn("96, 354, 439")],
      wrong: "Three call-outs are closed by another mark than they are opened with.",
      copied: "Statements that do not stand out as the call-outs that they are."),
    Defect(
      "DEFECT-36", .markup, at: [.toastJa("585")],
      wrong: "A link stands within a call-out, which shows its address in place of the link.",
      copied: "Nothing."),
    Defect(
      "DEFECT-37", .markup, at: [.toastKo("5-7"), .toastJa("5-7")],
      wrong: "The numbers of the steps are written so that no list comes of them.",
      copied: "Three steps that run into one line."),
    Defect(
      "DEFECT-38", .markup, at: [.toastJa("6, 436, 455"), .toastEn("75")],
      wrong: "Links lead to Korean pages, or to a Korean heading that the page does not have.",
      copied: "References that a reader of the edition cannot follow."),
    Defect(
      "DEFECT-39", .markup, at: [.nhncloudKo("456")],
      wrong: "The link names one of two headings that are alike, in lines 44 and 59.",
      copied: "The project settings of one way to install, where those of the other may be meant."),
    Defect(
      "DEFECT-40", .translation, at: [.toastJa("193")],
      wrong: """
        The options are said to have to be set because nothing is shown in the foreground; that this is for those who want \
        something shown, as the other editions say, is left out.
        """,
      copied: "An app that shows notifications in the foreground although nobody wanted it."),
    Defect(
      "DEFECT-41", .translation, at: [.toastJa("258, 663"), .toastEn("113-115, 260, 593, 666")],
      wrong: """
        What is received or queried is said to be passed or returned to the object that holds it; it is handed over as that \
        object.
        """,
      copied: "An object that somebody makes beforehand, to be filled in; no call takes one."),
    Defect(
      "DEFECT-42", .translation, at: [.toastJa("751, 783")],
      wrong: "Of settings that the app passes it is said that they are delivered, as messages are.",
      copied: "Settings that come from a server; the app makes them."),
    Defect(
      "DEFECT-43", .markup, at: [.toastJa("222"), .toastEn("350, 401, 588")],
      wrong: """
        Links name headings as another edition has them: the one of toast-ja on agreements is called by the newer brand \
        (line 801), the one of toast-en on initialising begins with another word (line 92).
        """,
      copied: "Links that lead to the top of the page."),
  ]
}
