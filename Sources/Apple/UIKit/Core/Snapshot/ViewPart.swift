import Fingerprints
import Geometry

/// A view without a name, or a layer that belongs to no view, in a view with a name.
package struct ViewPart: Hashable, Sendable {
  /// The name of the type, such as `UILabel`; of one that apps do not know, that of what it is made of.
  package let kind: String
  /// How it lies in the view with a name, or on the screen, as if nothing were tilted.
  package let stance: LayerStance
  /// The size of its bounds, or of its path where it is a shape without a size.
  ///
  /// *Units*: points.
  package let size: CGSize
  /// Its opacity, 0...1.
  package let opacity: Double
  /// What is written in it, where it is a view for text, or what it stands at, where it is a control.
  package let text: String?
  /// What it paints itself and how it lies there.
  package let mark: Fingerprint
}

extension UIView {
  /// The views without a name in this view, up to the next ones with a name, and layers without a view.
  ///
  /// *Shape*: as they are painted, those behind others first; without what is hidden.
  package var partsWithoutName: [ViewPart] {
    var parts: [ViewPart] = []
    layer.collectParts(in: .identity, into: &parts)
    return parts
  }
}

extension Runtime {
  /// The views and layers that are in no view with a name, in all windows.
  ///
  /// *Shape*: as they are painted, those behind others first; without what is hidden.
  package var partsOutsideOfNames: [ViewPart] {
    var parts: [ViewPart] = []
    for window in windows { window.layer.collectPart(in: nil, through: .identity, into: &parts) }
    return parts
  }
}

extension CALayer {
  fileprivate func collectParts(in map: CGAffineTransform, into parts: inout [ViewPart]) {
    // The copies of a replicator are painted as its own.
    guard !(self is CAReplicatorLayer) else { return }
    for child in childrenAsSeen { child.collectPart(in: self, through: map, into: &parts) }
  }

  fileprivate func collectPart(
    in outer: CALayer?, through map: CGAffineTransform, into parts: inout [ViewPart]
  ) {
    guard view?.givenName == nil else { return }
    let seen = presentation() ?? self
    guard !seen.isHidden, seen.alpha > 0 else { return }
    let place =
      outer == nil ? map : seen.transformToSuperlayer.concatenating(map)
    var mark = ownPaint
    for number in [place.a, place.b, place.c, place.d, place.tx, place.ty, seen.alpha] {
      mark.combine(Double(number))
    }
    if let tilt = seen.tilt(in: outer.map { $0.presentation() ?? $0 }) { mark.combine(tilt) }
    if let name = seen.blendName { mark.combine(name) }
    if !seen.allowsGroupOpacity, seen.alpha < 1 { mark.combine(false) }
    let box = seen.boundsAsSeen
    parts.append(
      ViewPart(
        kind: ViewKinds.publicName(of: type(of: view ?? self)),
        stance: LayerStance(of: box, through: place), size: box.size,
        opacity: Double(seen.alpha), text: view?.partText, mark: mark))
    collectParts(in: place, into: &parts)
  }
}

extension UIView {
  fileprivate var partText: String? {
    (self as? UILabel)?.text ?? (self as? UITextView)?.text ?? controlValue
  }
}

extension CALayer {
  /// The bounds; of a shape without a size those of its path, which is all that is seen of it.
  ///
  /// *Units*: points. *Space*: its own.
  fileprivate var boundsAsSeen: CGRect {
    guard bounds.isEmpty, let path = (self as? CAShapeLayer)?.path, !path.isEmpty else {
      return bounds
    }
    return path.boundingBox
  }
}
