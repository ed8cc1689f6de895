package import Foundation

/// The resources of a target, which lie in a folder beside the program.
package enum ProgramFiles {
  /// The resources of a target beside the program that is running, which may have been moved; `nil` if nothing lies
  /// there. A part of them tells whether it does; in a working copy they have another folder.
  ///
  /// `Bundle.module` would end a program that was moved alone, and give others the files of a later build.
  package static func folder(of target: String, inWorkingCopy path: String, with part: String) -> URL? {
    // Where Apple's systems run tests, the program is theirs, and the files lie beside the bundle of the tests.
    let beside = [Bundle.main.executableURL].compactMap(\.self) + Bundle.allBundles.map(\.bundleURL)
    let folders = beside.map { $0.resolvingSymlinksInPath().deletingLastPathComponent() }
    // What the folder is called: on Linux, on Apple's systems, and in a working copy.
    let names = ["PushSpec_\(target).resources", "PushSpec_\(target).bundle", path]
    return folders.lazy.flatMap { folder in names.map { folder.appendingPathComponent($0) } }
      .first { FileManager.default.fileExists(atPath: $0.appendingPathComponent(part).path) }
  }
}
