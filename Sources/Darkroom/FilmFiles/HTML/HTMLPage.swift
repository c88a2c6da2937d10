import Markup
import Pixels
import WebFiles

/// The text around the pictures of a film: one page that needs neither a network nor another file.
struct HTMLPage {
  /// What comes before the pictures, and after them.
  let head: String
  let tail: String

  /// Writes a page.
  ///
  /// - Parameters:
  ///   - size: the size of the pictures, in pixels.
  ///   - frames: how many frames the film has.
  ///   - settings: how it plays.
  ///   - notes: what is known beside the pictures.
  ///   - poster: the first picture, as a PNG.
  init(
    size: PixelSize, frames: Int, _ settings: HTMLFilm.Settings, _ notes: FilmNotes,
    poster: [UInt8]
  ) {
    let meta = HTMLMeta(size: size, frames: frames, settings, notes)
    let title = XMLText.escaped(notes.title.isEmpty ? "Film" : notes.title)
    let sentence = XMLText.attribute(notes.sentence.isEmpty ? notes.title : notes.sentence)
    let (width, height) = (meta.shownWidth, meta.shownHeight)
    let picture = String(decoding: Base64Letters.letters(of: poster[...]), as: UTF8.self)
    let isClear = settings.ground == .clear
    head = """
      \(Self.beginning)
      To embed it: <iframe src="\(XMLText.attribute(notes.title)).html" title="\(sentence)" width="\(max(width, 300))" \
      height="\(height + Self.roomForControls)" style="border: 0" loading="lazy"></iframe>
      -->
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>\(title)</title>
      <style>
      \(Self.compact(WebFiles.playerStyle))
      </style>
      </head>
      <body>
      <figure class="flipbook" style="--width: \(width)px"\(isClear ? " data-clear" : "") tabindex="-1">
      <img class="poster" width="\(width)" height="\(height)" alt="\(sentence)" \
      src="data:image/png;base64,\(picture)">
      <div class="stage" hidden><canvas class="picture" role="img" aria-label="\(sentence)"></canvas>\
      <canvas class="hands" aria-hidden="true"></canvas><div class="keys" aria-hidden="true"></div></div>
      <p class="caption" aria-live="polite"></p>
      <div class="controls" role="group" aria-label="Film" hidden>
      <input class="position" type="range" min="0" value="0" step="1" aria-label="Position">
      <button class="play" type="button" aria-label="Play"></button>
      <button class="back" type="button" aria-label="One frame back">‹</button>
      <button class="on" type="button" aria-label="One frame on">›</button>
      <select class="speed" aria-label="Speed"></select>
      <button class="loop" type="button" aria-pressed="false">Loop</button>
      <button class="bounce" type="button" aria-pressed="false">Bounce</button>
      <button class="touches" type="button" aria-pressed="false">Touches</button>
      <select class="chapters" aria-label="Chapter"><option value="0">Beginning</option></select>
      <output class="time"></output>
      </div>
      <figcaption>\(sentence)\(Self.list(notes.captions))</figcaption>
      <script class="meta" type="application/json">\(meta.text)</script>
      \(Self.opening)
      """
    tail = """
      </script>
      </figure>
      <script>
      \(Self.compact(WebFiles.playerScript))
      </script>
      </body>
      </html>

      """
  }

  /// What every page begins with, by which it is known.
  static let beginning = "<!doctype html>\n<!-- A Flipbook film."
  /// What stands before the data about the pictures.
  static let metaOpening = "<script class=\"meta\" type=\"application/json\">"
  /// What stands before the pictures.
  static let opening = "<script class=\"data\" type=\"application/octet-stream\">"
  static let closing = "</script>"

  /// The room for what stands below the picture.
  ///
  /// *Units*: CSS pixels.
  private static let roomForControls = 190

  /// Returns the captions for readers without scripts.
  private static func list(_ captions: [FilmNotes.Caption]) -> String {
    guard !captions.isEmpty else { return "" }
    let items = captions.map { "<li>\(XMLText.escaped($0.text))</li>" }
    return "<noscript><ol>\(items.joined())</ol></noscript>"
  }

  /// Returns a file of this folder, which the build put into the program, without its comments, its
  /// indents and the spaces around operators.
  private static func compact(_ text: String) -> String {
    text.split(separator: "\n")
      .map { $0.drop { $0 == " " } }
      .filter { !$0.isEmpty && !$0.hasPrefix("//") }
      .map { line in
        operators.reduce(String(line)) { $0.replacing(" \($1) ", with: $1) }
      }
      .joined(separator: "\n")
  }

  /// The operators of both languages around which no space is needed.
  private static let operators = [
    "=", "=>", "===", "!==", "<", "<=", ">", ">=", "+", "+=", "-=", "*", "/", "&&", "||", "?", "{",
  ]
}
