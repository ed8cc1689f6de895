import CommandSupport
import Conformance
import JSON
import PushDocuments

/// `pushspec-proof lint`: checks that case tables and the files of the documents are readable, consistent and in
/// canonical form.
enum LintCommand: Command {
  static let name = "lint"

  static let syntax = CommandSyntax(
    summary: "checks case tables, the files of the documents, and their canonical form", operands: [folder],
    options: [fix],
    details: """
      exit codes
        0  nothing to say
        2  usage, or findings: path, line, column and what was expected; also files that are not in
           canonical form, or cannot be written
        4  interrupted: the folder was not looked at to its end

      examples
        pushspec-proof lint conformance-cases/tables
            checks the tables of a working copy
        pushspec-proof lint spec/documents
            checks the files of the documents in a working copy
        pushspec-proof lint --fix my-cases
            brings tables into canonical form
        pushspec-proof lint
            checks the tables and the files that are shipped
      """)

  static let folder = Operand(optional: "DIR", .text)

  static let fix = Option("--fix", "rewrites the files that are not in canonical form")
    .when(.given(folder, words: "the folder whose files it may rewrite"))

  static func run(_ arguments: Arguments, in _: Surroundings) throws(UsageError) -> CommandResult {
    let fixes = arguments[fix]
    let documents = documents(arguments[folder])
    let isOfTables = documents == nil || arguments[folder] == nil
    let loaded =
      isOfTables ? try CaseTables.load(arguments[folder]) : CaseLoader.Result(tables: [], problems: [])
    let ofDocuments = documents.map { CaseLoader.files(below: $0).files } ?? []
    let files =
      loaded.tables.map { File(path: $0.path, isTable: true) }
      + ofDocuments.map { File(path: $0, isTable: false) }
    let problems =
      loaded.problems.map(\.description) + (documents.map { Self.problems(of: ofDocuments, in: $0) } ?? [])
    var fixed = 0
    var messages = problems
    var lines = CaseLint.check(loaded.tables).map(\.description)
    for file in files {
      guard InputFile.isPlain(file.path), let bytes = try? InputFile.read(file.path),
        let node = try? JSONNode.parse(bytes)
      else { continue }
      if file.isTable { lines += TableForm.check(node, in: file.path).map(\.description) }
      let canonical = file.isTable ? CanonicalForm.render(node) : node.text(Documents.layout)
      if canonical.utf8.elementsEqual(bytes) { continue }
      guard fixes else {
        lines.append("\(file.path): is not in canonical form; --fix rewrites it")
        continue
      }
      if let reason = OutputFile.replace(file.path, with: canonical) {
        messages.append(reason)
      } else {
        fixed += 1
      }
    }
    let isClean = lines.isEmpty && messages.isEmpty
    var counted =
      isOfTables
      ? [loaded.tables.count.counted("table"), loaded.tables.flatMap(\.cases).count.counted("case")] : []
    if documents != nil {
      counted.append(ofDocuments.count.counted("file of the documents", "files of the documents"))
    }
    counted.append((lines.count + problems.count).counted("finding"))
    if fixed > 0 { counted.append("\(fixed) rewritten") }
    lines.append(counted.joined(separator: ", "))
    return CommandResult(
      text: lines.joined(separator: "\n") + "\n", exitCode: isClean ? .success : .usage, messages: messages,
      endsWithVerdict: true)
  }

  private struct File {
    let path: String
    let isTable: Bool
  }

  /// The folder with the files of the documents: the one that is named, or the one beside the program; `nil` if the
  /// one that is named has tables.
  private static func documents(_ folder: String?) -> String? {
    guard let folder else { return Documents.folder }
    return InputFile.isPlain("\(folder)/terms.json") ? folder : nil
  }

  /// What is wrong with the files of the documents, apart from their form.
  private static func problems(of files: [String], in folder: String) -> [String] {
    let read = Documents.paths.map { "\(folder)/\($0)" }
    let unread = files.filter { !read.contains($0) }.map { "\($0): is a file that nothing reads" }
    do throws(DocumentProblem) { _ = try Documents(folder: folder) } catch {
      return [error.description] + unread
    }
    return unread
  }
}
