import CommandSupport

@testable import pushspec
@testable import pushspec_proof

extension CommandLineTool {
  static let both = [pushspec, proof]

  /// The program that has a command; `pushspec` for what neither has.
  static func having(_ command: String?) -> CommandLineTool {
    proof.commands.contains { $0.name == command } ? proof : pushspec
  }

  /// Runs the command of the program that has it.
  static func run(_ words: [String], in surroundings: Surroundings = Surroundings()) -> CommandResult {
    having(words.first).run(words, in: surroundings)
  }
}
