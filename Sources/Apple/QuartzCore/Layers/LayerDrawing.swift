import Geometry

/// Draws an image in a colour.
///
/// It is no bare function: of that, the compiler has two names in a class that old code may use from
/// anywhere.
package struct TintedImage: Sendable {
  let draw: @MainActor (CGColor) -> LayerDrawing

  /// Makes it of what draws the image in a colour.
  package init(_ draw: @escaping @MainActor (CGColor) -> LayerDrawing) { self.draw = draw }
}

/// What drawing code drew for a layer, and the bounds that it drew for.
package struct LayerDrawing {
  var marks: [DrawnMark]
  var bounds: CGRect
  /// Whether marks are clipped at the layer's bounds.
  var isCut = true
}
