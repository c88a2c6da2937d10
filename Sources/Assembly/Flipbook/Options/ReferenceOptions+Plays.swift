import ArgumentParser
import Compiling
import Files
import Filming
import References
import Staging
import Wording

extension ReferenceOptions {
  /// The scenes that a command plays, in the settings that were asked for.
  struct Plays {
    /// The scenes, each once, in the gallery's order.
    var scenes: [Scene] = []
    /// The scenes as they are shown, a setting after the other.
    var shown: [Scene] = []
    /// The settings of each scene without options: its own, and those that were recorded.
    fileprivate(set) var usual: [String: [Scene.Setting]] = [:]

    /// Returns true for a scene that is played in more than one setting.
    func isInSeveralSettings(_ scene: Scene) -> Bool {
      shown.count { $0.name == scene.name } > 1
    }

    /// Returns which of the plays shows a scene so.
    func index(of scene: Scene) -> Int {
      shown.firstIndex { $0.title == scene.title } ?? shown.count
    }

    /// Returns the names of the references that a scene's own name stands for.
    func usualNames(of scene: Scene) -> [String] {
      (usual[scene.name] ?? []).map { $0.referenceName(of: scene.name) }
    }

    /// Returns the plays of one of several equal shares of the scenes.
    ///
    /// The scenes of Swift files begin with a share that depends on the files, so that many files of one
    /// scene are shared, too.
    func share(_ share: Shard) -> Plays {
      let words = SourceRunEnvironment.ofThisProcess?.words ?? []
      let first = words.isEmpty ? 0 : Checksum.of(Array(words.joined(separator: "\n").utf8))
      var plays = self
      plays.scenes = share.scenes(among: scenes, from: Int(first % UInt64(share.count)))
      let names = Set(plays.scenes.map(\.name))
      plays.shown = shown.filter { names.contains($0.name) }
      return plays
    }

    /// Returns the names that a command takes for some of the plays, as few as say it.
    ///
    /// - Parameter shown: the scenes as they are shown.
    /// - Returns: names of scenes, and of single references.
    func names(of shown: [Scene]) -> [String] {
      scenes.flatMap { scene in
        let settings = shown.filter { $0.name == scene.name }.map(\.setting)
        if settings.isEmpty { return [String]() }
        return settings == usual[scene.name]
          ? [scene.name] : settings.map { $0.referenceName(of: scene.name) }
      }
    }
  }

  /// Finds the scenes that were asked for, by their names or those of references.
  ///
  /// - Parameters:
  ///   - gallery: the scenes that there are.
  ///   - chosen: what `--scene` gave.
  ///   - settings: the settings that options gave.
  ///   - takesRecorded: whether such a setting stands for all that were recorded and have it, where there
  ///     are some.
  /// - Returns: the plays, in the gallery's order.
  /// - Throws: `ValidationError` when a name is unknown, `ReferenceError`.
  func plays(
    from gallery: [Scene], _ chosen: [String] = [], in settings: SettingOptions, takesRecorded: Bool
  ) throws -> Plays {
    // In a program of Swift files the words are these, and scenes are named by options.
    let isOfFiles = SourceRunEnvironment.ofThisProcess != nil
    let typed = isOfFiles ? chosen : scenes
    if !isOfFiles { try typed.forEach { try checkReference($0, among: gallery) } }
    let names = try typed.map { try ReferenceWord($0, among: gallery) }
    var plays = Plays()
    plays.scenes = try SceneSelection(
      scenes: gallery, chosen: isOfFiles ? names.map(\.scene) : chosen
    ).scenes(named: isOfFiles ? scenes : names.map(\.scene), all: names.isEmpty)
    let recorded = try place.store.settings()
    for scene in plays.scenes {
      let known = recorded[scene.name] ?? []
      let usual = (scene.settings + known).eachOnce
      plays.usual[scene.name] = usual.isEmpty ? [Scene.Setting()] : usual
      let words = names.filter { $0.scene == scene.name }
      let exact = words.compactMap(\.setting)
      var wanted = exact
      if let asked = settings.asked {
        if let word = words.first(where: { $0.setting != nil }) {
          throw ValidationError(
            "“\(word.text)” names its setting. Leave that out, or --appearance, --device, --size,"
              + " --orientation and --content-size.")
        }
        wanted = asked.flatMap { one in
          let some = takesRecorded ? known.filter { $0.includes(one) } : []
          return some.isEmpty ? [one] : some
        }
      } else if exact.isEmpty || exact.count < words.count {
        wanted += plays.usual[scene.name] ?? []
      }
      plays.shown += wanted.eachOnce.map(scene.shown)
    }
    return plays
  }
}

extension ReferenceOptions {
  /// Refuses the name of a reference whose scene stands in Swift files, and says how it is named.
  ///
  /// - Throws: `ValidationError` with the words that do, `ReferenceError`.
  private func checkReference(_ word: String, among gallery: [Scene]) throws {
    guard !gallery.contains(where: { $0.name == word }),
      !ReferenceWord.namesReference(word, among: gallery)
    else { return }
    let survey = try ReferenceSurvey(store: place.store, scenes: gallery.map(\.name))
    let scene = ReferenceStore.Name(word).scene
    guard let files = survey.files(of: scene) else { return }
    let verify = ShellCommand(
      ["verify"] + ShellCommand.option("--scene", word), place: place.references,
      words: files)
    throw ValidationError(
      "“\(word)” is a reference of a scene in \(Words.list(files)). Name the files and the"
        + " reference, as in: \(verify.text)")
  }
}

/// A word that names a scene, or a reference of one: `flick`, `flick,dark,iphone-se`.
struct ReferenceWord: Hashable {
  let text: String
  /// The name of the scene, or the whole word where it is none's.
  let scene: String
  /// The setting; `nil` for a word that names the scene alone.
  let setting: Scene.Setting?

  /// Reads a word.
  ///
  /// - Throws: `ValidationError` where a setting of a scene is unknown.
  init(_ text: String, among scenes: [Scene]) throws(ValidationError) {
    self.text = text
    guard let (name, words) = Self.parts(of: text, among: scenes) else {
      (scene, setting) = (text, nil)
      return
    }
    do throws(Scene.Setting.UnknownSetting) {
      (scene, setting) = (name, try Scene.Setting(words))
    } catch {
      throw ValidationError(
        "“\(text)” names no setting: “\(error.word)” is no appearance, device, size of a screen, orientation"
          + " or size of text, or stands beside another one. Give some, as in \(name),dark,iphone-se."
      )
    }
  }

  /// Returns true for a word that names a reference of a scene, and not one that begins like one.
  static func namesReference(_ word: String, among scenes: [Scene]) -> Bool {
    guard let parts = parts(of: word, among: scenes) else { return false }
    return (try? Scene.Setting(parts.words)) != nil
  }

  private static func parts(
    of word: String, among scenes: [Scene]
  ) -> (scene: String, words: [String])? {
    Scene.Setting.parts(of: word).flatMap { parts in
      scenes.contains { $0.name == parts.scene } ? parts : nil
    }
  }
}
