import Geometry

/// A blurred copy of the opaque parts of a drawing, in one colour and moved.
///
/// *Units*: points of the space in which it is blurred, that of the drawing.
package struct Shadow: Hashable, Sendable {
  /// The one colour of the shadow; its alpha scales the opacity of the blurred silhouette.
  package var color: Color
  /// The standard deviation of the blur.
  package var blur: Double
  /// How far the shadow stands from the drawing; +x is right and +y is down.
  package var offset: CGVector

  /// Makes a shadow in one colour, from the standard deviation of its blur and its offset.
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

  /// Makes a filter; with the default `saturation` it only blurs.
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

  /// Makes a filter that changes the saturation first and lays the tint over the result.
  package init(saturation: Double, tint: Color) {
    self.saturation = saturation
    self.tint = tint
  }
}
