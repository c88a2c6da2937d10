import ArgumentParser
import Compiling
import Files
import Filming
import Foundation
import Processes
import References
import Staging
import Streams
import Typography

/// One run of the command line over some scenes.
@MainActor
struct CommandLineProgram {
  let scenes: [Scene]
  let interruption = Interruption()
  /// The exit code of the runs over Swift files before that over the program's own scenes.
  private var codeBefore: Int32 = 0

  init(scenes: [Scene]) { self.scenes = scenes }

  /// Runs the command that `arguments` name and ends the process.
  ///
  /// - Parameter arguments: those of the process, its name first.
  mutating func run(_ arguments: [String]) async -> Never {
    ProgramEnd.watch()
    do {
      try OpenFiles.makeRoom()
      interruption.watch()
      interruption.note(command: arguments)
      // Nobody is left to end what a scene has started.
      interruption.noteLast { CrashWatch.endGroupIfAlone() }
      InstalledFonts.leaveUnread()
      try checkNames()
      let words = CommandLineWords(Array(arguments.dropFirst()))
      try CommandLineWords.checkEncoding()
      try words.checkVerb()
      var command = try RootCommand.command(in: words.withoutAliases.withNegativeNumbersAsValues)
      if let render = command as? RenderCommand, try await filmTogether(render, words.words) {
        ProgramEnd.end(with: 0)
      }
      if let filming = command as? any SceneCommand {
        try filmFiles(of: filming, arguments)
        if let own = try filmUnnamedFiles(of: filming, arguments) { command = own }
      }
      if let command = command as? any GalleryCommand {
        try checkThreads()
        await run(command)
      } else {
        try command.run()
      }
      ProgramEnd.end(with: codeBefore)
    } catch let error as CommandError {
      Console().fail("\(error)")
    } catch let error as ReferenceError {
      Console().fail("\(error)")
    } catch {
      end(after: error)
    }
  }

  /// Checks that libdispatch can count its threads: it ends the process by chance where it cannot.
  private func checkThreads() throws(CommandError) {
    guard access("/proc/self/task", X_OK) == 0 else { throw .noProcesses }
  }

  /// Makes one film of several where a command asks for that.
  ///
  /// - Returns: false where it asks for the scene alone.
  private func filmTogether(_ command: RenderCommand, _ words: [String]) async throws -> Bool {
    do {
      guard
        let run = try PaneRun(besideOf: command, words, among: scenes.map(\.name))
          ?? PaneRun(varying: command, words)
      else { return false }
      try await run.run()
    } catch let error as ValidationError {
      refuse(error, of: RenderCommand.self)
    } catch let failure as PageFailure {
      for line in failure.details { command.console.say(line) }
      command.console.fail(failure.sentence)
    } catch {
      UnfinishedPlaces.ofThisProcess.removeAllAndClose()
      command.console.fail("\(error)")
    }
    return true
  }

  /// Films Swift files where a command names them, and ends the process; returns where it names
  /// scenes.
  private func filmFiles(of command: any SceneCommand, _ arguments: [String]) throws {
    CrashWatch.limit(frames: command.sources.patience)
    guard PlayEnvironment.ofThisProcess == nil else { return }
    let words = try command.sourceWords(among: scenes)
    guard !words.isEmpty else { return CrashWatch.limit(memory: command.sources.memoryLimit) }
    ProgramEnd.end(with: play(words, command, arguments))
  }

  /// Runs a command that names nothing over the Swift files that it is about, and ends the process where
  /// it is about nothing else.
  ///
  /// - Returns: the command over what is left; `nil` where there are no such files.
  private mutating func filmUnnamedFiles(
    of command: any SceneCommand, _ arguments: [String]
  ) throws -> (any ParsableCommand)? {
    // A play of a command is given the names that the command has found.
    guard PlayEnvironment.ofThisProcess == nil, command.words.isEmpty,
      let unnamed = try command.unnamedFiles(beside: scenes)
    else { return nil }
    for fault in unnamed.faults {
      command.console.report(fault)
      codeBefore = 2
    }
    let programs = unnamed.groups.count + (unnamed.own.isEmpty ? 0 : 1)
    let parts =
      programs > 1 && !command.isWalled ? try command.partOption.map(PartsFolder.init) : nil
    for files in unnamed.groups {
      let code = play(
        files, command, arguments + unnamed.options + (parts?.next() ?? []) + files)
      codeBefore = max(codeBefore, code)
    }
    if let parts {
      if !unnamed.own.isEmpty {
        let words = arguments + parts.next() + Self.asWords(unnamed.own)
        codeBefore = max(codeBefore, try runAgain(words))
      }
      let told = Result { try command.join(parts.paths, faults: unnamed.faults) }
      parts.draft.cancel()
      try told.get()
      ProgramEnd.end(with: codeBefore)
    }
    guard !unnamed.own.isEmpty else {
      if !unnamed.lost.isEmpty, let store = command.store {
        command.console.note(ReferenceSurvey.words(ofGone: unnamed.lost, in: store))
      }
      // Nothing was compared or recorded, which was asked for.
      ProgramEnd.end(with: unnamed.groups.isEmpty ? max(codeBefore, 1) : codeBefore)
    }
    let words = arguments + Self.asWords(unnamed.own)
    interruption.note(command: words)
    return try RootCommand.command(in: Array(words.dropFirst()))
  }

