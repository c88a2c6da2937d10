import Drawing
import Synchronization

/// Keeps the shadows of what was drawn lately, so that each is blurred once while it stays the same.
///
/// A shadow is the same whether it was kept or is made anew, so that what is kept changes no pixel.
final class ShadowShelf: Sendable {
  /// What a shadow is made of.
  struct Key: Hashable {
    let content: DisplayList
    /// The standard deviation of the blur, in points.
    let deviation: Double
    /// Samples a point.
    let density: Double
  }

  private struct Entry {
    let mask: ShadowMask
    var turn: Int
  }

  private struct State {
    var entries: [Key: Entry] = [:]
    var byteCount = 0
    /// How often a shadow was asked for.
    var turn = 0

    mutating func keep(_ mask: ShadowMask, for key: Key) {
      guard mask.byteCount <= mostBytes / 2, entries[key] == nil else { return }
      entries[key] = Entry(mask: mask, turn: turn)
      byteCount += mask.byteCount
      while byteCount > mostBytes,
        let oldest = entries.min(by: { $0.value.turn < $1.value.turn })
      {
        byteCount -= oldest.value.mask.byteCount
        entries[oldest.key] = nil
      }
    }
  }

  private let state = Mutex(State())
  /// Keeps the sides of shapes.
  let shapes = ShapeShelf()
  /// Keeps the masks of stamps.
  let stamps = StampShelf()

  /// How many bytes are kept at most; beyond, what was not shown for longest is dropped first.
  static let mostBytes = 8_388_608

  /// How many bytes are kept now.
  var byteCount: Int { state.withLock { $0.byteCount } }

  /// Returns a shadow that is kept, or makes and keeps it.
  ///
  /// - Returns: `nil` where it is too large or its extent is not known.
  /// - Throws: `RasterizerError` where a command cannot be drawn.
  func mask(for key: Key) throws(RasterizerError) -> ShadowMask? {
    let known = state.withLock { state -> ShadowMask? in
      state.turn += 1
      state.entries[key]?.turn = state.turn
      return state.entries[key]?.mask
    }
    if let known { return known }
    guard
      let mask = try ShadowMask(
        of: key.content, deviation: key.deviation, density: key.density, shelf: self)
    else { return nil }
    state.withLock { $0.keep(mask, for: key) }
    return mask
  }
}
