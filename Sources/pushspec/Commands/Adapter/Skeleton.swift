import CommandSupport
import Conformance
import Foundation
import ProcessAdapters

/// The adapter to begin with, in a language.
enum Skeleton: String, CaseIterable {
  case swift, javascript, python

  /// The files; the last one is to be filled in.
  var files: [(path: String, bytes: [UInt8])] {
    switch self {
    case .swift:
      [
        ("Package.swift", PackageResources.Package_swift_txt),
        ("Sources/adapter/main.swift", PackageResources.main_swift_txt),
        ("Sources/adapter/Port.swift", PackageResources.Port_swift_txt),
      ]
    case .javascript:
      [("adapter.mjs", PackageResources.adapter_mjs), ("port.mjs", PackageResources.port_mjs)]
    case .python: [("adapter.py", PackageResources.adapter_py), ("port.py", PackageResources.port_py)]
    }
  }

  private func commands(in folder: String) -> (build: String?, start: String) {
    switch self {
    case .swift: ("swift build --package-path \(folder)", "\(folder)/.build/debug/adapter")
    case .javascript: (nil, "node \(folder)/adapter.mjs")
    case .python: (nil, "python3 \(folder)/adapter.py")
    }
  }

  /// Writes the files into a folder; refused where one of them exists already.
  func write(into folder: String) throws(UsageError) -> CommandResult {
    let base = URL(fileURLWithPath: folder)
    let places = files.map { (url: base.appendingPathComponent($0.path), bytes: $0.bytes) }
    for place in places where FileManager.default.fileExists(atPath: place.url.path) {
      throw UsageError("\(place.url.path) is there already, and is not overwritten")
    }
    do {
      for place in places {
        try FileManager.default.createDirectory(
          at: place.url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(place.bytes).write(to: place.url, options: .withoutOverwriting)
      }
    } catch {
      let complaint = places.lazy.compactMap { OutputFile.complaint(about: $0.url.path) }.first
      throw UsageError(complaint ?? "\(folder) cannot be written: \(error.localizedDescription)")
    }
    let paths = files.map { "\(folder)/\($0.path)" }
    let (build, start) = commands(in: CommandWords.quoted(folder))
    return CommandResult(
      output: """
        written  \(paths.joined(separator: "\n         "))
        fill in  \(paths.last ?? folder)
        \(build.map { "build    \($0)\n" } ?? "")check    pushspec adapter check \(CommandWords.quoted(start))

        """)
  }
}
