import FilmFiles
import Foundation
import Wording

/// Why a command could not do its work, though its arguments were right.
enum CommandError: Error, Hashable {
  case twoScenesOfOneName(String)
  /// `of` is how many were asked for; `nil` where others were rendered in a run before.
  /// The last is what was to be done with them: `rendered`.
  case someScenesFailed([String], of: Int, String)
  case someNotRemoved([String], of: Int)
  case missingSoftware(Int)
  /// The process may have only `limit` files open and needs `missing` more.
  case tooFewOpenFiles(missing: Int, limit: Int)
  /// A film with more pixels than are compared.
  ///
  /// *Units*: pixels.
  case tooManyPixels(path: String, limit: Int)
  /// A film that was finished, and that the program has removed since.
  case removedFilm(String)
  /// A film that a scene asks for and cannot have; the reason is a sentence.
  case unusableFilm(scene: String, reason: String)
  /// The system's list of processes and threads is missing.
  case noProcesses
}

extension CommandError: CustomStringConvertible {
  var description: String {
    switch self {
    case .twoScenesOfOneName(let name):
      "Two scenes are called “\(name)”. Give one of them another name."
    case .someScenesFailed(let names, let count, let deed):
      "\(names.count) of \(count) scenes could not be \(deed): \(names.joined(separator: ", "))."
    case .someNotRemoved(let names, let count):
      "\(names.count) of \(count) references could not be removed: \(names.joined(separator: ", "))."
    case .tooFewOpenFiles(let missing, let limit):
      "Only \(limit) files may be open at a time, and too few of them are free. Allow more: type"
        + " `ulimit -n \(max(limit + missing, 256))` first."
    case .tooManyPixels(let path, let limit):
      "\(FilmFileError.tooManyPixels(path: path, limit: limit)), or a larger --max-pixels."
    case .unusableFilm(let scene, let reason): "The film of the scene “\(scene)”: \(reason)"
    case .noProcesses: "There is no /proc here. Mount it: mount -t proc proc /proc"
    case .removedFilm(let path):
      "\(path) was finished, and is gone: the program has removed it. Let it leave that file alone."
    case .missingSoftware(let count):
      "\(count) of the things above \(count == 1 ? "is missing or does not work" : "are missing or do not work")."
    }
  }
}
