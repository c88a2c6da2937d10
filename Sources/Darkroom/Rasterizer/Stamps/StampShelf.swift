import Drawing
import Synchronization

/// Keeps the masks of stamps: those of a film are a few.
final class StampShelf: Sendable {
  private let masks = Mutex<[StampMask.Key: StampMask]>([:])

  /// How many masks are kept at most; beyond, all are dropped.
  private static let most = 64

  /// Finds the mask of a stamp.
  ///
  /// - Parameters:
  ///   - stamp: the stamp.
  ///   - scale: pixels a point.
  /// - Returns: nil for one that covers nothing.
  func mask(of stamp: Stamp, scale: Double) -> StampMask? {
    let (radius, hole) = (stamp.radius * 8 * scale, max(0, stamp.hole) * 8 * scale)
    guard radius >= 1, hole < radius else { return nil }
    let largest = Double(StampMask.largest)
    let key = StampMask.Key(
      radius: Int(min(radius, largest).rounded()), hole: Int(min(hole, largest).rounded()))
    return masks.withLock { masks in
      if let known = masks[key] { return known }
      if masks.count == Self.most { masks = [:] }
      let mask = StampMask(key)
      masks[key] = mask
      return mask
    }
  }
}
