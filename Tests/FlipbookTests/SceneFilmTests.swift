import Foundation
import Staging
import Testing
import UIKit

@testable import Flipbook

/// What a scene says of its film, and what the command line says of it.
@MainActor
struct SceneFilmTests {
  private func scene(_ film: Scene.Film) -> Scene {
    Scene("card", "A card turns.", film: film) { UIViewController() }
  }

  private let all = Scene.Film(
    framesPerSecond: 25, scale: 3, from: 0.5, to: 2, lead: 0.1, hold: 0.2, bounces: true,
    speed: 0.5, slow: [.init(from: 1, to: 1.5, speed: 0.25)], xray: true, legend: false,
    touches: false, captions: true, border: true, part: .zoom("card"))

  @Test func `a film is as its scene says`() throws {
    let command = try RenderCommand.parse(["card"]).filming(scene(all))
    #expect(command.film.fps == 25 && command.scale.scale == 3)
    #expect(command.film.from == 0.5 && command.film.to == 2)
    #expect(command.play.lead == 0.1 && command.play.hold == 0.2 && command.play.bounce)
    #expect(command.pace.speed == 0.5 && command.pace.slow.map(\.section.speed) == [0.25])
    #expect(command.physics.xray && !command.overlay.frame.legend)
    #expect(command.overlay.touches == false)
    #expect(command.overlay.frame.captions && command.overlay.frame.border)
    #expect(command.overlay.frame.zoom == "card")
  }

  @Test func `the command line wins, option by option`() throws {
    let command = try RenderCommand.parse([
      "card", "--fps", "10", "--scale", "1", "--from", "0", "--to", "1", "--lead", "0", "--hold",
      "0", "--no-bounce", "--speed", "1", "--no-xray", "--legend", "--touches", "--no-captions",
      "--no-border", "--follow", "knob",
    ]).filming(scene(all))
    #expect(command.film.fps == 10 && command.scale.scale == 1)
    #expect(command.film.from == 0 && command.film.to == 1)
    #expect(command.play.lead == 0 && command.play.hold == 0 && !command.play.bounce)
    #expect(command.pace.speed == 1 && command.pace.slow.isEmpty)
    #expect(!command.physics.xray && command.overlay.frame.legend)
    #expect(command.overlay.touches == true)
    #expect(!command.overlay.frame.captions && !command.overlay.frame.border)
    #expect(command.overlay.frame.follow == "knob" && command.overlay.frame.zoom == nil)
  }

  /// A device around the screen goes neither with a part of it nor with a hairline.
  @Test func `what does not go with an option gives way to it`() throws {
    let framed = scene(Scene.Film(frame: true))
    #expect(try RenderCommand.parse(["card"]).filming(framed).overlay.frame.frame)
    for words in [["--border"], ["--zoom", "card"], ["--crop", "0,0,10x10"], ["--no-frame"]] {
      let command = try RenderCommand.parse(["card"] + words).filming(framed)
      #expect(!command.overlay.frame.frame, "\(words)")
    }
    let command = try RenderCommand.parse(["card", "--frame"]).filming(scene(all))
    #expect(command.overlay.frame.zoom == nil && !command.overlay.frame.border)
  }

  @Test func `stills and strips show what is drawn, too`() throws {
    let still = try StillCommand.parse(["card", "--at", "1"]).filming(scene(all))
    #expect(still.physics.xray && still.scale.scale == 3)
    #expect(still.overlay.frame.zoom == "card" && still.overlay.frame.border)
    let strip = try StripCommand.parse(["card", "--no-xray"]).filming(scene(all))
    #expect(!strip.physics.xray && strip.overlay.frame.captions)
  }

  @Test func `a scene that says nothing changes no option`() throws {
    let command = try RenderCommand.parse(["card"]).filming(scene(Scene.Film()))
    #expect(command.film.fps == nil && command.scale.scale == nil && command.film.from == 0)
    #expect(command.overlay.touches == nil && command.overlay.frame.legend)
  }

  @Test(arguments: [
    (Scene.Film(framesPerSecond: 0), "--fps 0 is not between 1 and 960."),
    (Scene.Film(scale: 0), "--scale 0 is not between 0.1 and 10 pixels a point."),
    (Scene.Film(hold: -1), "--hold -1 is not between 0 and 600 seconds."),
    (Scene.Film(speed: 0), "--speed 0 is not between 0.01 and 100."),
    (Scene.Film(slow: [.init(from: 2, to: 1, speed: 1)]), "2-1=1 is no part that can be slow"),
    (Scene.Film(part: .crop(.zero)), "A part of the screen needs a width and a height"),
  ])
  func `a film that cannot be is refused with the name of its scene`(
    film: Scene.Film, sentence: String
  ) throws {
    #expect {
      try RenderCommand.parse(["card"]).filming(scene(film))
    } throws: { error in
      "\(error)".contains("The film of the scene “card”: \(sentence)")
    }
  }

  @Test func `a scene can be shown on the screen of a device`() {
    #expect(Screen(.iPhone16) == Screen.Device.iPhone16.screen)
    #expect(Screen(.iPhone16, .landscape).size == CGSize(width: 852, height: 393))
  }
}
