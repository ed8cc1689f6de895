import PushModel

extension UntestableQuestion {
  /// Which of several errors comes first: what no case can decide.
  static let order: [UntestableQuestion] = [
    UntestableQuestion(
      "Q-ORDER-50", "Which failure does a call report that has several reasons to fail?",
      in: .every,
      says: [
        .tcpushKo("455-469"), .toastKo("103, 755-762, 769-776"), .toastJa("720-728, 737-744"),
        .toastEn("723-731, 740-747"), .nhncloudKo("741-750, 759-766"),
      ],
      readings: [
        .init("call", "What is wrong with the call or the app, before anything outside is asked."),
        .init(
          "outside", "What is missing outside, the network or the permission, before the call is looked at."),
      ],
      untestable: """
        The tables of codes give no order. Where two reasons are told apart by a question of their own, cases ask \
        that; of the other pairs no case expects anything.
        """)
  ]
}
