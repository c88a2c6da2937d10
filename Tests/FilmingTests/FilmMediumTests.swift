import Testing

@testable import FilmFiles
@testable import Filming

@Suite struct FilmMediumTests {
  @Test(arguments: [FilmFormat.webp, .apng, .html], [false, true])
  func `a film on whose pictures hands are drawn is made quickly`(
    format: FilmFormat, showsHands: Bool
  ) {
    let medium = FilmMedium(
      place: OutputPlace(path: "film", format: format), scale: 1, stride: 1,
      settings: FilmSettings(frame: FrameDuration(ticks: 1, rate: 60)),
      overlay: FilmOverlay(showsHands: showsHands))
    #expect(medium.drawnSettings.isQuick == (showsHands && format != .html))
  }
}