  /// Returns names of scenes as words of a command, which may begin like an option.
  private static func asWords(_ names: [String]) -> [String] {
    (names.contains { $0.hasPrefix("-") } ? ["--"] : []) + names
  }

  /// Runs this program in a process of its own.
  ///
  /// - Returns: the exit code.
  private func runAgain(_ words: [String]) throws(FileError) -> Int32 {
    var plan = ProcessPlan(Program.path, words)
    plan.endsItself = true
    let process = try StartedProcess(plan)
    interruption.handOn(to: process)
    defer { interruption.handOnNoMore(to: process) }
    return process.waitForEnd().code
  }

  /// Runs a command over Swift files.
  ///
  /// - Returns: the exit code.
  private func play(
    _ words: [String], _ command: any SceneCommand, _ arguments: [String]
  ) -> Int32 {
    let run = SourceRun(
      command: command, words: words, arguments: arguments, interruption: interruption)
    do {
      return try run.run()
    } catch {
      interruption.waitIfUnderway()
      if let error = error as? CompilingError, !error.messages.isEmpty {
        command.console.say(error.messages)
        tell(error, by: command)
      }
      UnfinishedPlaces.ofThisProcess.removeAllAndClose()
      command.console.fail("\(error)")
    }
  }

  /// Has a command write its reports of files that do not compile.
  private func tell(_ error: CompilingError, by command: any SceneCommand) {
    let lines = error.messages.split(separator: "\n").map(String.init)
    do {
      try command.tellUncompiled(lines.filter { $0.contains(": error: ") })
    } catch {
      command.console.report("\(error)")
    }
  }

  private func run(_ command: any GalleryCommand) async {
    // Where there is no place for one, an app has the user's own.
    let home =
      command is any SceneCommand && PlayEnvironment.ofThisProcess == nil ? try? PlayFolder() : nil
    home?.enter()
    defer { home?.draft.cancel() }
    if (command as? any SceneCommand)?.writesData == true { StandardOutput.keepForResults() }
    do {
      try await command.run(over: scenes, interruption)
    } catch let error as ValidationError {
      refuse(error, of: type(of: command))
    } catch let code as ExitCode {
      ProgramEnd.end(with: max(code.rawValue, codeBefore))
    } catch {
      interruption.waitIfUnderway()
      UnfinishedPlaces.ofThisProcess.removeAllAndClose()
      if let error = error as? StandardOutputError {
        ProgramEnd.end(with: ProgramEnd.report(error))
      }
      command.console.fail("\(error)")
    }
  }

  /// Reports a mistake in the arguments that only the command itself can see, and ends the process.
  private func refuse(
    _ error: ValidationError, of command: any GalleryCommand.Type
  ) -> Never {
    let verb = command.configuration.commandName ?? ""
    Console().report(
      """
      \(error.message)
      Usage: \(RootCommand.usageString(for: command))
        See '\(Program.name) help \(verb)' for more information.
      """)
    ProgramEnd.end(with: ExitCode.validationFailure.rawValue)
  }

  /// Writes the help that was asked for, or the parser's error, and ends the process.
  private func end(after error: any Error) -> Never {
    let text = RootCommand.fullMessage(for: error)
    let code = RootCommand.exitCode(for: error)
    guard code == .success else {
      Console().report(text)
      ProgramEnd.end(with: code.rawValue)
    }
    do throws(StandardOutputError) {
      try StandardOutput.write(Data((text + "\n").utf8))
    } catch {
      ProgramEnd.end(with: ProgramEnd.report(error))
    }
    ProgramEnd.end(with: 0)
  }

  private func checkNames() throws(CommandError) {
    var seen: Set<String> = []
    for scene in scenes where !seen.insert(scene.name).inserted {
      throw .twoScenesOfOneName(scene.name)
    }
  }
}

/// The command above all others.
struct RootCommand: ParsableCommand {
  /// Finds the command that words name, with its options.
  ///
  /// A command that reads its own words spares a good part of the start: parsing them below the root
  /// looks at all options several times. Where they are not understood so, the root says why, or finds
  /// the help that was asked for.
  static func command(in words: [String]) throws -> any ParsableCommand {
    let named = configuration.subcommands.first { $0._commandName == words.first }
    if let command = try? named?.parse(Array(words.dropFirst())) { return command }
    return try parseAsRoot(words)
  }

  /// Empty, since `Console` writes “error:” itself.
  static let _errorPrefix = ""

  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: Program.name,
      abstract: "Films of UIKit code, made without a Mac.",
      discussion: """
        Exit codes: 0 done or same, 1 differs, 2 could not, 64 wrong usage, 130 interrupted. Files \
        appear whole or not at all.
        """,
      version: Program.version,
      subcommands: [
        ListCommand.self, RenderCommand.self, StillCommand.self, StripCommand.self,
        TraceCommand.self, DescribeCommand.self, RecordCommand.self, VerifyCommand.self,
        ReportCommand.self, AcceptCommand.self, PruneCommand.self, CompareCommand.self,
        ProofCommand.self, DocsCommand.self, BenchCommand.self, PlayCommand.self,
        WatchCommand.self, NewCommand.self, ImportCommand.self, DoctorCommand.self,
        UpdateCommand.self, ProofSideCommand.self,
      ])
  }
}
