import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitDynamics
@testable import UIKitExtras
@testable import UIKitGround
@testable import UIKitLists

@MainActor
struct ControlSettingsTests {
  @MainActor private final class Target: NSObject {
    var taps = 0
    func tapped() { taps += 1 }
  }

  private func picture(_ width: CGFloat, _ height: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: width, height: height))
    }
  }

  @Test func `a control names the methods that it calls on a target`() {
    let control = UIControl()
    let target = Target()
    control.addTarget(target, action: Selector(Target.tapped, "tapped"), for: .touchDown)
    #expect(control.actions(forTarget: target, forControlEvent: .touchDown) == ["tapped"])
    #expect(control.actions(forTarget: target, forControlEvent: .touchUpInside) == nil)
    #expect(control.actions(forTarget: self, forControlEvent: .touchDown) == nil)
  }

  @Test func `a tap changes the selection of a button that wants it to`() throws {
    try onStage { stage in
      let button = UIButton(frame: CGRect(0, 0, 100, 40))
      stage.window.addSubview(button)
      stage.tap(CGPoint(20, 20))
      #expect(!button.isSelected)
      button.changesSelectionAsPrimaryAction = true
      stage.tap(CGPoint(20, 20))
      #expect(button.isSelected)
      stage.tap(CGPoint(20, 20))
      #expect(!button.isSelected)
    }
  }

  /// Source: Apple, UISegmentedControl.setTitle(_:forSegmentAt:).
  @Test func `numbers of segments above the last are the last one's`() {
    let control = UISegmentedControl(items: ["a", "b"])
    control.setTitle("c", forSegmentAt: 7)
    control.setWidth(30, forSegmentAt: 2)
    control.setEnabled(false, forSegmentAt: 9)
    #expect(control.titleForSegment(at: 1) == "c" && control.titleForSegment(at: 5) == "c")
    #expect(control.widthForSegment(at: 1) == 30 && !control.isEnabledForSegment(at: 3))
    control.removeSegment(at: 9, animated: false)
    #expect(control.numberOfSegments == 1 && control.titleForSegment(at: 0) == "a")
    control.removeAllSegments()
    control.removeSegment(at: 0, animated: false)
    #expect(control.titleForSegment(at: 0) == nil)
  }

  @Test func `a line around a button without a colour of its own has the tint's`() throws {
    try onStage { stage in
      var configuration = UIButton.Configuration.plain()
      configuration.background.strokeWidth = 2
      let button = UIButton(configuration: configuration)
      button.tintColor = .red
      stage.window.addSubview(button)
      stage.run()
      let borders = button.subviews.filter { $0.layer.borderWidth == 2 }.map(\.layer.borderColor)
      #expect(borders == [UIColor.red.cgColor])
    }
  }

  @Test func `a destructive button is red`() {
    let button = UIButton(type: .system)
    #expect(button.titleColor(for: .normal) == .systemBlue)
    button.role = .destructive
    #expect(button.titleColor(for: .normal) == .systemRed)
  }

  @Test func `a slider's thumb is as large as its image, and its track leaves room at the ends`() {
    let slider = UISlider(frame: CGRect(0, 0, 200, 31))
    #expect(slider.trackRect(forBounds: slider.bounds) == CGRect(2, 13.5, 196, 4))
    slider.minimumValueImage = picture(20, 20)
    slider.setThumbImage(picture(40, 10), for: .normal)
    let track = slider.trackRect(forBounds: slider.bounds)
    #expect(track == CGRect(30, 13.5, 168, 4))
    #expect(
      slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 1)
        == CGRect(158, 10.5, 40, 10))
    #expect(slider.currentThumbImage === slider.thumbImage(for: .normal))
  }

  @Test func `a chosen segment calls its own action, also after others were put before it`() throws
  {
    try onStage { stage in
      var calls: [String] = []
      @MainActor func action(_ name: String) -> UIAction {
        UIAction(title: name, identifier: UIAction.Identifier(name)) { _ in calls.append(name) }
      }
      let control = UISegmentedControl(
        frame: CGRect(0, 0, 300, 32), actions: [action("A"), action("B")])
      control.insertSegment(action: action("C"), at: 0, animated: false)
      stage.window.addSubview(control)
      @MainActor func choose(_ segment: Int) {
        control.selectedSegmentIndex = segment
        control.sendActions(for: .valueChanged)
      }
      choose(2)
      choose(0)
      #expect(calls == ["B", "C"])
      control.setAction(action("D"), forSegmentAt: 1)
      choose(1)
      #expect(calls == ["B", "C", "D"])
      #expect(control.titleForSegment(at: 1) == "D")
      #expect(control.actionForSegment(at: 1)?.title == "D")
      #expect(control.segmentIndex(identifiedBy: UIAction.Identifier("B")) == 2)
      #expect(control.segmentIndex(identifiedBy: UIAction.Identifier("A")) == NSNotFound)
    }
  }

  @Test func `segments have the widths and the looks that were given to them`() throws {
    try onStage { stage in
      let control = UISegmentedControl(items: ["A", "B", "C"])
      stage.window.addSubview(control)
      control.frame = CGRect(0, 100, 300, 32)
      control.setWidth(50, forSegmentAt: 0)
      control.setWidth(50, forSegmentAt: 1)
      control.setWidth(200, forSegmentAt: 2)
      control.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .selected)
      stage.tap(CGPoint(75, 110))
      #expect(control.selectedSegmentIndex == 1)
      stage.run(frames: 2)
      let label = control.subviews.compactMap { $0 as? UILabel }[1]
      #expect(
        label.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
          == .red)
      control.setEnabled(false, forSegmentAt: 2)
      stage.tap(CGPoint(250, 110))
      #expect(control.selectedSegmentIndex == 1)
      #expect(control.widthForSegment(at: 2) == 200)
    }
  }

  @Test func `typed letters replace the selected ones`() throws {
    try onStage { stage in
      let field = UITextField(frame: CGRect(0, 0, 200, 40))
      stage.window.addSubview(field)
      field.text = "one two"
      field.becomeFirstResponder()
      #expect(field.selectedTextRange?.start.offset == 7)
      let start = try #require(field.position(from: field.beginningOfDocument, offset: 4))
      field.selectedTextRange = field.textRange(from: start, to: field.endOfDocument)
      field.insertText("2")
      #expect(field.text == "one 2")
      field.selectedTextRange = field.textRange(
        from: field.beginningOfDocument, to: field.beginningOfDocument)
      field.insertText("!")
      #expect(field.text == "!one 2")
      #expect(field.selectedTextRange?.start.offset == 1)
      field.deleteBackward()
      #expect(field.text == "one 2")
      field.selectAll(nil)
      field.deleteBackward()
      #expect(field.text == "")
    }
  }

  @Test func `a placeholder shows its own attributes`() {
    let field = UITextField()
    field.attributedPlaceholder = NSAttributedString(
      string: "Name", attributes: [.foregroundColor: UIColor.red])
    #expect(field.placeholder == "Name")
    #expect(
      field.label.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil)
        as? UIColor == .red)
    field.placeholder = "Else"
    #expect(field.label.text == "Else")
    #expect(field.label.attributed == nil)
  }
}
