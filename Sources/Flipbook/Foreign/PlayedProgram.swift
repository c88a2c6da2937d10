import Compiling
import Files
import Filming
import Foundation
import Staging
import Typography
import UIKit

/// A program that was compiled from a user's files, which runs once for each play of a command.
struct PlayedProgram {
  /// How a run ended.
  enum Ending {
    /// `hasMore` says that the command has plays behind this one.
    case code(Int32, hasMore: Bool)
    case crash(CrashReport, backtrace: String)
  }

  let program: MadeProgram
  /// The user's files, for lines in messages.
  let paths: [String]
  /// The folders in which their images stand.
  let folders: [String]
  /// The files and folders that the user named.
  let words: [String]
  /// What the user typed.
  let arguments: [String]
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
  ///   - paths: the user's files.
  ///   - folders: the folders in which their images stand.
  ///   - words: the files and folders that the user named.
  ///   - arguments: what the user typed.
  /// - Throws: `FileError` where there is no place for it.
  init(
    program: MadeProgram, paths: [String], folders: [String], words: [String], arguments: [String]
  ) throws(FileError) {
    (self.program, self.paths, self.folders) = (program, paths, folders)
    (self.words, self.arguments) = (words, arguments)
    shared = try DraftFolder.temporary()
    do throws(FileError) {
      for name in ["app", "handover"] { mkdir("\(shared.whole)/\(name)", 0o700) }
      let bundle = try AppBundle(in: "\(shared.whole)/app", of: program, with: folders)
      spare = try Self.spareFolder(of: program, insteadOf: bundle.program)
      path = try spare.map { draft throws(FileError) in try program.write(into: draft.whole) }
        ?? bundle.program
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

  /// Runs the program to its end.
  ///
  /// - Parameters:
  ///   - turn: which of the command's plays it does.
  ///   - crashed: the scenes that ended runs before.
  ///   - interruption: hands signals on to the program.
  /// - Returns: how it ended.
  /// - Throws: `FileError` where it cannot be started.
  func run(
    turn: Int, crashed: [String], _ interruption: Interruption
  ) throws(FileError) -> Ending {
    let folder = try DraftFolder.temporary()
    defer { folder.cancel() }
    let logbook = "\(folder.whole)/logbook"
    let backtrace = "\(folder.whole)/backtrace"
    try WholeFile.write(
      [UInt8](repeating: 0, count: LogbookPage.size), to: logbook, isDurable: false)
    var environment = ProcessInfo.processInfo.environment
    environment[SourceRunEnvironment.logbookName] = logbook
    environment[SourceRunEnvironment.crashedName] = crashed.joined(separator: "\n")
    environment[SourceRunEnvironment.turnName] = "\(turn)"
    environment[SourceRunEnvironment.handoverName] = "\(shared.whole)/handover"
    environment[SourceRunEnvironment.foldersName] = folders.joined(separator: "\n")
    environment[LetterFolders.variable] = LetterFolders.named
    environment[SourceRunEnvironment.wordsName] = words.map(\.escaped).joined(separator: "\n")
    let home = "\(folder.whole)/home"
    for folder in [home, "\(home)/\(AppHome.temporary)"] { mkdir(folder, 0o700) }
    environment[SourceRunEnvironment.homeName] = home
    // Where Foundation looks for the folders of a user.
    environment["CFFIXED_USER_HOME"] = home
    environment["TMPDIR"] = "\(home)/\(AppHome.temporary)"
    environment[TemporaryPlace.variable] = TemporaryPlace.path
    environment["XDG_CACHE_HOME"] = "\(home)/\(AppHome.caches)"
    environment["XDG_DATA_HOME"] = "\(home)/\(AppHome.support)"
    if let backtracer = program.backtracer {
      environment["SWIFT_BACKTRACE"] =
        "enable=yes,color=no,interactive=no,sanitize=no,threads=crashed,images=none,registers=none,"
        + "limit=64,output-to=\(backtrace),swift-backtrace=\(backtracer)"
    }
    let id = try start(environment)
    interruption.handOn(to: id)
    var status: Int32 = 0
    while waitpid(id, &status, 0) < 0, errno == EINTR {}
    interruption.handOn(to: nil)
    let signal = status & 0x7F
    let bytes = try SourceFile.bytes(of: logbook)
    let page = bytes.withUnsafeBytes { LogbookPage($0) }
    guard signal != 0 else { return .code(status >> 8 & 0xFF, hasMore: page.hasMore) }
    let calls = text(of: backtrace)
    var report = CrashReport(page: page, signal: signal)
    report.place = CodePlace(in: calls, among: paths)
    report.outlets = program.outlets
    return .crash(report, backtrace: calls)
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

  /// Starts the program in a process group of its own, so that signals reach it once: from here.
  private func start(_ environment: [String: String]) throws(FileError) -> pid_t {
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    // This process ignores these; the program gets the default back.
    for number in [SIGPIPE, SIGXFSZ] { sigaddset(&signals, number) }
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF))
    // A program behind the terminal's own may write to it.
    signal(SIGTTOU, SIG_IGN)
    let words = arguments.map { strdup($0) }
    let variables = environment.sorted { $0.key < $1.key }.map { strdup("\($0.key)=\($0.value)") }
    defer { for text in words + variables { free(text) } }
    var id: pid_t = 0
    let addresses = FixedAddresses()
    defer { addresses.end() }
    let failure = posix_spawn(&id, path, nil, &attributes, words + [nil], variables + [nil])
    guard failure == 0 else {
      throw .cannotRead(path: path, reason: String(cString: strerror(failure)))
    }
    return id
  }

  private func text(of path: String) -> String {
    do {
      return String(decoding: try SourceFile.bytes(of: path), as: UTF8.self)
    } catch {
      return ""
    }
  }
}
