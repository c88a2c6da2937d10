import Foundation
import SceneCatalog
import Staging
import Testing
import UIKit

@testable import Filming

/// Scenes that a person plays, without a page.
@MainActor
@Suite struct LiveRunTests {
  /// Has another colour each time that it is made.
  private final class Chameleon: UIViewController {
    static var count = 0

    override func viewDidLoad() {
      super.viewDidLoad()
      Self.count += 1
      view.backgroundColor = Self.count.isMultiple(of: 2) ? .red : .green
    }
  }

  private var flick: Scene {
    get throws { try #require(SceneCatalog.scenes.first { $0.name == "flick" }) }
  }

  @Test func `what was done is played again with the pictures that were seen`() async throws {
    let run = try LiveRun(flick)
    run.take(.down(pointer: 1, CGPoint(x: 160, y: 284)))
    for step in 0..<40 {
      run.take(.move(pointer: 1, CGPoint(x: 160 + 3 * Double(step), y: 284)))
      try run.advance()
    }
    run.take(.up(pointer: 1))
    for _ in 0..<90 { try run.advance() }
    #expect(run.scripted.fingers.count == 1)
    #expect(try await run.firstDifference() == nil)
  }

  @Test func `physics can be shown for a while, and changes nothing`() async throws {
    let run = try LiveRun(
      #require(SceneCatalog.scenes.first { $0.name == "falling-square" }))
    let plain = try run.picture(showsHands: true)
    run.showPhysics(true)
    #expect(try run.picture(showsHands: true) != plain)
    run.showPhysics(false)
    #expect(try run.picture(showsHands: true) == plain)
    for step in 0..<100 {
      run.showPhysics((20..<50).contains(step))
      try run.advance()
    }
    #expect(try await run.firstDifference() == nil)
  }

  @Test func `a scene that keeps something outside of its controllers is found out`() async throws {
    let run = try LiveRun(Scene("chameleon", "", limit: 1) { Chameleon() })
    for _ in 0..<5 { try run.advance() }
    #expect(try await run.firstDifference() == 0)
  }

  @Test func `the scene's own hands and its limit are left out`() throws {
    let run = try LiveRun(flick)
    let limit = Int(try flick.limit * 60)
    for _ in 0..<(limit + 10) { try run.advance() }
    #expect(run.frame == limit + 10)
    #expect(run.script.count == 0)
    #expect(run.scripted.fingers.isEmpty)
  }

  @Test func `pictures that are left out are made up for by the next one`() throws {
    let run = try LiveRun(flick)
    var (each, some) = (
      try LivePainter(size: flick.screen.size, scale: 0.25),
      try LivePainter(size: flick.screen.size, scale: 0.25)
    )
    var screens = (Screenful(each), Screenful(some))
    run.take(.down(pointer: 1, CGPoint(x: 160, y: 284)))
    for step in 0..<60 {
      run.take(.move(pointer: 1, CGPoint(x: 160 + 2 * Double(step), y: 284)))
      try run.advance()
      let picture = try run.picture(showsHands: true)
      screens.0.paint(try each.next(picture))
      guard step % 7 == 3 else { continue }
      screens.1.paint(try some.next(picture))
      #expect(screens.0.pixels == screens.1.pixels)
    }
  }

  /// A page as `play.js` paints it.
  private struct Screenful {
    let width: Int
    var pixels: [UInt32]

    init(_ painter: LivePainter) {
      width = painter.size.width
      pixels = Array(repeating: 0, count: painter.size.area)
    }

    mutating func paint(_ numbers: [UInt32]) {
      guard numbers.count > 4 else { return }
      let part = numbers.prefix(4).map { Int($0) }
      var done = 0
      for at in stride(from: 4, to: numbers.count, by: 2) {
        for _ in 0..<numbers[at] {
          let place = (part[1] + done / part[2]) * width + part[0] + done % part[2]
          if numbers[at + 1] != 1 { pixels[place] = numbers[at + 1] }
          done += 1
        }
      }
    }
  }
}
