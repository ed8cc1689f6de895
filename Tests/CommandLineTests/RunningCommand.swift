import CommandSupport
import Foundation
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The command in a process of its own, as a shell would start it.
final class RunningCommand {
  let process = Process()
  private let output = Pipe()
  private let errors = Pipe()

  /// The exit code and the output of a command that has ended.
  struct Outcome {
    var exit: Int32
    var output: String
    var errors: String
    var lastLine: String { output.split(separator: "\n").last.map(String.init) ?? "" }
  }

  /// Starts the command: the one beside the tests, or another copy.
  init(_ words: [String], environment: [String: String] = [:], executable: String? = nil) throws {
    process.executableURL = URL(fileURLWithPath: try executable ?? Self.executable(having: words.first))
    process.arguments = words
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = errors
    try process.run()
  }

  /// Starts the command, and waits for its end.
  static func run(_ words: String..., environment: [String: String] = [:]) throws -> Outcome {
    try RunningCommand(words, environment: environment).end()
  }

  /// Starts a line of a shell.
  static func shell(_ line: String) throws -> RunningCommand {
    try RunningCommand(["-c", line], executable: "/bin/sh")
  }

  func end() -> Outcome {
    let output = output.fileHandleForReading.readDataToEndOfFile()
    let errors = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Outcome(
      exit: process.terminationStatus, output: String(decoding: output, as: UTF8.self),
      errors: String(decoding: errors, as: UTF8.self))
  }

  func send(_ number: Int32) { kill(process.processIdentifier, number) }

  #if os(Linux)
    /// The output of a command on a terminal with so many columns.
    static func onTerminal(_ words: [String], columns: UInt16, environment: [String: String]) throws -> String
    {
      // Swift's view of the C library has no `openpty`.
      typealias Open =
        @convention(c) (
          UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Int32>, OpaquePointer?, OpaquePointer?,
          UnsafePointer<winsize>
        ) -> Int32
      let open = unsafeBitCast(try #require(dlsym(nil, "openpty")), to: Open.self)
      var (reader, writer): (Int32, Int32) = (-1, -1)
      var size = winsize(ws_row: 24, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
      try #require(open(&reader, &writer, nil, nil, &size) == 0)
      defer { close(reader) }
      let process = Process()
      process.executableURL = URL(fileURLWithPath: try executable(having: words.first))
      process.arguments = words
      process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = FileHandle(fileDescriptor: writer)
      process.standardError = FileHandle(fileDescriptor: writer)
      try process.run()
      close(writer)
      // No more can be read once the command has ended, since it alone has the other side.
      var bytes: [UInt8] = []
      var piece = [UInt8](repeating: 0, count: 4096)
      while case let count = read(reader, &piece, piece.count), count > 0 { bytes += piece[..<count] }
      process.waitUntilExit()
      return String(decoding: bytes, as: UTF8.self)
    }

    /// The processor time of the process, in hundredths of a second.
    func processorTicks() throws -> Int {
      let text = try String(contentsOfFile: "/proc/\(process.processIdentifier)/stat", encoding: .utf8)
      // After the name in brackets: the state, ten numbers, and the times in the process and in the system.
      let bracket = try #require(text.lastIndex(of: ")"))
      let fields = text[bracket...].split(separator: " ")
      return fields[12...13].compactMap { Int($0) }.reduce(0, +)
    }
  #endif

  /// Waits until another process opens a named pipe for writing, and reads what it writes.
  static func line(from pipe: String) throws -> String {
    let handle = try #require(FileHandle(forReadingAtPath: pipe))
    defer { try? handle.close() }
    var text = ""
    while let data = try handle.read(upToCount: 1), !data.isEmpty, data.first != UInt8(ascii: "\n") {
      text += String(decoding: data, as: UTF8.self)
    }
    return text
  }

  /// The command beside the bundle of tests that is running.
  static func executable(having command: String? = nil) throws -> String {
    let bundle = try #require(CommandLine.arguments.first { $0.contains(".xctest") })
    var folder = URL(fileURLWithPath: bundle)
    while folder.path.contains(".xctest") { folder.deleteLastPathComponent() }
    let path = folder.appendingPathComponent(CommandLineTool.having(command).name).path
    try #require(FileManager.default.isExecutableFile(atPath: path))
    return path
  }
}
