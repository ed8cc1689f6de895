/// A command of a program: its syntax and its run.
package protocol Command: SendableMetatype {
  /// The name on the command line.
  static var name: String { get }
  static var syntax: CommandSyntax { get }
  static func run(_ arguments: Arguments, in surroundings: Surroundings) throws(UsageError) -> CommandResult
}
