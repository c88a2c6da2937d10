import Testing

@testable import UIKitCore

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
}
