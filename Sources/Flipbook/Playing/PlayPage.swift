import Foundation
import Staging

/// The page on which a scene is played.
enum PlayPage {
  /// Returns the page of a scene; it needs nothing else but its connection.
  static func text(of scene: Scene) -> String {
    let parts = [
      "{style}": text(PackageResources.play_css), "{script}": text(PackageResources.play_js),
      "{name}": escaped(scene.name),
      "{sentence}": escaped(scene.sentence.isEmpty ? scene.name : scene.sentence),
    ]
    var page = text(PackageResources.play_html)
    for name in parts.keys.sorted() { page = page.replacing(name, with: parts[name] ?? "") }
    return page
  }

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("\"", with: "&quot;")
  }
}
