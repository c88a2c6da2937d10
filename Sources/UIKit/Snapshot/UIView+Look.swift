import Drawing
import Fingerprints
import Geometry

extension UIView {
  /// Returns what is seen now of the view itself and of the unnamed views in it.
  ///
  /// - Parameter below: the name of the view that was painted just before; see
  ///   `Runtime.snapshotWithNamedViews`.
  /// - Returns: the look.
  package func look(over below: String?) -> ViewLook {
    let seen = LayerLook(of: seenLayer, in: layer.superlayer.map { $0.presentation() ?? $0 }) {
      $0.view?.accessibilityIdentifier == nil
    }
    var look = ViewLook()
    look.add(.hidden, isHidden ? "yes" : nil)
    look.add(.background, seen.background?.inWords)
    look.add(.cornerRadius, seen.cornerRadius == 0 ? nil : "\(seen.cornerRadius)")
    if seen.borderWidth > 0 {
      look.add(.borderWidth, "\(seen.borderWidth)")
      look.add(.border, seen.border?.inWords)
    }
    if let label = self as? UILabel {
      look.add(.text, label.text)
      look.add(.textColor, Color(label.shown(label.textColor))?.inWords)
      look.add(.fontSize, "\(label.font.pointSize)")
    }
    look.add(.shadow, seen.shadow.map { $0.inWords(along: seen.shadowPath) })
    look.add(.mask, seen.mask?.description)
    look.add(.image, seen.image?.description)
    look.add(.gradient, seen.gradient?.description)
    look.add(.clip, seen.clip?.description)
    look.add(.tilt, seen.tilt?.description)
    look.add(.over, below)
    look.add(.content, seen.content?.description)
    return look
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
  fileprivate var inWords: String {
    hexadecimal ?? "rgba(\(red), \(green), \(blue), \(alpha))"
  }
}
