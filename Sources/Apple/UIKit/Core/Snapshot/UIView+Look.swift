import Drawing
import Fingerprints
import Geometry

extension UIView {
  /// Returns what is seen now of the view itself; `partsWithoutName` tells of what is in it.
  ///
  /// - Parameters:
  ///   - below: the name of the view that was painted just before; see
  ///     `Runtime.snapshotWithNamedViews`.
  ///   - inside: the name of the nearest view with a name around it.
  ///   - isInHidden: whether a view around it is hidden.
  /// - Returns: the look.
  package func look(
    over below: String?, inside: String?, isInHidden: Bool = false
  ) -> ViewLook {
    let seen = LayerLook(of: layer, in: layer.superlayer.map { $0.presentation() ?? $0 })
    var look = ViewLook()
    look.add(.hidden, isHidden ? "yes" : isInHidden ? ViewLook.hiddenAround : nil)
    look.add(.background, seen.background?.inWords)
    look.add(.cornerRadius, seen.cornerRadius == 0 ? nil : "\(seen.cornerRadius)")
    // Corners without a radius have no curve.
    look.add(
      .cornerCurve,
      seen.cornerRadius == 0 || layer.cornerCurve == .circular ? nil : layer.cornerCurve.rawValue)
    if seen.borderWidth > 0 {
      look.add(.borderWidth, "\(seen.borderWidth)")
      look.add(.border, seen.border?.inWords)
    }
    addWriting(to: &look)
    look.add(.value, controlValue)
    look.add(.contentMode, imageMode)
    look.add(.shadow, seen.shadow.map { $0.inWords(along: seen.shadowPath) })
    look.add(
      .shadowOpacity,
      seen.shadow == nil || seen.shadowOpacity == 1 ? nil : "\(seen.shadowOpacity)")
    look.add(.mask, seen.mask?.description)
    look.add(.image, seen.image?.description)
    look.add(.gradient, seen.gradient?.description)
    look.add(.clip, seen.clip?.description)
    look.add(.perspective, seen.perspective == 0 ? nil : "\(seen.perspective)")
    look.add(.tilt, seen.tilt?.description)
    look.add(.inside, inside)
    look.add(.over, below)
    look.add(.content, seen.content?.description)
    look.add(seen.others)
    return look
  }
}

extension UIView {
  /// How an image view places its image; `nil` for other views and for one that fills its bounds.
  fileprivate var imageMode: String? {
    guard let view = self as? UIImageView, view.image != nil else { return nil }
    let gravity = view.contentMode.gravity
    return gravity == .resize ? nil : gravity.rawValue
  }
}

extension Shadow {
  /// `#00000080, blur 3.0, offset (0.0, -3.0)`, with the fingerprint of a path that casts it.
  fileprivate func inWords(along path: Fingerprint?) -> String {
    "\(color.inWords), blur \(blur), offset (\(offset.dx), \(offset.dy))"
      + (path.map { ", path \($0)" } ?? "")
  }
}

extension Color {
  /// `#FF9500`, or all digits of a colour between the 256 levels.
  var inWords: String {
    hexadecimal ?? "rgba(\(red), \(green), \(blue), \(alpha))"
  }
}
