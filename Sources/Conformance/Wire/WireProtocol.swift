/// The adapter protocol that is spoken with other processes; see `spec/adapter-protocol.md`.
package enum WireProtocol {
  /// The version that the suite speaks.
  package static let version = 1
  /// The version of the suite, of the specification and of the command lines: they are released together.
  package static let suite = "1.0.0"
}
