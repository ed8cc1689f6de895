/// A command of a program: its syntax and its run.
package protocol Command: SendableMetatype {
  /// The word on the command line.
  static var name: String { get }
  /// What it takes.
  static var syntax: CommandSyntax { get }
  /// Runs it.
  static func run(_ arguments: Arguments, in surroundings: Surroundings) throws(UsageError) -> CommandResult
}
