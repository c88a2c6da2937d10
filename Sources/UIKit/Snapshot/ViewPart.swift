import Fingerprints
import Geometry

/// A view without a name, or a layer that belongs to no view, in a view with a name.
package struct ViewPart: Hashable, Sendable {
  /// The name of the type, such as `UILabel`.
  package let kind: String
  /// The smallest upright rectangle around it.
  ///
  /// *Units*: points. *Space*: that of the view with a name, or the screen's.
  package let box: CGRect
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
    guard view?.accessibilityIdentifier == nil else { return }
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
    parts.append(
      ViewPart(
        kind: TypeNames.name(of: view.map { type(of: $0) } ?? type(of: self)),
        box: seen.bounds.applying(place), mark: mark))
    collectParts(in: place, into: &parts)
  }
}

/// The names of types, which take long to find.
@MainActor
private enum TypeNames {
  private static var known: [ObjectIdentifier: String] = [:]

  static func name(of type: any AnyObject.Type) -> String {
    if let name = known[ObjectIdentifier(type)] { return name }
    let name = String(describing: type)
    known[ObjectIdentifier(type)] = name
    return name
  }
}
