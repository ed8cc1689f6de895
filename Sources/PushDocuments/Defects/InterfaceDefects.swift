import PushModel

extension Defect {
  /// Mistakes in names, listings, samples and property lists.
  static let interfaceDefects: [Defect] = [
    Defect(
      "DEFECT-1", .name, at: [.tcpushKo("459")],
      wrong: "The constant for a missing permission is spelt TCPushErrorPermissionDenined.",
      copied: "The name that apps of this edition have to write; one that is put right is another name."),
    Defect(
      "DEFECT-2", .name,
      at: [.toastKo("775"), .toastJa("743"), .toastEn("746"), .nhncloudKo("765")],
      wrong: """
        The network code 106 ends in AlreadyInprogress, while the push code 6 ends in \
        AlreadyInProgress.
        """,
      copied: "A constant that apps miss by one letter; its number is the same either way."),
    Defect(
      "DEFECT-3", .name,
      at: [.toastJa("489-490, 541-542"), .toastEn("491-492, 543-544"), .nhncloudKo("509-510, 561-562")],
      wrong: "The samples on user tags name TAG_ID_1 and TAG_ID_2, which are declared nowhere.",
      copied: "Samples that compile only once the app has made two texts of eight characters."),
    Defect(
      "DEFECT-4", .name,
      at: [
        .toastKo("164, 167, 259, 271"), .toastJa("760, 863, 878"), .toastEn("763, 866, 881"),
        .nhncloudKo("782, 888, 903"),
      ],
      wrong: """
        The types of the service zone, of media and of buttons are used and never declared, and in \
        toast-ko that of push types neither.
        """,
      copied: "Listings that do not compile, and types whose values have to be guessed."),
    Defect(
      "DEFECT-5", .name, at: [.toastJa("494, 505"), .toastEn("496, 507")],
      wrong: """
        Two samples on user tags pass a cmpletionHandler, where the calls are declared with a \
        completionHandler.
        """,
      copied: "Calls of methods that do not exist."),
    Defect(
      "DEFECT-6", .name, at: [.toastKo("342")],
      wrong: "A mark in the sample names a protocol ToastPushDelegates; it is ToastPushDelegate.",
      copied: "Nothing: the mark is a comment to the compiler."),
    Defect(
      "DEFECT-7", .code, at: [.toastJa("127, 130"), .toastEn("127, 130"), .nhncloudKo("138, 141")],
      wrong: "Two of the delegate's three methods are declared without a semicolon at the end.",
      copied: "A protocol that does not compile."),
    Defect(
      "DEFECT-8", .code, at: [.toastJa("668-669"), .toastEn("671-672"), .nhncloudKo("689-690")],
      wrong: "The listing of the VoIP query opens an interface and does not close it.",
      copied: "A listing that does not compile."),
    Defect(
      "DEFECT-9", .code,
      at: [
        .toastKo("321"), .toastJa("145, 615"), .toastEn("145, 618"), .nhncloudKo("156, 636"),
      ],
      wrong: "Samples open the implementation of the app's delegate and do not close it.",
      copied: "A file that does not compile."),
    Defect(
      "DEFECT-10", .code, at: [.tcpushKo("269, 273, 283, 293, 305")],
      wrong: "The delegate's methods stand behind the end of the class that should have them.",
      copied: "Methods outside of any class, which do not compile."),
    Defect(
      "DEFECT-11", .code, at: [.tcpushKo("117")],
      wrong: "In place of a category stand three dots.",
      copied: "A sample that does not compile, and no word on how a category is made."),
    Defect(
      "DEFECT-12", .code, at: [.toastKo("518-526")],
      wrong: """
        Where the query should be called, a declaration runs into the body of a handler, and the \
        brackets do not match.
        """,
      copied: "A sample that does not compile; how the call is made is seen from the listing alone."),
    Defect(
      "DEFECT-13", .propertyList, at: [.tcpushKo("414, 489")],
      wrong: "The inner dictionary is closed by a tag dic.",
      copied: "A file that no parser takes, and so an app key that is not found."),
    Defect(
      "DEFECT-14", .propertyList,
      at: [
        .toastKo("684, 691, 712, 719"), .toastJa("386, 393, 414, 421"),
        .toastEn("388, 395, 416, 423"), .nhncloudKo("406, 413, 434, 441"),
      ],
      wrong: """
        Key and dictionary stand at the top level, without a dictionary around them, and the plist \
        is not closed.
        """,
      copied: "A file that no parser takes, and so an app key that is not found."),
    Defect(
      "DEFECT-15", .order, at: [.nhncloudKo("920-925")],
      wrong: "The action types are listed 0, 2, 1, 3: opening a URL stands before opening the app.",
      copied: """
        Nothing, as long as the numbers are written out; a port that counts for itself swaps the \
        two.
        """),
  ]
}
