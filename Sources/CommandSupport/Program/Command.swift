/// A command of a program: what it takes, and what it does.
package protocol Command: SendableMetatype {
  /// The word that calls for it.
  static var name: String { get }
  /// What it takes.
  static var syntax: CommandSyntax { get }
  /// Runs it.
  static func run(_ arguments: Arguments, in surroundings: Surroundings) throws(UsageError) -> CommandResult
}
