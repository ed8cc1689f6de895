/// The commands, in the order in which help lists them.
enum Command: String, CaseIterable {
  case check, list, show, explain, table, diagram
  case coverage, mutants, explore, diff, generate, learn
  case spec, lint, serve

  /// What the command takes.
  var syntax: CommandSyntax {
    switch self {
    case .check: CheckCommand.syntax
    case .learn: LearnCommand.syntax
    case .list: ListCommand.syntax
    case .show: ShowCommand.syntax
    case .explain: ExplainCommand.syntax
    case .table: TableCommand.syntax
    case .diagram: DiagramCommand.syntax
    case .spec: SpecCommand.syntax
    case .lint: LintCommand.syntax
    case .coverage: CoverageCommand.syntax
    case .generate: GenerateCommand.syntax
    case .mutants: MutantsCommand.syntax
    case .explore: ExploreCommand.syntax
    case .diff: DiffCommand.syntax
    case .serve: ServeCommand.syntax
    }
  }

  /// Runs the command.
  func run(
    _ arguments: ParsedArguments, in surroundings: Surroundings
  ) throws(UsageError) -> CommandResult {
    switch self {
    case .check: try CheckCommand.run(arguments, in: surroundings)
    case .learn: try LearnCommand.run(arguments, in: surroundings)
    case .list: try ListCommand.run(arguments)
    case .show: try ShowCommand.run(arguments)
    case .explain: try ExplainCommand.run(arguments)
    case .table: try TableCommand.run(arguments)
    case .diagram: try DiagramCommand.run(arguments)
    case .spec: try SpecCommand.run(arguments)
    case .lint: try LintCommand.run(arguments)
    case .coverage: try CoverageCommand.run(arguments)
    case .generate: try GenerateCommand.run(arguments, in: surroundings)
    case .mutants: try MutantsCommand.run(arguments)
    case .explore: try ExploreCommand.run(arguments)
    case .diff: try DiffCommand.run(arguments)
    case .serve: try ServeCommand.run(arguments)
    }
  }
}
