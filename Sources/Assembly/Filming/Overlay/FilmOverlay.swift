import Drawing
import FilmFiles
import Geometry
import Staging

/// What a film shows over and around the pictures of its scene.
///
/// References, ledgers and comparisons are made of pictures without it.
package struct FilmOverlay: Hashable, Sendable {
  /// Whether fingers, keys and tilts are drawn.
  package var showsHands = false
  /// Whether captions are drawn.
  package var showsCaptions = false
  /// Whether a legend says what the colours of the physics are.
  package var showsLegend = false
  /// The border around the screen; nil for none.
  package var border: Border?
  /// Which part of the screen is shown; nil for all of it.
  package var lens: FilmLens?
  /// The device around the screen; nil for none.
  package var bezel: DeviceBezel?

  /// Returns how large the picture is.
  ///
  /// - Parameter screen: the size of the screen, in points.
  /// - Returns: the size, in points.
  package func size(on screen: CGSize) -> CGSize {
    bezel?.size(on: screen) ?? lens?.size(on: screen) ?? screen
  }

  /// Whether nothing is drawn outside of round corners.
  package var hasClearCorners: Bool { border != nil || bezel != nil }

  /// Whether points of the screen are where they are in the picture.
  var isInPlace: Bool { lens == nil && bezel == nil }

  /// A hairline around a screen with rounded corners.
  package struct Border: Hashable, Sendable {
    /// What is under the picture, inside of the border.
    package var ground: Ground
    /// The radius of the corners.
    ///
    /// *Units*: points.
    package var radius: Double

    /// Makes a border with corners of a radius in points.
    package init(ground: Ground, radius: Double) { (self.ground, self.radius) = (ground, radius) }
  }

  /// Shows the pictures alone, unless something is given.
  package init(
    showsHands: Bool = false, showsCaptions: Bool = false, showsLegend: Bool = false,
    border: Border? = nil, lens: FilmLens? = nil, bezel: DeviceBezel? = nil
  ) {
    self.showsHands = showsHands
    self.showsCaptions = showsCaptions
    self.showsLegend = showsLegend
    self.border = border
    self.lens = lens
    self.bezel = bezel
  }
}

/// A picture of a scene, and what an overlay may show with it.
package struct FilmMoment: Sendable {
  var picture: DisplayList
  let hands: HandMarks
  /// The caption that stands; nil for none.
  let caption: String?
  /// Whether the scene is shown in dark.
  let isDark: Bool

  /// Reads the present picture of a stage; changes nothing.
  @MainActor
  init(of stage: Stage) { self.init(of: stage, picture: stage.snapshot()) }

  /// Takes the present picture of a stage, which was read already.
  @MainActor
  package init(of stage: Stage, picture: DisplayList) {
    self.picture = picture
    hands = stage.handMarks
    isDark = stage.scene.appearance == .dark
    caption = stage.scene.captions.standing(at: stage.time.seconds)?.text
  }
}
