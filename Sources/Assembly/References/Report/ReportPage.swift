import Foundation
import Markup
import WebFiles

/// The page of a report: one file that needs neither a network nor another file.
struct ReportPage {
  let verdict: FilmVerdict
  let acceptCommand: String?
  /// Whether the page has pictures.
  let hasFilm: Bool
  /// The heat map, a PNG in base 64.
  let heat: String?
  let hasMotion: Bool
  /// The data for the script, as JSON.
  let data: String
  /// Sentences on what was left out of the page.
  let omissions: [String]
  /// The page that plays the scene; nil for none.
  let player: ReportPlayer?

  var html: String {
    PageDocument(
      title: "\(verdict.name) differs", heading: verdict.name,
      lead: verdict.isSame ? "Same as the reference." : "Differs from the reference.",
      sections: [
        PageDocument.findings(
          verdict.findings.map { ($0.sentence, $0.details) }, notes: verdict.notes + omissions),
        PageDocument.accept(acceptCommand, hasButton: true), film, plot, heatMap,
        player?.section ?? "",
      ],
      end: """
        <script type="application/json" id="data">\(data.replacing("<", with: "\\u003c"))</script>
        <script>
        \(hasFilm ? WebFiles.reportScript.dropLast() : "")
        </script>
        """
    ).html
  }

  private var film: String {
    guard hasFilm else { return "" }
    let modes = [
      ("side", "Side by side"), ("slide", "Slide"), ("blend", "Blend"),
      ("difference", "Difference"),
    ].map { mode, title in
      "<button type=\"button\" data-mode-button=\"\(mode)\" aria-pressed=\"false\">\(title)</button>"
    }
    return """
      <section aria-labelledby="films">
      <h2 id="films">Films</h2>
      <div class="bar" role="group" aria-label="How the films are shown">
      \(modes.joined(separator: "\n"))
      <label>Part <input id="part" type="range" min="0" max="100" value="50" disabled></label>
      <label><input id="outlines" type="checkbox"\(hasMotion ? "" : " disabled")> Outlines</label>
      </div>
      <div class="bar">
      <button id="play" type="button">Play</button>
      <button id="previous" type="button">Previous difference</button>
      <button id="next" type="button">Next difference</button>
      <span class="grow"></span>
      <label>Frame <input id="number" type="number" min="0" step="1"></label>
      <span id="time" class="soft"></span>
      </div>
      <input id="scrubber" type="range" min="0" value="0" step="1" aria-label="Frame">
      <canvas id="marks" aria-hidden="true"></canvas>
      <p id="words" class="soft" role="status" aria-live="polite"></p>
      <div id="stage" data-mode="side">
      <figure><figcaption>Reference</figcaption>
      <canvas id="one" class="film" role="img" aria-label="The reference"></canvas></figure>
      <figure><figcaption>Actual</figcaption>
      <canvas id="other" class="film" role="img" aria-label="The film compared with it"></canvas></figure>
      </div>
      <p class="soft">Keys: <kbd>←</kbd> <kbd>→</kbd> a frame, with <kbd>Shift</kbd> ten;
      <kbd>Home</kbd> <kbd>End</kbd>; <kbd>Space</kbd> plays; <kbd>n</kbd> <kbd>p</kbd> next and previous
      difference; <kbd>1</kbd>–<kbd>4</kbd> ways to show.</p>
      </section>
      """
  }

  private var plot: String {
    guard hasMotion, hasFilm else { return "" }
    return """
      <section aria-labelledby="motion">
      <h2 id="motion">Motion</h2>
      <div class="bar">
      <label>View <select id="view"></select></label>
      <label>Quantity <select id="quantity"></select></label>
      <span class="soft"><span class="key reference"></span> reference
      <span class="key"></span> actual</span>
      </div>
      <svg id="plot" viewBox="0 0 720 240" role="img" aria-label="The quantity over time in both films"></svg>
      </section>
      """
  }

  private var heatMap: String {
    guard let heat else { return "" }
    return """
      <section aria-labelledby="heat">
      <h2 id="heat">Where it differs, over the whole film</h2>
      <p class="soft">Yellow differs once, red more often, violet most often.</p>
      <div class="heat"><img alt="Heat map of the film" src="data:image/png;base64,\(heat)"></div>
      </section>
      """
  }
}

/// The page that plays a film, inside of another page.
struct ReportPlayer {
  /// The whole page.
  let page: String
  /// The size of the screen.
  ///
  /// *Units*: points.
  let size: CGSize

  /// The section of a report; the page in it has its own styles and hears its own keys.
  fileprivate var section: String {
    let text = XMLText.page(page)
    let width = max(size.width, Self.leastWidth)
    return """
      <section aria-labelledby="played">
      <h2 id="played">The scene as it is now</h2>
      <iframe id="player" title="The scene as it is now" width="\(Int(width.rounded(.up)))" \
      height="\(Int(size.height.rounded(.up)) + Self.roomForControls)" loading="lazy" srcdoc="\(text)"></iframe>
      </section>
      """
  }

  /// *Units*: CSS pixels.
  private static let leastWidth = 300.0
  private static let roomForControls = 190
}
