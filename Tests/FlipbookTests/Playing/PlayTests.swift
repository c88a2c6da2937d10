import Browsing
import FilmFiles
import Foundation
import Pixels
import Testing

@testable import Flipbook

/// Scenes that are played in a browser.
@Suite(.serialized, .enabled(if: Browser.path != nil, "Chromium is not installed"))
struct PlayTests {
  /// Makes the page remember a number for every picture that it paints, which differs where a pixel
  /// does.
  private static let remembering = """
    (() => {
      const canvas = document.getElementById('picture'), context = canvas.getContext('2d');
      play.seen = {};
      let frame = play.frame;
      Object.defineProperty(play, 'frame', { get: () => frame, set(value) {
        frame = value;
        const data = context.getImageData(0, 0, canvas.width, canvas.height).data;
        let hash = 2166136261;
        for (const pixel of new Uint32Array(data.buffer)) hash = Math.imul(hash ^ pixel, 16777619);
        play.seen[frame] = hash >>> 0;
      } });
    })()
    """

  /// The same number for a picture of a film.
  private static func hash(_ frame: Frame) -> Double {
    var hash: UInt32 = 2_166_136_261
    for pixel in frame.pixels {
      let turned = pixel & 0xFF00_FF00 | (pixel & 255) << 16 | pixel >> 16 & 255
      hash = (hash ^ turned) &* 16_777_619
    }
    return Double(hash)
  }

  /// Films what was done, and compares every picture that was seen with that of the film.
  private func expectTheFilmThatWasSeen(_ session: PlayedSession) throws {
    try session.press(" ", until: "play.state.isPaused")
    let seen = try session.browser.value("play.seen") as? [String: Double] ?? [:]
    try session.press("f", until: "play.state.films.length > 0 && !play.state.isFilming")
    let said = try session.browser.value("play.state.said") as? String ?? ""
    #expect(!said.contains("differs"), "\(said)")
    let reader = try Films.open(session.folder.url.appending(path: "film").path)
    var film: [Double] = []
    while let image = try reader.next() { film.append(Self.hash(try image.frame())) }
    // How many are painted depends on how busy the machine is.
    #expect(seen.count > 20)
    let last = try #require(film.last)
    for (frame, hash) in seen.sorted(by: { Int($0.key) ?? 0 < Int($1.key) ?? 0 }) {
      let number = try #require(Int(frame))
      // A film ends when everything has come to rest.
      #expect(hash == (film.indices.contains(number) ? film[number] : last), "frame \(number)")
    }
  }

  @Test(arguments: [true, false])
  func `the film of what was done has every frame that was seen`(showsHands: Bool) throws {
    let session = try PlayedSession(["flick", "--scale", "0.5", "-o", "film/"])
    if !showsHands { try session.press("t", until: "!play.state.showsHands") }
    _ = try session.browser.value(Self.remembering)
    try session.drag([(160, 284), (170, 300), (190, 330), (220, 340), (250, 300), (280, 240)])
    try session.frames(60)
    #expect(try session.script.contains("Finger"))
    try expectTheFilmThatWasSeen(session)
  }

