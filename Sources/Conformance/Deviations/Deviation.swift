package import JSON
package import PushModel

/// A known fault of a port, and the reason why it is tolerated.
package struct Deviation: Hashable, Sendable {
  /// The failing case or walk.
  package enum Subject: Hashable, Sendable {
    /// A case, by its id.
    case one(String)
    /// The steps of a walk by name, in a setting.
    case walk([String], Given)
  }

  package var subject: Subject
  /// The edition with the fault; `nil` for all.
  package var edition: Edition?
  /// The reason for tolerating the fault; empty if it has not been written yet.
  package var reason: String
  /// The issue that tracks the fault.
  package var issue: String?
  /// The person or team that is to fix it.
  package var owner: String?
  /// The day on which the fault became known.
  package var since: String?
  /// The last day on which it is tolerated without another look.
  package var reviewBy: String?
  /// The expected way of failing; `nil` for any.
  package var fails: WayOfFailing?
  /// The place of the entry in its file.
  package var place = TextPlace.start

  /// A deviation whose reason may still be empty.
  package init(_ subject: Subject, in edition: Edition?, fails: WayOfFailing?, reason: String = "") {
    self.subject = subject
    self.edition = edition
    self.fails = fails
    self.reason = reason
  }

  /// The name of the deviation: the id of the case, or the steps of the walk.
  package var name: String {
    switch subject {
    case .one(let id): id
    case .walk([], _): "the setting"
    case .walk(let steps, _): steps.joined(separator: ", ")
    }
  }

  /// The reason and the other details.
  package var words: String {
    let more = [issue, owner.map { "owner \($0)" }, reviewBy.map { "review by \($0)" }].compactMap(\.self)
    return (reason + (more.isEmpty ? "" : " (\(more.joined(separator: ", ")))")).shown(upTo: 600)
  }

  package func holds(in edition: Edition) -> Bool { self.edition == nil || self.edition == edition }
}

extension Deviation {
  static let members = [
    "case", "walk", "given", "edition", "reason", "issue", "owner", "since", "reviewBy", "fails",
  ]

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

/// A day in text form. Comparing two texts compares the days.
package enum Day {
  /// Reads a day in the form year, month, day.
  static func read(_ node: JSONNode) throws(JSONError) -> String {
    let text = try node.string()
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { $0.allSatisfy(\.isNumber) ? Int($0) : nil }
    guard parts.map(\.count) == [4, 2, 2], numbers.count == 3, 1...12 ~= numbers[1], 1...31 ~= numbers[2]
    else {
      throw JSONError(place: node.place, message: "found \"\(text)\"", expected: "a day such as 2027-01-31")
    }
    return text
  }
}
