import MachineAnalysis
import ModelAnalysis
import PushModel
import StateMachines

/// The readings that transitions depend on: the questions asked on the way, each with the followed reading.
/// Each such condition has a number.
struct ReadingConditions {
  private let places: [String: Int]
  /// For each branch of the machines, the readings that lead to it; a number holds the question's place and
  /// the reading's.
  private let branchChoices: [[UInt16]]
  private let hasChoices: [Bool]
  private var numbers: [[UInt16]: UInt32] = [[]: 0]
  private var choices: [[UInt16]] = [[]]
  /// A condition with a further branch, for each entry of `stepTargets`: the condition of both together.
  private var steps = StateTable<UInt64>()
  private var stepTargets: [UInt32] = []

  init(of edition: Edition) {
    let places = Dictionary(
      OpenQuestion.all.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    self.places = places
    let tables = PushTables.of(edition)
    let branchChoices = (0..<tables.branchCount).map { number in
      tables.branch(number).branch.path.compactMap { choice in
        places[choice.question].map { place in
          let readings = OpenQuestion.all[place].readings
          return UInt16(place * 8 + (readings.firstIndex { $0.name == choice.reading } ?? 0))
        }
      }
    }
    self.branchChoices = branchChoices
    hasChoices = branchChoices.map { !$0.isEmpty }
  }

  /// The readings of an interpretation: for each question, the place of its reading.
  func vector(of readings: Readings) -> [UInt16] {
    OpenQuestion.all.map { question in
      let wanted = readings[question.id]
      return UInt16(question.readings.firstIndex { $0.name == wanted } ?? 0)
    }
  }

  /// The number of the condition for passing some branches.
  mutating func number(of passed: [PushSystem.PassedBranch]) -> UInt32 {
    var condition: UInt32 = 0
    for each in passed where hasChoices[Int(each.branch)] {
      let step = steps.insert(UInt64(condition) << 16 | UInt64(each.branch))
      if step.isNew { stepTargets.append(number(of: condition, and: branchChoices[Int(each.branch)])) }
      condition = stepTargets[step.number]
    }
    return condition
  }

  private mutating func number(of condition: UInt32, and more: [UInt16]) -> UInt32 {
    var all = choices[Int(condition)]
    for choice in more where !all.contains(choice) { all.append(choice) }
    all.sort()
    if let known = numbers[all] { return known }
    let number = UInt32(choices.count)
    numbers[all] = number
    choices.append(all)
    return number
  }

  /// Whether readings meet a condition.
  func holds(_ condition: Int, under vector: [UInt16]) -> Bool {
    choices[condition].allSatisfy { vector[Int($0 / 8)] == $0 % 8 }
  }

  /// The members of a family that meet a condition; `following` has the members for each reading.
  func members(meeting condition: Int, among all: FamilyMembers, following: [UInt16: FamilyMembers])
    -> FamilyMembers
  {
    choices[condition].reduce(all) { $0.intersection(following[$1] ?? FamilyMembers()) }
  }

  /// The number of conditions.
  var count: Int { choices.count }

  /// The questions of the marked conditions.
  func questions(in isAsked: [Bool]) -> Set<String> {
    var asked: Set<String> = []
    for (condition, isAsked) in isAsked.enumerated() where isAsked {
      for choice in choices[condition] { asked.insert(OpenQuestion.all[Int(choice / 8)].id) }
    }
    return asked
  }
}
