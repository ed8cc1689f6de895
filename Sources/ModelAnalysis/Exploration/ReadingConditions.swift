import MachineAnalysis
import PushModel
import StateMachines

/// Which readings transitions depend on: the questions that were asked on the way, each with the reading that was
/// followed. Each such condition has a number.
struct ReadingConditions {
  private let questions = OpenQuestion.all.map(\.id)
  private let places: [String: Int]
  private var numbers: [[UInt16]: UInt32] = [:]
  private var choices: [[UInt16]] = []

  init() {
    places = Dictionary(
      OpenQuestion.all.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// How many conditions there are.
  var count: Int { choices.count }

  /// The readings of an interpretation: for each question the place of its reading.
  func vector(of readings: Readings) -> [UInt16] {
    OpenQuestion.all.map { question in
      let wanted = readings[question.id]
      return UInt16(question.readings.firstIndex { $0.name == wanted } ?? 0)
    }
  }

  /// The choices that questions stand for under readings.
  func choices(of questions: [String], under vector: [UInt16]) -> [UInt16] {
    questions.compactMap { places[$0] }.map { UInt16($0) * 8 + vector[$0] }
  }

  /// The readings that are followed on the way through questions.
  func readings(of questions: [String], _ vector: [UInt16]) -> [ReadingChoice] {
    questions.compactMap { id in
      places[id].map { place in
        ReadingChoice(question: id, reading: OpenQuestion.all[place].readings[Int(vector[place])].name)
      }
    }
  }

  /// The number of a condition.
  mutating func number(of choices: Set<UInt16>) -> UInt32 {
    let sorted = choices.sorted()
    if let known = numbers[sorted] { return known }
    let number = UInt32(self.choices.count)
    numbers[sorted] = number
    self.choices.append(sorted)
    return number
  }

  /// Whether readings meet a condition.
  func holds(_ condition: Int, under vector: [UInt16]) -> Bool {
    choices[condition].allSatisfy { vector[Int($0 / 8)] == $0 % 8 }
  }

  /// The questions of the conditions that are marked.
  func questions(in isAsked: [Bool]) -> Set<String> {
    var asked: Set<String> = []
    for (condition, isAsked) in isAsked.enumerated() where isAsked {
      for choice in choices[condition] { asked.insert(questions[Int(choice / 8)]) }
    }
    return asked
  }
}
