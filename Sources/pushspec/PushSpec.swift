import CommandSupport

/// The command line of those who verify a port, gate a change or settle a dispute.
@main
struct PushSpec {
  static func main() { Program.run(.pushspec) }
}

extension CommandLineTool {
  static let pushspec = CommandLineTool(
    "pushspec", "what a push SDK must do, and whether a port does it",
    commands: [
      CheckCommand.self, ReportCommand.self, KeepCommand.self, AdapterCommand.self, ListCommand.self,
      ShowCommand.self, ExplainCommand.self, FindCommand.self, TraceCommand.self, DiffCommand.self,
      TableCommand.self, JudgeCommand.self,
    ],
    examples: """
        pushspec check
            runs the suite on the built-in reference port, in all five editions
        pushspec check --adapter "python3 my_adapter.py"
            runs it on a port in another language
        pushspec explain Q-REG-1
            says what is open, and which readings there are
        pushspec find token when the user refuses permission
            finds what is stated and what is open
        pushspec list cases --area REG
            lists the cases on token registration
      """)
}
