import Synchronization

/// The traits by which dynamic colours are seen now; any thread may ask.
package enum CurrentTraits {
  private struct State {
    /// The traits of the stage whose code runs.
    var stage = UITraitCollection(TraitValues.ofScreen(CGSize(width: 320, height: 568), scale: 2))
    /// The traits of a view or a call; `nil` for the stage's.
    var call: UITraitCollection?
  }

  private static let state = Mutex(State())

  /// The traits of the call that is made, or else the stage's.
  static var now: UITraitCollection { state.withLock { $0.call ?? $0.stage } }

  /// The traits of the stage.
  static var ofStage: UITraitCollection { state.withLock { $0.stage } }

  /// Makes the traits of a stage those of everything outside of a call.
  static func begin(with stage: UITraitCollection) {
    state.withLock { $0 = State(stage: stage, call: nil) }
  }

  /// Takes on the traits of a call; `nil` for the stage's.
  ///
  /// - Returns: those before.
  package static func exchange(for traits: UITraitCollection?) -> UITraitCollection? {
    state.withLock { state in
      let before = state.call
      state.call = traits
      return before
    }
  }
}

extension TraitValues {
  /// Returns what a screen says, in light.
  ///
  /// - Parameters:
  ///   - size: the screen's size, in points.
  ///   - scale: pixels a point.
  /// - Returns: the values, none of them unspecified.
  static func ofScreen(_ size: CGSize, scale: CGFloat) -> TraitValues {
    let isPad = min(size.width, size.height) >= narrowestPad
    return TraitValues(
      style: .light, idiom: isPad ? .pad : .phone,
      width: isPad || size.width > size.height && size.height >= broadestSide
        ? .regular : .compact,
      height: isPad || size.height > size.width ? .regular : .compact, level: .base,
      contrast: .normal, scale: scale, textSize: .large, direction: .leftToRight,
      boldness: .regular, gamut: .SRGB)
  }

  /// The shorter side from which on a phone that lies on its side has a regular width.
  ///
  /// Source: Apple, the table of size classes: so have the phones called Plus and Max, XR and 11.
  ///
  /// *Units*: points.
  private static let broadestSide: CGFloat = 414

  /// The least width of an iPad.
  ///
  /// *Units*: points.
  ///
  /// Source: Apple: no iPad is narrower.
  static let narrowestPad: CGFloat = 744
}
