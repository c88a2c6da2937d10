import Testing
import UIKit

@MainActor
struct StandardControlTests {
  /// Counts the changes of value that a control reports.
  @MainActor
  private final class Ear: NSObject {
    var changes = 0
    func changed() { changes += 1 }
  }

  private func listen(to control: UIControl, on stage: TestStage) throws -> Ear {
    let ear = Ear()
    control.addTarget(ear, action: Selector(Ear.changed), for: .valueChanged)
    stage.window.addSubview(control)
    stage.frame()
    return ear
  }

  @Test func `a switch is turned by a tap, tells of it once and takes its time to look so`() throws
  {
    try onStage { stage in
      let control = UISwitch(frame: CGRect(20, 40, 5, 5))
      #expect(control.frame == CGRect(20, 40, 51, 31))
      let ear = try listen(to: control, on: stage)
      stage.tap(CGPoint(30, 50))
      #expect(control.isOn)
      #expect(ear.changes == 1)
      let thumb = try #require(control.subviews.last)
      #expect(thumb.layer.presentation()?.frame.minX ?? 22 < 22)
      stage.run(frames: 20)
      #expect(thumb.frame == CGRect(22, 2, 27, 27))
      control.isOn = false
      #expect(ear.changes == 1)
    }
  }

  @Test func `a switch is turned by a finger that pushes the thumb over, and back`() throws {
    try onStage { stage in
      let control = UISwitch(frame: CGRect(20, 40, 0, 0))
      let ear = try listen(to: control, on: stage)
      stage.drag(from: CGPoint(30, 50), to: CGPoint(65, 50), moves: 5)
      #expect(control.isOn)
      #expect(ear.changes == 1)
      stage.frame((1, .began, CGPoint(65, 50)))
      stage.frame((1, .moved, CGPoint(30, 50)))
      stage.frame((1, .moved, CGPoint(65, 50)))
      stage.frame((1, .ended, CGPoint(65, 50)))
      #expect(control.isOn)
      #expect(ear.changes == 1)
    }
  }

  /// The thumb can move 280 − 2·2 − 28 = 248 points, a quarter of which is 62.
  @Test func `a slider follows a finger that took its thumb, from where it took it`() throws {
    try onStage { stage in
      let slider = UISlider(frame: CGRect(20, 90, 280, 31))
      slider.value = 0.5
      let ear = try listen(to: slider, on: stage)
      stage.drag(from: CGPoint(163, 100), to: CGPoint(225, 100), moves: 4)
      #expect(abs(slider.value - 0.75) < 1e-6)
      #expect(ear.changes == 4)
      stage.drag(from: CGPoint(40, 100), to: CGPoint(80, 100), moves: 4)
      #expect(abs(slider.value - 0.75) < 1e-6)
    }
  }

  @Test func `a slider keeps its number between its ends and tells at the end if so asked`() throws
  {
    try onStage { stage in
      let slider = UISlider(frame: CGRect(20, 90, 280, 31))
      slider.maximumValue = 10
      slider.value = 30
      #expect(slider.value == 10)
      slider.maximumValue = 4
      #expect(slider.value == 4)
      slider.isContinuous = false
      let ear = try listen(to: slider, on: stage)
      stage.drag(from: CGPoint(284, 105), to: CGPoint(160, 105), moves: 6)
      #expect(slider.value == 2)
      #expect(ear.changes == 1)
    }
  }

  @Test func `a progress bar is filled by its share`() throws {
    try onStage { stage in
      let bar = UIProgressView(progressViewStyle: .default)
      bar.frame = CGRect(0, 0, 200, 4)
      bar.setProgress(1.5, animated: false)
      #expect(bar.progress == 1)
      bar.progress = 0.25
      stage.window.addSubview(bar)
      stage.frame()
      #expect(bar.subviews[0].frame == CGRect(0, 0, 50, 4))
    }
  }

  @Test func `an activity indicator turns on, and keeps nobody from ending`() throws {
    try onStage { stage in
      let wheel = UIActivityIndicatorView(style: .large)
      stage.window.addSubview(wheel)
      #expect(wheel.isHidden)
      wheel.startAnimating()
      #expect(!wheel.isHidden)
      stage.frame()
      let before = stage.runtime.snapshot()
      stage.run(frames: 10)
      #expect(stage.runtime.snapshot() != before)
      #expect(!stage.runtime.isAnimating)
      wheel.stopAnimating()
      #expect(wheel.isHidden)
    }
  }

  @Test func `a wheel has its own size, in the middle of any room`() throws {
    try onStage { stage in
      let indicator = UIActivityIndicatorView(style: .large)
      indicator.frame = CGRect(10, 10, 20, 30)
      stage.window.addSubview(indicator)
      indicator.startAnimating()
      stage.frame()
      let wheel = try #require(indicator.subviews.first)
      #expect(wheel.frame == CGRect(-8.5, -3.5, 37, 37))
      #expect(!indicator.clipsToBounds)
      indicator.style = .medium
      stage.frame()
      #expect(indicator.bounds.size == CGSize(width: 20, height: 20))
      #expect(wheel.bounds.size == CGSize(width: 20, height: 20))
    }
  }

  @Test func `a tap chooses a segment once`() throws {
    try onStage { stage in
      let control = UISegmentedControl(items: ["One", "Two", "Three"])
      control.frame = CGRect(10, 10, 300, 32)
      let ear = try listen(to: control, on: stage)
      #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
      stage.tap(CGPoint(260, 20))
      #expect(control.selectedSegmentIndex == 2)
      stage.tap(CGPoint(260, 20))
      #expect(ear.changes == 1)
      control.removeSegment(at: 0, animated: false)
      #expect(control.selectedSegmentIndex == 1)
      #expect(control.titleForSegment(at: 1) == "Three")
      control.insertSegment(withTitle: "Zero", at: 0, animated: false)
      #expect(control.selectedSegmentIndex == 2)
    }
  }

  /// The first step comes at once, the second after 0.5 s, then one every 0.1 s.
  @Test func `a stepper goes on while the finger stays, up to its end`() throws {
    try onStage { stage in
      let stepper = UIStepper(frame: CGRect(10, 10, 0, 0))
      stepper.maximumValue = 4
      let ear = try listen(to: stepper, on: stage)
      stage.frame((1, .began, CGPoint(80, 20)))
      #expect(stepper.value == 1)
      stage.run(frames: 42)
      #expect(stepper.value == 4)
      stage.run(frames: 30)
      stage.frame((1, .ended, CGPoint(80, 20)))
      #expect(stepper.value == 4)
      #expect(ear.changes == 4)
      stage.tap(CGPoint(20, 20))
      #expect(stepper.value == 3)
    }
  }

  @Test func `a page control turns pages by taps beside its middle`() throws {
    try onStage { stage in
      let pages = UIPageControl(frame: CGRect(10, 10, 300, 26))
      pages.numberOfPages = 3
      let ear = try listen(to: pages, on: stage)
      stage.tap(CGPoint(250, 20))
      #expect(pages.currentPage == 1)
      stage.tap(CGPoint(20, 20))
      stage.tap(CGPoint(20, 20))
      #expect(pages.currentPage == 0)
      #expect(ear.changes == 2)
      pages.hidesForSinglePage = true
      pages.numberOfPages = 1
      #expect(pages.isHidden)
    }
  }
}
