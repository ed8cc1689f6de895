import CommandSupport
import Conformance
import JSON

/// `pushspec-proof lint`: checks that case tables are readable, consistent and in canonical form.
enum LintCommand: Command {
  static let name = "lint"

  static let syntax = CommandSyntax(
    summary: "checks case tables and their canonical form", operands: [folder], options: [fix],
    details: """
      exit codes
        0  nothing to say
        2  usage, or findings: path, line, column and what was expected; also files that are not in
           canonical form, or cannot be written
        4  interrupted: the folder was not looked at to its end

      examples
        pushspec-proof lint conformance-cases/tables
            checks the tables of a working copy
        pushspec-proof lint --fix my-cases
            brings tables into canonical form
        pushspec-proof lint
            checks the tables that are shipped
      """)

  static let folder = Operand(optional: "DIR", .text)

  static let fix = Option("--fix", "rewrites the files that are not in canonical form")
    .when(.given(folder, words: "the folder whose files it may rewrite"))

  static func run(_ arguments: Arguments, in _: Surroundings) throws(UsageError) -> CommandResult {
    let fixes = arguments[fix]
    let loaded = try CaseTables.load(arguments[folder])
    var fixed = 0
    var messages = loaded.problems.map(\.description)
    let findings = CaseLint.check(loaded.tables)
    var lines = findings.map(\.description)
    for table in loaded.tables {
      guard InputFile.isPlain(table.path), let bytes = try? InputFile.read(table.path),
        let node = try? JSONNode.parse(bytes)
      else { continue }
      lines += TableForm.check(node, in: table.path).map(\.description)
      let canonical = CanonicalForm.render(node)
      if canonical.utf8.elementsEqual(bytes) { continue }
      guard fixes else {
        lines.append("\(table.path): is not in canonical form; --fix rewrites it")
        continue
      }
      if let reason = OutputFile.replace(table.path, with: canonical) {
        messages.append(reason)
      } else {
        fixed += 1
      }
    }
    let isClean = lines.isEmpty && messages.isEmpty
    lines.append(
      "\(loaded.tables.count.counted("table")), \(loaded.tables.flatMap(\.cases).count.counted("case")), "
        + (lines.count + loaded.problems.count).counted("finding") + (fixed > 0 ? ", \(fixed) rewritten" : "")
    )
    return CommandResult(
      text: lines.joined(separator: "\n") + "\n", exitCode: isClean ? .success : .usage, messages: messages,
      endsWithVerdict: true)
  }
}
