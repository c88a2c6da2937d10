/// A colour in sRGB with straight alpha.
///
/// *Units*: 0...1 each.
package struct Color: Hashable, Sendable {
  /// The red part, encoded by the curve of sRGB; `pixel` cuts it to 0...1.
  package var red: Double
  /// The green part, encoded as the red one.
  package var green: Double
  /// The blue part, encoded as the red one.
  package var blue: Double
  /// The opacity, 0 for clear and 1 for opaque; the other parts are not multiplied by it.
  package var alpha: Double

  /// Makes a colour of its parts; opaque unless `alpha` says otherwise.
  package init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// The two ends of gray, both opaque.
  package static let black = Color(red: 0, green: 0, blue: 0)
  package static let white = Color(red: 1, green: 1, blue: 1)
}
