import Drawing
import FilmFiles
import Filming
import Foundation
import Rasterizer
import SVG

/// The formats of a plot.
enum PlotFormat: String, PlaceFormat {
  case svg, png

  var ending: String? { rawValue }

  static var ofStandardOutput: PlotFormat { .svg }

  /// Returns the file of a plot.
  ///
  /// - Parameters:
  ///   - list: the plot.
  ///   - size: its size, in points.
  ///   - scale: pixels a point of a PNG.
  /// - Returns: the contents of the file.
  /// - Throws: `RasterizerError` and `FilmFileError` where it cannot be drawn.
  func contents(of list: DisplayList, size: CGSize, scale: Double = 2) throws -> Data {
    switch self {
    case .svg: return Data(try SVGDocument(list, size: size).text.utf8)
    case .png:
      let rasterizer = Rasterizer(size: size, scale: scale)
      return Data(try PNGEncoder(.small).bytes(of: rasterizer.frame(of: list)))
    }
  }
}
