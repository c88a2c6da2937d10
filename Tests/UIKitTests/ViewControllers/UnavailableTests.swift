import Testing
import UIKit

@testable import UIKitContainers
@testable import UIKitCore
@testable import UIKitDynamics
@testable import UIKitGround
@testable import UIKitLists

/// What a controller shows while it has nothing else to show.
@MainActor @Suite struct UnavailableTests {
  @Test func `an image, two texts and a button stand in the middle, one below the other`() throws {
    let root = UIViewController()
    try onStage(root: root) { stage in
      var empty = UIContentUnavailableConfiguration.empty()
      empty.image = UIImage(systemName: "star")
      empty.text = "No Favorites"
      empty.secondaryText = "Your favorite things will appear here."
      empty.button = .filled()
      empty.button.title = "Add"
      var count = 0
      empty.buttonProperties.primaryAction = UIAction { _ in count += 1 }
      root.contentUnavailableConfiguration = empty
      stage.frame()
      let view = try #require(root.view.subviews.last as? UIContentUnavailableView)
      #expect(view.frame == root.view.safeAreaLayoutGuide.layoutFrame)
      let stack = try #require(view.subviews.first as? UIStackView)
      let parts = stack.arrangedSubviews
      #expect(parts.count == 4 && parts[0] is UIImageView && parts[3] is UIButton)
      #expect(zip(parts, parts.dropFirst()).allSatisfy { $0.frame.maxY <= $1.frame.minY })
      #expect(abs(stack.center.y - view.bounds.midY) < 1)
      #expect(parts.allSatisfy { abs($0.center.x - stack.bounds.midX) < 1 })
      (parts[3] as? UIButton)?.performPrimaryAction()
      #expect(count == 1 && (parts[3] as? UIButton)?.titleLabel?.text == "Add")
      root.contentUnavailableConfiguration = UIContentUnavailableConfiguration.loading()
      stage.frame()
      #expect(root.view.subviews.last === view)
      #expect(stack.arrangedSubviews.first is UIActivityIndicatorView)
      root.contentUnavailableConfiguration = nil
      #expect(view.superview == nil)
    }
  }

  @Test func `a controller is asked before it is laid out, and again when it asks for it`() throws {
    final class Root: UIViewController {
      var count = 0
      override func updateContentUnavailableConfiguration(
        using state: UIContentUnavailableConfigurationState
      ) {
        count += 1
        contentUnavailableConfiguration =
          count == 1 ? UIContentUnavailableConfiguration.search() : nil
      }
    }
    let root = Root()
    try onStage(root: root) { stage in
      stage.frame()
      #expect(root.count == 1 && root.view.subviews.last is UIContentUnavailableView)
      root.setNeedsUpdateContentUnavailableConfiguration()
      stage.frame()
      #expect(root.count == 2 && root.view.subviews.isEmpty)
    }
  }

  @Test func `an app's own controller may watch what is shown in place of its content`() throws {
    final class Root: UIViewController {
      private(set) var count = 0
      override var contentUnavailableConfiguration: (any UIContentConfiguration)? {
        didSet { count += 1 }
      }
    }
    let root = Root()
    try onStage(root: root) { stage in
      root.contentUnavailableConfiguration = UIContentUnavailableConfiguration.search()
      stage.frame()
      #expect(root.count == 1 && root.view.subviews.last is UIContentUnavailableView)
    }
  }
}
