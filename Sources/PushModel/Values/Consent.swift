public import StateMachines

/// An agreement of the user in three parts, each of which the app may leave unset.
public struct Consent: Hashable, Sendable {
  /// 0 without an agreement; else 1 and, in the base of three, the parts: unset, no, yes.
  public let number: UInt8

  /// The agreement with a number.
  public init(number: UInt8) { self.number = number }

  /// An agreement by its parts; `nil` for one that is not set.
  public init(notifications: Bool?, advertisements: Bool?, night: Bool?) {
    func digit(_ part: Bool?) -> UInt8 { part.map { $0 ? 2 : 1 } ?? 0 }
    number = 1 + digit(notifications) * 9 + digit(advertisements) * 3 + digit(night)
  }

  /// No agreement.
  public static let none = Consent(number: 0)
  /// An agreement that declines everything.
  public static let nothing = Consent(notifications: false, advertisements: false, night: false)
  /// An agreement to notifications alone.
  public static let notificationsOnly = Consent(notifications: true, advertisements: false, night: false)
  /// An agreement to everything.
  public static let everything = Consent(notifications: true, advertisements: true, night: true)

  /// Whether notifications are agreed to.
  public var notifications: Bool? { part(9) }
  /// Whether advertisements are agreed to.
  public var advertisements: Bool? { part(3) }
  /// Whether advertisements at night are agreed to.
  public var night: Bool? { part(1) }

  private func part(_ weight: UInt8) -> Bool? {
    guard number > 0 else { return nil }
    let digit = (number - 1) / weight % 3
    return digit == 0 ? nil : digit == 2
  }

  /// The kind of an agreement.
  public enum Kind: String, Finite {
    /// Every part is set, and none of what follows holds.
    case complete
    /// Advertisements at night are agreed to, and advertisements are not.
    case nightOnly
    /// Nothing is agreed to.
    case declined
    /// Advertisements of some kind are agreed to, and notifications are not.
    case torn
    /// Some part is not set.
    case partial
    /// There is no agreement.
    case absent
  }

  /// The kind of the agreement.
  public var kind: Kind {
    guard number > 0 else { return .absent }
    guard let notifications, let advertisements, let night else { return .partial }
    if !notifications { return advertisements || night ? .torn : .declined }
    return night && !advertisements ? .nightOnly : .complete
  }

  /// The agreement with a value in the parts that were not set.
  public func filled(with value: Bool) -> Consent {
    guard number > 0 else { return self }
    return Consent(
      notifications: notifications ?? value, advertisements: advertisements ?? value, night: night ?? value)
  }

  /// The agreement without that to advertisements at night.
  public var withoutNight: Consent {
    number == 0 ? self : Consent(notifications: notifications, advertisements: advertisements, night: false)
  }

  /// The agreement without those to advertisements.
  var withoutAdvertisements: Consent {
    number == 0 ? self : Consent(notifications: notifications, advertisements: false, night: false)
  }

  var withoutNotifications: Consent {
    number == 0 ? self : Consent(notifications: false, advertisements: advertisements, night: night)
  }

  /// The agreement with both to advertisements.
  var withAdvertisements: Consent {
    number == 0 ? self : Consent(notifications: notifications, advertisements: true, night: true)
  }
}
