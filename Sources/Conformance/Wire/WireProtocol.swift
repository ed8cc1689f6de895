/// The adapter protocol for other processes; see `spec/adapter-protocol.md`.
package enum WireProtocol {
  /// The version of the protocol.
  package static let version = 1
  /// The version of the suite, the specification and the command lines, which are released together.
  package static let suite = "1.0.0"
}
