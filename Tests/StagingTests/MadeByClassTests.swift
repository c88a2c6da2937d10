import Testing
import UIKit

/// What the rewriter makes of initializers of classes that only the running program knows.
@MainActor @Suite struct MadeByClassTests {
  private class Plain: UIView {}

  private class Marked: UIButton {
    var mark = ""
    override init(frame: CGRect) {
      super.init(frame: frame)
      mark = "framed"
    }
    required init?(coder: NSCoder) { return nil }
  }

  private class Page: UIViewController {
    let name: String
    override init(nibName: String?, bundle: Bundle?) {
      name = nibName ?? "none"
      super.init(nibName: nibName, bundle: bundle)
    }
    required init?(coder: NSCoder) { return nil }
  }

  private class Model: NSObject {
    let number: Int
    override init() { number = 7 }
  }

  private class Own: UIView {
    let mark: String
    init() {
      mark = "own"
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { return nil }
    // As the rewriter writes it.
    override class func _madeEmpty() -> UIView? { self == Own.self ? Own() : nil }
  }

  private class Heir: Own {
    override class func _madeEmpty() -> UIView? { self == Heir.self ? Heir() : nil }
  }

  private class OwnPage: UIViewController {
    let number: Int
    convenience init() { self.init(number: 3) }
    init(number: Int) {
      self.number = number
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { return nil }
    override class func _madeEmpty() -> UIViewController? {
      self == OwnPage.self ? OwnPage() : nil
    }
  }

  private class OwnTap: UITapGestureRecognizer {
    var mark = ""
    init() {
      super.init(target: nil, action: nil)
      mark = "own"
    }
    override init(target: Any?, action: Selector?) {
      super.init(target: target, action: action)
      mark = "target"
    }
    override class func _madeEmpty() -> UIGestureRecognizer? {
      self == OwnTap.self ? OwnTap() : nil
    }
  }

  private class Table: UITableView {}
  private class Grid: UICollectionView {}
  private class Picture: UIImageView {}

  @Test func `an initializer without arguments of a class's own is the one`() {
    let types: [UIView.Type] = [Own.self, Heir.self]
    #expect(types.map { "\(type(of: _made($0)))" } == ["Own", "Heir"])
    #expect(types.map { (_made($0) as? Own)?.mark } == ["own", "own"])
    let page: UIViewController.Type = OwnPage.self
    #expect((_made(page) as? OwnPage)?.number == 3)
    let tap: UIGestureRecognizer.Type = OwnTap.self
    #expect((_made(tap) as? OwnTap)?.mark == "own")
    #expect((_made(tap, target: nil, action: nil) as? OwnTap)?.mark == "target")
  }

  @Test func `views are made by all that Apple declares for them`() {
    let frame = CGRect(x: 1, y: 2, width: 30, height: 40)
    let table = _made(Table.self as UITableView.Type, frame: frame, style: .grouped)
    #expect(table is Table && table.style == .grouped && table.frame == frame)
    let layout = UICollectionViewFlowLayout()
    let grid = _made(Grid.self as UICollectionView.Type, frame: frame, collectionViewLayout: layout)
    #expect(grid is Grid && grid.collectionViewLayout === layout)
    let picture = _made(Picture.self as UIImageView.Type, image: UIImage())
    #expect(picture is Picture && picture.image != nil)
    let button = _made(Marked.self as UIButton.Type, type: .system)
    #expect((button as? Marked)?.mark == "framed" && button.buttonType == .system)
    let stack = _made(UIStackView.self, arrangedSubviews: [picture, button])
    #expect(stack.arrangedSubviews == [picture, button])
    #expect(_made(UITableViewController.self, style: .grouped).tableView.style == .grouped)
  }

  @Test func `a view is made by its own initializer`() {
    let types: [UIView.Type] = [UIView.self, Plain.self, Marked.self, UILabel.self]
    let frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    let views = types.map { _made($0, frame: frame) }
    #expect(views.map(\.frame) == Array(repeating: frame, count: 4))
    #expect(views[1] is Plain && (views[2] as? Marked)?.mark == "framed" && views[3] is UILabel)
    #expect((_made(types[2]) as? Marked)?.mark == "framed")
    #expect(_made(types[2]).frame == .zero)
  }

  @Test func `so are controllers and other objects`() {
    let types: [UIViewController.Type] = [UIViewController.self, Page.self]
    #expect((_made(types[1], nibName: "A", bundle: nil) as? Page)?.name == "A")
    #expect((_made(types[1]) as? Page)?.name == "none")
    #expect(type(of: _made(types[0])) == UIViewController.self)
    let kind: NSObject.Type = Model.self
    #expect((_made(kind) as? Model)?.number == 7)
  }
}
