import Foundation
import Markup
import Staging
import Testing
import UIKit

@testable import Filming

/// Puts a label without a name into a view.
@MainActor
private func text(_ text: String, _ frame: CGRect, in view: UIView) {
  let label = UILabel(frame: frame)
  label.text = text
  view.addSubview(label)
}

@MainActor @Suite struct DescribedEdgeTests {
  /// What lies beyond two edges is told with both; a view without area on an edge is on the screen.
  @Test func `what lies wholly beyond an edge is told with the edge`() async throws {
    let told = try await describing {
      let away = box("away", CGRect(x: 320, y: 600, width: 10, height: 10), in: $0)
      _ = box("inner", CGRect(x: 0, y: 0, width: 5, height: 5), in: away)
      _ = box("left", CGRect(x: 20, y: 100, width: 50, height: 10), in: $0)
      _ = box("empty", .zero, in: $0)
      _ = box("clear", CGRect(x: 400, y: 0, width: 10, height: 10), in: $0)
      $0.named("clear").alpha = 0
    } then: { view in
      UIView.animate(withDuration: 0.3) { view.named("left").frame.origin.x = -50 }
    }
    #expect(
      told.found(.beyondScreen).map(\.words) == [
        "`away` lies wholly beyond the right edge and the bottom of the screen",
        "`left` lies wholly beyond the left edge of the screen",
      ])
    let away = told.views.filter(\.isOffScreen).map(\.name)
    #expect(away == ["`away`", "`inner`", "`left`", "`clear`"])
  }

  @Test func `a text without room is cut, and one of spaces is none`() async throws {
    let told = try await describing {
      text("flat", CGRect(x: 20, y: 40, width: 100, height: 0), in: $0)
      text("thin", CGRect(x: 20, y: 80, width: 0, height: 30), in: $0)
      for (index, blank) in [" ", "\n", "\u{200B}", "", "\u{AD}\t"].enumerated() {
        text(blank, CGRect(x: 20, y: 120 + index * 10, width: 0, height: 0), in: $0)
      }
    }
    #expect(
      told.found(.textCut).map(\.words) == [
        "the text of UILabel “flat” is cut: it has no room",
        "the text of UILabel “thin” is cut: it has no room",
      ])
  }

  /// The bounds of the labels in it were moved apart by more than there is.
  @Test func `a control without width has numbers`() async throws {
    let told = try await describing {
      let control = UISegmentedControl(items: ["One", "Two"])
      control.frame = CGRect(x: 20, y: 40, width: 0, height: 30)
      control.selectedSegmentIndex = 0
      $0.addSubview(control)
      let broken = box("broken", CGRect(x: 20, y: 100, width: 10, height: 10), in: $0)
      broken.layer.transform = CATransform3DMakeScale(.infinity, 1, 1)
    }
    #expect(!told.views.contains { $0.name == "`broken`" })
    _ = try JSONText.lines(of: told)
  }

  @Test func `a picture that cannot be drawn is told, and the rest too`() async throws {
    let told = try await describing {
      text("Hello", CGRect(x: 20, y: 40, width: 100, height: 30), in: $0)
      // A rectangle is drawn however large it is, and a curve is not.
      let huge = box("huge", CGRect(x: 20, y: 100, width: 10, height: 10), in: $0)
      huge.layer.cornerRadius = 2
      huge.transform = CGAffineTransform(scaleX: 1e9, y: 1e9)
    }
    #expect(told.found(.undrawable).count == 1)
    #expect(told.views.contains { $0.name == "`huge`" })
  }

  /// Nobody feels a thousandth of a point, and `44 × 44 pt, under 44 × 44` says nothing.
  @Test(arguments: [(43.999, 0), (43.96, 0), (43.9, 1)])
  func `a touch target that is as good as large enough is`(side: Double, count: Int) async throws {
    let told = try await describing {
      let button = UIButton(type: .custom)
      button.frame = CGRect(x: 20, y: 40, width: side, height: 44)
      button.addAction(UIAction { _ in }, for: .touchUpInside)
      $0.addSubview(button)
    }
    #expect(told.found(.touchTarget).count == count)
    #expect(!told.findings.contains { $0.words.contains("44 × 44 pt, under") })
  }

  /// The text under the veil of an alert may be faint, and what an alert shows may not.
  @Test func `what waits under another controller may be dim`() async throws {
    let told = try await describing {
      let label = UILabel(frame: CGRect(x: 20, y: 40, width: 100, height: 30))
      label.text = "Below"
      label.textColor = UIColor(white: 0x70 / 255, alpha: 1)
      $0.addSubview(label)
    } then: { view in
      let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "OK", style: .default))
      view.innermostController?.present(alert, animated: false)
    }
    #expect(!told.found(.contrast).contains { $0.words.contains("Below") })
  }

  @Test func `no type is told that apps do not know`() async throws {
    let told = try await describing(limit: 3) {
      $0.backgroundColor = .white
      for (index, view) in [UISwitch(), UISlider(), UISearchBar(), UITextField()].enumerated() {
        view.frame = CGRect(x: 20, y: 40 + index * 50, width: 200, height: 40)
        $0.addSubview(view)
      }
    } then: { view in
      let root = Adder()
      root.navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "Add", style: .plain, target: root, action: Selector(Adder.add, "add"))
      root.title = "Title"
      view.innermostController?.present(
        UINavigationController(rootViewController: root), animated: true)
    }
    let data = try JSONText.lines(of: told)
    let words = String(decoding: data, as: UTF8.self) + DescriptionText(told, questions: []).text
    for name in [
      "NavigationView", "BarButton", "TransitionView", "UITableViewCellContentView", "_UI",
    ] {
      #expect(!words.contains(name))
    }
    #expect(told.views.contains { $0.name == "UIButton “Add”" })
    #expect(told.neverCalled.contains { $0.view == "UIButton “Add”" })
  }
}

/// A controller that a button in the bar calls.
private final class Adder: UIViewController {
  func add() {}
}
