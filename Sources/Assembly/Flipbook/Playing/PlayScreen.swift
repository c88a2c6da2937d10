import Foundation
import Pixels
import Staging

/// What pages show of a scene.
struct PlayScreen: Sendable {
  let name: String
  let sentence: String
  /// The size of the screen, in points.
  let size: CGSize
  /// Pixels a point.
  let scale: Double

  init(_ scene: Scene, scale: Double) {
    (name, sentence, size) = (scene.name, scene.sentence, scene.screen.size)
    self.scale = scale
  }

  /// Returns what a page is told first, when its pictures have that size in pixels.
  func words(_ pixels: PixelSize) -> String {
    Self.text(
      Words(
        name: name, sentence: sentence, width: size.width, height: size.height,
        pixelsWide: pixels.width, pixelsHigh: pixels.height))
  }

  /// Returns what a page is told of a trouble of its own.
  static func trouble(_ sentence: String) -> String { text(["trouble": sentence]) }

  private struct Words: Encodable {
    let name: String
    let sentence: String
    let width: Double
    let height: Double
    let pixelsWide: Int
    let pixelsHigh: Int
  }

  private static func text(_ value: some Encodable) -> String {
    do {
      return String(decoding: try JSONEncoder().encode(value), as: UTF8.self)
    } catch {
      preconditionFailure("numbers and letters are always JSON: \(error)")
    }
  }
}
