import StateMachines

extension Gap {
  /// The gaps, in the order in which a reader meets them.
  public static let all =
    ofMessages + ofTime + ofRegistering + ofUsers + ofRecords + ofUnregistering + ofOldestEditions

  /// Gaps on whether the delegate gets a message.
  private static let ofMessages: [Gap] = [
    Gap("Q-MSG-3", on: .notification, when: .uninitialized, blurs: .message),
    Gap("Q-MSG-1", on: .notification, when: .background, blurs: .message),
    Gap("Q-MSG-5", on: .notification, when: .absent, blurs: .message),
    Gap("Q-MSG-9", on: .notification, when: .disallowed, blurs: .message),
    Gap("Q-INIT-12", on: .message, when: .uninitialized, in: .withFallback, blurs: .message),
    Gap("Q-VOIP-51", on: .message, when: .never, blurs: .message),
    Gap(
      "Q-VOIP-7", on: [.setDelegate, .initialize], when: .undelegated, .waited, of: .voip, blurs: .message),
  ]

  /// Gaps on whether something is done at once.
  private static let ofTime: [Gap] = [
    Gap(
      "Q-REG-70",
      on: [
        .setUser, .register, .query, .unregister, .update, .answerPrompt, .answerToken, .answer, .changeToken,
      ], when: .background, blurs: .time),
    Gap(
      "Q-REG-66", on: [.setUser, .query, .unregister, .update], when: .withholding,
      blurs: [.outcome, .code, .owner, .time]),
    Gap("Q-REG-69", on: .changeToken, when: .outdated, .registered, blurs: [.time, .token]),
    Gap("Q-REG-69", on: .changeToken, when: .underWay, blurs: .token),
    Gap(
      "Q-VOIP-17", on: [.changeToken, .network], when: .otherEngaged, in: .withFallback, blurs: .time),
    Gap("Q-VOIP-17", on: .calls, when: .updatingOther, in: .withFallback, blurs: .time),
  ]

  /// Gaps on what comes of a registration.
  private static let ofRegistering: [Gap] = [
    Gap("Q-ORDER-50", on: .calls, when: .hinderedTwice, blurs: .code),
    Gap(
      "Q-PERM-50", on: .register, when: .background, .unasked, of: .notifications, blurs: [.outcome, .prompt]),
    Gap(
      "Q-PERM-57", on: .register, when: .disallowed, .withholding, of: .notifications,
      blurs: [.outcome, .prompt]),
    Gap(
      "Q-REG-61", "Q-VOIP-57", on: [.register, .answerPrompt], when: .dispensable, .withholding,
      blurs: [.outcome, .record]),
    Gap("Q-REG-55", on: .passTime, when: .awaiting, blurs: [.outcome, .record]),
    Gap("Q-REG-55", on: .passTime, when: .awaiting, .offline, blurs: .code),
    Gap("Q-INIT-63", on: .initialize, when: .changing, .registering, blurs: [.outcome, .record]),
    Gap(
      "Q-LOGIN-66", "Q-INIT-63", on: [.initialize, .network, .enterForeground], when: .owed,
      blurs: [.owner, .agreement, .presence]),
    Gap(
      "Q-REG-68",
      on: [
        .initialize, .setUser, .network, .enterForeground, .passTime, .changeToken, .invalidateToken,
        .changeSettings, .startProcess, .answerPrompt, .answerToken, .answer,
      ], about: .any, when: .unaccepted, blurs: .record),
    Gap("Q-INIT-7", on: .initialize, when: .registering, blurs: .code),
    Gap("Q-INIT-7", on: .initialize, when: .engagedTwice, blurs: .outcome),
    Gap("Q-REG-1", "Q-VOIP-1", on: .register, when: .registering, blurs: [.outcome, .record]),
    Gap("Q-REG-73", on: .register, when: .unchanged, .failingServer, blurs: .outcome),
    Gap("Q-PERM-1", on: .initialize, when: .unasked, of: .notifications, blurs: .prompt),
    Gap("Q-QUERY-4", on: .calls, when: .leftOver, blurs: [.outcome, .record]),
    Gap("Q-PERM-57", on: .changeSettings, when: .tokenless, of: .notifications, blurs: [.outcome, .record]),
    Gap("Q-AGR-10", on: .register, when: .partial, .everAgreed, in: .withSetUser, blurs: .agreement),
    Gap(
      "Q-AGR-6", on: .register, when: .unoffered, .agreed, .userless, in: .withFallback,
      blurs: [.outcome, .code, .record]),
    Gap(
      "Q-AGR-1", on: .register, when: .unoffered, .unasked, of: .notifications, in: .withFallback,
      blurs: .prompt),
    Gap("Q-INIT-6", on: .calls, when: .keyless, blurs: [.outcome, .code, .record]),
    Gap(
      "Q-FLAG-3", on: [.register, .answerPrompt], when: .flagged, .unasked, of: .notifications,
      in: [.nhncloudKo], blurs: .agreement),
    Gap(
      "Q-VOIP-5", on: [.register, .answerToken, .initialize, .answer], when: .unagreed, of: .voip,
      in: .withFallback,
      blurs: .agreement),
    Gap(
      "Q-REG-1", on: [.calls, .initialize, .setUser, .changeSettings, .network, .passTime], about: .any,
      when: .queued, in: .withSetUser, blurs: [.outcome, .code, .record]),
  ]

