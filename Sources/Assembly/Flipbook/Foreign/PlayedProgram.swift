import Compiling
import Files
import Foundation
import Processes
import Staging
import Streams
import Typography

/// A program that runs once for each play of a command: one that was compiled from a user's files, or
/// this one.
struct PlayedProgram: Sendable {
  /// How a run ended.
  enum Ending: Sendable {
    case code(Int32)
    case crash(CrashReport, backtrace: String)
    /// It had to be killed after a signal for this process.
    case interrupted(signal: Int32)
  }

  /// Where plays leave what they have done.
  let handover: HandoverFolder
  /// The program.
  private let path: String
  private let arguments: [String]
  private let patience: Double
  private let memory: MemoryLimit
  /// The program as it was made of a user's files; `nil` for this one.
  private let made: (program: MadeProgram, sources: SourceFiles, words: [String])?
  private let sandbox: Sandbox?
  /// What all runs share: the app's bundle, and what a run leaves to others.
  private let shared: DraftFolder
  /// A folder of this user's for the program, where none may run from the folder for temporary files.
  private let spare: DraftFolder?

  /// Lays out the app's bundle of a program that was compiled.
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
    made = (program, sources, words)
    (self.arguments, self.sandbox) = (arguments, sandbox)
    (patience, memory) = (options.patience, options.memoryLimit)
    shared = try DraftFolder.temporary()
    handover = Self.handover(in: shared)
    do throws(FileError) {
      for folder in ["\(shared.whole)/app", handover.path] { mkdir(folder, 0o700) }
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

  /// This program again.
  ///
  /// - Parameters:
  ///   - words: what starts it, its name first.
  ///   - options: how long a frame may take, and how much memory.
  /// - Throws: `FileError` where there is no place for what its runs leave.
  init(ofThisProcessWith words: [String], _ options: SourceOptions) throws(FileError) {
    (path, arguments) = (Program.path, words)
    (patience, memory) = (options.patience, options.memoryLimit)
    (made, sandbox, spare) = (nil, nil, nil)
    shared = try DraftFolder.temporary()
    handover = Self.handover(in: shared)
    mkdir(handover.path, 0o700)
  }

  private static func handover(in shared: DraftFolder) -> HandoverFolder {
    HandoverFolder(path: "\(shared.whole)/handover")
  }

  /// Removes the bundle, and what runs have left.
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
  ///   - play: which of the command's plays it does.
  ///   - attempt: how many runs have gone a part of its way before.
  ///   - crashed: the scenes that have crashed in plays before.
  ///   - width: how many plays are done at once.
  ///   - streams: the files that take what it says; `nil` for this process's own streams.
  ///   - interruption: hands signals on to the program.
  /// - Returns: how it ended.
  /// - Throws: `FileError` where it cannot be started; `CommandError.removedFilm`; what `Sandbox.publish`
  ///   throws.
  func run(
    play: Int, attempt: Int, crashed: [String], width: Int, into streams: CapturedStreams?,
    _ interruption: Interruption
  ) throws -> Ending {
    let folder = try PlayFolder()
    defer { folder.draft.cancel() }
    var environment = folder.environment(
      isWalled: sandbox != nil, app: made == nil ? nil : shared.whole,
      backtracer: made?.program.backtracer)
    environment[PlayEnvironment.crashedName] = crashed.joined(separator: "\n")
    environment[PlayEnvironment.playName] = "\(play)"
    environment[PlayEnvironment.attemptName] = "\(attempt)"
    environment[PlayEnvironment.widthName] = "\(width)"
    environment[PlayEnvironment.handoverName] = handover.path
    if sandbox != nil { environment.merge(WorkTree.variables) { $1 } }
    if let made {
      environment[SourceRunEnvironment.foldersName] = made.sources.folders.joined(separator: "\n")
      environment[SourceRunEnvironment.wordsName] =
        made.words.map(\.escaped).joined(separator: "\n")
    }
    try sandbox?.fill(folder.work)
    let process = try start(environment, in: folder, streams)
    interruption.handOn(to: process)
    defer { interruption.handOnNoMore(to: process) }
    let logbook = open(folder.logbook, O_RDWR | O_CLOEXEC | O_NOFOLLOW)
    defer { close(logbook) }
    var watch = ProgramWatch(
      process, logbook: logbook, patience: patience, memory: memory, interruption)
    let ending = process.waitForEnd(pause: ProgramWatch.pause) { watch.look() }
    let found = Result {
      guard ending == .code(0) else { return }
      try FinishedFilms.check(
        play: play, attempt: attempt, handover: handover, in: sandbox == nil ? nil : folder.work)
    }
    try sandbox?.publish(folder.work)
    // What is left of several films is published first.
    try found.get()
    if let signals = interruption.handedOn, ending == .signal(signals.last) {
      // It came before the program could take it.
      return .interrupted(signal: signals.last)
    }
    return self.ending(ending, watch, calls: text(of: folder.backtrace))
  }

  private func start(
    _ environment: [String: String], in folder: PlayFolder, _ streams: CapturedStreams?
  ) throws(FileError) -> StartedProcess {
    var plan = ProcessPlan(path, arguments)
    plan.environment = environment
    plan.output = streams?.output ?? StandardOutput.descriptor
    plan.errors = streams?.errors ?? STDERR_FILENO
    plan.endsItself = true
    if let sandbox, let made {
      plan.folder = folder.work
      plan.wall = sandbox.wall(
        readable: [path, shared.whole] + made.program.parts + LetterFolders.folders
          + made.sources.folders.map(withoutTrailingSlashes),
        writable: [folder.draft.whole, handover.path])
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
    var report = CrashReport(page: page, signal: 0)
    switch ended {
    case .signal(let signal): report = CrashReport(page: page, signal: signal)
    case .code(let code) where page.hasEnded || page.scene == nil && code != 0: return .code(code)
    case .code: report.isExit = true
    }
    if watch.verdict == .tooMuchMemory { report.exceeded = memory }
    if let made {
      report.place = CodePlace(in: calls, among: made.sources.allPaths)
      report.outlets = made.program.outlets
    }
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
