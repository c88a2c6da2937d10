import Testing
import UIKit

@testable import UIKitContainers
@testable import UIKitCore
@testable import UIKitGround
@testable import UIKitLists

/// Source of the numbers: docs/measurements.md, "Sizes of controls".
@MainActor @Suite struct ControlSizeTests {
  private func control(_ make: () -> UIView) -> UIView {
    let view = make()
    view.translatesAutoresizingMaskIntoConstraints = false
    return view
  }

  @Test func `constraints see a switch, a slider and segments as Interface Builder does`() throws {
    try onStage { stage in
      let root = stage.view(CGRect(0, 0, 400, 400))
      let controls = [
        control { UISwitch() }, control { UISlider() },
        control { UISegmentedControl(items: ["First", "Second"]) }, control { UIStepper() },
      ]
      for view in controls { root.addSubview(view) }
      NSLayoutConstraint.activate([
        controls[0].topAnchor.constraint(equalTo: root.topAnchor),
        controls[0].leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
        controls[3].leadingAnchor.constraint(equalTo: controls[0].trailingAnchor, constant: 8),
        controls[3].topAnchor.constraint(equalTo: root.topAnchor),
        controls[1].leadingAnchor.constraint(equalTo: root.leadingAnchor),
        controls[1].widthAnchor.constraint(equalToConstant: 335),
        controls[1].topAnchor.constraint(equalTo: controls[0].bottomAnchor),
        controls[2].leadingAnchor.constraint(equalTo: root.leadingAnchor),
        controls[2].widthAnchor.constraint(equalToConstant: 335),
        controls[2].topAnchor.constraint(equalTo: controls[1].bottomAnchor),
      ])
      try stage.runtime.layOut()
      #expect(
        controls.map(\.frame) == [
          CGRect(20, 0, 51, 31), CGRect(-2, 31, 339, 31), CGRect(0, 61, 335, 32),
          CGRect(77, 0, 94, 32),
        ])
    }
  }

  @Test func `a stack view lines up what constraints see`() throws {
    try onStage { stage in
      let root = stage.view(CGRect(0, 0, 400, 400))
      let slider = UISlider()
      let segments = UISegmentedControl(items: ["First", "Second"])
      let stack = UIStackView(arrangedSubviews: [slider, segments])
      stack.axis = .vertical
      stack.spacing = 8
      stack.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(stack)
      NSLayoutConstraint.activate([
        stack.topAnchor.constraint(equalTo: root.topAnchor),
        stack.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
        stack.widthAnchor.constraint(equalToConstant: 280),
      ])
      try stage.runtime.layOut()
      #expect(slider.frame == CGRect(-2, 0, 284, 31))
      #expect(segments.frame == CGRect(0, 38, 280, 32))
      #expect(stack.frame == CGRect(20, 0, 280, 69))
    }
  }

  @Test func `a control sized to fit is as large as its frame, not as what constraints see`() {
    let controls = [UISwitch(), UISlider(), UISegmentedControl(items: ["A", "B"])]
    for view in controls { view.sizeToFit() }
    #expect(controls.map(\.bounds.height) == [31, 31, 32])
    #expect(controls[0].bounds.width == 51)
    #expect(controls[0].intrinsicContentSize == CGSize(width: 49, height: 31))
    for view in controls {
      #expect(view.frame(forAlignmentRect: view.alignmentRect(forFrame: view.frame)) == view.frame)
    }
  }

  @Test(arguments: [(15.0, 30.0), (17, 33), (18, 34), (20, 36), (22, 39), (24, 41), (25, 42)])
  func `a button is its title and 12 points high, in whole points`(
    size: CGFloat, height: CGFloat
  ) {
    let button = UIButton(type: .system)
    button.setTitle("Button", for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: size)
    #expect(button.intrinsicContentSize.height == height)
    #expect(button.intrinsicContentSize.width.truncatingRemainder(dividingBy: 1) == 0)
  }

  @Test func `a button without a title keeps the height of a line`() {
    #expect(UIButton().intrinsicContentSize == CGSize(width: 30, height: 34))
    #expect(UIButton(type: .system).intrinsicContentSize == CGSize(width: 30, height: 30))
    let image = UIGraphicsImageRenderer(size: CGSize(width: 16, height: 16)).image { _ in }
    let button = UIButton()
    button.setImage(image, for: .normal)
    #expect(button.intrinsicContentSize == CGSize(width: 16, height: 22))
  }

  @Test func `segments and dots are as wide as in Interface Builder`() {
    // Within a point for each segment: 91 for these, 145 for longer ones.
    for (titles, width) in [(["RGB", "HSB"], 91.0), (["2-match", "3-match"], 145)] {
      let control = UISegmentedControl(items: titles)
      #expect(abs(control.bounds.width - width) <= 2)
    }
    let dots = UIPageControl()
    dots.numberOfPages = 3
    #expect(dots.intrinsicContentSize == CGSize(width: 116, height: 26))
  }
}
