/// A value that no machine looks into, as a number. Values of a kind are numbered as they are first seen.
///
/// The text behind a number is known at the edge alone, where texts come in and go out.
public struct Symbol<Kind>: Hashable, Sendable {
  /// The number; 0 stands for no value.
  public let number: UInt16

  /// The value with a number.
  public init(_ number: UInt16) { self.number = number }

  /// No value.
  public static var none: Self { Self(0) }
}

/// The kinds of values.
public enum SymbolKind {
  /// User ids, the device identifier among them.
  public enum User {}
  /// The tokens that the system issues.
  public enum Token {}
  /// App keys, each with the environment that it is used in.
  public enum Key {}
  /// Language codes.
  public enum Language {}
  /// Whole configurations.
  public enum Configuration {}
  /// Messages.
  public enum Message {}
}

/// A user id, or the device identifier in its place.
public typealias User = Symbol<SymbolKind.User>
/// A token.
public typealias Token = Symbol<SymbolKind.Token>
/// An app key with its environment.
public typealias Key = Symbol<SymbolKind.Key>
/// A language code.
public typealias Language = Symbol<SymbolKind.Language>
/// A message.
public typealias Message = Symbol<SymbolKind.Message>

extension Symbol where Kind == SymbolKind.User {
  /// The device identifier.
  public static var device: Self { Self(1) }
  /// The empty id.
  public static var empty: Self { Self(2) }
  /// The first number of an id that an app may set.
  static var firstNamed: UInt16 { 3 }
}

extension Symbol where Kind == SymbolKind.Language {
  /// Korean, of which `tcpush-ko` speaks apart (AGR-7).
  public static var korean: Self { Self(1) }
}
