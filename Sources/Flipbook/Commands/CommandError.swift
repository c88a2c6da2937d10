import Foundation
import FrameOutput

/// Why a command could not do its work, though it was asked the right way.
enum CommandError: Error, Hashable {
  case twoScenesOfOneName(String)
  /// Units: seconds since the start.
  case afterTheEnd(scene: String, asked: TimeInterval, end: TimeInterval)
  case nothingBetween(scene: String, from: TimeInterval, to: TimeInterval, end: TimeInterval)
  case someScenesFailed([String], of: Int)
  case missingSoftware(Int)
  /// Units: bytes.
  case doesNotFit(place: String, limit: String, smallest: Int)
  /// Units: pixels.
  case tooManyPixels(path: String, limit: Int)
}

extension CommandError: CustomStringConvertible {
  var description: String {
    switch self {
    case .twoScenesOfOneName(let name):
      "Two scenes are called “\(name)”. Give one of them another name."
    case .afterTheEnd(let scene, let asked, let end):
      "The scene “\(scene)” ends at \(end) s, before \(asked) s. Ask for an earlier moment."
    case .nothingBetween(let scene, let from, let to, let end):
      "The scene “\(scene)” has no frame from \(from) s to \(min(to, end)) s. Ask for another part."
    case .someScenesFailed(let names, let count):
      "\(names.count) of \(count) scenes could not be rendered: \(names.joined(separator: ", "))."
    case .doesNotFit(let place, let limit, let smallest):
      "\(place) cannot be made of \(limit): at its smallest it has \(smallest) bytes. Give a larger"
        + " --max-size, or a shorter part of the scene with --from and --to."
    case .tooManyPixels(let path, let limit):
      "\(FrameOutputError.tooManyPixels(path: path, limit: limit)), or a larger --max-pixels."
    case .missingSoftware(let count):
      "\(count) of the things above \(count == 1 ? "is" : "are") missing."
    }
  }
}
