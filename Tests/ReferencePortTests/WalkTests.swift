import Conformance
import ReferencePort
import Testing

import enum PushModel.Edition
import struct PushModel.OpenQuestion
import struct PushModel.Requirement

@Suite("Every switch of the port does something")
struct WalkTests {
  @Test("every reading changes what can be seen, in every edition where the question is open")
  func readings() throws {
    var idle: [String] = []
    for edition in Edition.allCases {
      var walks = Walks(edition: edition, choices: Choices())
      for question in OpenQuestion.all
      where question.editions.contains(edition) {
        for reading in question.readings.map(\.name)
        where reading != Choices().reading(of: question.id) {
          if try !walks.differ(choices: Choices([question.id: reading])) {
            idle.append("\(edition.rawValue) \(question.id) \(reading)")
          }
        }
      }
    }
    #expect(idle == [])
  }

  @Test("every rule is broken visibly by some fault, in every edition that states it")
  func rules() throws {
    var idle: [String] = []
    for edition in Edition.allCases {
      var walks = Walks(edition: edition, choices: try Self.withEveryError())
      for requirement in Requirement.all
      where requirement.subject == .sdk && requirement.isStated(in: edition) {
        switch requirement.grade(in: edition) {
        case .documented, .signature, .sample:
          let faults = Fault.allCases.filter { $0.requirements.contains(requirement.id) }
          if try !walks.differ(faults: faults) { idle.append("\(edition.rawValue) \(requirement.id)") }
        case .platform, .vendor, .inferred:
          continue
        }
      }
    }
    #expect(idle == [])
  }

  @Test("every fault changes what can be seen in some edition", arguments: Fault.allCases)
  func everyFault(fault: Fault) throws {
    let isVisible = try Edition.allCases.reversed().contains { edition in
      let binds = fault.requirements.contains { id in
        Requirement.named(id).map { $0.isStated(in: edition) || $0.isExternal(in: edition) } ?? false
      }
      guard binds else { return false }
      var walks = Walks(edition: edition, choices: try Self.withEveryError(), walkCount: 400)
      return try walks.differ(faults: [fault])
    }
    #expect(isVisible)
  }

  /// Readings under which every error occurs.
  private static func withEveryError() throws -> Choices {
    try Choices(["Q-AGR-9": "refused", "Q-UNREG-2": "userInvalid"])
  }
}

/// The walks of one edition, compared with those of a build that differs by one switch.
private struct Walks {
  let edition: Edition
  let choices: Choices
  private let walkCount: Int
  private var standard: [[Walk.Sight]] = []

  /// The rarest difference that is looked for shows about once in 700 walks.
  init(edition: Edition, choices: Choices, walkCount: Int = 4000) {
    self.edition = edition
    self.choices = choices
    self.walkCount = walkCount
  }

  mutating func differ(choices other: Choices) throws -> Bool {
    try differ { try $0.walk($1, choices: other, fault: nil) != $2 }
  }

  /// Whether a build with any of the faults behaves differently.
  mutating func differ(faults: [Fault]) throws -> Bool {
    try differ { walks, seed, seen in
      try faults.contains { try walks.walk(seed, choices: walks.choices, fault: $0) != seen }
    }
  }

  private mutating func differ(
    _ isOther: (Walks, Int, [Walk.Sight]) throws -> Bool
  ) throws -> Bool {
    for seed in 0..<walkCount {
      if seed == standard.count {
        standard.append(try walk(seed, choices: choices, fault: nil))
      }
      if try isOther(self, seed, standard[seed]) { return true }
    }
    return false
  }

  private func walk(_ seed: Int, choices: Choices, fault: Fault?) throws -> [Walk.Sight] {
    var walk = try Walk(seed: UInt64(seed), edition: edition, choices: choices, fault: fault)
    for _ in 1...60 { try walk.step() }
    return walk.seen
  }
}
