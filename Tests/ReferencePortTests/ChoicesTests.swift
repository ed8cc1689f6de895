import Conformance
import ReferencePort
import Testing

import struct PushModel.OpenQuestion
import struct PushModel.Requirement

@Suite struct ChoicesTests {
  @Test func `The port has a switch for every reading of every question that a case can decide`() {
    let questions = OpenQuestion.all
    #expect(Set(Choices.questions).symmetricDifference(questions.map(\.id)).sorted() == [])
    for question in questions {
      #expect(Choices.readings(of: question.id) == question.readings.map(\.name))
      let standard = question.leaning?.reading ?? question.readings.first?.name
      #expect(Choices().reading(of: question.id) == standard, "\(question.id)")
    }
  }

  @Test func `An unknown question or reading is refused`() {
    #expect(throws: UnknownChoice.self) { try Choices(["Q-REG-1": "never"]) }
    #expect(throws: UnknownChoice.self) { try Choices(["Q-REG-999": "together"]) }
  }

  @Test func `Every testable rule of the SDK has a switch that breaks it`() {
    let broken = Set(Fault.allCases.flatMap(\.requirements))
    let testable = Requirement.all.filter { requirement in
      guard requirement.subject == .sdk else { return false }
      switch requirement.grade {
      case .documented, .signature, .sample: return true
      case .platform, .vendor, .inferred: return false
      }
    }
    #expect(Set(testable.map(\.id)).subtracting(broken).sorted() == [])
    #expect(broken.filter { Requirement.named($0) == nil }.sorted() == [])
  }

  @Test(arguments: [
    ("refused", [6]), ("together", []), ("afterwards", []),
  ])
  func `The readings of overlapping registrations differ`(reading: String, numbers: [Int]) throws {
    let app = try AppOnDevice(.nhncloudKo, choices: ["Q-REG-1": reading])
    try app.initialize()
    app.holdsTokens = true
    let register = Stimulus.register(.apns, agreement: .everything, handler: true)
    #expect(try app.run(register, as: "r1").isEmpty)
    #expect(try app.complete(register, as: "r2").compactMap(\.number) == numbers)
  }

  @Test(arguments: [("push", 6, 6), ("network", 106, 106), ("networkIfSame", 106, 6)])
  func `A refused call is reported by the code of the reading`(reading: String, same: Int, other: Int) throws
  {
    let app = try AppOnDevice(.nhncloudKo, choices: ["Q-ERR-3": reading])
    try app.initialize()
    app.holdsTokens = true
    let register = Stimulus.register(.apns, agreement: .everything, handler: true)
    #expect(try app.run(register, as: "r1").isEmpty)
    #expect(try app.complete(register, as: "r2").map(\.number) == [same])
    #expect(try app.complete(.unregister(.apns, handler: true), as: "u").map(\.number) == [other])
  }

  @Test func `An APNs that stays silent ends the registration only under one reading`() throws {
    for (reading, numbers) in [("waits", []), ("fails", [4])] {
      let app = try AppOnDevice(.toastEn, choices: ["Q-REG-2": reading])
      try app.initialize()
      app.holdsTokens = true
      _ = try app.run(.register(.apns, agreement: .everything, handler: true))
      #expect(try app.run(.timePassed(seconds: 599)).isEmpty)
      #expect(try app.complete(.timePassed(seconds: 1)).compactMap(\.number) == numbers)
    }
  }

  @Test func `A fault is off unless it is switched on`() throws {
    let register = Stimulus.register(.voip, agreement: nil, handler: true)
    for (fault, prompts) in [(Fault?.none, 0), (.promptsForVoIP, 1)] {
      let app = try AppOnDevice(.toastJa, fault: fault)
      app.permission = .notDetermined
      try app.initialize()
      _ = try app.run(register)
      #expect(app.promptCount == prompts)
    }
  }
}
