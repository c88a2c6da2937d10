import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitDynamics
@testable import UIKitExtras
@testable import UIKitGround
@testable import UIKitLists

@MainActor
struct SearchScopeTests {
  private final class Listener: NSObject, UISearchBarDelegate {
    var chosen: [Int] = []
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
      chosen.append(selectedScope)
    }
  }

  @Test func `a bar shows the parts that can be searched below its field, and a tap chooses`()
    throws
  {
    try onStage { stage in
      let listener = Listener()
      let bar = UISearchBar(frame: CGRect(0, 100, 320, 100))
      bar.delegate = listener
      bar.scopeButtonTitles = ["All", "Unread"]
      #expect(bar.intrinsicContentSize.height == 56)
      bar.showsScopeBar = true
      #expect(bar.intrinsicContentSize.height == 100)
      stage.window.addSubview(bar)
      stage.run()
      #expect(bar.searchTextField.frame == CGRect(8, 10, 304, 36))
      let point = CGPoint(240, 100 + 56 + 16)
      stage.frame((1, .began, point))
      stage.run(frames: 2)
      stage.frame((1, .ended, point))
      stage.run(frames: 2)
      #expect(listener.chosen == [1] && bar.selectedScopeButtonIndex == 1)
    }
  }

  @Test func `a bar with a prompt is thirty points higher`() throws {
    let root = UIViewController()
    let navigation = UINavigationController(rootViewController: root)
    try onStage(root: navigation) { stage in
      root.title = "Title"
      stage.run()
      #expect(navigation.navigationBar.frame.height == 44)
      root.navigationItem.prompt = "Choose one"
      stage.run()
      #expect(navigation.navigationBar.frame.height == 74)
      #expect(root.view.safeAreaInsets.top == navigation.navigationBar.frame.maxY)
      let label = navigation.navigationBar.subviews.compactMap { $0 as? UILabel }.first
      #expect(label?.text == "Choose one")
      root.navigationItem.prompt = nil
      stage.run()
      #expect(navigation.navigationBar.frame.height == 44)
    }
  }
}
