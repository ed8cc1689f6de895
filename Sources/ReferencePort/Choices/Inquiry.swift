import Synchronization

/// The questions that an SDK has asked; the readings of all others did not matter.
public final class Inquiry: Hashable, Sendable {
  private let noted = Mutex<Set<String>>([])

  /// Makes an empty inquiry.
  public init() {}

  /// The ids of the asked questions.
  public var questions: Set<String> { noted.withLock { $0 } }

  func note(_ question: String) { noted.withLock { _ = $0.insert(question) } }

  /// Compares by identity.
  public static func == (one: Inquiry, other: Inquiry) -> Bool { one === other }

  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
