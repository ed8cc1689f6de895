extension PushSDK {
  /// Receives a message from the system.
  public func receive(message: String, type: TokenType) {
    switch type {
    case .apns: passOnNotification(message)
    case .voip: receiveVoIP(message)
    }
  }

  private func passOnNotification(_ message: String) {
    if breaks(.dropsNotificationMessages) { return }
    if let delegate = delegate(for: .apns) {
      delegate.didReceive(message: message, type: .apns)
    } else if choices[NotificationWithoutDelegate.self] == .held {  // Q-MSG-4
      heldNotifications.append(message)
    }
  }

  /// Passes on the messages that waited for a delegate.
  func passOnHeldNotifications() {
    let held = heldNotifications
    heldNotifications = []
    held.forEach(passOnNotification)
  }

  private func receiveVoIP(_ message: String) {
    // Q-CALL-1: every message, or only without a delegate that could report it.
    let reports =
      switch choices[WhoReports.self] {
      case .sdk: true
      case .sdkWithoutDelegate: delegate(for: .voip) == nil
      case .app, .sdkPassedOn: false
      }
    if edition.fallsBackToDevice, reports { environment.reportCall() }
    passOnVoIP(message)
  }

  private func passOnVoIP(_ message: String) {
    if breaks(.dropsVoIPMessages) { return }
    // Q-VOIP-8
    if edition.hasSetUser, registration(.voip) == nil, storage.state.unregistered[.voip] != nil,
      choices[MessageAfterUnregistration.self] == .dropped
    {
      return
    }
    if breaks(.dropsFirstMessageAfterLaunch), registering[.voip] == nil,
      !registeredInThisRun.contains(.voip)
    {
      return
    }
    guard let delegate = delegate(for: .voip) else {
      if choices[MessageWithoutDelegate.self] == .held {  // Q-VOIP-7
        heldMessages.append(message)
      }
      return
    }
    guard isInitialized || passesOnEarly else {
      // Q-INIT-12
      if !edition.fallsBackToDevice || choices[VoIPMessageBeforeInitialization.self] == .held {
        heldMessages.append(message)
      }
      return
    }
    if breaks(.delaysVoIPMessage) {
      faultMemory.delayedMessages.append(message)
    } else {
      delegate.didReceive(message: message, type: .voip)
      // Q-CALL-1: only messages that are passed on.
      if edition.fallsBackToDevice, choices[WhoReports.self] == .sdkPassedOn { environment.reportCall() }
    }
  }

  /// Whether messages are passed on before initialisation; where VoIP needs initialisation, none are.
  private var passesOnEarly: Bool {
    // Q-INIT-9
    !edition.fallsBackToDevice && choices[MessageBeforeInitialization.self] == .delivered
  }

  /// Passes on the messages that waited for a delegate or for initialisation.
  func passOnHeldMessages() {
    let held = heldMessages
    heldMessages = []
    for message in held { passOnVoIP(message) }
  }
}