  /// Gaps on what a change of the user does to the registrations.
  private static let ofUsers: [Gap] = [
    Gap(
      "Q-LOGIN-67", on: .setUser, when: .differing, in: .withSetUser, blurs: [.agreement, .token, .settings]),
    Gap("Q-LOGIN-4", on: .setUser, when: .queryingOrUnregistering, in: .withSetUser, blurs: .time),
    Gap(
      "Q-LOGIN-3", on: [.answerPrompt, .answerToken, .answer], about: .any, when: .overtaken,
      in: .withSetUser, blurs: .owner),
    Gap(
      "Q-LOGIN-2", on: .setUser, when: .loggingOut, .registered, of: .voip, in: .withFallback, blurs: .owner),
    Gap(
      "Q-VOIP-4", on: .register, when: .userless, .formerlyOwned, of: .voip, in: .withFallback, blurs: .owner),
    Gap("Q-LOGIN-4", on: .setUser, when: .registering, in: .withSetUser, blurs: [.outcome, .owner, .time]),
    Gap("Q-LOGIN-8", on: .setUser, when: .unready, in: .withSetUser, blurs: [.owner, .time]),
    Gap(
      "Q-LOGIN-60", "Q-LOGIN-13", on: .setUser, when: .repeated, .foreign, in: .withSetUser, blurs: .owner),
    Gap(
      "Q-LOGIN-69", on: .mayMakeUpForUpdate, about: .any, when: .foreign, .beside, in: .withFallback,
      blurs: .content),
    Gap("Q-LOGIN-68", on: .calls, when: .updating, in: .withSetUser, blurs: [.outcome, .content, .time]),
    Gap(
      "Q-LOGIN-62", "Q-UPD-52", "Q-REG-63", on: [.initialize, .setUser, .update, .changeToken],
      when: .updating, blurs: .record),
    Gap(
      "Q-UNREG-55", on: .setUser, when: .unregistering, in: .withFallback, blurs: [.owner, .presence, .time]),
    Gap(
      "Q-VOIP-9", on: [.initialize, .setUser, .update, .unregister], when: .lost,
      blurs: [.outcome, .presence, .owner, .settings]),
  ]

  /// Gaps on other changes of a record.
  private static let ofRecords: [Gap] = [
    Gap(
      "Q-INIT-67", "Q-INIT-66",
      on: [
        .initialize, .register, .query, .unregister, .answerPrompt, .answerToken, .answer, .changeToken,
        .network, .enterForeground, .passTime,
      ], about: .any, when: .newlySet, .beside, blurs: .content),
    Gap(
      "Q-REG-69",
      on: [
        .initialize, .setUser, .register, .query, .unregister, .network, .enterForeground, .passTime,
        .startProcess,
      ], about: .any, when: .outdated, .registered, .beside, blurs: .token),
    Gap("Q-VOIP-58", on: .invalidateToken, when: .registered, of: .voip, blurs: [.presence, .token]),
    Gap(
      "Q-ORDER-1", "Q-QUERY-7", on: .query, when: .uninitialized, .userless, in: .withSetUser, blurs: .code),
    Gap("Q-QUERY-11", on: .query, when: .never, .issued, blurs: .outcome),
    Gap("Q-QUERY-58", on: .answer, when: .querying, .foreign, in: [.toastKo], blurs: .outcome),
    Gap("Q-QUERY-58", on: .setUser, when: .querying, .loggingOut, in: [.toastKo], blurs: .outcome),
    Gap(
      "Q-UPD-56", on: [.network, .enterForeground], when: .unacceptedUpdate, in: [.toastKo], blurs: .content),
    Gap(
      "Q-INIT-65", on: [.setUser, .query, .unregister, .update], when: .otherKey, in: .withSetUser,
      blurs: [.outcome, .code, .presence, .owner, .token]),
  ]

