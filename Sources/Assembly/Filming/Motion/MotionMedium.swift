import FilmFiles

/// A file that holds the motion of a scene.
package struct MotionMedium: Hashable, Sendable {
  /// Where the file is written.
  package let path: String
  /// The format, which says what of the motion the file can hold.
  package let format: MotionFormat
  /// How large it is shown, in pixels a point.
  package let scale: Double
  /// How often it plays; nil for ever.
  package let plays: Int?
  /// What is behind everything.
  package let ground: Ground
  /// What is drawn over its pictures.
  package let overlay: FilmOverlay

  /// Makes a file that shows the motion at a scale in pixels a point.
  package init(
    path: String, format: MotionFormat, scale: Double, plays: Int?, ground: Ground,
    overlay: FilmOverlay
  ) {
    (self.path, self.format, self.scale) = (path, format, scale)
    (self.plays, self.ground, self.overlay) = (plays, ground, overlay)
  }
}
