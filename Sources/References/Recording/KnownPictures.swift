import Fingerprints
import UIKit

/// The fingerprints of the pictures that drawings have become, over several plays.
///
/// A scene in light and in dark, or with small and large text, often draws the same, and then has the same
/// pictures on screens of one kind.
@MainActor
package final class KnownPictures {
  private struct Key: Hashable {
    let drawing: Fingerprint
    let size: CGSize
    let scale: Double
  }

  private var fingerprints: [Key: Fingerprint] = [:]

  package init() {}

  /// The fingerprint of the picture that a drawing becomes; `nil` before it was drawn.
  ///
  /// - Parameters:
  ///   - drawing: the fingerprint of the drawing.
  ///   - size: the size of the screen, in points.
  ///   - scale: the pixels a point.
  subscript(drawing: Fingerprint, size: CGSize, scale: Double) -> Fingerprint? {
    get { fingerprints[Key(drawing: drawing, size: size, scale: scale)] }
    set { fingerprints[Key(drawing: drawing, size: size, scale: scale)] = newValue }
  }
}
