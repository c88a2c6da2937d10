import Foundation
import Synchronization

/// The images and the asset catalogs that stand beside the Swift files of an app.
///
/// `flipbook` says where those files are that it films as they stand.
package enum AppFiles {
  /// The folders in which they are looked for: those that end with a `/` with all that is below, the
  /// others with their asset catalogs and their `Resources` alone.
  package static var folders: [String] {
    get { FoldersOfAnswers.all }
    set {
      FoldersOfAnswers.all = newValue
      state.withLock { $0 = State(folders: newValue) }
    }
  }

  /// Returns the file of an image that stands in no set of a catalog.
  ///
  /// - Parameter names: names of files without folders, the best first.
  /// - Returns: its path; `nil` where there is none of these names.
  static func path(ofAny names: [String]) -> String? {
    let images = state.withLock { $0.index.images }
    return names.lazy.compactMap { images[$0] }.first
  }

  /// The files of all images, one for each image; icons are left out.
  package static var pictures: [String] { state.withLock { $0.index.pictures } }

  /// Returns a set of an asset catalog by its kind and name; `nil` where there is none.
  static func set(_ kind: AssetSet.Kind, named name: String) -> AssetSet? {
    state.withLock { $0.index.sets[kind]?[name] }
  }

  /// The colour of the app's controls: the catalogs' `AccentColor`, else the system's blue.
  package static var accent: UIColor { state.withLock { $0.accent } }

  private struct State {
    var folders: [String] = []
    /// The images and sets in the folders, listed when one is asked for first.
    lazy var index = AppFileIndex(folders: folders)
    lazy var accent = index.sets[.color]?["AccentColor"].flatMap(UIColor.init) ?? .systemBlue
  }

  private static let state = Mutex(State())
}
