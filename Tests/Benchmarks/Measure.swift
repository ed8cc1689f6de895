import Foundation

/// Measures one area. The measurements of an area are in its folder.
@main
struct Measure {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    let options = Array(arguments.dropFirst())
    switch arguments.first {
    case "exploring": measureExploring(options)
    case "suites": measureSuites(options)
    default: refuse("measure exploring SLOTS | measure suites FILE.mealy ...")
    }
  }
}

/// Says how the command is used, and ends it.
func refuse(_ usage: String) -> Never {
  FileHandle.standardError.write(Data("usage: \(usage)\n".utf8))
  exit(2)
}
