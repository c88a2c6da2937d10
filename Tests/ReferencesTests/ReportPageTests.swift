import Browsing
import Foundation
import Pixels
import Staging
import TemporaryFolders
import Testing
import UIKit

@testable import References

/// The page of a report, opened in a browser that has no network.
///
/// Without Chromium these are skipped and say so; `make test` installs it.
@Suite(
  .enabled(if: Browser.path != nil, "Chromium is not installed: apt-get install chromium"),
  .serialized)
struct ReportPageTests {
  /// Writes the page about a scene that differs from its reference.
  @MainActor
  private func page(in folder: TemporaryFolder, frames: KeyFrames) async throws -> URL {
    let store = ReferenceStore(folder.url.appending(path: "references").path)
    try await SceneRecorder(FallScene().scene).keep(in: store, frames: frames)
    let page = folder.url.appending(path: "report.html")
    let verdict = try await SceneVerification(
      scene: FallScene(gravity: 1.05, cornerRadius: 8).scene, store: store, rate: nil, layers: .all,
      comparer: FilmComparer(), isLenient: false
    ).verdict(report: page.path, acceptCommand: "flipbook record 'a & b' <fall>")
    #expect(!verdict.isSame)
    return page
  }

  @Test func `scrubber, modes and keys work, and nothing goes wrong`() async throws {
    let folder = TemporaryFolder()
    let browser = try Browser(
      showing: try await page(in: folder, frames: .all), width: 1100, height: 900, isDark: false)
    try browser.wait(for: "!!(window.report && document.body.dataset.shown)")
    #expect(try browser.value("document.body.dataset.mode") as? String == "side")
    #expect(try browser.value("document.body.dataset.frame") as? String == "0")
    #expect(
      try browser.value("document.getElementById('accept').textContent") as? String
        == "flipbook record 'a & b' <fall>")
    #expect(
      (try browser.value("document.querySelector('ol').textContent") as? String ?? "")
        .contains("square has the corner radius 8 instead of 4"))

    try browser.press("ArrowRight")
    try browser.wait(for: "document.body.dataset.frame === '1'")
    try browser.press("ArrowRight", shift: true)
    try browser.wait(for: "document.body.dataset.frame === '11'")
    #expect(try browser.value("document.getElementById('number').value") as? String == "11")
    try browser.press("End")
    try browser.wait(for: "document.body.dataset.frame === String(report.data.frames.length - 1)")
    try browser.press("Home")
    try browser.wait(for: "document.body.dataset.frame === '0'")
    for (key, mode) in [("2", "slide"), ("3", "blend"), ("4", "difference"), ("1", "side")] {
      try browser.press(key)
      try browser.wait(for: "document.body.dataset.mode === '\(mode)'")
    }
    _ = try browser.value(
      "(() => { const s = document.getElementById('scrubber'); s.value = 20; "
        + "s.dispatchEvent(new Event('input')); })()")
    try browser.wait(for: "document.body.dataset.frame === '20'")
    try browser.press("n")
    try browser.wait(for: "document.body.dataset.frame === '21'")
    try browser.press(" ")
    try browser.wait(for: "Number(document.body.dataset.frame) > 22")
    try browser.press(" ")
  }

  @Test func `the scene plays as it is now, in the player of films`() async throws {
    let folder = TemporaryFolder()
    let browser = try Browser(
      showing: try await page(in: folder, frames: .all), width: 1100, height: 900, isDark: false)
    try browser.wait(for: "!!(window.report && document.body.dataset.shown)")
    _ = try browser.value("document.getElementById('player').scrollIntoView()")
    let film = "document.getElementById('player').contentDocument.querySelector('figure')"
    try browser.wait(for: "!!(\(film) && \(film).dataset.on === 'ready')")
    try browser.wait(for: "\(film).film.state.frame > 1")
    // Both have their own keys.
    #expect(try browser.value("document.body.dataset.frame") as? String == "0")
    let all = "\(film).film.meta.frames === report.data.frames.length"
    #expect(try browser.value(all) as? Bool == true)
  }

  @Test func `the difference on the page is that of the pictures`() async throws {
    let folder = TemporaryFolder()
    let browser = try Browser(
      showing: try await page(in: folder, frames: .all), width: 1100, height: 900, isDark: false)
    try browser.wait(for: "!!(window.report && document.body.dataset.shown)")
    try browser.press("4")
    try browser.wait(for: "document.body.dataset.mode === 'difference'")
    _ = try browser.value("report.go(30)")
    try browser.wait(for: "document.body.dataset.frame === '30'")
    let words = try browser.value("document.getElementById('words').textContent") as? String
    // The edges of 30 points move by some points: neither nothing nor all.
    let count = try #require(words.flatMap { Int($0.prefix { $0.isNumber }) })
    #expect((10...900).contains(count), "\(words ?? "")")
    #expect(words?.hasSuffix(" pixels differ") == true)
    let red = try browser.value(
      "(() => { const c = document.getElementById('one'); const d = c.getContext('2d')"
        + ".getImageData(0, 0, c.width, c.height).data; let n = 0; "
        + "for (let i = 0; i < d.length; i += 4) if (d[i] === 224 && d[i + 1] === 16) n++; "
        + "return n; })()")
    #expect(red as? Int == count)
  }

  @Test func `a reference without pictures shows where views stood`() async throws {
    let folder = TemporaryFolder()
    let browser = try Browser(
      showing: try await page(in: folder, frames: .none), width: 390, height: 800, isDark: true)
    try browser.wait(for: "!!(window.report && document.body.dataset.shown)")
    _ = try browser.value("report.go(30)")
    try browser.wait(for: "document.body.dataset.frame === '30'")
    let words = try browser.value("document.getElementById('words').textContent") as? String
    #expect(words?.hasPrefix("The picture of this frame was not kept") == true)
    // It fits into the window, and its background is dark.
    #expect(
      try browser.value("document.documentElement.scrollWidth <= innerWidth") as? Bool == true)
    let back = "getComputedStyle(document.body).backgroundColor"
    #expect(try browser.value(back) as? String == "rgb(17, 17, 19)")
    let curve = "document.querySelector('#plot .actual').getAttribute('d').length > 100"
    #expect(try browser.value(curve) as? Bool == true)
  }

  @Test func `every button has a name and every field a label`() async throws {
    let folder = TemporaryFolder()
    let browser = try Browser(
      showing: try await page(in: folder, frames: .keys), width: 1100, height: 900, isDark: true)
    try browser.wait(for: "!!(window.report && document.body.dataset.shown)")
    let nameless = try browser.value(
      "[...document.querySelectorAll('button, input, select')].filter(e => "
        + "!(e.textContent.trim() || e.ariaLabel || (e.labels && e.labels.length))).length")
    #expect(nameless as? Int == 0)
    let loaded = try browser.value(
      "performance.getEntriesByType('resource').filter("
        + "e => !e.name.startsWith('data:')).length")
    #expect(loaded as? Int == 0)
    #expect(try browser.picture().count > 10_000)
  }
}
