import ArgumentParser
import FilmFiles
import Filming
import Wording

extension RenderCommand {
  /// Checks that what was typed has something to do in one of the files at least.
  ///
  /// - Throws: `ValidationError` that names an option of which no format knows anything.
  func checkFormats(of places: [OutputPlace<RenderFormat>]) throws(ValidationError) {
    let formats = places.map(\.format)
    if png.given != nil, !formats.contains(where: { !$0.isOneFile }) {
      throw ValidationError(
        "--compression is for PNG frames in a folder; leave it out, or give one, as in -o frames/.")
    }
    guard formats.contains(where: \.showsPictures) else {
      guard let option = optionsOfPictures.first(where: \.1)?.0 else { return }
      throw ValidationError(
        "\(option) is for pictures, and CSS and Swift have the motion of views alone; leave it out, or"
          + " give a film, too, as in -o film.gif.")
    }
    if scale.scale != nil, !formats.contains(where: \.hasScale) {
      throw ValidationError(
        "--scale counts pixels, and a Lottie is drawn at any size; leave it out, or give a film, too,"
          + " as in -o film.gif.")
    }
  }

  /// The options that say what pictures are like, and whether they were typed.
  private var optionsOfPictures: [(String, Bool)] {
    let frame = overlay.frame
    return [
      ("--scale", scale.scale != nil), ("--xray", physics.given == true),
      ("--touches", overlay.touches == true), ("--captions", frame.givenCaptions == true),
      ("--border", frame.givenBorder == true), ("--frame", frame.givenFrame == true),
      ("--crop", frame.crop != nil), ("--zoom", frame.zoom != nil),
      ("--follow", frame.follow != nil), ("--background", pictures.background != .white),
    ]
  }
}

extension RenderFormat {
  /// Whether pictures are drawn for it.
  fileprivate var showsPictures: Bool {
    switch self {
    case .film, .motion(.svg), .motion(.json): true
    case .motion(.css), .motion(.swift): false
    }
  }

  /// Whether its pictures have so many pixels a point.
  fileprivate var hasScale: Bool {
    switch self {
    case .film, .motion(.svg): true
    case .motion(.json), .motion(.css), .motion(.swift): false
    }
  }
}
