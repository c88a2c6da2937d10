import ArgumentParser
import Compiling
import Files
import Foundation
import Processes
import References
import Wording

/// A wall around a program that plays, and what is taken from behind it.
///
/// The program works in an empty folder. When it has ended, with all that it has started, what it
/// has finished at the places that were asked for is copied to where it belongs, and nothing else.
struct Sandbox {
  private let means: Wall.Means
  private let places: [WalledPlace]
  private let store: ReferenceStore?
  private let writesReferences: Bool

  /// Makes a wall for a command over some files.
  ///
  /// - Throws: `SandboxError` where the system has no means, or the files stand in a folder that holds
  ///   more than an app.
  init(of command: any SceneCommand, _ files: SourceFiles) throws(SandboxError) {
    guard let means = Wall.means else { throw .noMeans }
    for folder in files.folders.map(withoutTrailingSlashes) {
      for inside in Self.private where (inside + "/").hasPrefix(folder == "/" ? "/" : folder + "/")
      {
        throw .foldersOfOthers(folder, inside)
      }
    }
    self.means = means
    store = command.store
    writesReferences = command.writesReferences
    places = writesReferences ? [] : command.places.filter { $0 != "-" }.map(WalledPlace.init)
  }

  /// Checks that places stand below the folder in which the command is given.
  ///
  /// - Throws: `ValidationError`.
  static func check(_ places: [String]) throws(ValidationError) {
    for place in places where place != "-" {
      let parts = place.split(separator: "/").filter { $0 != "." }
      guard !place.hasPrefix("/"), !parts.contains(where: { $0.hasPrefix(".") }) else {
        throw ValidationError(
          "“\(place)” is not below this folder, or hidden. With --sandbox, give a path as in"
            + " films/film.gif.")
      }
    }
  }

  /// Makes the wall.
  ///
  /// - Parameters:
  ///   - readable: files and folders that may be read.
  ///   - writable: the folders of the run.
  /// - Returns: the wall.
  func wall(readable: [String], writable: [String]) -> Wall? {
    Wall(
      readable: readable.filter { access($0, F_OK) == 0 }, writable: writable.map(resolved),
      means: means)
  }

  /// Puts the references into the folder in which the program works.
  ///
  /// - Throws: `ReferenceError`.
  func fill(_ work: String) throws {
    guard let store else { return }
    try ReferenceStore("\(work)/\(store.folder)").adopt(from: store)
  }

  /// Takes what was finished from the folder in which the program has worked.
  ///
  /// - Throws: `FileError`, `ReferenceError`, `SandboxError.framesInTheWay`, `.exchanged`.
  func publish(_ work: String) throws {
    guard Standing(ofLinkAt: work) == .folder else {
      throw SandboxError.exchanged("the folder that it works in")
    }
    if writesReferences, let store {
      try store.adopt(from: ReferenceStore("\(work)/\(store.folder)"))
    }
    for place in places { try place.publish(from: work) }
  }

  /// Returns how the program itself ended.
  func ending(_ ending: StartedProcess.Ending) -> StartedProcess.Ending {
    // Bubblewrap tells a signal as shells do, and none of our own codes is one of a crash.
    guard case .bubblewrap = means, case .code(let code) = ending,
      [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV, SIGKILL].contains(code - 128)
    else { return ending }
    return .signal(code - 128)
  }

  /// Folders that hold more than the files of one app.
  private static var `private`: [String] {
    [NSHomeDirectory(), NSTemporaryDirectory()].map { withoutTrailingSlashes(resolved($0)) }
  }
}

/// Why files cannot be played behind a wall.
enum SandboxError: Error, Hashable, CustomStringConvertible {
  case noMeans
  /// A folder that would be read, and what of others stands in it.
  case foldersOfOthers(String, String)
  case framesInTheWay(String)
  /// A place at which something else stands than what was to be finished there.
  case exchanged(String)

  var description: String {
    switch self {
    case .noMeans:
      "--sandbox needs Landlock and seccomp (Linux 5.19 or newer, with both switched on), or"
        + " bubblewrap: apt install bubblewrap."
    case .foldersOfOthers(let folder, let inside):
      "The files would see all of \(folder), in which \(inside) stands. Put them into a folder of"
        + " their own."
    case .exchanged(let path):
      "The program has put something else in the place of \(path), of which nothing is taken."
    case .framesInTheWay(let folder):
      "\(folder) holds files already. With --sandbox, frames go into a new folder: remove that one, or"
        + " give another."
    }
  }
}
