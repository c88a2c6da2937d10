import UIKit

/// Returns how far a layer's transform moves it, in points.
@preconcurrency @MainActor
public func POPLayerGetTranslationXY(_ layer: CALayer!) -> CGPoint {
  pair(layer, "transform.translation.x", "transform.translation.y")
}

/// Moves a layer by its transform, in points; how it is scaled and turned stays.
@preconcurrency @MainActor
public func POPLayerSetTranslationXY(_ layer: CALayer!, _ translation: CGPoint) {
  set(layer, "transform.translation.x", translation.x)
  set(layer, "transform.translation.y", translation.y)
}

/// Returns by how much a layer's transform scales it.
@preconcurrency @MainActor
public func POPLayerGetScaleXY(_ layer: CALayer!) -> CGPoint {
  pair(layer, "transform.scale.x", "transform.scale.y")
}

/// Scales a layer by its transform, where 1 is the size of its bounds; how it is moved and turned
/// stays.
@preconcurrency @MainActor
public func POPLayerSetScaleXY(_ layer: CALayer!, _ scale: CGPoint) {
  set(layer, "transform.scale.x", scale.x)
  set(layer, "transform.scale.y", scale.y)
}

/// Returns by which angle a layer's transform turns it, in radians.
@preconcurrency @MainActor
public func POPLayerGetRotation(_ layer: CALayer!) -> CGFloat {
  part(layer, "transform.rotation.z")
}

/// Turns a layer in its plane by its transform, in radians; how it is moved and scaled stays.
@preconcurrency @MainActor
public func POPLayerSetRotation(_ layer: CALayer!, _ rotation: CGFloat) {
  set(layer, "transform.rotation.z", rotation)
}

@MainActor private func pair(_ layer: CALayer, _ x: String, _ y: String) -> CGPoint {
  CGPoint(x: part(layer, x), y: part(layer, y))
}

@MainActor private func part(_ layer: CALayer, _ path: String) -> CGFloat {
  PopValue.numbers(layer.value(forKeyPath: path))?.first ?? 0
}

@MainActor private func set(_ layer: CALayer, _ path: String, _ value: CGFloat) {
  layer.setValue(value, forKeyPath: path)
}
