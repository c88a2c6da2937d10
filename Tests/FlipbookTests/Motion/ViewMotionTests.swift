import Foundation
import SceneCatalog
import Staging
import Testing

@testable import Motion

/// The motion of named views, exported.
@MainActor
struct ViewMotionTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func written(_ program: String, _ scene: String, _ file: String) throws -> String {
    let outcome = try RunningProgram.run(program, ["render", scene, "-o", file], in: folder)
    #expect(outcome.exitCode == 0, "\(outcome.errors)")
    return try String(contentsOf: folder.url.appending(path: file), encoding: .utf8)
  }

  private func refusal(_ program: String, _ scene: String, _ file: String) throws -> String {
    let outcome = try RunningProgram.run(program, ["render", scene, "-o", file], in: folder)
    #expect(outcome.exitCode != 0)
    #expect(!FileManager.default.fileExists(atPath: folder.url.appending(path: file).path))
    return outcome.errors
  }

  @Test func `a style sheet has a class for each view, and a still one for who prefers that`()
    throws
  {
    let text = try written("flipbook", "drop-out", "film.css")
    for name in ["present", "modal", "dismiss"] {
      #expect(text.contains(".drop-out-\(name) {"), "\(name)")
    }
    #expect(text.contains("@keyframes drop-out-modal {"))
    #expect(text.contains("@keyframes drop-out-modal-presence {"))
    #expect(text.contains("@media (prefers-reduced-motion: reduce)"))
    #expect(!text.contains("@keyframes drop-out-present {"), "it never moves")
  }

  @Test(.enabled(if: Browser.path != nil, "Chromium is not installed"))
  func `elements with the classes are where the views were`() throws {
    _ = try written("flipbook", "elastic-button", "film.css")
    _ = try written("flipbook", "flick", "other.css")
    let page = folder.url.appending(path: "page.html")
    try """
    <!doctype html><link rel=stylesheet href=film.css><link rel=stylesheet href=other.css>
    <body style="margin: 0; position: relative">
    <div class="elastic-button-button"></div><div class="flick-square"></div>
    """.write(to: page, atomically: true, encoding: .utf8)
    let browser = try Browser(showing: page, width: 400, height: 700, isDark: false)
    try browser.wait(for: "document.getAnimations().length >= 2")
    for (place, scene, view) in [(0, "elastic-button", "button"), (1, "flick", "square")] {
      let found = try #require(SceneCatalog.scenes.first { $0.name == scene })
      let rows = try MotionTrace(of: found).rows(of: view)
      for row in rows where row.frame % 37 == 0 {
        let script = """
          (() => {
            for (const one of document.getAnimations()) {
              one.pause();
              one.currentTime = \(row.time * 1000);
            }
            const box = document.querySelectorAll('div')[\(place)].getBoundingClientRect();
            return [box.left + box.width / 2, box.top + box.height / 2];
          })()
          """
        let center = try #require(try browser.value(script) as? [Double])
        #expect(abs(center[0] - row.center.x) <= KeyFrames.bound, "\(scene), frame \(row.frame)")
        #expect(abs(center[1] - row.center.y) <= KeyFrames.bound, "\(scene), frame \(row.frame)")
      }
    }
  }

  @Test(arguments: ["film.css", "Film.swift"])
  func `two views of one name are refused with that name`(file: String) throws {
    let errors = try refusal("FixtureGallery", "twins", file)
    #expect(errors.contains("\(file) cannot be made: two views are called “square”"), "\(errors)")
  }

  @Test func `an odd name becomes a plain one`() throws {
    let css = try written("FixtureGallery", "odd", "film.css")
    let names = css.matches(of: /\n\.([^ ]+) \{/).map { String($0.1) }
    #expect(!names.isEmpty)
    #expect(names.allSatisfy { $0.wholeMatch(of: /[a-z][a-zA-Z0-9_-]*/) != nil }, "\(names)")
    let swift = try written("FixtureGallery", "odd", "Film.swift")
    let functions = swift.matches(of: /\n  static func ([^(]+)\(/).map { String($0.1) }
    #expect(!functions.isEmpty)
    #expect(functions.allSatisfy { $0.wholeMatch(of: /[a-z][a-zA-Z0-9]*/) != nil }, "\(functions)")
    #expect(!swift.contains("\u{1B}"))
  }
}
