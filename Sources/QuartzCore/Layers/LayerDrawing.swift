import Geometry

/// What drawing code made of a layer, and the bounds that it drew for.
package struct LayerDrawing {
  var marks: [DrawnMark]
  var bounds: CGRect
  /// Whether marks are cut at the layer's bounds, wherever its gravity puts them.
  var isCut = true
}
