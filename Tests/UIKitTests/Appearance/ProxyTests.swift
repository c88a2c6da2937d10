import Testing

@testable import UIKitCore

@MainActor
struct AppearanceProxyTests {
  @Test func `what is set on a class's appearance is set on each one that comes into a window`()
    throws
  {
    try onStage { stage in
      UISwitch.appearance().onTintColor = .red
      let (first, own) = (UISwitch(), UISwitch())
      own.onTintColor = .blue
      stage.window.addSubview(first)
      stage.window.addSubview(own)
      #expect(first.onTintColor == .red)
      #expect(own.onTintColor == .blue)
      #expect(UISwitch.appearance() === UISwitch.appearance())
    }
    try onStage { stage in
      let other = UISwitch()
      stage.window.addSubview(other)
      #expect(other.onTintColor == nil)
    }
  }

  @Test func `what is set on one class is not set on others`() throws {
    try onStage { stage in
      UINavigationBar.appearance().tintColor = .red
      UITableView.appearance().backgroundColor = .green
      let (view, derived) = (UIView(), UITableView())
      stage.window.addSubview(view)
      stage.window.addSubview(derived)
      #expect(view.tintColor == .systemBlue)
      #expect(view.backgroundColor == nil)
      #expect(derived.tintColor == .systemBlue)
      #expect(derived.backgroundColor == .green)
    }
  }

  @Test func `looks inside of a container win over those of the class`() throws {
    try onStage { stage in
      UILabel.appearance().textColor = .red
      UILabel.appearance(whenContainedInInstancesOf: [UIStackView.self]).textColor = .green
      let (label, inside, stack) = (UILabel(), UILabel(), UIStackView())
      stack.addArrangedSubview(inside)
      stage.window.addSubview(label)
      stage.window.addSubview(stack)
      #expect(label.textColor == .red)
      #expect(inside.textColor == .green)
    }
  }

  @Test func `bars take their colours and titles`() throws {
    try onStage { stage in
      UINavigationBar.appearance().barTintColor = .systemRed
      UINavigationBar.appearance().tintColor = .white
      UINavigationBar.appearance().titleTextAttributes = [.foregroundColor: UIColor.yellow]
      UIBarButtonItem.appearance().setTitleTextAttributes(
        [.foregroundColor: UIColor.green], for: .normal)
      let root = UIViewController()
      root.title = "Title"
      root.navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "Go", style: .plain, target: nil, action: nil)
      let navigation = UINavigationController(rootViewController: root)
      stage.window.rootViewController = navigation
      stage.frame()
      let bar = navigationBar(of: navigation)
      #expect(bar.barTintColor == .systemRed)
      #expect(bar.tintColor == .white)
      #expect(bar.row?.titleColor == .yellow)
      let button = bar.row?.subviews.compactMap { $0 as? BarButton }.first
      #expect(button?.titleColor(for: .normal) == .green)
    }
  }

  private func navigationBar(of controller: UINavigationController) -> UINavigationBar {
    controller.navigationBar
  }
}
