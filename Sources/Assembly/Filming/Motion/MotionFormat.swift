import FilmFiles
import Wording

/// The formats that say how things move, instead of showing pictures one after another.
package enum MotionFormat: String, Hashable, Sendable, CaseIterable {
  /// One animated SVG.
  case svg
  /// Lottie's JSON.
  case json
  /// The motion of named views, as key frames of CSS.
  case css
  /// The motion of named views, as Core Animation's key frames in Swift.
  case swift

  /// The name in a sentence.
  package var name: String {
    switch self {
    case .svg: "SVG"
    case .json: "Lottie"
    case .css: "CSS"
    case .swift: "Swift"
    }
  }

  /// The name with its article: `an SVG`.
  package var withArticle: String {
    switch self {
    case .svg: "an \(name)"
    case .json: "a \(name)"
    case .css, .swift: "a \(name) file"
    }
  }

  /// Whether the file itself says how often it plays.
  package var loops: Bool {
    switch self {
    case .svg, .css, .swift: true
    case .json: false
    }
  }

  /// Whether one file serves light and dark: it has both, or no colours.
  package var holdsAppearances: Bool {
    switch self {
    case .svg, .css, .swift: true
    case .json: false
    }
  }
}

/// The formats of what `render` writes.
package enum RenderFormat: PlaceFormat {
  case film(FilmFormat)
  case motion(MotionFormat)

  /// All formats: films in one file, then those of motion, then folders.
  package static var allCases: [RenderFormat] {
    FilmFormat.allCases.filter(\.isOneFile).map(film) + MotionFormat.allCases.map(motion)
      + FilmFormat.allCases.filter { !$0.isOneFile }.map(film)
  }

  /// The format of what goes to the standard output: a GIF.
  package static var ofStandardOutput: RenderFormat { .film(.ofStandardOutput) }

  /// The extension that stands for the format; nil for a folder.
  package var ending: String? {
    switch self {
    case .film(let format): format.ending
    case .motion(let format): format.rawValue
    }
  }

  /// Whether it is one file and not a folder.
  package var isOneFile: Bool { ending != nil }

  /// Whether the file itself says how often it plays.
  package var loops: Bool {
    switch self {
    case .film(let format): format.traits.loops
    case .motion(let format): format.loops
    }
  }

  /// The formats that say how often they play, as in `a GIF, an HTML or an SVG`.
  package static var loopingFormats: String {
    let names = allCases.filter(\.loops).map { format in
      switch format {
      case .film(let format): format.traits.withArticle
      case .motion(let format): format.withArticle
      }
    }
    return Words.list(names, most: names.count, "or")
  }
}

extension OutputPlace<RenderFormat> {
  /// The same place as that of a film; nil for a format of motion.
  package var ofFilm: OutputPlace<FilmFormat>? {
    if case .film(let format) = format {
      OutputPlace<FilmFormat>(path: path, format: format)
    } else {
      nil
    }
  }
}
