/// One input that a machine took. Coverage is counted from a stream of these.
public struct Visit: Hashable, Sendable {
  /// The machine's name.
  public let machine: String
  /// Which one of several machines of that name took it; empty where there is one.
  public let part: String
  /// The state before.
  public let state: String
  /// What happened.
  public let input: String

  /// A visit, by the names of the tables.
  public init(_ machine: String, part: String = "", in state: String, on input: String) {
    self.machine = machine
    self.part = part
    self.state = state
    self.input = input
  }
}
