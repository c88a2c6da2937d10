import Flipbook
import SceneCatalog

@main
struct FlipbookCommand: Gallery {
  static let scenes = SceneCatalog.scenes
}
