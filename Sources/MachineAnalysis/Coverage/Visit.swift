/// One input that a machine took. Coverage is counted from a stream of these.
package struct Visit: Hashable, Sendable {
  /// The machine's name.
  package let machine: String
  /// Which one of several machines of that name took it; empty where there is one.
  package let part: String
  /// The state before.
  package let state: String
  /// What happened.
  package let input: String

  /// A visit, by the names of the tables.
  package init(_ machine: String, part: String = "", in state: String, on input: String) {
    self.machine = machine
    self.part = part
    self.state = state
    self.input = input
  }
}
