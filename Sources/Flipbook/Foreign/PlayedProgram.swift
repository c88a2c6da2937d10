import Compiling
import Files
import Foundation
import Processes
import Staging

/// One run of a program that was compiled from a user's files.
struct PlayedProgram {
  /// How the run ended.
  enum Ending {
    case code(Int32)
    case crash(CrashReport, backtrace: String)
    /// It had to be killed after a signal for this process.
    case interrupted(signal: Int32)
  }

  let program: MadeProgram
  let sources: SourceFiles
  /// The files and folders that the user named.
  let words: [String]
  /// What the user typed.
  let arguments: [String]
  let options: SourceOptions
  /// Behind which wall the program plays; `nil` for none.
  let sandbox: Sandbox?

  /// Runs the program to its end.
  ///
  /// - Parameters:
  ///   - crashed: the scenes that ended runs before.
  ///   - after: the scene after which it goes on.
  ///   - interruption: hands signals on to the program.
  /// - Returns: how it ended.
  /// - Throws: `FileError` where it cannot be started; what `Sandbox.publish` throws.
  func run(crashed: [String], after: String?, _ interruption: Interruption) throws -> Ending {
    let folder = try PlayFolder()
    defer { folder.draft.cancel() }
    var environment = folder.environment(
      isWalled: sandbox != nil, backtracer: program.backtracer)
    environment[SourceRunEnvironment.crashedName] = crashed.joined(separator: "\n")
    environment[SourceRunEnvironment.afterName] = after
    environment[SourceRunEnvironment.foldersName] = sources.folders.joined(separator: "\n")
    environment[SourceRunEnvironment.wordsName] = words.joined(separator: "\n")
    try sandbox?.fill(folder.work)
    let process = try start(
      AppBundle(in: folder.bundle, of: program.path, with: sources.folders).program, environment,
      in: folder)
    interruption.handOn(to: process)
    let logbook = open(folder.logbook, O_RDWR | O_CLOEXEC | O_NOFOLLOW)
    defer { close(logbook) }
    var watch = ProgramWatch(
      process, logbook: logbook, patience: options.patience, memory: options.memoryLimit,
      interruption)
    let ending = process.waitForEnd(pause: ProgramWatch.pause) { watch.look() }
    interruption.handOn(to: nil)
    try sandbox?.publish(folder.work)
    return self.ending(ending, watch, calls: text(of: folder.backtrace))
  }

  /// Starts the program, from the folder for what is temporary where programs may run from there.
  private func start(
    _ path: String, _ environment: [String: String], in folder: PlayFolder
  ) throws(FileError) -> StartedProcess {
    var plan = ProcessPlan(path, arguments)
    plan.environment = environment
    (plan.output, plan.errors) = (STDOUT_FILENO, STDERR_FILENO)
    plan.endsItself = true
    if let sandbox {
      plan.folder = folder.work
      plan.wall = sandbox.wall(
        readable: program.parts + sources.folders.map(withoutTrailingSlashes),
        writable: folder.draft.whole)
    }
    do throws(FileError) {
      return try StartedProcess(plan)
    } catch  where path != program.path && access(path, X_OK) != 0 {
      plan.program = program.path
      return try StartedProcess(plan)
    }
  }

  private func ending(
    _ ending: StartedProcess.Ending, _ watch: ProgramWatch, calls: String
  ) -> Ending {
    if case .interrupted(let signal) = watch.verdict { return .interrupted(signal: signal) }
    let ended = sandbox?.ending(ending) ?? ending
    guard case .signal(let signal) = ended else { return .code(ending.code) }
    let page = watch.page ?? Self.emptyPage
    var report = CrashReport(page: page, signal: signal)
    if watch.verdict == .tooMuchMemory { report.exceeded = options.memoryLimit }
    report.place = CodePlace(in: calls, among: sources.allPaths)
    report.outlets = program.outlets
    return .crash(report, backtrace: calls)
  }

  /// The page of a program that has damaged its own.
  private static var emptyPage: LogbookPage {
    [UInt8](repeating: 0, count: LogbookPage.size).withUnsafeBytes { LogbookPage($0) }
  }

  private func text(of path: String) -> String {
    do {
      return String(decoding: try SourceFile.bytes(of: path), as: UTF8.self)
    } catch {
      return ""
    }
  }
}
