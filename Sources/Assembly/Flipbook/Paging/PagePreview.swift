import Files
import Foundation
import Markup
import Pages
import Synchronization

/// A page as a browser shows it beside its text: the lines as they stand in the file, and the pictures below
/// their markers.
final class PagePreview: Sendable {
  /// What the browser is told.
  private struct State: Encodable {
    /// Changes with each save.
    var version = 0
    var html = ""
    /// What was said of it.
    var said = ""
  }

  private let state = Mutex(State())
  private let secret: PageSecret
  private let title: String
  /// The path at which it is shown, which nobody can guess.
  var path: String { secret.path }

  /// Begins with a page as it stands.
  ///
  /// - Throws: `FileError` where the system gives no random numbers.
  init(of page: Page) throws(FileError) {
    secret = try PageSecret()
    title = page.path
  }

  /// Shows a page, and what was said of it.
  func show(_ page: Page, said: String) {
    let html = Self.html(of: page)
    state.withLock { state in
      state.version += 1
      state.html = html
      state.said = said
    }
  }

  /// Answers a request of the browser.
  func answer(_ request: PageRequest) -> PageAnswer? {
    switch secret.rest(of: request.path) {
    case "": .page(Array(Self.frame(XMLText.escaped(title)).utf8), PagePolicy.watch)
    case "state": states(after: request.value(inQuery: "after").flatMap { Int($0) } ?? -1)
    default: nil
    }
  }

  /// Waits until there is something new, but not for longer than browsers wait.
  private func states(after version: Int) -> PageAnswer? {
    for _ in 0..<Self.mostPauses where state.withLock({ $0.version }) == version {
      usleep(Self.pause)
    }
    do {
      let json = try JSONEncoder().encode(state.withLock { $0 })
      return PageAnswer(type: "application/json", bytes: Array(json))
    } catch {
      return nil
    }
  }

  // MARK: The page

  static func html(of page: Page) -> String {
    var html = ""
    var next = 0
    for block in page.blocks {
      let body = page.body(of: block)
      let own =
        block.marker.verb == .play ? PageCode.swift(in: body, page.dialect)?.end ?? 0 : 0
      let isText = !block.marker.verb.isPicture
      let shown = isText ? block.body.upperBound : block.body.lowerBound + own
      html += text(page, next..<shown)
      if !isText { html += pictures(in: Array(body.dropFirst(own)), beside: page) }
      next = block.body.upperBound
    }
    return html + text(page, next..<page.lines.count)
  }

  private static func text(_ page: Page, _ lines: Range<Int>) -> String {
    let text = page.lines[lines].map(PageLines.bare).joined(separator: "\n")
    return "<pre>\(XMLText.escaped(text))</pre>"
  }

  /// The picture of a block and its variants, in themselves, since the browser loads nothing.
  private static func pictures(in body: [String], beside page: Page) -> String {
    let alt = AltText.found(in: body, page.dialect)?.text ?? ""
    let pattern = #/(?:src|srcset|srcSet)="([^"]+)"|image:: (\S+)|!\[[^\]]*\]\(([^)\s]+)\)/#
    let paths =
      body.flatMap { line in
        line.matches(of: pattern).compactMap { ($0.1 ?? $0.2 ?? $0.3).map(String.init) }
      } + namedInDocC(in: body, beside: page)
    let images = paths.compactMap { address -> String? in
      let name = address.removingPercentEncoding ?? address
      guard let type = types[name.split(separator: ".").last.map(String.init) ?? ""] else {
        return nil
      }
      do throws(FileError) {
        let bytes = try SourceFile.bytes(of: "\(parentFolder(of: page.path))/\(name)")
        let data = Data(bytes).base64EncodedString()
        return "<figure><img src=\"data:\(type);base64,\(data)\" alt=\"\(XMLText.attribute(alt))\">"
          + "<figcaption>\(XMLText.escaped(name))</figcaption></figure>"
      } catch {
        return nil
      }
    }
    return "<div class=\"pictures\">\(images.joined())</div><p>\(XMLText.escaped(alt))</p>"
  }

  /// Returns the pictures that the directives of DocC mean, which name neither their folders nor their endings.
  private static func namedInDocC(in body: [String], beside page: Page) -> [String] {
    guard page.dialect == .docc else { return [] }
    let names = Set(
      body.flatMap { line in
        line.matches(of: #/(?:source|poster): "([^"]+)"/#).map { String($0.1) }
      })
    let folder = parentFolder(of: page.path)
    let folders = Set(page.blocks.map { parentFolder(of: $0.marker.output ?? "pictures/a") })
    return folders.sorted().flatMap { place in
      FolderEntry.all(in: "\(folder)/\(place)").map(\.name).sorted()
        .filter { names.contains(PictureText.nameInDocC($0[...])) }
        .map { place == "." ? $0 : "\(place)/\($0)" }
    }
  }

  private static let types = [
    "svg": "image/svg+xml", "gif": "image/gif", "png": "image/png", "webp": "image/webp",
    "apng": "image/apng",
  ]
  /// *Units*: microseconds.
  private static let pause: UInt32 = 20_000
  private static let mostPauses = Int(ServingLimits.longestWait * 1e6) / Int(pause)

  private static func frame(_ title: String) -> String {
    """
    <!doctype html>
    <html lang="en">
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>\(title)</title>
    <style>
      :root { color-scheme: light dark; }
      body { font: 15px/1.5 system-ui, sans-serif; margin: 0 auto; padding: 1em; max-width: 60em; }
      pre { white-space: pre-wrap; overflow-wrap: anywhere; font: 13px/1.5 ui-monospace, monospace; }
      .pictures { display: flex; flex-wrap: wrap; gap: 1em; }
      figure { margin: 0; } img { max-width: 100%; } figcaption, p { color: #777; }
      #said { border-left: 4px solid #d43; padding-left: 1em; } #said:empty { display: none; }
    </style>
    <pre id="said" role="status"></pre>
    <main id="page"></main>
    <script>
      "use strict"
      const by = id => document.getElementById(id)
      async function follow() {
        let version = -1
        for (;;) {
          try {
            const state = await (await fetch("state?after=" + version)).json()
            if (state.version === version) continue
            version = state.version
            const place = scrollY
            by("said").textContent = state.said
            by("page").innerHTML = state.html
            scrollTo(0, place)
            document.body.dataset.version = version
          } catch {
            by("said").textContent = "flipbook docs has ended"
            await new Promise(done => setTimeout(done, 1000))
          }
        }
      }
      follow()
    </script>
    </html>
    """
  }
}
