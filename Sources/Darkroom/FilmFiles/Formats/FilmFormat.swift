import Wording

/// The formats that a film can have.
///
/// Help, checks and errors come from here: a new format is a new case, what the compiler then asks
/// for, and the first bytes in `init(ofFileBeginningWith:)`.
package enum FilmFormat: String, Hashable, Sendable, CaseIterable {
  case gif, apng, webp, mp4, mov, webm, html
  /// A folder of PNG files, one a frame.
  case folder

  /// What a format can do, and what it is called.
  package struct Traits: Hashable, Sendable {
    /// The name in a sentence: `GIF`.
    package let name: String
    /// What a browser is told that a file is: `image/gif`.
    package let mediaType: String
    /// The article before the name: `an APNG`, but `a GIF`.
    package var article = "a"
    /// Whether the file itself says how often it plays.
    package var loops = false
    package var transparency = Transparency.full
    /// Whether it can be lossy, with a quality to choose.
    package var hasQuality = false
    /// Whether fewer colours make it smaller.
    package var hasPalette = false
    /// Whether the user's ffmpeg encodes it.
    package var isVideo = false
    /// Whether fingers are drawn by a player, over pictures without them.
    package var hasPlayer = false
    /// The highest frame rate that viewers show; `nil` for any.
    package var highestRate: Int?
    /// The highest frame rate when none is asked for; `nil` for all frames of the film.
    package var usualRate: Int?
    /// The scale when none is asked for, in pixels a point; `nil` for the scene's own.
    package var usualScale: Double?

    /// The name with its article: `a GIF`, `an APNG`.
    package var withArticle: String { "\(article) \(name)" }
  }

  /// What the format can do, and what help and errors call it.
  package var traits: Traits {
    switch self {
    case .gif:
      Traits(
        name: "GIF", mediaType: "image/gif", loops: true, transparency: .halved, hasPalette: true,
        highestRate: Int(GIFSettings.highestRate), usualRate: 30, usualScale: 1)
    case .apng: Traits(name: "APNG", mediaType: "image/apng", article: "an", loops: true)
    case .webp: Traits(name: "WebP", mediaType: "image/webp", loops: true, hasQuality: true)
    case .mp4:
      Traits(
        name: "MP4", mediaType: "video/mp4", article: "an", transparency: .none, hasQuality: true,
        isVideo: true)
    case .mov:
      Traits(
        name: "MOV", mediaType: "video/quicktime", transparency: .none, hasQuality: true,
        isVideo: true)
    case .webm: Traits(name: "WebM", mediaType: "video/webm", hasQuality: true, isVideo: true)
    case .html:
      Traits(
        name: "HTML", mediaType: "text/html; charset=utf-8", article: "an", loops: true,
        hasPlayer: true)
    case .folder: Traits(name: "PNG", mediaType: "image/png")
    }
  }

  /// The file extension; `nil` for a folder.
  package var ending: String? { isOneFile ? rawValue : nil }

  /// Whether a film is one file and not a folder of frames.
  package var isOneFile: Bool { self != .folder }

  /// Lists the formats whose traits satisfy a condition, as in `a GIF, an APNG or a WebP`.
  package static func listed(
    _ conjunction: String = "or", where isWanted: (Traits) -> Bool
  ) -> String {
    let traits = allCases.filter(\.isOneFile).map(\.traits).filter(isWanted)
    return Words.list(traits.map(\.withArticle), most: allCases.count, conjunction)
  }

  /// Lists the names of formats whose traits satisfy a condition, as in `MP4 and MOV`.
  package static func names(where isWanted: (Traits) -> Bool) -> String {
    Words.list(allCases.map(\.traits).filter(isWanted).map(\.name), most: allCases.count)
  }
}
