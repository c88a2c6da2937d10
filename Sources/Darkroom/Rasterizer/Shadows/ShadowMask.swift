import CCairo
import CPixels
import Drawing
import Geometry

/// The blurred silhouette of a drawing, in the drawing's own space.
///
/// It is made once for a drawing, a blur and a density, and placed wherever the drawing stands.
struct ShadowMask: Sendable {
  /// Samples a point.
  private let density: Double
  /// The place of the first sample.
  ///
  /// *Units*: samples.
  private let (left, top): (Int, Int)
  private let (width, height): (Int, Int)
  /// How opaque the silhouette is, in units of 1 / `GaussianBlur.precision` of a level.
  ///
  /// *Shape*: rows from the top, with a margin of one clear sample on all sides.
  private let levels: [UInt16]

  /// How many bytes it takes.
  var byteCount: Int { levels.count * MemoryLayout<UInt16>.stride }

  /// Drawings with more samples are blurred anew wherever they are shown.
  static let mostSamples = 2_097_152

  /// Draws and blurs a silhouette; `nil` where it is too large or its extent is not known.
  ///
  /// - Parameters:
  ///   - content: what casts the shadow.
  ///   - deviation: the standard deviation of the blur, in points.
  ///   - density: samples a point.
  ///   - shelf: keeps the shadows that are cast within `content`.
  /// - Throws: `RasterizerError` where a command cannot be drawn.
  init?(
    of content: DisplayList, deviation: Double, density: Double, shelf: ShadowShelf
  ) throws(RasterizerError) {
    guard let part = Self.part(of: content, deviation: deviation, density: density) else {
      return nil
    }
    self.density = density
    (left, top) = (Int(part.minX), Int(part.minY))
    (width, height) = (Int(part.width), Int(part.height))
    guard width > 0, height > 0 else {
      levels = []
      return
    }
    let canvas = try Canvas(part: part, scale: density, format: CAIRO_FORMAT_A8, shelf: shelf)
    try canvas.draw(content)
    try canvas.finish()
    var levels = canvas.opacities()
    GaussianBlur(deviation: deviation * density).apply(
      to: &levels, width: width, height: height, channels: 1, clamped: false)
    self.levels = levels
  }

  /// Finds the samples that the shadow of a drawing has, with a clear margin.
  ///
  /// - Returns: whole samples; `nil` for too many or an unknown number.
  private static func part(
    of content: DisplayList, deviation: Double, density: Double
  ) -> CGRect? {
    guard let bounds = content.bounds(scale: density) else { return nil }
    guard !bounds.isNull else { return .zero }
    let margin = CGFloat(GaussianBlur(deviation: deviation * density).reach + 2)
    let part = bounds.insetBy(dx: -margin, dy: -margin).integral
    let limit = Double(Rasterizer.longestSide)
    guard part.isFinite, part.isWithin(Canvas.reach), part.width <= limit, part.height <= limit,
      part.width * part.height <= Double(mostSamples)
    else { return nil }
    return part
  }

  /// Finds the opacity of each pixel of a part of the picture.
  ///
  /// The pixel's centre is looked up in whole numbers, so that it has the same opacity whatever the
  /// part, and between samples the four around it are mixed.
  ///
  /// - Parameters:
  ///   - part: whole pixels of the picture.
  ///   - map: from pixels of the picture to points of the drawing.
  ///   - hidden: points of the drawing whose pixels nobody sees, and which are left out; nil for none.
  ///   - row: returns where the opacities of a row of the part go.
  func place(
    in part: CGRect, by map: CGAffineTransform, hidden: CGRect?,
    into row: (Int) -> UnsafeMutablePointer<UInt8>
  ) {
    guard !levels.isEmpty, let walk = MaskWalk(map, density: density, left: left, top: top) else {
      return
    }
    let cover = hidden.map { walk.window(of: $0, density: density, left: left, top: top) }
    let all = MaskWalk.Window(u: 0..<walk.fixed(width - 1), v: 0..<walk.fixed(height - 1))
    let (first, count) = (Int64(part.minX), Int64(part.width))
    levels.withUnsafeBufferPointer { levels in
      for y in 0..<Int(part.height) {
        let target = row(y)
        let start = walk.place(column: first, row: Int64(part.minY) + Int64(y))
        let seen = walk.steps(from: start, in: all, count: count)
        guard !seen.isEmpty else { continue }
        let gap = cover.map { walk.steps(from: start, in: $0, count: count).clamped(to: seen) }
        let runs =
          gap.map {
            $0.isEmpty
              ? [seen] : [seen.lowerBound..<$0.lowerBound, $0.upperBound..<seen.upperBound]
          }
          ?? [seen]
        for run in runs where !run.isEmpty {
          let walk = sample_walk(
            u: start.u + run.lowerBound * walk.across.u,
            v: start.v + run.lowerBound * walk.across.v, across_u: walk.across.u,
            across_v: walk.across.v)
          sample_levels_find(
            levels.baseAddress, width, walk, run.count, target + Int(run.lowerBound))
        }
      }
    }
  }
}
