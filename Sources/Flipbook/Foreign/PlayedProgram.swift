import Compiling
import Files
import Foundation
import Processes
import Staging
import Typography

/// A program that was compiled from a user's files, which runs once for each play of a command.
struct PlayedProgram {
  /// How a run ended.
  enum Ending {
    /// `hasMore` says that the command has plays behind this one.
    case code(Int32, hasMore: Bool)
    case crash(CrashReport, backtrace: String)
    /// It had to be killed after a signal for this process.
    case interrupted(signal: Int32)
  }

  private let program: MadeProgram
  private let sources: SourceFiles
  private let words: [String]
  private let arguments: [String]
  private let options: SourceOptions
  private let sandbox: Sandbox?
  /// What all runs share: the app's bundle, and what a run leaves to the next one.
  private let shared: DraftFolder
  /// A folder of this user's for the program, where none may run from the folder for temporary files.
  private let spare: DraftFolder?
  /// The program, in the app's bundle or in that folder.
  private let path: String

  /// Lays out the app's bundle.
  ///
  /// - Parameters:
  ///   - program: the program.
  ///   - sources: the user's files, and the folders in which their images stand.
  ///   - words: the files and folders that the user named.
  ///   - arguments: what the user typed.
  ///   - options: how long a frame may take, and how much memory.
  ///   - sandbox: behind which wall the program plays; `nil` for none.
  /// - Throws: `FileError` where there is no place for it.
  init(
    program: MadeProgram, sources: SourceFiles, words: [String], arguments: [String],
    options: SourceOptions, sandbox: Sandbox?
  ) throws(FileError) {
    (self.program, self.sources, self.words) = (program, sources, words)
    (self.arguments, self.options, self.sandbox) = (arguments, options, sandbox)
    shared = try DraftFolder.temporary()
    do throws(FileError) {
      for name in ["app", "handover"] { mkdir("\(shared.whole)/\(name)", 0o700) }
      let bundle = try AppBundle(
        in: "\(shared.whole)/app", of: program, with: sources.folders)
      spare = try Self.spareFolder(of: program, insteadOf: bundle.program)
      if let spare {
        path = try program.write(into: spare.whole)
      } else {
        path = bundle.program
      }
    } catch {
      shared.cancel()
      throw error
    }
  }

  /// Removes the bundle.
  func end() {
    spare?.cancel()
    shared.cancel()
  }

  /// Makes a folder of this user's for the program, where none may run from the folder for temporary
  /// files; `nil` where it may.
  private static func spareFolder(
    of program: MadeProgram, insteadOf path: String
  ) throws(FileError) -> DraftFolder? {
    guard access(path, X_OK) != 0, let folder = program.spareFolder else { return nil }
    let draft = try DraftFolder(in: folder, for: folder)
    guard mkdir(draft.whole, 0o700) == 0 else {
      throw .cannotWrite(path: draft.whole, WriteFailure(errno, at: draft.whole))
    }
    return draft
  }

  /// Runs the program to its end.
  ///
  /// - Parameters:
  ///   - turn: which of the command's plays it does.
  ///   - crashed: the scenes that ended runs before.
  ///   - interruption: hands signals on to the program.
  /// - Returns: how it ended.
  /// - Throws: `FileError` where it cannot be started; `CommandError.removedFilm`; what `Sandbox.publish`
  ///   throws.
  func run(turn: Int, crashed: [String], _ interruption: Interruption) throws -> Ending {
    let folder = try PlayFolder()
    defer { folder.draft.cancel() }
    var environment = folder.environment(
      isWalled: sandbox != nil, app: shared.whole, backtracer: program.backtracer)
    environment[SourceRunEnvironment.crashedName] = crashed.joined(separator: "\n")
    environment[SourceRunEnvironment.turnName] = "\(turn)"
    environment[SourceRunEnvironment.handoverName] = handover
    environment[SourceRunEnvironment.foldersName] = sources.folders.joined(separator: "\n")
    environment[SourceRunEnvironment.wordsName] = words.map(\.escaped).joined(separator: "\n")
    try sandbox?.fill(folder.work)
    let process = try start(environment, in: folder)
    interruption.handOn(to: process)
    let logbook = open(folder.logbook, O_RDWR | O_CLOEXEC | O_NOFOLLOW)
    defer { close(logbook) }
    var watch = ProgramWatch(
      process, logbook: logbook, patience: options.patience, memory: options.memoryLimit,
      interruption)
    let ending = process.waitForEnd(pause: ProgramWatch.pause) { watch.look() }
    interruption.handOn(to: nil)
    let found = Result {
      guard ending == .code(0) else { return }
      try FinishedFilms.check(
        turn: turn, handover: handover, in: sandbox == nil ? nil : folder.work)
    }
    try sandbox?.publish(folder.work)
    // What is left of several films is published first.
    try found.get()
    return self.ending(ending, watch, calls: text(of: folder.backtrace))
  }

  private var handover: String { "\(shared.whole)/handover" }

  private func start(
    _ environment: [String: String], in folder: PlayFolder
  ) throws(FileError) -> StartedProcess {
    var plan = ProcessPlan(path, arguments)
    plan.environment = environment
    (plan.output, plan.errors) = (STDOUT_FILENO, STDERR_FILENO)
    plan.endsItself = true
    if let sandbox {
      plan.folder = folder.work
      plan.wall = sandbox.wall(
        readable: [path, shared.whole] + program.parts + LetterFolders.folders
          + sources.folders.map(withoutTrailingSlashes),
        writable: [folder.draft.whole, handover])
    }
    let addresses = FixedAddresses()
    defer { addresses.end() }
    return try StartedProcess(plan)
  }

  private func ending(
    _ ending: StartedProcess.Ending, _ watch: ProgramWatch, calls: String
  ) -> Ending {
    if case .interrupted(let signal) = watch.verdict { return .interrupted(signal: signal) }
    let page = watch.page ?? Self.emptyPage
    let ended = sandbox?.ending(ending) ?? ending
    guard case .signal(let signal) = ended else {
      return .code(ending.code, hasMore: page.hasMore)
    }
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
