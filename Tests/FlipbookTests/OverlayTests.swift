import Drawing
import FilmFiles
import Foundation
import Geometry
import Pixels
import Rasterizer
import SceneCatalog
import Staging
import Testing
import UIKit

@testable import Filming

/// What films show over and around the pictures of their scenes.
@MainActor
@Suite struct OverlayTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func render(_ arguments: [String]) throws {
    let outcome = try RunningProgram.run("flipbook", ["render"] + arguments, in: folder)
    #expect(outcome.exitCode == 0, "\(outcome.errors)")
  }

  private func frames(_ path: String) throws -> [Frame] {
    let reader = try Films.open(folder.url.appending(path: path).path)
    var frames: [Frame] = []
    while let image = try reader.next() { frames.append(try image.frame()) }
    return frames
  }

  @Test func `films in one file show fingers, and folders of frames do not`() throws {
    let part = ["flick", "--scale", "0.5", "--from", "1.3", "--to", "2"]
    try render(part + ["-o", "film.apng", "-o", "frames/", "--fps", "60"])
    try render(part + ["--no-touches", "-o", "plain.apng", "-o", "plain/"])
    try render(part + ["--touches", "-o", "touched/"])
    let (film, plain) = (try frames("film.apng"), try frames("plain.apng"))
    #expect(film != plain)
    #expect(try frames("frames") == frames("plain"))
    #expect(try frames("touched") != frames("plain"))
    #expect(try frames("touched").last == film.last)
    #expect(film.first == plain.first, "nobody touches anything yet")
  }

  @Test(arguments: ["flick", "elastic-button", "drop-out"])
  func `pictures with marks are drawn where they change as if each were drawn whole`(
    name: String
  ) throws {
    let scene = try #require(SceneCatalog.scenes.first { $0.name == name })
    let stage = try Stage(scene)
    let border = FilmOverlay.Border(ground: .white, radius: 20)
    let overlays = [
      FilmOverlay(showsHands: true), FilmOverlay(showsHands: true, showsCaptions: true),
      FilmOverlay(showsHands: true, border: border),
    ]
    var artist = OverlayArtist(screen: scene.screen.size)
    let rasterizer = Rasterizer(size: scene.screen.size, scale: 0.5)
    var easels = try overlays.map { _ in try Easel(rasterizer) }
    while !stage.isFinished, stage.time.seconds < 4 {
      try stage.advance(frames: 3)
      for (place, overlay) in overlays.enumerated() {
        let list = try artist.dress(FilmMoment(of: stage), in: overlay)
        _ = try easels[place].draw(list)
        #expect(try easels[place].frame == rasterizer.frame(of: list), "\(stage.time.seconds) s")
      }
    }
  }

  @Test func `a finger can be told from white, from black and from grey`() throws {
    let stage = try Stage(
      Scene("tap", "", fingers: [.press(.point(x: 50, y: 50), at: 0.1, for: 1)]) {
        UIViewController()
      })
    try stage.advance(frames: 30)
    var artist = OverlayArtist(screen: CGSize(width: 100, height: 100))
    for level in [0.0, 0.25, 0.5, 0.75, 1] {
      var moment = FilmMoment(of: stage)
      moment.picture = DisplayList([
        .fill(
          .rectangle(CGRect(x: 0, y: 0, width: 100, height: 100)),
          Color(red: level, green: level, blue: level), transform: .identity)
      ])
      let list = try artist.dress(moment, in: FilmOverlay(showsHands: true))
      let frame = try Rasterizer(size: CGSize(width: 100, height: 100), scale: 1).frame(of: list)
      let levels = frame.pixels.map { Int($0 & 255) }
      #expect((levels.max() ?? 0) - (levels.min() ?? 0) > 50, "on \(level)")
    }
  }

  @Test func `a border leaves corners clear and has a line`() throws {
    try render(["falling-square", "--border", "--scale", "1", "--to", "0.1", "-o", "film.apng"])
    let frame = try #require(try frames("film.apng").first)
    #expect(frame[0, 0] == 0 && frame[319, 567] == 0)
    #expect(frame[160, 2] == 0xFFFF_FFFF)
    #expect(frame[160, 0] & 255 < 0xA0 && frame[160, 0] >> 24 == 255)
  }

  @Test func `a film stands at first, and runs back to its beginning`() throws {
    let part = ["falling-square", "--scale", "0.2", "--to", "0.5", "--every", "5"]
    try render(part + ["-o", "plain/"])
    try render(part + ["--lead", "0.25", "--hold", "0.17", "--bounce", "-o", "film/"])
    let (plain, film) = (try frames("plain"), try frames("film"))
    #expect(plain.count == 7)
    let first = Array(repeating: plain[0], count: 3)
    let last = Array(repeating: plain[6], count: 2)
    #expect(film == first + plain + last + plain[1..<6].reversed())
  }

  @Test func `a slow part shows each step longer, and a fast film skips steps`() {
    func steps(_ pace: FilmPace) -> [Int] {
      var cursor = FilmCursor(FilmTiming(rate: 60, to: 0.1, pace: pace))
      return (0...8).flatMap { step in cursor.frames(showing: step).map { _ in step } }
    }
    #expect(steps(FilmPace(speed: 2)) == [0, 2, 4, 6])
    #expect(steps(FilmPace(speed: 0.5)) == [0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6])
    let slow = FilmPace.Section(from: 2.0 / 60, to: 4.0 / 60, speed: 0.5)
    #expect(steps(FilmPace(sections: [slow])) == [0, 1, 2, 2, 3, 3, 4, 5, 6])
    #expect(steps(FilmPace()) == [0, 1, 2, 3, 4, 5, 6])
  }

  @Test(arguments: [
    ["--slow", "1-2"], ["--slow", "2-1=0.5"], ["--slow", "1-2=0"], ["--speed", "0"],
    ["--slow", "1-2=0.5", "--slow", "1.5-3=0.5"], ["--device", "iphone-99"], ["--size", "390"],
    ["--device", "iphone-16", "--size", "390x844"], ["--lead", "-1"],
  ])
  func `what cannot be played or shown is refused`(arguments: [String]) throws {
    let outcome = try RunningProgram.run(
      "flipbook", ["render", "falling-square", "-o", "film.gif"] + arguments, in: folder)
    #expect(outcome.exitCode != 0 && outcome.errors.lowercased().contains("error: "))
  }

  @Test func `a scene is shown on another screen`() throws {
    let part = ["falling-square", "--to", "0.05"]
    try render(part + ["--size", "200x100", "-o", "small/"])
    #expect(try frames("small").first?.size == PixelSize(width: 400, height: 200))
    try render(part + ["--device", "iPhone-16", "-o", "phone/"])
    #expect(try frames("phone").first?.size == PixelSize(width: 1179, height: 2556))
  }
}
