import Drawing
import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitDynamics
@testable import UIKitExtras
@testable import UIKitGround
@testable import UIKitLists

@MainActor @Suite struct ButtonTests {
  private let button = UIButton()

  private func title(_ stage: TestStage) throws -> (run: TextRun, place: CGAffineTransform)? {
    try stage.runtime.layOut()
    for command in stage.runtime.snapshot().commands {
      if case .text(let run, let place) = command { return (run, place) }
    }
    return nil
  }

  @Test func `a custom button has a white title of 18 points`() throws {
    try onStage { stage in
      button.setTitle("Present", for: .normal)
      button.sizeToFit()
      stage.window.addSubview(button)
      let run = try #require(try title(stage)).run
      #expect(run.font == Typeface(size: 18) && run.color == .white && run.string == "Present")
      // 18 · 1.193 = 21.48, rounded up to a whole point, with 6 points above and below.
      #expect(button.bounds.height == 34)
      #expect(button.bounds.width == button.titleLabel?.intrinsicContentSize.width.rounded(.up))
      #expect(button.titleColor(for: .normal) == .white)
    }
  }

  @Test func `layout of a title with attributes comes to rest`() throws {
    try onStage { stage in
      button.setTitle("Plain", for: .normal)
      button.setAttributedTitle(
        NSAttributedString(
          string: "Kern", attributes: [.kern: 4, .foregroundColor: UIColor.red]), for: .normal)
      button.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
      stage.window.addSubview(button)
      let run = try #require(try title(stage)).run
      #expect(run.string == "Kern")
      #expect(button.titleLabel?.attributedText?.string == "Kern")
      button.setAttributedTitle(nil, for: .normal)
      #expect(try #require(try title(stage)).run.string == "Plain")
    }
  }

  @Test func `a system button has a title of 15 points in its tint`() throws {
    try onStage { stage in
      let button = UIButton(type: .system)
      button.setTitle("Button", for: .normal)
      button.sizeToFit()
      stage.window.addSubview(button)
      let run = try #require(try title(stage)).run
      #expect(run.font == Typeface(size: 15) && button.bounds.height == 30)
      #expect(button.currentTitleColor == .systemBlue)
      stage.window.tintColor = .red
      #expect(try title(stage)?.run.color == Color(red: 1, green: 0, blue: 0))
      button.isEnabled = false
      #expect(button.currentTitleColor == .tertiaryLabel)
    }
  }

  @Test func `each state has its own title and colour, or the normal one`() {
    button.setTitle("off", for: .normal)
    button.setTitle("on", for: .selected)
    button.setTitleColor(.blue, for: .normal)
    button.setTitleColor(.red, for: .highlighted)
    #expect(button.currentTitle == "off" && button.currentTitleColor == .blue)
    button.isSelected = true
    #expect(button.currentTitle == "on" && button.currentTitleColor == .blue)
    button.isHighlighted = true
    #expect(button.currentTitle == "off" && button.currentTitleColor == .blue)
    button.isSelected = false
    #expect(button.currentTitleColor == .red)
    #expect(button.title(for: .highlighted) == nil && button.titleLabel?.text == "off")
  }

  @Test func `a system button's title fades under a finger`() throws {
    try onStage { stage in
      let button = UIButton(type: .system)
      button.setTitle("Button", for: .normal)
      button.frame = CGRect(50, 50, 100, 40)
      stage.window.addSubview(button)
      stage.at(1, (1, .began, CGPoint(60, 60)))
      let pressed = try title(stage)
      #expect(pressed?.run.color.alpha == 0.2)
      stage.at(1.1, (1, .ended, CGPoint(60, 60)))
      let released = try title(stage)
      #expect(released?.run.color.alpha == 1)
    }
  }

  @Test func `a title stays where it is while its button's bounds swing`() throws {
    try onStage { stage in
      button.setTitle("Tap Me", for: .normal)
      button.bounds.size = CGSize(width: 300, height: 200)
      button.center = CGPoint(160, 284)
      stage.window.addSubview(button)
      let still = try #require(try title(stage)).place
      let size = try #require(button.titleLabel).bounds.size
      // Within a quarter of a point, half a pixel.
      #expect(abs(still.tx + size.width / 2 - 160) <= 0.25)
      #expect(abs(still.ty + size.height / 2 - 284) <= 0.25)
      #expect((still.ty * 2).rounded() == still.ty * 2)
      for change in stride(from: -60.0, through: 60, by: 0.7) {
        button.bounds.size = CGSize(width: 300 + change, height: 200 - change / 3)
        let place = try #require(try title(stage)).place
        // 1e-9 points: the error of adding and subtracting.
        #expect(abs(place.tx - still.tx) < 1e-9 && abs(place.ty - still.ty) < 1e-9)
      }
    }
  }

