import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitGround
@testable import UIKitLists

/// Members that code asks for now and then.
@MainActor @Suite struct RareMembersTests {
  @Test func `constraints along an axis are those of the view itself`() {
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    let width = inner.widthAnchor.constraint(equalToConstant: 10)
    let top = inner.topAnchor.constraint(equalTo: outer.topAnchor)
    NSLayoutConstraint.activate([width, top])
    #expect(inner.constraintsAffectingLayout(for: .horizontal) == [width])
    #expect(inner.constraintsAffectingLayout(for: .vertical) == [top])
  }

  @Test func `what is recorded is read back`() {
    let view = UITableView()
    #expect(view.isPrefetchingEnabled && !view.allowsFocus)
    (view.isPrefetchingEnabled, view.allowsFocus) = (false, true)
    #expect(!view.isPrefetchingEnabled && view.allowsFocus)
    view.accessibilityLanguage = "de"
    #expect(view.accessibilityLanguage == "de")
    let layer = CALayer()
    #expect(layer.contentsFormat == .RGBA8Uint)
    layer.contentsFormat = .gray8Uint
    #expect(layer.contentsFormat == .gray8Uint)
  }

  @Test func `a cell follows its state by its handler`() throws {
    try onStage { stage in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      var log: [Bool] = []
      cell.configurationUpdateHandler = { log.append($1.isSelected) }
      stage.window.addSubview(cell)
      stage.frame()
      cell.setSelected(true, animated: false)
      stage.frame()
      #expect(log == [false, true])
    }
  }

  @Test func `a search bar without a line shows an image in place of its colour`() throws {
    try onStage { stage in
      let bar = UISearchBar(frame: CGRect(0, 0, 320, 56))
      stage.window.addSubview(bar)
      #expect(bar.backgroundColor != .clear)
      bar.backgroundImage = UIImage()
      #expect(bar.backgroundColor == .clear)
      let icon = UIImage.add
      bar.setImage(icon, for: .search, state: .normal)
      #expect((bar.searchTextField.leftView as? UIImageView)?.image == icon)
    }
  }

  @Test func `UIKit's own looks do not call what an app overrides as the background`() throws {
    final class Bar: UITabBar {
      var calls = 0
      override var backgroundColor: UIColor? {
        didSet {
          calls += 1
          barTintColor = backgroundColor
        }
      }
    }
    final class Note: UITextView {
      var heading: UILabel?
      var calls = 0
      override var backgroundColor: UIColor? { didSet { calls += 1 } }
    }
    try onStage { _ in
      let bar = Bar(frame: CGRect(0, 0, 320, 49))
      bar.barTintColor = .red
      bar.isTranslucent = false
      #expect(bar.calls == 0)
      bar.backgroundColor = .blue
      #expect(bar.calls == 1 && bar.barTintColor == .blue)
      #expect(Note().calls == 0)
    }
  }

  @Test func `a field draws its text by its own method`() throws {
    final class Field: UITextField {
      var count = 0
      override func drawText(in rect: CGRect) {
        count += 1
        super.drawText(in: rect)
      }
    }
    try onStage { stage in
      let field = Field(frame: CGRect(0, 0, 100, 30))
      stage.window.addSubview(field)
      field.text = "A"
      stage.frame()
      #expect(field.count > 0)
    }
  }
}
