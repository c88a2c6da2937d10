import Browsing
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

  /// The corners of all elements that are shown at a moment, by their classes.
  private static func corners(at time: Double) -> String {
    """
    (() => {
      for (const one of document.getAnimations()) {
        one.pause();
        one.currentTime = \(time * 1000);
      }
      const found = {};
      for (const one of document.querySelectorAll('div')) {
        const style = getComputedStyle(one), map = new DOMMatrix(style.transform);
        if (style.visibility === 'hidden') continue;
        const [width, height] = [parseFloat(style.width), parseFloat(style.height)];
        found[one.className] = [[0, 0], [width, 0], [width, height], [0, height]].flatMap(place => {
          const corner = map.transformPoint(new DOMPoint(...place));
          return [corner.x, corner.y];
        });
      }
      return found;
    })()
    """
  }

  @Test(
    .enabled(if: Browser.path != nil, "Chromium is not installed"),
    arguments: MeasuredScenes.names("drop-out", "elastic-button"))
  func `elements with the classes are where the views were`(name: String) throws {
    let text = try written("flipbook", name, "film.css")
    let classes = text.matches(of: /\n\.([^ ,]+) \{\n/).map { String($0.1) }
    #expect(!classes.isEmpty)
    let page = folder.url.appending(path: "page.html")
    try """
    <!doctype html><link rel=stylesheet href=film.css><body style="margin: 0; position: relative">
    \(classes.map { "<div class=\"\($0)\"></div>" }.joined(separator: "\n"))
    """.write(to: page, atomically: true, encoding: .utf8)
    let browser = try Browser(showing: page, width: 400, height: 700, isDark: false)
    try browser.wait(for: "document.styleSheets.length === 1 && document.readyState === 'complete'")
    let scene = try #require(SceneCatalog.scenes.first { $0.name == name })
    let rows = try MotionTrace(of: scene).rows
    let count = try #require(rows.map(\.frame).max()) + 1
    var farthest = 0.0
    for moment in (0..<10).map({ (2 * $0 + 1) * count / 20 }) {
      let here = rows.filter { $0.frame == moment }
      let found =
        try browser.value(Self.corners(at: Double(moment) / 60)) as? [String: [Double]] ?? [:]
      #expect(found.count == here.count, "\(name), frame \(moment)")
      for row in here {
        let corners = try #require(found["\(name)-\(row.view)"], "frame \(moment)")
        for (place, corner) in row.box.corners.map({ $0.applying(row.map) }).enumerated() {
          let (x, y) = (corners[2 * place] - corner.x, corners[2 * place + 1] - corner.y)
          let far = (x * x + y * y).squareRoot()
          #expect(far <= KeyFrames.bound, "\(name), \(row.view), frame \(moment)")
          farthest = max(farthest, far)
        }
      }
    }
    MeasuredScenes.write("CSS", name, "\(farthest) pt", "\(text.utf8.count) bytes")
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
