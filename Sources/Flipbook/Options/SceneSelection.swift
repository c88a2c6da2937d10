import ArgumentParser
import Staging
import Streams

/// Finds scenes by what was typed.
struct SceneSelection {
  let scenes: [Scene]

  /// Returns the scene with that name.
  ///
  /// - Throws: `ValidationError` with the nearest names when there is none.
  func scene(named name: String) throws -> Scene {
    if let scene = scenes.first(where: { $0.name == name }) { return scene }
    let advice = nearestNamesAsked(
      for: name, among: scenes.map(\.name), otherwise: "`\(Program.name) list` shows all.")
    throw ValidationError("There is no scene “\(name)”. \(advice)")
  }

  /// Returns the scenes with these names, or all of them, in the gallery's order and each once.
  ///
  /// - Throws: `ValidationError` when neither or both were asked for, or a name is unknown.
  func scenes(named names: [String], all: Bool) throws -> [Scene] {
    guard all != !names.isEmpty else {
      throw ValidationError(
        all
          ? "Name some scenes or give --all, not both."
          : "Name one scene or more, or give --all. `\(Program.name) list` shows their names.")
    }
    let wanted = try names.map { try scene(named: $0).name }
    return all ? scenes : scenes.filter { wanted.contains($0.name) }
  }
}
