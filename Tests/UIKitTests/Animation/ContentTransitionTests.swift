import Testing

@testable import UIKitCore

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
    let map = view.layer.contentTransition?.transform(about: view.bounds)
    #expect(abs((map?.a ?? 0) - cos(.pi / 4)) < 1e-9 && map?.d == 1)
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
