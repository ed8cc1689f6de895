#if os(Linux)
  import Conformance
  import Foundation
  import Glibc
  import ProcessAdapters
  import Testing

  @testable import pushspec

  /// Processes and results after the end of a command and its adapter, however they end.
  @Suite(.timeLimit(.minutes(10))) struct EndingTests {
    /// An adapter that starts a job in a group of its own, writes its process id to a pipe, and then answers nothing.
    ///
    /// The adapter waits for the first line, since an earlier message may come before anybody watches over it.
    private static let deaf = """
      trap '' TERM HUP INT QUIT
      set -m
      sleep 1000 &
      read -r line
      echo $$ > "$1"
      read -r line
      sleep 1000
      """

    /// The processes of a session that have not ended.
    private func processes(ofSession leader: Int32) throws -> [String] {
      try FileManager.default.contentsOfDirectory(atPath: "/proc").compactMap { Int32($0) }
        .compactMap { id -> String? in
          guard getsid(id) == leader,
            let text = try? String(contentsOfFile: "/proc/\(id)/stat", encoding: .utf8),
            let bracket = text.lastIndex(of: ")"), !text[bracket...].hasPrefix(") Z")
          else { return nil }
          return text
        }
    }

    /// Starts a command with the deaf adapter, and hands it over with the adapter's id once the adapter runs.
    private func withDeafAdapter(_ body: (RunningCommand, Int32) throws -> Void) throws {
      try inFolder(["deaf.sh": Self.deaf]) { folder in
        let pipe = folder + "/pipe"
        try #require(mkfifo(pipe, 0o600) == 0)
        let adapter = "bash \(folder)/deaf.sh \(pipe)"
        let command = try RunningCommand(["check", "--case", "REG-002", "--adapter", adapter])
        try body(command, try #require(Int32(try RunningCommand.line(from: pipe))))
      }
    }

    @Test(arguments: [(SIGINT, 4), (SIGTERM, 4), (SIGHUP, 4), (SIGQUIT, 131)] as [(Int32, Int32)])
    func `No adapter outlives a signal`(number: Int32, exit: Int32) throws {
      try withDeafAdapter { (command, id) throws in
        command.send(number)
        let outcome = command.end()
        #expect(outcome.exit == exit, "\(outcome)")
        #expect(try processes(ofSession: id) == [])
        if number != SIGQUIT { #expect(outcome.errors.contains("interrupted")) }
      }
    }

    @Test func `No adapter outlives a command that is killed`() throws {
      try withDeafAdapter { (command, id) throws in
        command.send(SIGKILL)
        // The output of the command is open until the adapter's guardian has ended too.
        _ = command.end()
        while try !processes(ofSession: id).isEmpty, !Task.isCancelled { sched_yield() }
        #expect(try processes(ofSession: id) == [])
      }
    }

    /// An adapter that starts a job in a session of its own, writes the job's id to a pipe, and ends or stays.
    private static let leavesSomething = """
      read -r line
      read -r id < <(setsid sh -c 'echo $$; exec sleep 1000' </dev/null 2>/dev/null)
      echo "$id" > "$1"
      [ "$2" = ends ] || sleep 1000
      """

    /// A process that has made a session of its own must not stay either.
    @Test(arguments: [nil, SIGINT, SIGTERM, SIGHUP] as [Int32?])
    func `Nothing that an adapter has left outlives the command`(number: Int32?) throws {
      try inFolder(["leaves.sh": Self.leavesSomething]) { folder in
        let pipe = folder + "/pipe"
        try #require(mkfifo(pipe, 0o600) == 0)
        let manner = number == nil ? "ends" : "stays"
        let adapter = "bash \(folder)/leaves.sh \(pipe) \(manner)"
        let command = try RunningCommand(["check", "--case", "REG-002", "--adapter", adapter])
        let id = try #require(Int32(try RunningCommand.line(from: pipe)))
        if let number { command.send(number) }
        let outcome = command.end()
        #expect(kill(id, 0) == -1, "\(outcome)")
      }
    }

    @Test func `An adapter inherits the standard streams alone`() throws {
      try inFolder([:]) { folder in
        // The last line is in the report, since it is no answer.
        let script = "read -r line; env >\(folder)/names; ls -m /proc/$$/fd"
        let command =
          "exec 7</dev/null; exec \(try RunningCommand.executable()) check --case REG-002 "
          + "--transcript \(folder)/t --env SOME_TOKEN --env PLAIN=a=b --adapter \(CommandWords.quoted("/bin/sh -c \"\(script)\""))"
        let shell = Process()
        shell.executableURL = URL(fileURLWithPath: "/bin/sh")
        shell.arguments = ["-c", command]
        shell.environment = [
          "PATH": "/usr/bin:/bin", "PLAIN": "1", "SOME_TOKEN": "1", "OTHER_TOKEN": "1", "JWT": "1",
          "AUTHORIZATION": "1", "SLACK_WEBHOOK": "1", "LC_ALL": "C", "VIRTUAL_ENV": "/venv", "MONKEY": "1",
        ]
        let output = Pipe()
        shell.standardOutput = output
        shell.standardError = FileHandle.nullDevice
        try shell.run()
        let report = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        shell.waitUntilExit()
        #expect(report.contains(": 0, 1, 2.\n"), "\(report)")
        let lines = try String(contentsOfFile: folder + "/names", encoding: .utf8).split(separator: "\n")
        // A shell sets variables of its own.
        let given = Set(
          lines.map(String.init).filter {
            !$0.hasPrefix("_=") && !$0.hasPrefix("PWD=") && !$0.hasPrefix("SHLVL=")
          })
        #expect(
          given == ["PATH=/usr/bin:/bin", "PLAIN=a=b", "SOME_TOKEN=1", "LC_ALL=C", "VIRTUAL_ENV=/venv"],
          "\(given)")
      }
    }

    @Test(arguments: [
      ["explore", "--readings", "each"],
      ["mutants", "--edition", "toast-ja", "--format", "json"], ["agreement", "--limit", "100000"],
      ["check", "--generated"], ["check", "--walk", "100000000"],
    ])
    func `Every command ends when it is interrupted`(words: [String]) throws {
      let command = try RunningCommand(words)
      // Only processor time tells from outside that a derivation has begun.
      while command.process.isRunning, try command.processorTicks() < 50 { sched_yield() }
      command.send(SIGINT)
      let outcome = command.end()
      #expect(outcome.exit == 4, "\(outcome.errors)")
      #expect(outcome.errors.contains("pushspec: interrupted; "))
      let isMarked = outcome.output.lowercased().contains("incomplete")
      #expect(isMarked || outcome.errors.contains("there is no result yet"), "\(outcome.output.suffix(200))")
    }

    /// A run that a service ends because it takes too long has a result all the same.
    @Test(arguments: [SIGTERM, SIGHUP])
    func `The result is written after every signal`(number: Int32) throws {
      let command = try RunningCommand(["check", "--walk", "100000000", "--format", "json"])
      while command.process.isRunning, try command.processorTicks() < 50 { sched_yield() }
      command.send(number)
      let outcome = command.end()
      #expect(outcome.exit == 4, "\(outcome.errors)")
      let isMarked =
        outcome.output.hasSuffix("\"incomplete\": true\n}\n")
        || outcome.errors.contains("there is no result yet")
      #expect(isMarked, "\(outcome.output.suffix(200))")
    }

    @Test func `A derivation ends where it needs more memory than it may`() throws {
      let outcome = try RunningCommand.run(
        "explore", "--readings", "each", "--edition", "nhncloud-ko", "--memory", "35")
      #expect(outcome.exit == 4)
      #expect(outcome.errors.contains("more than 35 MiB of memory were needed"))
    }
  }
#endif