  @Test func `two fingers turn, a wheel scrolls, and keys are typed`() throws {
    let session = try PlayedSession(
      ["playground", "--scale", "0.5", "-o", "film/"], of: "FixtureGallery")
    _ = try session.browser.value(Self.remembering)
    // Mirrored at the middle of the screen, then both moved along.
    try session.drag([(100, 284), (110, 270), (120, 250), (125, 230)], modifiers: 1)
    let script = try session.script
    #expect(script.contains(".touch(.point(x: 100, y: 284)"))
    #expect(script.contains(".touch(.point(x: 220, y: 284)"))
    #expect(script.contains("(195, 338)"))
    try session.drag([(100, 284), (110, 270), (120, 250)], modifiers: 9)
    #expect(try session.script.contains("(240, 250)"))
    try session.mouse("mouseWheel", 160, 500, ["deltaX": 0, "deltaY": 120])
    try session.frames(40)
    #expect(try session.script.contains(/\(1(59.5|60), 380\)/))
    try session.touch("touchStart", [(100, 200), (200, 220)])
    try session.frames(3)
    try session.touch("touchMove", [(90, 190), (220, 240)])
    try session.frames(3)
    try session.touch("touchEnd", [])
    try session.frames(3)
    try session.drag([(160, 60), (160, 60)])
    try session.browser.wait(for: "play.state.takesKeys")
    for key in ["A", "d", " ", "."] { try session.browser.press(key) }
    try session.frames(3)
    let typed = try session.script.matches(of: /Typing\("(.*)", at/).map { String($0.1) }
    #expect(typed.joined() == "Ad .")
    #expect(try session.browser.value("play.state.isPaused") as? Bool == false)
    try session.press("Escape", until: "document.activeElement.id === 'pause'")
    try expectTheFilmThatWasSeen(session)
  }

  @Test func `the clock stops, makes one step, and goes slowly`() throws {
    let session = try PlayedSession(["flick", "--scale", "0.5"])
    try session.press(" ", until: "play.state.isPaused")
    usleep(200_000)
    let frame = try #require(try session.browser.value("play.frame") as? Int)
    usleep(200_000)
    #expect(try session.browser.value("play.frame") as? Int == frame)
    for count in 1...3 { try session.press(".", until: "play.frame === \(frame + count)") }
    try session.press("<", until: "play.state.speed === 0.5")
    try session.press("<", until: "play.state.speed === 0.25")
    try session.press(">", until: "play.state.speed === 0.5")
    try session.press("r", until: "play.frame < \(frame)")
    try session.press(" ", until: "!play.state.isPaused")
    try session.frames(5)
  }

  @Test func `physics is drawn while a scene plays, and changes nothing else`() throws {
    let session = try PlayedSession(["falling-square", "--scale", "0.5", "-o", "film/"])
    let legend =
      "[...document.getElementById('picture').getContext('2d').getImageData(2, 2, 32, 20).data]"
      + ".reduce((sum, level) => sum + level)"
    let before = try session.browser.value(legend) as? Int
    try session.press("x", until: "play.state.showsPhysics")
    try session.frames(5)
    #expect(try session.browser.value(legend) as? Int != before)
    try session.press("x", until: "!play.state.showsPhysics")
    try session.frames(5)
    #expect(try session.browser.value(legend) as? Int == before)
    _ = try session.browser.value(Self.remembering)
    try session.frames(70)
    try expectTheFilmThatWasSeen(session)
  }

  @Test func `a script is saved where nothing stands, and what was done last is in it`() throws {
    let session = try PlayedSession(["flick", "--scale", "0.5"])
    try session.drag([(160, 284), (170, 300), (190, 330)])
    try session.press("s", until: "play.state.said.includes('flick-fingers.swift')")
    try session.press("s", until: "play.state.said.includes('flick-fingers-2.swift')")
    let first = try String(
      decoding: session.folder.contents(of: "output/flick-fingers.swift"), as: UTF8.self)
    #expect(first.hasPrefix("import Flipbook\n"))
    #expect(first.contains("let fingers = [\n  finger1,\n]"))
    session.program.send(SIGTERM)
    let outcome = try session.program.outcome()
    #expect(outcome.exitCode == 143)
    #expect(
      outcome.errors.contains(
        "Interrupted; finished before: output/flick-fingers.swift, output/flick-fingers-2.swift."))
    try session.browser.wait(for: "document.getElementById('trouble').textContent !== ''")
  }

  @Test func `everything on the page has a name, in light and in dark`() throws {
    let session = try PlayedSession(["flick", "--scale", "0.5"], isDark: true)
    let unnamed =
      try session.browser.value(
        "[...document.querySelectorAll('button, select, canvas, pre')].filter(one =>"
          + " !one.getAttribute('aria-label') && !one.textContent.trim()).length") as? Int
    #expect(unnamed == 0)
    #expect(
      try session.browser.value("getComputedStyle(document.body).backgroundColor") as? String
        == "rgb(28, 28, 30)")
    let loaded =
      try session.browser.value("performance.getEntriesByType('resource').length") as? Int
    #expect(loaded == 0)
  }

  @Test func `a caption is shown while it is true, and those of a film with fingers are listed`()
    throws
  {
    let falling = try PlayedSession(["falling-square", "--scale", "0.5"])
    let shown = "document.getElementById('caption').textContent"
    try falling.browser.wait(for: shown + " === 'Gravity pulls a square down'")
    try falling.browser.wait(for: shown + " !== 'Gravity pulls a square down'")
    let dropping = try PlayedSession(["drop-out", "--scale", "0.5"])
    let listed =
      try dropping.browser.value(
        "[...document.querySelectorAll('#captions li')].map(one => one.textContent)") as? [String]
    #expect(
      listed == [
        "0.6 s A modal drops into place", "3.1 s It swings from a rope", "5.87 s The rope is cut",
      ])
    // Nobody has touched anything: none of it happens.
    try dropping.browser.wait(for: "play.frame > 45")
    #expect(try dropping.browser.value(shown) as? String == "")
  }

  @Test func `every message of a hand is answered by a picture`() throws {
    let session = try PlayedSession(["flick", "--scale", "0.5"])
    try session.drag([(160, 284), (170, 300), (190, 330), (200, 330)])
    try session.browser.wait(for: "play.waiting.size === 0 && play.latencies.length >= 5")
  }
}
