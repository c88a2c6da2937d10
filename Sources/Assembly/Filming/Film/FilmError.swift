import FilmFiles
import Rasterizer
import Wording

/// Why a film cannot be made.
package enum FilmError: Error, Hashable, CustomStringConvertible {
  /// A frame that cannot be drawn; `frame` is its index.
  case drawing(frame: Int, RasterizerError)
  case output(FilmFileError)
  /// A filmstrip without pictures.
  case noFrames
  /// A filmstrip that cannot be drawn; the sentence says why.
  case strip(String)
  /// A caption, or letters that are typed, that cannot be laid out; `reason` is a sentence.
  case caption(String, reason: String)
  /// A film that cannot be told as motion; `reason` is a clause.
  case motion(place: String, reason: String)
  /// Something in the picture that a format of motion has no word for; `what` is a noun.
  ///
  /// *Units*: seconds since the start.
  case unsayable(place: String, format: String, view: String?, what: String, seconds: Double)
  /// The film was cancelled before it was whole.
  case cancelled
  /// A moment that the scene does not reach.
  ///
  /// *Units*: seconds since the start.
  case afterTheEnd(scene: String, asked: Double, end: Double)
  /// A part of a scene in which no frame falls.
  ///
  /// *Units*: seconds since the start.
  case nothingBetween(scene: String, from: Double, to: Double, end: Double)
  /// A scene that is another one when it is shown in dark after it was shown in light.
  case leavesTraces(scene: String, place: String)
  /// A view by whose name nothing is found; `names` are those that there are.
  case noSuchView(scene: String, asked: String, names: [String])
  /// A film that cannot be made small enough.
  ///
  /// *Units*: bytes.
  case doesNotFit(place: String, limit: String, smallest: Int)

  /// Whether a format has no word for what a scene shows: other files can still be made.
  package var isRefusal: Bool {
    switch self {
    case .motion, .unsayable, .leavesTraces: true
    case .drawing, .output, .noFrames, .strip, .caption, .cancelled, .afterTheEnd,
      .nothingBetween, .noSuchView, .doesNotFit:
      false
    }
  }

  package var description: String {
    switch self {
    case .drawing(let frame, let error): "frame \(frame): \(error)"
    case .output(let error): error.description
    case .noFrames: "a filmstrip needs at least one frame; give it a longer time"
    case .strip(let reason): "the filmstrip cannot be drawn: \(reason)"
    case .caption(let text, let reason): "“\(text)” cannot be drawn over the film: \(reason)"
    case .motion(let place, let reason): "\(place) cannot be made: \(reason)"
    case .unsayable(let place, let format, let view, let what, let seconds):
      "\(place) cannot show \(view.map { "the view “\($0)”" } ?? "the picture") at"
        + " \(Words.time(seconds)): \(format) has no word for \(what). Leave that out of the scene, or"
        + " give a film of pixels, as in -o film.gif."
    case .cancelled: "the film was cancelled before it was whole"
    case .afterTheEnd(let scene, let asked, let end):
      "The scene “\(scene)” ends at \(Words.time(end)), before \(Words.exact(asked)) s. Ask for an earlier"
        + " moment."
    case .noSuchView(let scene, let asked, let names):
      "there is no view “\(asked)” in “\(scene)”; "
        + (names.isEmpty
          ? "none has an accessibilityIdentifier"
          : "these have a name: \(Words.list(names, most: 12))")
    case .nothingBetween(let scene, let from, _, let end) where from > end:
      FilmError.afterTheEnd(scene: scene, asked: from, end: end).description
    case .nothingBetween(let scene, let from, let to, let end):
      "The scene “\(scene)” has no frame from \(Words.exact(from)) s to \(Words.time(min(to, end))). Ask for"
        + " another part."
    case .leavesTraces(let scene, let place):
      "\(place) cannot hold light and dark: the scene “\(scene)” keeps something outside of its"
        + " controllers, as in a static variable or a file, and is another one the second time. Give"
        + " each a file, as in -o '{scene}-{appearance}.svg' --appearance both, or ask for one with"
        + " --appearance light."
    case .doesNotFit(let place, let limit, let smallest):
      "\(place) cannot be made of \(limit): at its smallest it has \(smallest) bytes. Give a larger"
        + " --max-size, or a shorter part of the scene with --from and --to."
    }
  }
}
