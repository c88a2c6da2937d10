import Files
import Foundation
import Markup
import Pages
import Synchronization

/// A page as a browser shows it beside its text, with its pictures.
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

  /// Returns a page as HTML: Markdown and HTML as browsers show it, reStructuredText as it stands, with the pictures
  /// of its markers.
  static func html(of page: Page) -> String {
    guard page.dialect == .restructuredText else {
      return MarkdownHTML(
        page.dialect, picture: { picture($0, beside: page) ?? $0 },
        directive: { directive($0, beside: page) }
      ).text(of: page.lines)
    }
    var html = ""
    var next = 0
    for block in page.blocks where block.marker.verb.isPicture {
      let body = page.body(of: block)
      let own =
        block.marker.verb == .play ? PageCode.swift(in: body, page.dialect)?.end ?? 0 : 0
      html += text(page, next..<block.body.lowerBound + own)
      html += pictures(in: Array(body.dropFirst(own)), beside: page)
      next = block.body.upperBound
    }
    return html + text(page, next..<page.lines.count)
  }

  private static func text(_ page: Page, _ lines: Range<Int>) -> String {
    let text = page.lines[lines].map(PageLines.bare).joined(separator: "\n")
    return "<pre>\(XMLText.escaped(text))</pre>"
  }

  /// The pictures of a block of reStructuredText.
  private static func pictures(in body: [String], beside page: Page) -> String {
    let alt = XMLText.attribute(AltText.found(in: body, page.dialect)?.text ?? "")
    let images = body.flatMap { line in
      line.matches(of: #/image:: (\S+)/#).compactMap { picture(String($0.1), beside: page) }
    }
    return images.map { "<p><img src=\"\($0)\" alt=\"\(alt)\"></p>" }.joined()
  }

  /// Returns a picture in its own address, since the browser loads nothing; `nil` for what is none here.
  private static func picture(_ address: String, beside page: Page) -> String? {
    let name = address.removingPercentEncoding ?? address
    guard let type = types[name.split(separator: ".").last.map(String.init) ?? ""] else {
      return nil
    }
    do throws(FileError) {
      let bytes = try SourceFile.bytes(of: "\(parentFolder(of: page.path))/\(name)")
      return "data:\(type);base64,\(Data(bytes).base64EncodedString())"
    } catch {
      return nil
    }
  }

  /// Returns the pictures that a directive of DocC means, which names neither their folder nor their endings; `nil`
  /// for another directive.
  private static func directive(_ line: String, beside page: Page) -> String? {
    guard let match = line.firstMatch(of: #/^@(?:Image|Video)\(.*?source:\s*"([^"]+)"/#) else {
      return nil
    }
    let folder = parentFolder(of: page.path)
    let folders = Set(page.blocks.map { parentFolder(of: $0.marker.output ?? "pictures/a") })
    let paths = folders.sorted().flatMap { place in
      FolderEntry.all(in: "\(folder)/\(place)").map(\.name).sorted()
        .filter { PictureText.nameInDocC($0[...]) == PictureText.nameInDocC(match.1) }
        .map { place == "." ? $0 : "\(place)/\($0)" }
    }
    let isDark = { (path: String) in path.contains("~dark") }
    let dark = paths.first(where: isDark).flatMap { picture($0, beside: page) }
    guard let light = paths.first(where: { !isDark($0) }).flatMap({ picture($0, beside: page) })
    else { return "<p>\(XMLText.escaped(line))</p>" }
    let source =
      dark.map { "<source media=\"(prefers-color-scheme: dark)\" srcset=\"\($0)\">" } ?? ""
    let alt = XMLText.attribute(AltText.found(in: [line], page.dialect)?.text ?? "")
    return "<p><picture>\(source)<img src=\"\(light)\" alt=\"\(alt)\"></picture></p>"
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
      pre, code { background: rgb(128 128 128 / .12); border-radius: 4px; }
      pre { padding: .8em; } pre code { background: none; } img { max-width: 100%; }
      table { border-collapse: collapse; } th, td { border: 1px solid #8886; padding: .3em .7em; }
      blockquote { border-left: 4px solid #8886; margin-left: 0; padding-left: 1em; }
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