  @Test func `a long title is shortened in its middle`() throws {
    try onStage { stage in
      button.setTitle("Swipe Down From Top", for: .normal)
      button.frame = CGRect(0, 0, 80, 40)
      stage.window.addSubview(button)
      let run = try #require(try title(stage)).run
      #expect(run.lineBreak == .truncateMiddle && run.box.width == 80)
    }
  }

  @Test(arguments: [
    (UIControl.ContentHorizontalAlignment.left, CGFloat(0)), (.center, 0.5), (.right, 1),
  ])
  func `content stands where it is told to`(
    alignment: UIControl.ContentHorizontalAlignment, share: CGFloat
  ) throws {
    try onStage { stage in
      button.setTitle("ab", for: .normal)
      button.contentHorizontalAlignment = alignment
      button.contentVerticalAlignment = .bottom
      button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      button.frame = CGRect(0, 0, 100, 60)
      stage.window.addSubview(button)
      try stage.runtime.layOut()
      let label = try #require(button.titleLabel)
      // Half a pixel.
      #expect(abs(label.frame.minX - (2 + (94 - label.frame.width) * share)) <= 0.25)
      #expect(label.frame.maxY == 57)
    }
  }

  @Test func `insets take the place of the padding`() {
    button.setTitle("ab", for: .normal)
    let plain = button.intrinsicContentSize
    button.contentEdgeInsets = UIEdgeInsets(top: 10, left: 20, bottom: 10, right: 20)
    #expect(button.intrinsicContentSize.height == plain.height - 12 + 20)
    let width = button.titleLabel?.intrinsicContentSize.width.rounded(.up)
    #expect(button.intrinsicContentSize.width == (width ?? 0) + 40)
  }

  @Test func `an image stands left of the title`() throws {
    try onStage { stage in
      let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 12)).image {
        UIColor.red.setFill()
        $0.fill(CGRect(0, 0, 10, 12))
      }
      button.setImage(image, for: .normal)
      #expect(button.intrinsicContentSize == CGSize(width: 10, height: 22))
      button.setTitle("ab", for: .normal)
      button.frame = CGRect(0, 0, 100, 40)
      stage.window.addSubview(button)
      try stage.runtime.layOut()
      let (picture, label) = (try #require(button.imageView), try #require(button.titleLabel))
      #expect(picture.frame.size == image.size && picture.frame.midY == 20)
      #expect(label.frame.minX == picture.frame.maxX)
      // Half a pixel.
      #expect(abs((picture.frame.minX + label.frame.maxX) / 2 - 50) <= 0.25)
      // A finger on the button takes away half of the light.
      button.isHighlighted = true
      try stage.runtime.layOut()
      guard
        case .fill(_, Color(red: 0.5, green: 0, blue: 0), _)? =
          stage.runtime.snapshot().commands.first
      else {
        Issue.record("the image is not dark")
        return
      }
    }
  }

  @Test func `a tap on a button is no tap on what is around it`() throws {
    try onStage { stage in
      let probe = GestureProbe()
      probe.watch(stage.window, "window", with: UITapGestureRecognizer())
      var taps = 0
      button.frame = CGRect(0, 0, 100, 40)
      button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
      stage.window.addSubview(button)
      stage.at(1, (1, .began, CGPoint(20, 20)))
      stage.at(1.1, (1, .ended, CGPoint(20, 20)))
      #expect(taps == 1 && probe.take().isEmpty)
      stage.at(2, (1, .began, CGPoint(200, 200)))
      stage.at(2.1, (1, .ended, CGPoint(200, 200)))
      #expect(taps == 1 && probe.log == ["window ended"])
    }
  }

  @Test func `an action gives a button its title and is called by a tap`() throws {
    try onStage { stage in
      var taps = 0
      let button = UIButton(primaryAction: UIAction(title: "Go") { _ in taps += 1 })
      #expect(button.currentTitle == "Go" && button.buttonType == .system)
      button.frame = CGRect(0, 0, 100, 40)
      stage.window.addSubview(button)
      stage.at(1, (1, .began, CGPoint(20, 20)))
      stage.at(1.1, (1, .ended, CGPoint(20, 20)))
      #expect(taps == 1)
    }
  }
}
