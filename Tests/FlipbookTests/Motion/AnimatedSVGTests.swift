import Browsing
import Drawing
import FilmFiles
import Foundation
import Geometry
import Pixels
import SceneCatalog
import Staging
import Testing

@testable import Filming
@testable import Motion

/// Animated SVGs, in a browser.
@Suite(.serialized, .enabled(if: Browser.path != nil, "Chromium is not installed"))
struct AnimatedSVGTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func render(_ program: String, _ arguments: [String]) throws {
    let outcome = try RunningProgram.run(program, ["render"] + arguments, in: folder)
    #expect(outcome.exitCode == 0, "\(outcome.errors)")
  }

  private func frame(_ path: String) throws -> Frame {
    let reader = try Films.open(folder.url.appending(path: path).path)
    return try #require(try reader.next()).frame()
  }

  private func picture(of browser: Browser) throws -> Frame {
    try browser.picture().write(to: folder.url.appending(path: "picture.png"))
    return try frame("picture.png")
  }

  /// Stops the film at a moment.
  private static func seek(_ seconds: Double) -> String {
    """
    (() => {
      for (const one of document.getAnimations()) {
        one.pause();
        one.currentTime = \(seconds * 1000);
      }
      return document.getAnimations().length;
    })()
    """
  }

  /// The corners of all rectangles and ellipses that are shown, in their order.
  private static let corners = """
    [...document.querySelectorAll('rect, ellipse')].filter(one => !one.closest('defs')
      && one.getAttribute('width') !== '100%' && getComputedStyle(one).visibility === 'visible'
    ).map(one => {
      const box = one.getBBox(), map = one.getCTM();
      return [[0, 0], [1, 0], [1, 1], [0, 1]].flatMap(([x, y]) => {
        const corner = new DOMPoint(box.x + x * box.width, box.y + y * box.height).matrixTransform(map);
        return [corner.x, corner.y];
      });
    })
    """

  @Test(arguments: MeasuredScenes.names("drop-out", "elastic-button"))
  @MainActor
  func `a browser shows the frames of a scene at ten moments`(name: String) async throws {
    try render("flipbook", [name, "--scale", "2", "-o", "film.svg"])
    try render("flipbook", [name, "--scale", "2", "--touches", "-o", "film/"])
    let scene = try #require(SceneCatalog.scenes.first { $0.name == name })
    let count = try FileManager.default.contentsOfDirectory(
      atPath: folder.url.appending(path: "film").path
    ).count { $0.hasSuffix(".png") }
    let moments = (0..<10).map { (2 * $0 + 1) * count / 20 }
    let stills = try await Stills(
      of: scene, at: moments.map { Double($0) / 60 },
      overlay: FilmOverlay(showsHands: scene.hasHands))
    let size = scene.screen.size
    let browser = try Browser(
      showing: folder.url.appending(path: "film.svg"), width: Int(size.width) * 2,
      height: Int(size.height) * 2, isDark: false)
    try browser.wait(for: "document.documentElement.tagName === 'svg'")
    var (farthest, least) = (0.0, 1.0)
    for (moment, picture) in zip(moments, stills.pictures) {
      let moving = try browser.value(Self.seek(Double(moment) / 60)) as? Int
      #expect(moving ?? 0 > 0)
      let found = try #require(try browser.value(Self.corners) as? [[Double]])
      var reader = ElementReader(size: size, scale: 2)
      let wanted = try reader.elements(of: picture).corners
      #expect(found.count == wanted.count, "\(name), frame \(moment)")
      for (found, wanted) in zip(found, wanted) {
        // Corners on the page are in pixels, two a point.
        for place in stride(from: 0, to: 8, by: 2) {
          let (x, y) = (found[place] / 2 - wanted[place], found[place + 1] / 2 - wanted[place + 1])
          let far = (x * x + y * y).squareRoot()
          #expect(far <= KeyFrames.bound, "\(name), frame \(moment)")
          farthest = max(farthest, far)
        }
      }
      let number = String(repeating: "0", count: 5 - "\(moment)".count) + "\(moment)"
      let likeness = try structuralSimilarity(
        of: self.picture(of: browser), and: frame("film/frame-\(number).png"))
      #expect(likeness >= 0.99, "\(name), frame \(moment): \(likeness)")
      least = min(least, likeness)
    }
    MeasuredScenes.write("SVG", name, "\(farthest) pt", "\(least)")
  }

  @Test func `every scene fits into forty kilobytes, compressed`() throws {
    try render("flipbook", ["--all", "-o", "{scene}.svg"])
    for scene in SceneCatalog.scenes {
      let size = try RunningProgram.run(
        "/bin/sh", ["-c", "gzip -9 -c \(scene.name).svg | wc -c"], in: folder)
      let bytes = try #require(Int(size.output.trimmingCharacters(in: .whitespacesAndNewlines)))
      #expect(bytes > 100 && bytes <= 40_000, "\(scene.name): \(bytes)")
      MeasuredScenes.write("SVG", scene.name, "\(bytes) bytes")
    }
  }

  @Test func `a dark page shows the film in dark, and a reader who prefers it a still one`() throws
  {
    try render("FixtureGallery", ["adapting", "-o", "film.svg"])
    for shown in ["light", "dark"] {
      try render(
        "FixtureGallery",
        ["adapting", "--scale", "1", "--touches", "--appearance", shown, "-o", "\(shown)/"])
      let wanted = try frame("\(shown)/frame-00000.png")
      let browser = try Browser(
        showing: folder.url.appending(path: "film.svg"), width: wanted.size.width,
        height: wanted.size.height, isDark: shown == "dark", isStill: true)
      try browser.wait(for: "document.documentElement.tagName === 'svg'")
      let running = "document.getAnimations().filter(a => a.playState !== 'paused').length"
      #expect(try browser.value(running) as? Int == 0)
      let likeness = structuralSimilarity(of: try picture(of: browser), and: wanted)
      #expect(likeness >= 0.99, "\(shown): \(likeness)")
    }
  }

  @Test func `a page shows the film as an image, and nothing is loaded`() throws {
    try render("flipbook", ["falling-square", "-o", "film.svg"])
    let page = folder.url.appending(path: "page.html")
    try "<body style='margin:0'><img src='film.svg'>".write(
      to: page, atomically: true, encoding: .utf8)
    let browser = try Browser(showing: page, width: 320, height: 600, isDark: false)
    try browser.wait(for: "document.images.length === 1 && document.images[0].complete")
    #expect(try browser.value("document.images[0].naturalWidth") as? Int == 320)
    // It moves by itself: the square is not where it was.
    let before = try browser.picture()
    usleep(400_000)
    #expect(try browser.picture() != before)
    let text = try String(contentsOf: folder.url.appending(path: "film.svg"), encoding: .utf8)
    #expect(!text.contains("http") || text.components(separatedBy: "http").count == 2)
    #expect(!text.contains("<script") && !text.contains("font-family"))
  }

  @Test func `what SVG cannot say is refused with the name of its view`() throws {
    let outcome = try RunningProgram.run(
      "FixtureGallery", ["render", "frosted", "-o", "film.svg"], in: folder)
    #expect(outcome.exitCode != 0)
    #expect(outcome.errors.contains("film.svg cannot show the view “frost”"), "\(outcome.errors)")
    #expect(
      outcome.errors.contains("SVG has no word for a blur of what lies behind it"),
      "\(outcome.errors)")
    #expect(!FileManager.default.fileExists(atPath: folder.url.appending(path: "film.svg").path))
  }
}

extension [FilmElement] {
  /// The corners of all boxes and ellipses, those behind others first: x and y in turn.
  fileprivate var corners: [[Double]] {
    flatMap { element in
      switch element.body {
      case .box, .ellipse:
        let (width, height) = (element.state.size.width, element.state.size.height)
        let box = CGRect(x: -width / 2, y: -height / 2, width: width, height: height)
        let map = element.state.pose.map
        return [box.corners.map { $0.applying(map) }.flatMap { [Double($0.x), Double($0.y)] }]
      case .path, .text, .image: return []
      case .group, .masked, .shadow: return element.children.corners
      }
    }
  }
}
