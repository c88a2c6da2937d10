import Compiling
import Files
import Filming
import Foundation
import Staging
import Typography
import UIKit

/// One run of a program that was compiled from a user's files.
struct PlayedProgram {
  /// How the run ended.
  enum Ending {
    case code(Int32)
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

  /// Runs the program to its end.
  ///
  /// - Parameters:
  ///   - crashed: the scenes that ended runs before.
  ///   - after: the scene after which it goes on.
  ///   - interruption: hands signals on to the program.
  /// - Returns: how it ended.
  /// - Throws: `FileError` where it cannot be started.
  func run(
    crashed: [String], after: String?, _ interruption: Interruption
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
    environment[SourceRunEnvironment.afterName] = after
    environment[SourceRunEnvironment.foldersName] = folders.joined(separator: "\n")
    environment[LetterFolders.variable] = LetterFolders.named
    environment[SourceRunEnvironment.wordsName] = words.map(\.escaped).joined(separator: "\n")
    let home = "\(folder.whole)/home"
    mkdir(home, 0o700)
    environment[SourceRunEnvironment.homeName] = home
    // Where Foundation looks for the folders of a user.
    environment["CFFIXED_USER_HOME"] = home
    environment["XDG_CACHE_HOME"] = "\(home)/\(AppHome.caches)"
    environment["XDG_DATA_HOME"] = "\(home)/\(AppHome.support)"
    if let backtracer = program.backtracer {
      environment["SWIFT_BACKTRACE"] =
        "enable=yes,color=no,interactive=no,sanitize=no,threads=crashed,images=none,registers=none,"
        + "limit=64,output-to=\(backtrace),swift-backtrace=\(backtracer)"
    }
    let bundleFolder = "\(folder.whole)/app"
    mkdir(bundleFolder, 0o700)
    let bundle = try AppBundle(in: bundleFolder, of: program, with: folders)
    let spare = try spareFolder(insteadOf: bundle.program)
    defer { spare?.cancel() }
    let path = try spare.map { draft throws(FileError) in
      guard mkdir(draft.whole, 0o700) == 0 else {
        throw .cannotWrite(path: draft.whole, WriteFailure(errno, at: draft.whole))
      }
      return try program.write(into: draft.whole)
    }
    let id = try start(path ?? bundle.program, environment)
    interruption.handOn(to: id)
    var status: Int32 = 0
    while waitpid(id, &status, 0) < 0, errno == EINTR {}
    interruption.handOn(to: nil)
    let signal = status & 0x7F
    guard signal != 0 else { return .code(status >> 8 & 0xFF) }
    let bytes = try SourceFile.bytes(of: logbook)
    let page = bytes.withUnsafeBytes { LogbookPage($0) }
    let calls = text(of: backtrace)
    var report = CrashReport(page: page, signal: signal)
    report.place = CodePlace(in: calls, among: paths)
    report.outlets = program.outlets
    return .crash(report, backtrace: calls)
  }

  /// Makes a folder of this user's for the program, where none may run from the folder for temporary
  /// files; `nil` where it may.
  private func spareFolder(insteadOf path: String) throws(FileError) -> DraftFolder? {
    guard access(path, X_OK) != 0, let folder = program.spareFolder else { return nil }
    return try DraftFolder(in: folder, for: folder)
  }

  /// Starts the program in a process group of its own, so that signals reach it once: from here.
  private func start(
    _ path: String, _ environment: [String: String]
  ) throws(FileError) -> pid_t {
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
