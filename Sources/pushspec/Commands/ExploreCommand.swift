import ModelAnalysis
import PushModel
import StateMachines

/// `pushspec explore`: the composed system, explored.
enum ExploreCommand {
  static let syntax = CommandSyntax(
    name: "explore",
    summary: "explores the composed system and checks what is promised of it",
    operands: "",
    operandCount: 0...0,
    options: [
      OptionSyntax("--edition", value: "ID", "one edition; without it, all five"),
      OptionSyntax("--alphabet", value: "NAME", "one alphabet"),
    ],
    sections: [],
    examples: [.init("pushspec explore --edition toast-ja", "one edition")])

  static func run(_ arguments: ParsedArguments) throws(UsageError) -> CommandResult {
    let wanted = try arguments.value("--edition").map { id throws(UsageError) in try Edition.parsing(id) }
    let only = arguments.value("--alphabet")
    let result = CommandResult()
    for edition in wanted.map({ [$0] }) ?? Edition.allCases {
      var known: Set<String> = []
      var all: [Readings] = [Readings()]
      for question in OpenQuestion.all where question.editions.contains(edition) && question.isObservable {
        for reading in question.readings.dropFirst() { all.append(Readings([question.id: reading.name])) }
      }
      var branches: Set<BranchKey> = []
      var states = 0
      for readings in all {
        for alphabet in ClosedSystem.Alphabet.all(in: edition)
        where (only == nil || alphabet.name == only)
          && (alphabet.name != "overlaps" || readings.sorted.isEmpty)
        {
          let f = SystemFindings(
            Interpretation(edition: edition, readings: readings), alphabet: alphabet, limit: 20_000)
          branches.formUnion(f.branches)
          states += f.stateCount
          for (message, path) in f.impossible where known.insert(edition.rawValue + message).inserted {
            print(
              edition.rawValue, readings.sorted.map { "\($0.question)=\($0.reading)" }, alphabet.name, message
            )
            for move in path { print("    ", move) }
          }
          if !f.deadStates.isEmpty { print("dead", f.deadStates.count) }
        }
      }
      let unused = Set(RuleMutant.all(in: edition).map(\.branch)).subtracting(branches)
      print(
        edition.rawValue, all.count, "interpretations", states, "states; branches", branches.count, "unused",
        unused.count)
      for u in unused.sorted(by: { "\($0)" < "\($1)" }) {
        print("   unused \(u.machine)/\(u.state)/\(u.input):\(u.place.line)")
      }
    }
    return result
  }
}
