import FilmFiles
import References

/// What has changed between a commit and the files as they are.
struct ProofOutcome: Hashable, Encodable {
  struct Base: Hashable, Encodable {
    /// What the user called it.
    let name: String
    /// The number of the commit.
    let commit: String
  }

  let base: Base
  /// *Shape*: in the order of the scenes here, then those that are gone.
  var scenes: [ProofScene] = []

  /// The scenes that could not be played on one side or on both.
  var failed: [String] { scenes.filter { $0.state == .failed }.map(\.title) }
  var isSame: Bool { scenes.allSatisfy { $0.state == .same } }

  /// What has become of each scene in all its appearances: where these differ, it could not be played in one,
  /// or else it differs.
  ///
  /// *Shape*: in the order of the scenes.
  var states: [ProofScene.State] {
    var names: [String] = []
    for scene in scenes where !names.contains(scene.name) { names.append(scene.name) }
    return names.map { name in
      let states = Set(scenes.filter { $0.name == name }.map(\.state))
      return states.contains(.failed) ? .failed : states.count == 1 ? states.first : nil
    }.map { $0 ?? .differs }
  }

  /// Returns the scenes in a state.
  func scenes(_ state: ProofScene.State) -> [ProofScene] { scenes.filter { $0.state == state } }

  enum CodingKeys: String, CodingKey { case base, isSame, scenes }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(base, forKey: .base)
    try container.encode(isSame, forKey: .isSame)
    try container.encode(scenes, forKey: .scenes)
  }
}

/// What has become of a scene.
struct ProofScene: Hashable, Encodable {
  enum State: String, Hashable, Encodable {
    case same, differs, new, gone
    /// It could not be played on one side, or on both.
    case failed
  }

  /// A film of both sides.
  struct Film: Hashable, Encodable {
    /// Its name in the folder.
    let file: String
    /// *Units*: pixels.
    let width: Int
    let height: Int
    let bytes: Int
    /// The quality that was given up to make it small enough, in words; `nil` for none.
    var givenUp: String?
    /// Why it is no SVG though one was asked for, in words; `nil` where it is what was asked for.
    var insteadOfSVG: String?
  }

  let name: String
  /// The appearance; `nil` where none was asked for.
  let appearance: String?
  /// What the scene shows.
  let sentence: String
  var state: State
  /// How it differs; `nil` where that cannot be said.
  var verdict: FilmVerdict?
  /// `nil` where there is nothing to see, or where no film could be made.
  var film: Film?
  /// Why there is no film of what differs; `nil` where there is one.
  var note: String?

  /// The scene, as one says it: `flick`, or `flick in dark`.
  var title: String { name + (appearance.map { " in \($0)" } ?? "") }
}
