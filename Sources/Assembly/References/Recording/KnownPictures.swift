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

  /// Knows no pictures yet.
  package init() {}

  /// What is known, for another process: `FoundPictures` of it is known there, too.
  ///
  /// In a fixed order.
  package var found: FoundPictures {
    FoundPictures(
      rows: fingerprints.map { key, picture in
        [
          key.drawing.value, picture.value, Double(key.size.width).bitPattern,
          Double(key.size.height).bitPattern, key.scale.bitPattern,
        ]
      }.sorted { $0.lexicographicallyPrecedes($1) })
  }

  /// Takes over what another process has found.
  package func add(_ found: FoundPictures) {
    for row in found.rows where row.count == 5 {
      let numbers = row[2...].map { Double(bitPattern: $0) }
      let size = CGSize(width: numbers[0], height: numbers[1])
      self[Fingerprint(value: row[0]), size, numbers[2]] = Fingerprint(value: row[1])
    }
  }

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

/// The fingerprints of drawings and of their pictures, as one process hands them to another.
package struct FoundPictures: Codable, Hashable, Sendable {
  /// The drawing, the picture, the width and height of the screen, and the pixels a point, as bits.
  fileprivate let rows: [[UInt64]]
}
