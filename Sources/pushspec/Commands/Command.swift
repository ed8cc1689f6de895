/// The commands, in the order in which help lists them.
enum Command: String, CaseIterable {
  case check, list, show, explain, find, table, diagram, trace
  case coverage, mutants, agreement, explore, diff, generate, learn
  case spec, lint, serve

  private var implementation: any CommandImplementation.Type {
    switch self {
    case .check: CheckCommand.self
    case .learn: LearnCommand.self
    case .list: ListCommand.self
    case .show: ShowCommand.self
    case .explain: ExplainCommand.self
    case .find: FindCommand.self
    case .table: TableCommand.self
    case .diagram: DiagramCommand.self
    case .trace: TraceCommand.self
    case .spec: SpecCommand.self
    case .lint: LintCommand.self
    case .coverage: CoverageCommand.self
    case .generate: GenerateCommand.self
    case .mutants: MutantsCommand.self
    case .agreement: AgreementCommand.self
    case .explore: ExploreCommand.self
    case .diff: DiffCommand.self
    case .serve: ServeCommand.self
    }
  }

  /// What the command takes.
  var syntax: CommandSyntax { implementation.syntax }

  /// Runs the command.
  func run(_ arguments: Arguments, in surroundings: Surroundings) throws(UsageError) -> CommandResult {
    try implementation.run(arguments, in: surroundings)
  }
}

/// A command: what it takes, and what it does.
protocol CommandImplementation {
  static var syntax: CommandSyntax { get }
  static func run(_ arguments: Arguments, in surroundings: Surroundings) throws(UsageError) -> CommandResult
}
