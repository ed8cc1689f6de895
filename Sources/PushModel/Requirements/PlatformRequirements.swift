extension Requirement {
  /// Rules of the platform that the world follows. From the public record, not from the documents.
  static let platform: [Requirement] = [
    Requirement(
      external: "PLAT-1", .platform, .must, .platform,
      """
      The first request for the permission shows a prompt, and the answer is kept; later requests show none.
      """,
      source: "Apple, UserNotifications: asking permission to use notifications."),
    Requirement(
      external: "PLAT-2", .platform, .must, .platform,
      "The user can change the permission in Settings at any time.",
      source:
        "Apple, UserNotifications: asking permission to use notifications, and the settings of notifications."
    ),
    Requirement(
      external: "PLAT-3", .platform, .must, .platform,
      "A token for notifications is issued whatever the permission is.",
      source: "Apple, UIKit: registerForRemoteNotifications()."),
    Requirement(
      external: "PLAT-4", .platform, .must, .platform,
      """
      A request for a token is answered by one token or one refusal; without a connection to APNs \
      there may be no answer.
      """,
      source: "Apple, UIKit: registerForRemoteNotifications(); Technical Note TN2265 on a missing connection."
    ),
    Requirement(
      external: "PLAT-5", .platform, .must, .platform,
      "The token may change, and the app learns of it.",
      source: "Apple, UserNotifications: registering your app with APNs."),
    Requirement(
      external: "PLAT-6", .platform, .must, .platform,
      "A VoIP token needs no permission of the user.",
      source: "Apple, PushKit: PKPushRegistry.",
      note: "Three editions say it themselves: VOIP-2."),
    Requirement(
      external: "PLAT-7", .platform, .must, .platform,
      """
      An app that does not report a received VoIP message as a call is terminated, and after \
      repeated failures no VoIP message starts it any more.
      """,
      source: "Apple, PushKit: responding to VoIP notifications from PushKit; the delegate of PKPushRegistry."
    ),
    Requirement(
      external: "PLAT-8", .platform, .must, .platform,
      "No report is required while the app is in the foreground.",
      source: """
        Apple, PushKit and CallKit; Apple's engineers in its developer forums (threads 117939, 764376, 768136, \
        781211, 817976).
        """),
    Requirement(
      external: "PLAT-9", .platform, .must, .platform,
      "What a process keeps in memory ends with it; what it stores on the device stays.",
      source: "It follows from what a process is."),
    Requirement(
      external: "PLAT-10", .platform, .must, .platform,
      "An answer comes to a request that was made, and to each request once.",
      source: "It follows from what a request is."),
    Requirement(
      external: "PLAT-11", .platform, .must, .platform,
      "The system may invalidate a VoIP token; the server should stop sending to it.",
      source: "Apple, PushKit: the delegate of PKPushRegistry, invalidation of a token."),
    Requirement(
      external: "PLAT-12", .platform, .must, .platform,
      "A provisional permission is given without a prompt.",
      source: "Apple, UserNotifications: the option for a provisional permission."),
    Requirement(
      external: "PLAT-13", .platform, .must, .platform,
      """
      A completion handler is called once for each call: Swift turns a method that takes one into an asynchronous \
      one, and a second call of the handler stops the app.
      """,
      source: "Swift Evolution SE-0297, Concurrency Interoperability with Objective-C."),
  ]
}
