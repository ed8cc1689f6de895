import Synchronization

/// The questions that an SDK has asked its choices: all others make no difference to what it did.
public final class Inquiry: Hashable, Sendable {
  private let noted = Mutex<Set<String>>([])

  /// Nothing has been asked yet.
  public init() {}

  /// The ids of the questions that were asked.
  public var questions: Set<String> { noted.withLock { $0 } }

  func note(_ question: String) { noted.withLock { _ = $0.insert(question) } }

  /// Whether two are the same one.
  public static func == (one: Inquiry, other: Inquiry) -> Bool { one === other }

  /// Tells it from others.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
