import Browsing
import Foundation
import Testing

@testable import Flipbook

/// The page of `watch` in a browser.
@Suite(.serialized, .enabled(if: Browser.path != nil, "Chromium is not installed"))
struct WatchPageTests {
  private static let film =
    "document.querySelector('iframe').contentDocument.querySelector('figure').film"

  @Test func `a new film goes on where the one before it stood, and an error keeps it`() throws {
    let folder = try TemporaryFolder()
    let outcome = try RunningProgram.run(
      "flipbook", ["render", "flick", "--to", "1", "-o", "flick.html"], in: folder)
    #expect(outcome.exitCode == 0, "\(outcome.errors)")
    let films = try WatchedFilms()
    let server = try PageServer(port: 0) { films.answer($0) }
    server.start()
    films.show(filmsIn: folder.url.path, 0.5)
    let page = try #require(URL(string: "http://127.0.0.1:\(server.port)\(films.path)"))
    let browser = try Browser(
      showing: page, width: 700, height: 900, isDark: false, isOffline: false)
    try browser.wait(for: "document.body?.dataset.version === '1'")
    _ = try browser.value("\(Self.film).toggle(false); \(Self.film).seek(20)")
    films.show(filmsIn: folder.url.path, 0.25)
    try browser.wait(for: "document.body?.dataset.version === '2'")
    #expect(try browser.value("\(Self.film).state.frame") as? Int == 20)
    #expect(try browser.value("\(Self.film).state.playing") as? Bool == false)
    #expect(
      try browser.value("document.getElementById('said').textContent") as? String
        == "made in 0.25 s")
    films.show(error: "A.swift:3:1: error: no", 0.1)
    try browser.wait(
      for: "document.getElementById('error').textContent === 'A.swift:3:1: error: no'")
    #expect(try browser.value("\(Self.film).state.frame") as? Int == 20)
    #expect(try browser.value("document.querySelectorAll('iframe').length") as? Int == 1)
  }
}
