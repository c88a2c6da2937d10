import Drawing
import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitDynamics
@testable import UIKitGround
@testable import UIKitLists

@MainActor
@Suite struct ContentTransitionTests {
  private func change(
    _ options: UIView.AnimationOptions, on stage: TestStage, whenDone: @escaping () -> Void = {}
  ) -> UIView {
    let view = stage.view(CGRect(x: 100, y: 100, width: 80, height: 80))
    let inner = UIView(frame: view.bounds)
    inner.backgroundColor = .red
    view.addSubview(inner)
    UIView.transition(
      with: view, duration: 1, options: options.union(.curveLinear),
      animations: { inner.backgroundColor = .blue }, completion: { _ in whenDone() })
    return view
  }

  @Test func `a dissolve lays the old content over the new and takes it away`() {
    let stage = TestStage()
    var isDone = false
    let view = change(.transitionCrossDissolve, on: stage) { isDone = true }
    stage.run(frames: 15)
    #expect(view.layer.contentTransition?.oldOpacity == 0.75)
    let middle = stage.runtime.snapshot()
    #expect(middle.shows(red: 1, blue: 0) && middle.shows(red: 0, blue: 1))
    stage.run(frames: 45)
    #expect(isDone && view.layer.contentTransition == nil)
    #expect(!stage.runtime.snapshot().shows(red: 1, blue: 0))
  }

  @Test func `a flip shows the old content on its first half and the new on its second`() {
    let stage = TestStage()
    let view = change(.transitionFlipFromLeft, on: stage)
    stage.run(frames: 15)
    let first = stage.runtime.snapshot()
    #expect(first.shows(red: 1, blue: 0) && !first.shows(red: 0, blue: 1))
    stage.run(frames: 30)
    let second = stage.runtime.snapshot()
    #expect(!second.shows(red: 1, blue: 0) && second.shows(red: 0, blue: 1))
    #expect(view.layer.contentTransition?.progress == 0.75)
  }

  /// Returns the places of the left and the right edge of a view on the screen, and their heights.
  private func edges(_ list: DisplayList) -> (left: CGRect, right: CGRect)? {
    for case .projected(_, let box, let map) in list.commands {
      let corners = [
        CGPoint(x: box.minX, y: box.minY), CGPoint(x: box.minX, y: box.maxY),
        CGPoint(x: box.maxX, y: box.minY), CGPoint(x: box.maxX, y: box.maxY),
      ].compactMap(map.apply)
      return (
        CGRect(x: corners[0].x, y: 0, width: 0, height: corners[1].y - corners[0].y),
        CGRect(x: corners[2].x, y: 0, width: 0, height: corners[3].y - corners[2].y)
      )
    }
    return nil
  }

  @Test func `the side comes to the viewer that a flip names`() throws {
    for (option, sign) in [
      (UIView.AnimationOptions.transitionFlipFromLeft, 1.0), (.transitionFlipFromRight, -1),
    ] {
      let stage = TestStage()
      _ = change(option, on: stage)
      stage.run(frames: 15)
      let (left, right) = try #require(edges(stage.runtime.snapshot()))
      // The viewer stands three widths before the view, which has turned by 45°.
      let near = 40 * 0.5.squareRoot() / 240
      let heights = (80 / (1 - sign * near), 80 / (1 + sign * near))
      #expect(abs(left.height - heights.0) < 1e-6)
      #expect(abs(right.height - heights.1) < 1e-6)
      #expect(left.minX < right.minX)
      stage.run(frames: 30)
      // Behind its half the other side is there, and the right way round.
      let second = try #require(edges(stage.runtime.snapshot()))
      #expect(abs(second.left.height - heights.1) < 1e-6)
      #expect(second.left.minX < second.right.minX)
    }
  }

  @Test func `one view takes the place of another`() {
    let stage = TestStage()
    let one = stage.view(CGRect(x: 0, y: 0, width: 40, height: 40))
    let other = UIView(frame: one.frame)
    UIView.transition(from: one, to: other, duration: 0.5, options: .transitionCrossDissolve)
    #expect(stage.window.subviews == [other])
    UIView.transition(
      from: other, to: one, duration: 0.5, options: [.showHideTransitionViews])
    #expect(stage.window.subviews == [other] && other.isHidden && !one.isHidden)
  }

  @Test(arguments: [UIView.AnimationOptions.transitionCurlUp, .transitionCurlDown])
  func `a curl shows both contents until the page is gone or lies flat`(
    _ options: UIView.AnimationOptions
  ) {
    let stage = TestStage()
    let view = change(options, on: stage)
    stage.run(frames: 30)
    let middle = stage.runtime.snapshot()
    #expect(middle.shows(red: 1, blue: 0) && middle.shows(red: 0, blue: 1))
    #expect(middle.commands.contains { if case .group = $0 { true } else { false } })
    stage.run(frames: 35)
    #expect(view.layer.contentTransition == nil)
    let end = stage.runtime.snapshot()
    #expect(!end.shows(red: 1, blue: 0) && end.shows(red: 0, blue: 1))
  }
}