  /// Gaps on what comes of an unregistering.
  private static let ofUnregistering: [Gap] = [
    Gap("Q-REG-6", "Q-VOIP-12", on: .unregister, when: .registering, in: .withSetUser, blurs: .outcome),
    Gap("Q-UNREG-54", on: .unregister, when: .passing, in: .withSetUser, blurs: .code),
    Gap("Q-UNREG-5", on: .unregister, when: .unregistering, in: .withFallback, blurs: .outcome),
    Gap(
      "Q-UNREG-56", on: [.initialize, .network, .enterForeground, .passTime, .startProcess],
      when: .registered, .unregisteringFailed,
      in: .withSetUser, blurs: .presence),
    Gap("Q-UNREG-60", on: .unregister, when: .absent, .refusing, in: .withSetUser, blurs: .outcome),
    Gap(
      "Q-UNREG-58", "Q-UNREG-59",
      on: [.initialize, .setUser, .register, .query, .unregister, .update, .answer], when: .removed,
      blurs: [.outcome, .record]),
  ]

  /// Gaps on what the two oldest editions do not speak of.
  private static let ofOldestEditions: [Gap] = [
    Gap(
      "Q-AGR-9", on: .register, when: .unusual, of: .voip, in: [.tcpushKo, .toastKo],
      blurs: [.outcome, .code, .record]),
    Gap(
      "Q-LOGIN-13", on: .mayMakeUpForUpdate, about: .any, when: .foreign, .beside, in: [.toastKo],
      blurs: .owner),
    Gap("Q-CALL-60", on: .message, of: .voip, in: [.tcpushKo, .toastKo], blurs: .report),
    Gap(
      "Q-LOGIN-65", on: [.initialize, .register, .query], when: .userlessSettings, in: [.tcpushKo],
      blurs: [.outcome, .code, .record]),
    Gap("Q-INIT-11", on: .register, when: .uninitialized, .disallowed, in: [.tcpushKo], blurs: .code),
    Gap("Q-VOIP-56", on: .register, when: .uninitialized, of: .voip, in: [.tcpushKo], blurs: .code),
    Gap("Q-REG-61", on: .register, when: .offline, of: .voip, in: [.tcpushKo], blurs: .code),
    Gap(
      "Q-AGR-8", "Q-AGR-9", on: .register, when: .unusual, of: .notifications, in: [.tcpushKo],
      blurs: .code),
    Gap("Q-QUERY-6", on: .query, when: .unasked, in: [.tcpushKo], blurs: .outcome),
    Gap(
      "Q-PERM-2", on: .register, about: .any, when: .unasked, of: .notifications, in: [.tcpushKo],
      blurs: [.outcome, .presence, .prompt]),
    Gap("Q-INIT-8", on: .initialize, when: .uninitialized, .told, of: .voip, in: [.tcpushKo], blurs: .record),
    Gap(
      "Q-PERM-55", on: .register, when: .disallowed, of: .voip, in: .withoutPermissionText,
      blurs: [.outcome, .code, .record]),
    Gap(
      "Q-PERM-2", on: .register, when: .disallowed, .declining, in: .withoutPermissionText,
      blurs: [.outcome, .record, .prompt]),
    Gap("Q-QUERY-1", on: .query, when: .unconfigured, in: [.toastKo], blurs: .code),
    Gap("Q-LOGIN-5", on: .update, when: .userless, in: [.toastKo], blurs: [.outcome, .code, .record]),
    Gap("Q-REG-59", on: [.register, .unregister], when: .uninitialized, in: [.toastKo], blurs: .outcome),
    Gap(
      "Q-ORDER-2", on: [.register, .answerPrompt], when: .userless, .withholding, of: .notifications,
      in: [.toastKo], blurs: .outcome),
    Gap(
      "Q-REG-74", on: .answer, about: .any, when: .registering, .disallowed, of: .notifications,
      in: [.toastKo], blurs: [.outcome, .record]),
    Gap(
      "Q-REG-60", "Q-REG-74", on: .register, when: .withholdingAny, in: [.toastKo],
      blurs: [.outcome, .record]),
    // One call is about both kinds. No line says whether it is in progress as a whole.
    Gap("Q-REG-1", "Q-UPD-7", on: .calls, when: .otherEngaged, in: [.toastKo], blurs: [.outcome, .record]),
    Gap(
      "Q-UPD-54", on: [.answer, .register, .update, .initialize, .setUser], when: .updatingOther,
      in: [.toastKo],
      blurs: [.outcome, .record]),
  ]
}
