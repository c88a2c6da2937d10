import Foundation

/// Why a command could not do its work, though it was asked the right way.
enum CommandError: Error, Hashable {
  case twoScenesOfOneName(String)
  /// Units: seconds since the start.
  case afterTheEnd(scene: String, asked: TimeInterval, end: TimeInterval)
  case nothingBetween(scene: String, from: TimeInterval, to: TimeInterval, end: TimeInterval)
  case someScenesFailed([String], of: Int)
  case someNotRemoved([String], of: Int)
  case missingSoftware(Int)
  /// Units: bytes.
  case doesNotFit(place: String, limit: String, smallest: Int)
  /// The process may have only `limit` files open, some of which are, and needs more.
  case tooFewOpenFiles(missing: Int, limit: Int)
}

extension CommandError: CustomStringConvertible {
  var description: String {
    switch self {
    case .twoScenesOfOneName(let name):
      "Two scenes are called “\(name)”. Give one of them another name."
    case .afterTheEnd(let scene, let asked, let end):
      "The scene “\(scene)” ends at \(Words.time(end)), before \(Words.exact(asked)) s. Ask for an earlier"
        + " moment."
    case .nothingBetween(let scene, let from, _, let end) where from > end:
      CommandError.afterTheEnd(scene: scene, asked: from, end: end).description
    case .nothingBetween(let scene, let from, let to, let end):
      "The scene “\(scene)” has no frame from \(Words.exact(from)) s to \(Words.time(min(to, end))). Ask for"
        + " another part."
    case .someScenesFailed(let names, let count):
      "\(names.count) of \(count) scenes could not be rendered: \(names.joined(separator: ", "))."
    case .someNotRemoved(let names, let count):
      "\(names.count) of \(count) references could not be removed: \(names.joined(separator: ", "))."
    case .doesNotFit(let place, let limit, let smallest):
      "\(place) cannot be made of \(limit): at its smallest it has \(smallest) bytes. Give a larger"
        + " --max-size, or a shorter part of the scene with --from and --to."
    case .tooFewOpenFiles(let missing, let limit):
      "Only \(limit) files may be open at a time, and too few of them are free. Allow more: type"
        + " `ulimit -n \(limit + missing)` first."
    case .missingSoftware(let count):
      "\(count) of the things above \(count == 1 ? "is" : "are") missing."
    }
  }
}
