import Drawing
import Geometry

/// The place of a layer in its superlayer: the transform from its own space to the superlayer's.
enum LayerPlace {
  case flat(CGAffineTransform)
  case tilted(Projection)

  /// Finds the place of a layer; `nil` when its edge is seen, or its back and it is not
  /// double-sided.
  @MainActor
  init?(of layer: CALayer, in superlayer: CALayer?) {
    let outer = superlayer?.sublayerTransform ?? CATransform3DIdentity
    if layer.transform.isAffine, outer == CATransform3DIdentity {
      let map = layer.transformToSuperlayer
      let isFront = (map.a * map.d > map.b * map.c) != layer.isGeometryFlipped
      guard layer.isDoubleSided || isFront else { return nil }
      self = .flat(map)
      return
    }
    let map = Self.map(of: layer, in: superlayer)
    let seesBack = layer.isDoubleSided || layer.isGeometryFlipped
    guard let place = LayerPlace(map, isDoubleSided: seesBack) else { return nil }
    self = place
  }

  /// Returns the transform from a layer's own space to its superlayer's, in space.
  @MainActor
  static func map(of layer: CALayer, in superlayer: CALayer?) -> CATransform3D {
    let outer = superlayer?.sublayerTransform ?? CATransform3DIdentity
    let anchor = layer.anchorInBounds
    var map = CATransform3DMakeTranslation(-anchor.x, -anchor.y, -layer.anchorPointZ)
      .concatenating(layer.transform)
      .concatenating(
        CATransform3DMakeTranslation(layer.position.x, layer.position.y, layer.zPosition))
    if layer.isGeometryFlipped { map = CATransform3D(layer.flip).concatenating(map) }
    if let superlayer, outer != CATransform3DIdentity {
      let middle = superlayer.anchorInBounds
      map = map.concatenating(CATransform3DMakeTranslation(-middle.x, -middle.y, 0))
        .concatenating(outer)
        .concatenating(CATransform3DMakeTranslation(middle.x, middle.y, 0))
    }
    return map
  }

  /// Makes the place of a transform in space; `nil` where an edge is seen, or a back that is not to
  /// be seen.
  init?(_ map: CATransform3D, isDoubleSided: Bool) {
    let projection = Projection(
      m11: map.m11, m12: map.m12, m13: map.m14, m21: map.m21, m22: map.m22, m23: map.m24,
      m31: map.m41, m32: map.m42, m33: map.m44)
    guard isDoubleSided || projection.determinant > 0 else { return nil }
    guard map.m14 == 0, map.m24 == 0, map.m44 > 0 else {
      self = .tilted(projection)
      return
    }
    let w = map.m44
    self = .flat(
      CGAffineTransform(
        a: map.m11 / w, b: map.m12 / w, c: map.m21 / w, d: map.m22 / w, tx: map.m41 / w,
        ty: map.m42 / w))
  }
}

extension CALayer {
  /// A rectangle around all that the layer and its sublayers show.
  ///
  /// *Space*: the layer's own.
  var shownBox: CGRect {
    var box = bounds.isEmpty ? CGRect.null : bounds.standardized
    if let shape = self as? CAShapeLayer, let path = shape.path {
      let reach = shape.strokeStyle.reach
      box = box.union(path.boundingBox.insetBy(dx: -reach, dy: -reach))
    }
    if !masksToBounds {
      for child in children where !child.isHidden {
        let shown = child.presentation() ?? child
        let inner = shown.shownBox
        if !inner.isNull { box = box.union(inner.applying(shown.transformToSuperlayer)) }
      }
    }
    guard shadowOpacity > 0, !box.isNull else { return box }
    let shadow = box.offsetBy(dx: shadowOffset.width, dy: shadowOffset.height)
    let reach = 3 * shadowRadius + 1
    return box.union(shadow.insetBy(dx: -reach, dy: -reach))
  }
}
