import CommandSupport
import Conformance
import Foundation
import JSON

/// The options for reports: the printed text, and the files.
struct ReportOptions {
  private var style = TextReport()
  private let format: OutputFormat
  private let files: [(form: Form, path: String)]

  /// The format of a file.
  private enum Form: String, CaseIterable {
    case json, junit, markdown, html

    func text(_ run: RunReport) -> String {
      switch self {
      case .json: run.json.text()
      case .junit: JUnitReport.text(run)
      case .markdown: MarkdownReport.text(run)
      case .html: HTMLReport.text(run)
      }
    }

    var help: String {
      switch self {
      case .json: "writes the result for programs to a file too"
      case .junit: "writes it in JUnit's XML too, for services that show tests"
      case .markdown: "writes it in Markdown too, for the summary of a pull request"
      case .html: "writes it as a page too, which needs no network"
      }
    }
  }

  /// Reads the options. Each path must be writable, and unlike all others of the command.
  init(
    _ arguments: Arguments, in surroundings: Surroundings, besides others: [String] = []
  ) throws(UsageError) {
    style.showsReadings = arguments[Self.readings]
    style.fullReasons = arguments[Self.all] ? nil : Self.reasons
    style.usesColour =
      switch arguments[Self.colour] {
      case .auto: surroundings.style.usesColour
      case .always: true
      case .never: false
      }
    format = arguments[OutputFormat.option]
    files = zip(Form.allCases, Self.fileOptions).compactMap { form, option in
      arguments[option].map { (form, $0) }
    }
    var known = others.map(Self.place)
    for (form, path) in files {
      if let reason = OutputFile.complaint(about: path) { throw UsageError(reason) }
      if known.contains(Self.place(path)) {
        throw UsageError(
          "--\(form.rawValue) would replace \(path), which is something else: name another file")
      }
      // A device may take several reports.
      if !path.hasPrefix("/dev/") { known.append(Self.place(path)) }
    }
  }

  /// The result of a command that reports on a run.
  func result(_ run: RunReport) -> CommandResult {
    var result = CheckReport(run: run, style: style).result(format)
    result.files = files.map { ($0.path, $0.form.text(run)) }
    return result
  }

  /// The file that a path leads to.
  static func place(_ path: String) -> String { URL(fileURLWithPath: path).resolvingSymlinksInPath().path }

  // MARK: Options

  static let options: [any AnyOption] = [readings, all, OutputFormat.option] + fileOptions + [colour]

  private static let fileOptions: [Option<String?>] = Form.allCases.map {
    Option("--\($0.rawValue)", value: "FILE", .text, $0.help)
  }

  private static let readings = Option(
    "--readings", "shows the reading of every question that was asked, and by which cases"
  ).when(.asText)

  private static let all = Option(
    "--all",
    "shows a case of every reason for failures in full; without it those of the \(reasons) reasons that most cases fail for"
  ).when(.asText)

  /// The number of reasons of which a case is shown in full.
  private static let reasons = 5

  private static let colour = Option(
    "--color", value: "auto|always|never", .choice, else: Colour.auto,
    "auto, the default, colours on a terminal only"
  ).when(.asText)

  private enum Colour: String, CaseIterable {
    case auto, always, never
  }
}
