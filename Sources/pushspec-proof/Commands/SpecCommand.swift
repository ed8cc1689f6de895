import CommandSupport
import Conformance
import Foundation
import JSON
import SpecificationPages
import Proofs

/// `pushspec-proof spec`: writes or checks the generated parts of the specification.
enum SpecCommand: Command {
  static let name = "spec"

  static let syntax = CommandSyntax(
    summary: "writes or compares the generated parts of the specification",
    options: [writeFolder, checkFolder, exportFolder],
    details: """
      exit codes
        0  written, or the same
        2  usage; a file that cannot be written; or a file that is missing, differs, is no longer
           generated, or has no generated part between its two markers, one line each

      What is exported is not kept with the book: specification.json holds all of it for programs.

      What stands below the heading of a page and outside its markers is written by hand. It is kept, and not
      compared.

      examples
        pushspec-proof spec --write spec
            rewrites the generated parts of a working copy
        pushspec-proof spec --check spec
            for a gate: fails if they are not up to date
        pushspec-proof spec --export out
            writes the JSON
      """)

  private static let writeFolder = Option(
    "--write", value: "DIR", .text, "writes the files below this folder")
  private static let checkFolder = Option(
    "--check", value: "DIR", .text, "compares them with those below this folder")

  private static let exportFolder = Option(
    "--export", value: "DIR", .text, "writes below this folder what is not kept with the book")

  static func run(_ arguments: Arguments, in _: Surroundings) throws(UsageError) -> CommandResult {
    let given = [writeFolder, checkFolder, exportFolder].filter { arguments[$0] != nil }
    guard given.count == 1 else {
      throw UsageError("one of --write DIR, --check DIR and --export DIR is needed")
    }
    if let folder = arguments[checkFolder] { return try check(folder) }
    if let folder = arguments[exportFolder] { return try write(SpecificationFiles.exported, to: folder) }
    let folder = arguments[writeFolder] ?? ""
    var result = try write(SpecificationFiles.pages, to: folder)
    result.messages = leftOver(in: folder).map { "\(folder)/\($0) is no longer generated; remove it" }
    return result
  }

  private static func write(
    _ files: [SpecificationFile], to folder: String
  ) throws(UsageError) -> CommandResult {
    let root = URL(fileURLWithPath: folder, isDirectory: true)
    var stale: [(url: URL, contents: String)] = []
    var broken: [String] = []
    for file in files {
      let url = root.appendingPathComponent(file.path)
      let stands = InputFile.isPlain(url.path) ? (try? InputFile.read(url.path)) ?? [] : []
      do {
        let contents = try contents(of: file, replacing: stands.isEmpty ? nil : stands)
        if !stands.elementsEqual(contents.utf8) { stale.append((url, contents)) }
      } catch {
        broken.append("\(folder)/\(file.path):\(error.line): \(error.reason)\n")
      }
    }
    guard broken.isEmpty else {
      return CommandResult(
        text: broken.joined() + "nothing is written until these pages can be\n", exitCode: .usage,
        endsWithVerdict: true)
    }
    for (url, contents) in stale { try write(contents, to: url) }
    return CommandResult(
      text: "\(files.count.counted("file")), \(stale.count) written\n", endsWithVerdict: true)
  }

  private static func write(_ contents: String, to url: URL) throws(UsageError) {
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    } catch {
      throw UsageError("\(url.relativePath) cannot be written: its folder cannot be made")
    }
    if let reason = OutputFile.replace(url.path, with: contents) { throw UsageError(reason) }
  }

  private static func check(_ folder: String) throws(UsageError) -> CommandResult {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue
    else { throw UsageError("\(folder) is no folder") }
    let files = SpecificationFiles.pages
    var lines = files.compactMap { problem(of: $0, in: folder) }
    lines += leftOver(in: folder).map { "\(folder)/\($0): is no longer generated" }
    let stale = lines.count
    if stale > 0 { lines.append("rewrite them: pushspec-proof spec --write \(folder)") }
    lines.append("\(files.count.counted("file")), \(stale) not up to date")
    return CommandResult(
      text: lines.joined(separator: "\n") + "\n", exitCode: stale == 0 ? .success : .usage,
      endsWithVerdict: true)
  }

  /// The problem of a file, with its line; `nil` if it is up to date.
  private static func problem(of file: SpecificationFile, in folder: String) -> String? {
    let path = folder + "/" + file.path
    guard InputFile.isPlain(path), let stands = try? InputFile.read(path) else { return "\(path): missing" }
    do {
      let wanted = Array(try contents(of: file, replacing: stands).utf8)
      return stands == wanted ? nil : "\(path):\(firstDifference(stands, wanted)): differs"
    } catch {
      return "\(path):\(error.line): \(error.reason)"
    }
  }

  private static func contents(
    of file: SpecificationFile, replacing bytes: [UInt8]?
  ) throws(BrokenPage) -> String {
    guard let bytes else { return try file.contents(replacing: nil) }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw BrokenPage(line: 1, reason: "the file is not in UTF-8")
    }
    return try file.contents(replacing: text)
  }

  /// The number of the first line that differs.
  private static func firstDifference(_ one: [UInt8], _ other: [UInt8]) -> Int {
    let same = zip(one, other).prefix { $0.0 == $0.1 }
    return same.count { $0.0 == UInt8(ascii: "\n") } + 1
  }

  /// Pages below the folder whose generated part is obsolete.
  private static func leftOver(in folder: String) -> [String] {
    let known = Set(SpecificationFiles.pages.map(\.path))
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".md") && !known.contains($0) }.sorted().filter { name in
      let path = folder + "/" + name
      guard InputFile.isPlain(path), let bytes = try? InputFile.read(path) else { return false }
      return SpecificationFile.isGenerated(String(decoding: bytes, as: UTF8.self))
    }
  }
}
