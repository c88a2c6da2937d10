import ArgumentParser
import FilmFiles
import Filming
import Staging

/// What is drawn over and around the pictures.
struct OverlayOptions: ParsableArguments {
  @Flag(
    inversion: .prefixedNo,
    help: """
      Draw fingers, their trails and taps, the keys that are typed and how the device is tilted; drawn \
      by default in films in one file.
      """)
  var touches: Bool?

  @OptionGroup var frame: FrameOptions

  /// Returns what is drawn.
  ///
  /// - Parameters:
  ///   - scene: the scene.
  ///   - screen: the screen that it is shown on.
  ///   - isXray: whether the physics is drawn, which has a legend.
  ///   - isFilm: whether it is a film in one file, which shows touches unless told otherwise.
  ///   - ground: what is under the pictures.
  /// - Returns: the overlay.
  func overlay(
    of scene: Scene, on screen: ScreenOptions, isXray: Bool, isFilm: Bool = false,
    ground: Ground = .white
  ) -> FilmOverlay {
    frame.overlay(
      of: scene, on: screen, isXray: isXray, showsHands: touches ?? isFilm, ground: ground)
  }
}

/// What is drawn over and around single pictures.
struct StillOverlayOptions: ParsableArguments {
  @Flag(
    help: """
      Draw fingers, their trails and taps, the keys that are typed and how the device is tilted.
      """)
  var touches = false

  @OptionGroup var frame: FrameOptions

  /// Returns what is drawn over the pictures of a scene.
  func overlay(
    of scene: Scene, on screen: ScreenOptions, isXray: Bool = false
  ) -> FilmOverlay {
    frame.overlay(of: scene, on: screen, isXray: isXray, showsHands: touches, ground: .white)
  }
}

/// What stands in and around every picture.
struct FrameOptions: ParsableArguments {
  @Flag(help: "Draw the captions of the scene over the pictures.")
  var captions = false

  @Flag(
    help: """
      Draw a hairline around the screen and round its corners, which are clear where the format can \
      be, so that films look right on white and on dark pages.
      """)
  var border = false

  /// Returns what is drawn over the pictures of a scene, which shows its hands where it has any.
  func overlay(
    of scene: Scene, on screen: ScreenOptions, isXray: Bool, showsHands: Bool,
    ground: Ground
  ) -> FilmOverlay {
    FilmOverlay(
      showsHands: scene.hasHands && showsHands,
      showsCaptions: captions && !scene.captions.isEmpty, showsLegend: isXray,
      border: border ? FilmOverlay.Border(ground: ground, radius: screen.cornerRadius) : nil)
  }
}
