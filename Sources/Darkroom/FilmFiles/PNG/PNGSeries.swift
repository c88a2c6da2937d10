/// What the PNG files of one film have in common, so that other programs take them for one film.
///
/// ffmpeg begins anew where the kind of pixels changes from frame to frame, and its `palettegen` forgets
/// what it has seen.
package struct PNGSeries: Hashable, Sendable {
  /// Whether all pixels have an alpha, or none has.
  package let hasAlpha: Bool
  /// How large the pictures are shown.
  ///
  /// *Units*: pixels a point of 1/72 inch.
  package let scale: Double

  /// Names what files have in common.
  package init(hasAlpha: Bool, scale: Double) {
    (self.hasAlpha, self.scale) = (hasAlpha, scale)
  }

  /// What a file says of its colours and of its size, behind its head.
  ///
  /// Source: W3C, Portable Network Graphics, 11.3.2.5 and 11.3.4.3.
  var chunks: [UInt8] {
    let density = PNGChunks.number(Int((scale * Self.pointsAMetre).rounded()))
    let (perceptual, metre): (UInt8, UInt8) = (0, 1)
    return PNGChunks.chunk("sRGB", [perceptual])
      + PNGChunks.chunk("pHYs", density + density + [metre])
  }

  private static let pointsAMetre = 72 / 0.0254
}
