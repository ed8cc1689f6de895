import JSON
import PushModel
import TestSupport
import Testing

@testable import Conformance

/// The schema of the adapter protocol has the names of everything that messages can say. `.ci/messages` checks that
/// messages follow it.
@Suite struct ProtocolSchemaTests {
  private func names(_ path: String...) throws -> [String] {
    let text = try RepositoryFiles.text("spec/adapter-protocol.schema.json")
    var node = try JSONNode.parse(Array(text.utf8)).required("$defs")
    for name in path { node = try node.required(name) }
    return try node.elements().map { json throws(JSONError) in try json.string() }
  }

  @Test func `Every name stands in the schema`() throws {
    #expect(try names("capability", "enum") == Capability.allCases.map(\.rawValue))
    #expect(try names("edition", "enum") == Edition.allCases.map(\.rawValue))
    #expect(try names("operation", "enum").sorted() == CallKind.allCases.map(\.rawValue).sorted())
    #expect(try names("type", "enum") == PushType.allCases.map(\.rawValue))
    #expect(
      try names("answer", "properties", "status", "enum") == PermissionStatus.allCases.map(\.rawValue))
    #expect(
      try names("observation", "properties", "see", "enum") == ObservationKind.allCases.map(\.rawValue))
    #expect(
      try names("helloReply", "properties", "without", "items", "enum")
        == OptionalArea.allCases.map(\.rawValue))
  }
}
