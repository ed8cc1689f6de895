package import PushModel
import StateMachines

/// The number of open calls of each operation.
package struct OpenCalls: Hashable, Sendable {
  /// Sixteen bits for each operation.
  private var counts: UInt64 = 0

  package init() {}

  /// The number of all open calls.
  package var total: Int { CallKind.allCases.reduce(0) { $0 + self[$1] } }

  package subscript(operation: CallKind) -> Int {
    get { Int(counts >> (operation.place * 16) & 0xFFFF) }
    set { counts = counts & ~(0xFFFF << (operation.place * 16)) | UInt64(newValue) << (operation.place * 16) }
  }
}
