public import StateMachines

/// The states of the machines, by their types.
extension PushSystem.State {
  /// The gate.
  @inlinable
  public var initialization: Initialization.State { .at(machines[Member.initialization]) }
  /// The app's delegate.
  @inlinable
  public var delegate: Delegate.State { .at(machines[Member.delegate]) }
  /// The delegate for notifications, which the later editions have besides.
  package var notificationDelegate: NotificationDelivery.State { .at(machines[Member.notifications]) }
  /// Overlapping calls about the notification token.
  @inlinable
  public var callsInProgress: CallsInProgress.State { .at(machines[Member.calls]) }
  /// Overlapping calls about the VoIP token.
  @inlinable
  public var voipCalls: VoIPCallsInProgress.State { .at(machines[Member.voipCalls]) }
  /// The agreement.
  @inlinable
  public var agreement: Agreement.State { .at(machines[Member.agreement]) }
  /// The flag.
  @inlinable
  public var flag: AlwaysAllowTokenRegistration.State { .at(machines[Member.flag]) }
  /// The registration of the notification token.
  @inlinable
  public var registration: TokenRegistration.State { .at(machines[Member.registration]) }
  /// The system token alone.
  @inlinable
  public var systemToken: SystemToken.State { .at(machines[Member.systemToken]) }
  /// The registration that may be owed after one that failed.
  @inlinable
  public var unfinished: UnfinishedRegistration.State { .at(machines[Member.unfinished]) }
  /// The registration of the VoIP token.
  @inlinable
  public var voipRegistration: VoIPRegistration.State { .at(machines[Member.voipRegistration]) }

  /// The record that the device keeps of a kind of token.
  @inlinable
  public func record(_ channel: PushType) -> TokenRecord.State {
    .at(machines[channel == .apns ? Member.apnsRecord : .voipRecord])
  }

  /// The unregistering of a kind of token.
  @inlinable
  public func unregistration(_ channel: PushType) -> Unregistration.State {
    .at(machines[channel == .apns ? Member.apnsUnregistration : .voipUnregistration])
  }

  /// The update of a kind of token.
  @inlinable
  public func update(_ channel: PushType) -> InformationUpdate.State {
    .at(machines[channel == .apns ? Member.apnsUpdate : .voipUpdate])
  }
}
