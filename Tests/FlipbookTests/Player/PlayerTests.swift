import Browsing
import FilmFiles
import Foundation
import Geometry
import Pixels
import SceneCatalog
import Testing

/// Pages that play films, in a browser.
@Suite(.serialized, .enabled(if: Browser.path != nil, "Chromium is not installed"))
struct PlayerTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func render(_ arguments: [String]) throws {
    let outcome = try RunningProgram.run("flipbook", ["render"] + arguments, in: folder)
    #expect(outcome.exitCode == 0, "\(outcome.errors)")
  }

  private func open(
    _ page: String, isDark: Bool = false, isStill: Bool = false
  ) throws -> Browser {
    let browser = try Browser(
      showing: folder.url.appending(path: page), width: 700, height: 900, isDark: isDark,
      isStill: isStill)
    try browser.wait(for: Self.isReady)
    return browser
  }

  private static let isReady =
    "document.querySelectorAll('figure[data-on=ready]').length > 0 && "
    + "document.querySelectorAll('figure:not([data-on=ready])').length === 0"
  private static let film = "document.querySelector('figure').film"

  /// Returns a number that differs where a pixel of a picture does.
  private static func hash(_ frame: Frame) -> Double {
    var hash: UInt32 = 2_166_136_261
    frame.pixels.withUnsafeBufferPointer { pixels in
      for pixel in pixels {
        let turned = pixel & 0xFF00_FF00 | (pixel & 255) << 16 | pixel >> 16 & 255
        hash = (hash ^ turned) &* 16_777_619
      }
    }
    return Double(hash)
  }

  @Test func `every frame of every scene has the pixels of its PNG, and nothing is loaded`() throws
  {
    try render(["--all", "--scale", "0.5", "--fps", "30", "-o", "{scene}.html", "-o", "{scene}/"])
    let names = SceneCatalog.scenes.map(\.name)
    let browser = try open("\(names[0]).html", isStill: true)
    for name in names {
      try browser.open(folder.url.appending(path: "\(name).html"))
      try browser.wait(for: "document.title === '\(name)' && " + Self.isReady)
      let reader = try Films.open(folder.url.appending(path: "\(name)").path)
      var wanted: [Double] = []
      while let image = try reader.next() { wanted.append(Self.hash(try image.frame())) }
      let script = """
        (() => {
          const film = \(Self.film), canvas = document.querySelector('canvas.picture');
          const context = canvas.getContext('2d'), hashes = [];
          for (let frame = 0; frame < film.meta.frames; frame++) {
            film.seek(frame);
            const data = context.getImageData(0, 0, canvas.width, canvas.height).data;
            let hash = 2166136261;
            for (const pixel of new Uint32Array(data.buffer)) hash = Math.imul(hash ^ pixel, 16777619);
            hashes.push(hash >>> 0);
          }
          return hashes;
        })()
        """
      let found = try #require(try browser.value(script) as? [Double])
      #expect(found == wanted, "\(name)")
      // And backwards, by the pictures that the player keeps.
      let back =
        try browser.value(
          "(() => { const film = \(Self.film); film.seek(film.meta.frames - 1); film.seek(3);"
            + script.replacing(
              "film.seek(frame);", with: "if (frame > 3) break; film.seek(3 - frame);"
            )
            .replacing("(() => {", with: "return (() => {") + "})()") as? [Double]
      #expect(back == wanted.prefix(4).reversed(), "\(name)")
      let loaded = try browser.value("performance.getEntriesByType('resource').length") as? Int
      #expect(loaded == 0, "\(name)")
    }
  }

  @Test func `keys play, step, seek and change the speed`() throws {
    try render(["flick", "--scale", "0.5", "-o", "film.html"])
    let browser = try open("film.html", isStill: true)
    func frame() throws -> Int? { try browser.value(Self.film + ".state.frame") as? Int }
    #expect(try frame() == 0)
    try browser.press(".")
    try browser.press(".")
    #expect(try frame() == 2)
    try browser.press(",")
    #expect(try frame() == 1)
    try browser.press("ArrowRight")
    #expect(try frame() == 31)
    try browser.press("ArrowLeft")
    #expect(try frame() == 1)
    try browser.press("End")
    let end = try browser.value(Self.film + ".meta.frames - 1") as? Int
    #expect(try frame() == end)
    try browser.press("Home")
    #expect(try frame() == 0)
    try browser.press(">")
    #expect(try browser.value(Self.film + ".state.speed") as? Double == 2)
    try browser.press("<")
    try browser.press("<")
    #expect(try browser.value(Self.film + ".state.speed") as? Double == 0.5)
    try browser.press(" ")
    #expect(try browser.value(Self.film + ".state.playing") as? Bool == true)
    try browser.wait(for: Self.film + ".state.frame > 3")
    try browser.press(" ")
    #expect(try browser.value(Self.film + ".state.playing") as? Bool == false)
    for name in ["loop", "bounce", "touches"] {
      let pressed = "document.querySelector('.\(name)').getAttribute('aria-pressed')"
      let before = try browser.value(pressed) as? String
      try browser.press(String(name.prefix(1)))
      #expect(try browser.value(pressed) as? String != before)
    }
  }

  @Test func `a film plays by itself unless the reader prefers less motion`() throws {
    try render(["falling-square", "--scale", "0.5", "-o", "film.html"])
    let moving = try open("film.html")
    try moving.wait(for: Self.film + ".state.frame > 5")
    let still = try open("film.html", isDark: true, isStill: true)
    usleep(300_000)
    #expect(try still.value(Self.film + ".state.frame") as? Int == 0)
    _ = try still.value("document.querySelector('.play').click()")
    try still.wait(for: Self.film + ".state.frame > 5")
    #expect(
      try still.value("getComputedStyle(document.querySelector('figure')).color") as? String
        == "rgb(245, 245, 247)")
  }

  @Test func `the slider, the captions and the chapters are words for a screen reader`() throws {
    try render(["drop-out", "--scale", "0.5", "-o", "film.html"])
    let browser = try open("film.html", isStill: true)
    _ = try browser.value(Self.film + ".seek(400)")
    let slider = "document.querySelector('input[type=range]')"
    let said = try browser.value(slider + ".getAttribute('aria-valuetext')") as? String
    #expect(said == "6.67 s of 7.65 s, The rope is cut")
    #expect(try browser.value(slider + ".getAttribute('aria-label')") as? String == "Position")
    #expect(
      try browser.value("document.querySelector('[aria-live]').textContent") as? String
        == "The rope is cut")
    try browser.press("Home")
    try browser.press("PageDown")
    #expect(
      try browser.value("document.querySelector('.caption').textContent") as? String
        == "A modal drops into place")
    _ = try browser.value(
      "const list = document.querySelector('.chapters'); list.value = 2;"
        + " list.dispatchEvent(new Event('change'))")
    #expect(
      try browser.value("document.querySelector('.caption').textContent") as? String
        == "It swings from a rope")
    let unnamed =
      try browser.value(
        "[...document.querySelectorAll('button, select, input')].filter(one =>"
          + " !one.getAttribute('aria-label') && !one.textContent.trim()).length") as? Int
    #expect(unnamed == 0)
  }

  @Test func `fingers are drawn over the pixels and can be put off`() throws {
    try render(["flick", "--scale", "0.5", "-o", "film.html"])
    try render(["flick", "--scale", "0.5", "--no-touches", "-o", "plain.html"])
    let browser = try open("film.html", isStill: true)
    let ink = """
      (() => { const canvas = document.querySelector('.hands'); return canvas.hidden ? -1 :
      canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height).data
      .filter((level, place) => place % 4 === 3 && level).length; })()
      """
    #expect(try browser.value(ink) as? Int == 0)
    _ = try browser.value(Self.film + ".seek(120)")
    #expect(try browser.value(ink) as? Int ?? 0 > 100)
    try browser.press("t")
    #expect(try browser.value(ink) as? Int == -1)
    let plain = try open("plain.html", isStill: true)
    #expect(try plain.value(Self.film + ".meta.touches.length") as? Int == 0)
    #expect(try plain.value("document.querySelector('.touches').hidden") as? Bool == true)
  }

  @Test func `several films on one page play on their own`() throws {
    try render(["falling-square", "flick", "--scale", "0.5", "-o", "{scene}.html"])
    let bodies = try ["falling-square", "flick"].map { name in
      let page = try String(contentsOf: folder.url.appending(path: "\(name).html"), encoding: .utf8)
      return page.replacing(/^[\s\S]*<body>|<\/body>[\s\S]*$/, with: "")
    }
    try Data("<!doctype html><meta charset=utf-8>\(bodies.joined())".utf8)
      .write(to: folder.url.appending(path: "both.html"))
    let browser = try open("both.html", isStill: true)
    let frames = "[...document.querySelectorAll('figure')].map(figure => figure.film.state.frame)"
    _ = try browser.value("document.querySelectorAll('figure')[1].film.seek(40)")
    #expect(try browser.value(frames) as? [Int] == [0, 40])
  }

  @Test func `without scripts there is a picture and a sentence`() throws {
    try render(["falling-square", "--scale", "0.5", "-o", "film.html"])
    let page = try String(contentsOf: folder.url.appending(path: "film.html"), encoding: .utf8)
    let poster = try #require(page.firstMatch(of: /<img class="poster"[^>]*base64,([^"]+)"/))
    let png = try #require(Data(base64Encoded: String(poster.1)))
    try png.write(to: folder.url.appending(path: "poster.png"))
    let first = try Films.open(folder.url.appending(path: "poster.png").path).next()
    #expect(try first?.frame().size == PixelSize(width: 160, height: 284))
    #expect(page.contains("<figcaption>A square falls, bounces a little"))
    #expect(page.contains("<iframe src=\"falling-square.html\""))
  }

  /// Every film whose GIF has all colours, in the sizes that both formats have by default.
  @Test(arguments: ["falling-square", "shade-cancelled"])
  func `a page is not much larger than a GIF`(scene: String) throws {
    try render([scene, "-o", "film.html", "-o", "film.gif"])
    func size(_ name: String) throws -> Int {
      try Data(contentsOf: folder.url.appending(path: name)).count
    }
    #expect(try size("film.html") <= size("film.gif") * 4 / 3 + 12_000)
  }
}
