import Geometry

/// What drawing code drew for a layer, and the bounds that it drew for.
package struct LayerDrawing {
  var marks: [DrawnMark]
  var bounds: CGRect
  /// Whether marks are clipped at the layer's bounds.
  var isCut = true
}
