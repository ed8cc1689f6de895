package import JSON
package import PushModel

/// Something in which a port is known to be wrong, and why that is borne.
package struct Deviation: Hashable, Sendable {
  /// What fails.
  package enum Subject: Hashable, Sendable {
    /// The case with an id.
    case one(String)
    /// Steps of a walk by their names, in a setting.
    case walk([String], Given)
  }

  package var subject: Subject
  /// The edition in which it fails; `nil` for each.
  package var edition: Edition?
  /// Why it is borne; empty where nobody has said so yet.
  package var reason: String
  /// Where it is followed up.
  package var issue: String?
  /// Who is to mend it.
  package var owner: String?
  /// Since when it is known.
  package var since: String?
  /// The last day on which it is borne without being looked at again.
  package var reviewBy: String?
  /// How it fails; `nil` where any way of failing is borne.
  package var fails: WayOfFailing?
  /// Where it stands in its file.
  package var place = TextPlace.start

  /// A deviation of which nobody has said yet why it is borne.
  package init(_ subject: Subject, in edition: Edition?, fails: WayOfFailing?, reason: String = "") {
    self.subject = subject
    self.edition = edition
    self.fails = fails
    self.reason = reason
  }

  /// What names it: the id of the case, or the steps of the walk.
  package var name: String {
    switch subject {
    case .one(let id): id
    case .walk([], _): "the setting"
    case .walk(let steps, _): steps.joined(separator: ", ")
    }
  }

  /// The reason, and who knows more.
  package var words: String {
    let more = [issue, owner.map { "owner \($0)" }, reviewBy.map { "review by \($0)" }].compactMap(\.self)
    return (reason + (more.isEmpty ? "" : " (\(more.joined(separator: ", ")))")).shown(upTo: 600)
  }

  /// Whether it holds in an edition.
  package func holds(in edition: Edition) -> Bool { self.edition == nil || self.edition == edition }
}

extension Deviation {
  static let members = [
    "case", "walk", "given", "edition", "reason", "issue", "owner", "since", "reviewBy", "fails",
  ]

  /// Reads an entry of a file.
  init(json: JSONNode) throws(JSONError) {
    let reader = try ObjectReader(json, of: "a known deviation", allowed: Self.members)
    place = json.place
    switch (try reader.text("case"), reader["walk"]) {
    case (let id?, nil):
      if let given = reader["given"] { throw given.mismatch("a setting of a walk only") }
      subject = .one(id)
    case (nil, let walk?):
      let given = try reader["given"].map { node throws(JSONError) in try CaseDecoder.given(node) }
      subject = .walk(try [String](json: walk), given ?? Given())
    case (nil, nil), (_?, _?):
      throw JSONError(
        place: json.place, message: "an entry names one thing that fails", expected: "\"case\" or \"walk\"")
    }
    edition = try reader["edition"].map { node throws(JSONError) in try Edition(json: node) }
    reason = try reader.required("reason").string()
    issue = try reader.text("issue")
    owner = try reader.text("owner")
    since = try reader.text("since")
    reviewBy = try reader["reviewBy"].map { node throws(JSONError) in try Day.read(node) }
    fails = try reader["fails"].map { node throws(JSONError) in try WayOfFailing(json: node) }
  }

  /// The entry as a file has it.
  package var json: JSONNode {
    var what: KeyValuePairs<String, JSONNode?>
    switch subject {
    case .one(let id): what = ["case": id.json]
    case .walk(let steps, let given): what = ["walk": steps.json, "given": CaseEncoder.node(given)]
    }
    return .object(
      JSONNode.memberList(what)
        + JSONNode.memberList([
          "edition": edition?.rawValue.json, "reason": reason.json, "issue": issue?.json,
          "owner": owner?.json, "since": since?.json, "reviewBy": reviewBy?.json, "fails": fails?.json,
        ]))
  }
}

/// A day as a file writes it, so that the earlier of two texts is the earlier day.
package enum Day {
  /// A day that is written as year, month and day.
  static func read(_ node: JSONNode) throws(JSONError) -> String {
    let text = try node.string()
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { $0.allSatisfy(\.isNumber) ? Int($0) : nil }
    guard parts.map(\.count) == [4, 2, 2], numbers.count == 3, 1...12 ~= numbers[1], 1...31 ~= numbers[2]
    else {
      throw JSONError(
        place: node.place, message: "found \"\(text)\"", expected: "a day such as 2027-01-31")
    }
    return text
  }
}
