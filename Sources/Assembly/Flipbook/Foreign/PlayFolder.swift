import Files
import Foundation
import Staging
import Typography
import UIKit

/// The folder of one run of a program: what it tells, and what its app keeps.
struct PlayFolder {
  let draft: DraftFolder

  var logbook: String { "\(draft.whole)/logbook" }
  var backtrace: String { "\(draft.whole)/backtrace" }
  /// What the app keeps.
  var home: String { "\(draft.whole)/home" }
  /// The folder in which a program behind a wall works.
  var work: String { "\(draft.whole)/work" }
  /// The folder for what is temporary behind a wall.
  private var temporary: String { "\(draft.whole)/tmp" }

  /// Makes the folder.
  ///
  /// - Throws: `FileError.cannotWrite`.
  init() throws(FileError) {
    draft = try DraftFolder.temporary()
    let folders = [home, "\(home)/\(AppHome.temporary)", work, temporary]
    for folder in folders where mkdir(folder, 0o700) != 0 {
      throw .cannotWrite(path: folder, WriteFailure(errno, at: draft.whole))
    }
    try WholeFile.write(
      [UInt8](repeating: 0, count: LogbookPage.size), to: logbook, isDurable: false)
  }

  /// Returns the environment of the program.
  ///
  /// - Parameters:
  ///   - isWalled: whether it learns nothing of this process's own but how to speak.
  ///   - app: the folder in which its bundle stands; `nil` for a program that has none.
  ///   - backtracer: what writes where it crashed.
  /// - Returns: the variables.
  func environment(isWalled: Bool, app: String?, backtracer: String?) -> [String: String] {
    var environment = ProcessInfo.processInfo.environment
    if isWalled {
      environment = environment.filter { Self.wordsOfLanguage.contains($0.key) }
      environment["PATH"] = "/usr/local/bin:/usr/bin:/bin"
      environment["HOME"] = AppPlaces.home
    }
    environment.merge(Self.variables) { $1 }
    environment[AppPlaces.variableOfApp] = app
    environment[AppPlaces.variableOfRun] = draft.whole
    environment[TemporaryPlace.variable] = isWalled ? temporary : TemporaryPlace.path
    environment = LetterFolders.handedOn(to: environment)
    environment[PlayEnvironment.logbookName] = logbook
    environment[PlayEnvironment.homeName] = home
    if let backtracer {
      environment[PlayEnvironment.backtraceName] =
        "enable=yes,color=no,interactive=no,sanitize=no,threads=crashed,images=none,registers=none,"
        + "limit=64,output-to=\(backtrace),swift-backtrace=\(backtracer)"
    }
    return environment
  }

  /// Lets the app of this process have the folder.
  func enter() {
    AppPlaces.home(standsIn: draft.whole)
    for (name, value) in Self.variables { setenv(name, value, 1) }
    AppHome.folder = home
  }

  /// The variables that say where Foundation looks for the folders of a user: at the same paths in every
  /// run.
  private static let variables = [
    "TMPDIR": "\(AppPlaces.home)/\(AppHome.temporary)", "CFFIXED_USER_HOME": AppPlaces.home,
    "XDG_CACHE_HOME": "\(AppPlaces.home)/\(AppHome.caches)",
    "XDG_DATA_HOME": "\(AppPlaces.home)/\(AppHome.support)",
  ]

  private static let wordsOfLanguage: Set = [
    "LANG", "LC_ALL", "LC_CTYPE", "LC_MESSAGES", "LANGUAGE", "TERM", "NO_COLOR", "COLUMNS", "LINES",
  ]
}
