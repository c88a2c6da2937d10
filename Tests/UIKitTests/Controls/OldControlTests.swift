import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitGround
@testable import UIKitLists

@MainActor @Suite struct OldControlTests {
  @Test func `a segmented control with images comes to rest`() throws {
    try onStage { stage in
      let control = UISegmentedControl(items: ["One", "Two", "Three"])
      control.setBackgroundImage(UIImage(), for: .normal, barMetrics: .default)
      control.setDividerImage(
        UIImage(), forLeftSegmentState: .normal, rightSegmentState: .normal, barMetrics: .default)
      stage.window.addSubview(control)
      #expect(throws: Never.self) { try stage.runtime.layOut() }
      #expect(control.subviews.filter { $0 is UIImageView }.count >= 5)
    }
  }

  @Test(arguments: [
    UIButton.ButtonType.infoLight, .infoDark, .detailDisclosure, .contactAdd, .close,
  ])
  func `a button of the system's brings its image`(type: UIButton.ButtonType) {
    let button = UIButton(type: type)
    #expect(button.currentImage != nil && button.bounds.width >= 19)
    #expect(button.buttonType == type)
  }

  @Test func `a bar changes its style`() {
    let bar = UIProgressView(progressViewStyle: .default)
    bar.sizeToFit()
    #expect(bar.bounds.width == 150)
    bar.progressViewStyle = .bar
    #expect(bar.intrinsicContentSize.height == 2.5)
  }

  @Test func `an alert takes what apps set by keys`() {
    let alert = UIAlertController(title: "a", message: nil, preferredStyle: .alert)
    let action = UIAlertAction(title: "b", style: .default)
    alert.addAction(action)
    action.setValue(UIColor.red, forKey: "titleTextColor")
    alert.setValue(NSAttributedString(string: "c"), forKey: "attributedTitle")
    func texts(_ view: UIView) -> [UILabel] {
      view.subviews.flatMap(texts) + ((view as? UILabel).map { [$0] } ?? [])
    }
    let labels = texts(alert.view)
    #expect(labels.contains { $0.text == "c" } && !labels.contains { $0.text == "a" })
    #expect(labels.first { $0.text == "b" }?.textColor == .red)
  }
}
