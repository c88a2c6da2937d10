import Testing
import UIKit

/// Objects of classes that only the running program knows.
@MainActor @Suite struct MakingTests {
  private final class Row: UITableViewCell {
    var mark = 0
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: .value1, reuseIdentifier: reuseIdentifier)
      mark = 1
    }
    required init?(coder: NSCoder) { nil }
    required convenience init(reusableWith identifier: String) {
      self.init(style: .default, reuseIdentifier: identifier)
    }
  }

  private final class Note: UITextView {
    let mark: Int
    override init(frame: CGRect, textContainer: NSTextContainer?) {
      mark = 2
      super.init(frame: frame, textContainer: textContainer)
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class Flow: UINavigationController {
    var mark = 0
    override init(rootViewController: UIViewController) {
      super.init(rootViewController: rootViewController)
      mark = 3
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class Grid: UICollectionViewController {
    var mark = 0
    override init(collectionViewLayout layout: UICollectionViewLayout) {
      super.init(collectionViewLayout: layout)
      mark = 4
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class Head: UITableViewHeaderFooterView { let mark = 5 }

  private final class Bar: UINavigationBar {
    var mark = 0
    override init(frame: CGRect) {
      super.init(frame: frame)
      mark = 6
    }
    required init?(coder: NSCoder) { nil }
  }

  @Test func `a class is asked by the initializer that the app calls`() throws {
    try onStage { _ in
      let row: UITableViewCell.Type = Row.self
      let made = _made(row, style: .default, reuseIdentifier: "a")
      #expect((made as? Row)?.mark == 1 && made.reuseIdentifier == "a")
      let view: UIView.Type = Note.self
      #expect((_made(view, frame: CGRect(1, 2, 3, 4)) as? Note)?.mark == 2)
      #expect(_made(view, frame: CGRect(1, 2, 3, 4)).frame == CGRect(1, 2, 3, 4))
      let root = UIViewController()
      let flow: UINavigationController.Type = Flow.self
      let shown = _made(flow, rootViewController: root)
      #expect((shown as? Flow)?.mark == 3 && shown.topViewController === root)
      let grid: UICollectionViewController.Type = Grid.self
      let layout = UICollectionViewFlowLayout()
      let wall = _made(grid, collectionViewLayout: layout)
      #expect((wall as? Grid)?.mark == 4 && wall.collectionViewLayout === layout)
      let head: UITableViewHeaderFooterView.Type = Head.self
      #expect((_made(head, reuseIdentifier: "b") as? Head)?.mark == 5)
    }
  }

  @Test func `a collection view that brings its layout is made without one`() throws {
    final class Shelf: UICollectionView {
      override init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        super.init(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
      }
      required init?(coder: NSCoder) { nil }
    }
    try onStage { _ in
      #expect(Shelf().collectionViewLayout is UICollectionViewFlowLayout)
      #expect(Shelf(frame: CGRect(1, 2, 3, 4)).frame == CGRect(1, 2, 3, 4))
    }
  }

  @Test func `a collection view without a layout stops as it is made`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      _ = UICollectionView()
    }
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(said.contains("must be initialized with a non-nil layout parameter"))
  }

  @Test func `a navigation controller makes bars of an app's classes by their frame`() throws {
    try onStage { _ in
      let flow = UINavigationController(navigationBarClass: Bar.self, toolbarClass: nil)
      #expect((flow.navigationBar as? Bar)?.mark == 6)
      let other = UINavigationController(navigationBarClass: nil, toolbarClass: UIToolbar.self)
      #expect(type(of: other.navigationBar) == UINavigationBar.self)
    }
  }
}
