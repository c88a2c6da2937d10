import Foundation
import Markup
import Staging
import WebFiles
import Wording

/// The page on which a scene is played.
enum PlayPage {
  /// Returns the page of a scene; it needs nothing else but its connection.
  static func text(of scene: Scene) -> String {
    let parts = [
      "{style}": WebFiles.playStyle, "{script}": WebFiles.playScript,
      "{name}": XMLText.escaped(scene.name),
      "{captions}": captions(of: scene),
      "{sentence}": XMLText.escaped(scene.sentence.isEmpty ? scene.name : scene.sentence),
    ]
    var page = WebFiles.playPage
    for name in parts.keys.sorted() { page = page.replacing(name, with: parts[name] ?? "") }
    return page
  }

  /// Returns what the scene's film says; nothing for a scene without captions.
  private static func captions(of scene: Scene) -> String {
    guard !scene.captions.isEmpty else { return "" }
    let items = scene.captions.sorted { $0.start < $1.start }.map { caption in
      "<li><span>\(Words.exact(caption.start)) s</span> \(XMLText.escaped(caption.text))</li>\n"
    }
    return "<details id=\"captions\">\n<summary>What its film says</summary>\n<ol>\n"
      + "\(items.joined())</ol>\n</details>\n"
  }
}
