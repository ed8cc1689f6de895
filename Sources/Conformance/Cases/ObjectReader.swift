/// Reads the members of an object, and refuses names that do not belong there.
struct ObjectReader {
  let node: JSONNode
  private let members: [JSONMember]

  init(_ node: JSONNode, of kind: String, allowed: [String]) throws(CaseProblem) {
    guard case .object(let members) = node.value else {
      throw CaseProblem(
        place: node.place, message: "found \(node.value.kind)", expected: "\(kind), an object")
    }
    for member in members where !allowed.contains(member.name) {
      throw .unknown("member of \(kind)", member.name, at: member.namePlace, valid: allowed)
    }
    self.node = node
    self.members = members
  }

  subscript(name: String) -> JSONNode? { members.first { $0.name == name }?.node }

  func required(_ name: String) throws(CaseProblem) -> JSONNode {
    guard let found = self[name] else {
      throw CaseProblem(
        place: node.place, message: "the member \"\(name)\" is missing",
        expected: "the member \"\(name)\"")
    }
    return found
  }

  func text(_ name: String) throws(CaseProblem) -> String? {
    guard let node = self[name] else { return nil }
    return try node.caseText()
  }

  func bool(_ name: String) throws(CaseProblem) -> Bool? {
    guard let node = self[name] else { return nil }
    return try node.caseBool()
  }

  func named<Name>(_ name: String, _ kind: String, as type: Name.Type) throws(CaseProblem) -> Name?
  where Name: RawRepresentable<String> & CaseIterable {
    guard let node = self[name] else { return nil }
    return try node.named(kind, as: type)
  }

  /// A text in which symbols stand for values.
  func value(_ name: String) throws(CaseProblem) -> String? {
    guard let node = self[name] else { return nil }
    return try node.caseValue()
  }
}

extension JSONNode {
  func caseText() throws(CaseProblem) -> String {
    do { return try string() } catch { throw CaseProblem(error) }
  }

  func caseBool() throws(CaseProblem) -> Bool {
    do { return try bool() } catch { throw CaseProblem(error) }
  }

  func caseInteger() throws(CaseProblem) -> Int {
    do { return try integer() } catch { throw CaseProblem(error) }
  }

  func caseElements() throws(CaseProblem) -> [JSONNode] {
    do { return try elements() } catch { throw CaseProblem(error) }
  }

  func named<Name>(_ kind: String, as type: Name.Type) throws(CaseProblem) -> Name
  where Name: RawRepresentable<String> & CaseIterable {
    let text = try caseText()
    guard let name = Name(rawValue: text) else {
      throw .unknown(kind, text, at: place, valid: Name.allCases.map(\.rawValue))
    }
    return name
  }

  func caseValue() throws(CaseProblem) -> String {
    let text = try caseText()
    guard let value = Symbols.value(of: text) else {
      throw .unknown("symbol", text, at: place, valid: Symbols.all)
    }
    return value
  }

  func texts() throws(CaseProblem) -> [String] {
    var texts: [String] = []
    for element in try caseElements() { texts.append(try element.caseText()) }
    return texts
  }
}
