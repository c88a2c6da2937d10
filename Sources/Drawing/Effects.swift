import Geometry

/// What the opaque parts of a drawing cast behind themselves.
///
/// *Units*: points of the display list.
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

/// What is made of the picture behind something.
package struct Backdrop: Hashable, Sendable {
  /// The standard deviation of the blur. Units: points of the display list.
  package var blur: Double
  /// How far colours are moved away from gray: 1 leaves them. No unit.
  package var saturation: Double

  package init(blur: Double, saturation: Double = 1) {
    self.blur = blur
    self.saturation = saturation
  }
}
