import Files
import Staging

extension ReferenceStore {
  /// What the name of a reference says.
  package enum Name: Hashable {
    case known(scene: String, Scene.Setting)
    /// A setting that this version does not know, of a later one or made by hand.
    case unknown(scene: String, word: String)

    /// Reads the name of a reference's folder.
    package init(_ name: String) {
      guard let (scene, words) = Scene.Setting.parts(of: name) else {
        self = .known(scene: name, Scene.Setting())
        return
      }
      do throws(Scene.Setting.UnknownSetting) {
        let setting = try Scene.Setting(words)
        // Each setting has one name.
        self =
          setting.words == words
          ? .known(scene: scene, setting)
          : .unknown(scene: scene, word: words.joined(separator: ","))
      } catch {
        self = .unknown(scene: scene, word: error.word)
      }
    }

    /// The name of the scene.
    package var scene: String {
      switch self {
      case .known(let scene, _), .unknown(let scene, _): scene
      }
    }
  }

  /// The settings of each scene of which there are references here.
  ///
  /// - Returns: the settings by the names of the scenes, each in a fixed order.
  /// - Throws: `ReferenceError.file` when the folder cannot be read.
  package func settings() throws(ReferenceError) -> [String: [Scene.Setting]] {
    var settings: [String: [Scene.Setting]] = [:]
    for name in try orphans(among: []) {
      guard case .known(let scene, let setting) = Name(name) else { continue }
      settings[scene, default: []].append(setting)
    }
    return settings.mapValues(\.eachOnce)
  }
}
