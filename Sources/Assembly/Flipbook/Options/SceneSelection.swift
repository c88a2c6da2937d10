import ArgumentParser
import Compiling
import Staging
import Streams
import Wording

/// Finds scenes by what was typed.
struct SceneSelection {
  let scenes: [Scene]
  /// What `--scene` gave, for the scenes of Swift files.
  var chosen: [String] = []

  /// Returns the names among words, in which Swift files stand for themselves.
  private func names(among words: [String]) -> [String] {
    guard let environment = SourceRunEnvironment.ofThisProcess else { return words }
    // From behind a wall, the folder that was named may not be seen.
    return words.filter { !environment.words.contains($0) && !SourceFiles.isSource($0) } + chosen
  }

  /// Returns the scene with that name.
  ///
  /// - Throws: `ValidationError` with the nearest names when there is none.
  func scene(named name: String) throws -> Scene {
    if let scene = scenes.first(where: { $0.name == name }) { return scene }
    let word = try ReferenceWord(name, among: scenes)
    if let setting = word.setting {
      throw ValidationError(
        "“\(name)” is a reference. Name its scene, “\(word.scene)”, with"
          + " \(ShellWords.line(setting.options)).")
    }
    let advice = nearestNamesAsked(
      for: name, among: scenes.map(\.name), otherwise: "`\(Self.listing)` shows all.")
    throw ValidationError("There is no scene “\(name)”. \(advice)")
  }

  /// The command that lists the scenes.
  private static var listing: String {
    SourceRunEnvironment.ofThisProcess == nil
      ? ShellWords.line([Program.name, "list"]) : ShellCommand(["list"]).text
  }

  /// Returns the scenes with these names, or all of them, in the gallery's order and each once.
  ///
  /// - Throws: `ValidationError` when neither or both were asked for, or a name is unknown.
  func scenes(named words: [String], all: Bool) throws -> [Scene] {
    if SourceRunEnvironment.ofThisProcess != nil {
      return try scenesOfFiles(named: names(among: words), all: all)
    }
    let names = words
    guard all != !names.isEmpty else {
      throw ValidationError(
        all
          ? "Name some scenes or give --all, not both."
          : "Name one scene or more, or give --all. `\(Self.listing)` shows their names.")
    }
    let wanted = try names.map { try scene(named: $0).name }
    return all ? scenes : scenes.filter { wanted.contains($0.name) }
  }

  /// Returns the one scene that words name.
  ///
  /// - Throws: `ValidationError` when they name several, or one that is unknown.
  func scene(among words: [String]) throws -> Scene {
    if SourceRunEnvironment.ofThisProcess != nil {
      let found = try scenes(named: words, all: false)
      guard found.count == 1 else { throw Self.refusal(of: found) }
      return found[0]
    }
    guard words.count == 1 else {
      throw ValidationError("Give one scene, not \(words.count).")
    }
    return try scene(named: words[0])
  }

  /// Returns the scenes of Swift files.
  private func scenesOfFiles(named names: [String], all: Bool) throws -> [Scene] {
    guard !all || names.isEmpty else {
      throw ValidationError("Give --scene or --all, not both.")
    }
    let wanted = try names.map { try scene(named: $0).name }
    var found = all || names.isEmpty ? scenes : scenes.filter { wanted.contains($0.name) }
    let first = found.filter { !$0.isMadeByOthers }
    if !all, names.isEmpty, first.count == 1 { found = first }
    guard all || !names.isEmpty || found.count < 2 else { throw Self.refusal(of: found) }
    return found
  }

  private static func refusal(of scenes: [Scene]) -> ValidationError {
    guard !scenes.isEmpty else {
      return ValidationError(
        "There is no scene in it. Give files with a scene, a preview, a controller or a view.")
    }
    return ValidationError(
      "There are \(scenes.count) scenes in it: \(Words.list(scenes.map(\.name))). Name one with"
        + " --scene.")
  }
}
