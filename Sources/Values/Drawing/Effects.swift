import Geometry

/// A blurred copy of the opaque parts of a drawing, in one colour and moved.
///
/// *Units*: points of the space in which it is blurred, that of the drawing.
package struct Shadow: Hashable, Sendable {
  package var color: Color
  /// The standard deviation of the blur.
  package var blur: Double
  package var offset: CGVector

  package init(color: Color, blur: Double, offset: CGVector) {
    self.color = color
    self.blur = blur
    self.offset = offset
  }
}

/// A filter for what was drawn before: blurred, and its colours made stronger or weaker.
package struct Backdrop: Hashable, Sendable {
  /// The standard deviation of the blur.
  ///
  /// *Units*: points of the display list.
  package var blur: Double
  /// The factor by which colours move away from gray: 0 makes all gray, 1 changes nothing.
  ///
  /// No unit.
  package var saturation: Double

  package init(blur: Double, saturation: Double = 1) {
    self.blur = blur
    self.saturation = saturation
  }
}

/// A filter for what was drawn before, seen through a drawing: colours made stronger or weaker, and
/// mixed with one.
package struct Vibrancy: Hashable, Sendable {
  /// The factor by which colours move away from gray: 0 makes all gray, 1 changes nothing.
  ///
  /// No unit.
  package var saturation: Double
  /// The colour that is laid over; its alpha is its share.
  package var tint: Color

  package init(saturation: Double, tint: Color) {
    self.saturation = saturation
    self.tint = tint
  }
}
