import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitExtras
@testable import UIKitGround
@testable import UIKitLists

@MainActor
struct ToolbarAppearanceTests {
  @Test func `a toolbar shows its appearance, and its buttons' looks`() throws {
    try onStage { stage in
      let bar = UIToolbar(frame: CGRect(0, 500, 320, 44))
      stage.window.addSubview(bar)
      let appearance = UIToolbarAppearance()
      appearance.configureWithOpaqueBackground()
      appearance.backgroundColor = .systemYellow
      appearance.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
      bar.standardAppearance = appearance
      bar.items = [UIBarButtonItem(title: "Sort", style: .plain, target: nil, action: nil)]
      stage.run()
      let button = try #require(bar.subviews.compactMap { $0 as? UIButton }.first)
      #expect(button.titleColor(for: .normal) == .red)
      let ground = try #require(
        bar.subviews.flatMap(\.subviews).compactMap { $0 as? BarGround }.first)
      #expect(!ground.isHidden && ground.frame.width == 320)
      // What is given is copied.
      appearance.backgroundColor = .blue
      #expect(bar.standardAppearance.backgroundColor == .systemYellow)
      bar.scrollEdgeAppearance = UIToolbarAppearance()
      #expect(bar.scrollEdgeAppearance?.backgroundColor == nil)
    }
  }

  @Test func `views of the app's own keep their widths, and flexible spaces take what is left`()
    throws
  {
    try onStage { stage in
      let bar = UIToolbar(frame: CGRect(0, 500, 320, 44))
      let buttons = (0..<7).map { _ in UIButton(frame: CGRect(0, 0, 28, 28)) }
      bar.items = Array(
        buttons.flatMap { button -> [UIBarButtonItem] in
          [
            UIBarButtonItem(customView: button),
            UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil),
          ]
        }.dropLast())
      stage.window.addSubview(bar)
      stage.frame()
      #expect(buttons.first?.frame.minX == 16 && buttons.last?.frame.maxX == 304)
      #expect(buttons.allSatisfy { $0.frame.width == 28 })
    }
  }
}
