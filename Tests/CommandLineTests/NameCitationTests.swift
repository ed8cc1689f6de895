import CommandSupport
import Foundation
import PushDocuments
import PushModel
import Testing

@testable import pushspec

/// Names of the interface and words of the documents, held against the documents.
@Suite(
  "Names and words against the documents",
  .enabled(if: DocumentText.folder != nil, "PUSHSPEC_DOCUMENTS names no folder with the documents"))
struct NameCitationTests {
  @Test(arguments: Edition.allCases)
  func `Every name stands at each of its lines`(of edition: Edition) throws {
    let text = try DocumentText.lines(of: edition)
    for element in InterfaceElement.all {
      for spelling in element.spellings where spelling.edition == edition {
        for range in try #require(spelling.lines.ranges, "\(spelling)") {
          try #require(range.upperBound <= text.count)
          let cited = text[(range.lowerBound - 1)..<range.upperBound].joined(separator: " ")
          if element.isMethod {
            #expect(Self.parts(of: spelling.text, standIn: cited), "\(spelling)")
          } else {
            #expect(range.allSatisfy { text[$0 - 1].contains(spelling.text) }, "\(spelling)")
          }
        }
      }
    }
  }

  /// Whether a text has the words of a method's name, in their order.
  private static func parts(of name: String, standIn text: String) -> Bool {
    var rest = text[...]
    for part in name.split(separator: ":") {
      guard let found = rest.range(of: name.contains(":") ? part + ":" : part) else { return false }
      rest = rest[found.upperBound...]
    }
    return true
  }

  /// The names that listings declare, that tables of `tcpush-ko` name, and that property lists have as keys.
  @Test(arguments: Edition.allCases)
  func `No name that is declared is missing`(of edition: Edition) throws {
    let text = try DocumentText.lines(of: edition)
    let known = Dictionary(
      grouping: InterfaceElement.all.flatMap(\.spellings).filter { $0.edition == edition }, by: \.text)
    for (index, line) in text.enumerated() {
      for name in Declarations.names(in: line) where !Declarations.appsOwn.contains(name) {
        let lines = known.filter { $0.key == name || $0.key.hasPrefix(name + ":") }.values.joined().flatMap(
          \.lines.numbers)
        #expect(lines.contains(index + 1), "\(edition.rawValue) \(index + 1): \(name)")
      }
    }
  }

  @Test(arguments: Edition.allCases)
  func `Every word stands first at its line`(of edition: Edition) throws {
    let text = try DocumentText.lines(of: edition)
    for spelling in Term.all.flatMap(\.spellings) where spelling.edition == edition {
      let first = text.firstIndex { $0.contains(spelling.text) }.map { $0 + 1 }
      #expect(first == spelling.lines.first, "\(spelling)")
    }
  }
}

/// Finds the names that a line declares.
private enum Declarations {
  /// Names that belong to the app of a sample, and to no SDK.
  static let appsOwn: Set<String> = ["AppDelegate", "NotificationService", "application", "init"]

  static func names(in line: String) -> [String] {
    if let name = first(#/^[-+] ?\(.*?\) ?(\w+)/#, in: line), name != "pushSdk" { return [name] }
    if let name = first(#/@property.*?(\w+);/#, in: line) { return [name] }
    if let name = first(#/^@(?:interface|protocol) (\w+)/#, in: line) { return [name] }
    if let name = first(#/<key>(\w+)<\/key>/#, in: line) { return [name] }
    if let name = first(#/^extern \w+ (?:const )?(\w+);/#, in: line), name != "const" { return [name] }
    if let name = first(#/^ +((?:Toast|NHNCloud)\w+) *= \d+,/#, in: line) { return [name] }
    if let name = first(#/^(TCPush(?:Error|Type)\w+) /#, in: line) { return [name] }
    return []
  }

  private static func first(_ pattern: Regex<(Substring, Substring)>, in line: String) -> String? {
    line.firstMatch(of: pattern).map { String($0.1) }
  }
}

extension InterfaceElement {
  fileprivate var isMethod: Bool {
    switch kind {
    case .call, .callback: true
    case .type, .property, .constant, .error, .key, .module: false
    }
  }
}
