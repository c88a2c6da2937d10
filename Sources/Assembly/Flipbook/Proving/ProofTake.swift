import Files
import Foundation
import References
import Staging

/// What a process has made of one side of a change, in a folder: a record and a film of each scene.
struct ProofTake {
  /// The folder.
  let folder: String

  /// A scene that was played in one appearance.
  struct Scene: Hashable, Codable {
    let name: String
    /// What the scene shows.
    let sentence: String
    /// The appearance; `nil` where none was asked for.
    let appearance: String?
    /// The size of the screen.
    ///
    /// *Units*: points.
    let width: Double
    let height: Double
    /// Whether it could not be played.
    var hasFailed = false
  }

  private var list: String { "\(folder)/scenes.json" }

  /// The scenes that were there, in their order; `nil` where the process has made no list of them.
  ///
  /// - Throws: `FileError`, a decoder's error.
  func scenes() throws -> [Scene]? {
    guard Standing(at: list) == .file else { return nil }
    return try JSONDecoder().decode([Scene].self, from: Data(SourceFile.bytes(of: list)))
  }

  /// Writes the list of the scenes.
  ///
  /// - Throws: `FileError`, an encoder's error.
  func write(_ scenes: [Scene]) throws {
    try WholeFile.write(Array(try JSONEncoder().encode(scenes)), to: list, isDurable: false)
  }

  /// Returns where the records of an appearance are.
  func records(_ appearance: String?) -> ReferenceStore {
    ReferenceStore("\(folder)/records-\(appearance ?? Self.own)")
  }

  /// Returns where the film of a scene is: an APNG, or an SVG.
  func film(of name: String, _ appearance: String?, _ ending: String = "apng") -> String {
    "\(folder)/films-\(appearance ?? Self.own)/\(name).\(ending)"
  }

  /// All places at which something may be written, as patterns.
  var places: [String] {
    [Self.own, "light", "dark"].flatMap { (appearance: String) in
      ["apng", "svg"].map { film(of: "{scene}", appearance, $0) }
        + ["ledger", "motion", "looks", "causes", "events"].map {
          "\(folder)/records-\(appearance)/{scene}/\($0).tsv"
        }
    } + [list]
  }

  /// What stands for the appearance that a scene has itself.
  private static let own = "own"
}
