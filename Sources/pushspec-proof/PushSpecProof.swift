import CommandSupport
import Proofs

/// The command line for work on the package, with its proofs.
@main
struct PushSpecProof {
  static func main() { Program.run(.proof) }
}

extension CommandLineTool {
  static let proof = CommandLineTool(
    "pushspec-proof", "whether specification, cases and reference port bear each other out",
    commands: [
      CoverageCommand.self, AgreementCommand.self, FaultsCommand.self, MutantsCommand.self,
      ExploreCommand.self, GenerateCommand.self, LintCommand.self, SpecCommand.self,
    ],
    examples: """
        pushspec-proof agreement
            plays cases and random steps on the machines and on the reference port
        pushspec-proof mutants --prove --machine Login
            shows what no case would notice of one machine
        pushspec-proof spec --write spec
            rewrites the generated parts of the book
      """)
}
