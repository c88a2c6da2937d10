import Drawing
import FilmFiles
import Geometry
import Pixels
import Rasterizer
import UIKit

extension ImageDevelopment {
  /// Lets scenes ask for the bytes of their images, which are drawn as the frames of films are.
  static func beginInDarkroom() {
    develop(
      in: Lab(
        pixels: { list, width, height in
          let size = CGSize(width: Double(width), height: Double(height))
          return try? Rasterizer(size: size, scale: 1, background: nil).frame(of: list).pixels
        },
        png: { pixels, width, height in
          let frame = Frame(size: PixelSize(width: width, height: height), pixels: pixels)
          return try? PNGEncoder().bytes(of: frame)
        }))
  }
}
