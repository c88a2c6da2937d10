import Testing
import UIKit

@MainActor @Suite struct EditMenuInteractionTests {
  @Test func `an edit menu shows what the delegate gives, and a tap does it`() throws {
    try onStage { stage in
      let view = stage.view(CGRect(100, 200, 100, 40))
      let delegate = MenuDelegate()
      let interaction = UIEditMenuInteraction(delegate: delegate)
      view.addInteraction(interaction)
      interaction.presentEditMenu(
        with: UIEditMenuConfiguration(identifier: "a", sourcePoint: CGPoint(50, 20)))
      stage.run(frames: 20)
      #expect(delegate.lines == ["will present", "at its end"])
      #expect(interaction.location(in: stage.window) == CGPoint(150, 220))
      let button = try #require(stage.window.button("Bold"))
      #expect(button.convert(button.bounds, to: nil).maxY == 211)
      let point = button.convert(CGPoint(10, 10), to: nil)
      stage.frame((1, .began, point))
      stage.frame((1, .ended, point))
      stage.run(frames: 20)
      #expect(delegate.lines.suffix(2) == ["will dismiss", "bold"])
      #expect(stage.window.button("Bold") == nil)
    }
  }

  @Test func `the responders build the menu, each what is there before`() throws {
    try onStage { stage in
      let view = BuildingView(frame: CGRect(100, 200, 100, 40))
      stage.window.addSubview(view)
      let interaction = UIEditMenuInteraction(delegate: nil)
      view.addInteraction(interaction)
      interaction.presentEditMenu(
        with: UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(50, 20)))
      stage.run(frames: 20)
      #expect(view.found == ["Copy"])
      #expect(stage.window.button("Copy") != nil && stage.window.button("Own") != nil)
      interaction.dismissMenu()
      stage.run(frames: 20)
      #expect(stage.window.button("Own") == nil)
    }
  }

  @Test func `a long press on a row shows what its delegate performs`() throws {
    let table = MenuTable()
    try onStage(root: table) { stage in
      stage.frame()
      let row = CGPoint(100, 66)
      stage.frame((1, .began, row))
      stage.run(frames: 60)
      let copy = try #require(stage.window.button("Copy"))
      #expect(stage.window.button("Paste") == nil)
      stage.frame((1, .ended, row))
      let point = copy.convert(CGPoint(10, 10), to: nil)
      stage.frame((1, .began, point))
      stage.frame((1, .ended, point))
      stage.run(frames: 20)
      #expect(table.copied == [1])
      #expect(stage.window.button("Copy") == nil)
    }
  }

  @Test func `a tap on a row performs its primary action after the selection`() throws {
    let table = MenuTable()
    try onStage(root: table) { stage in
      stage.frame()
      stage.frame((1, .began, CGPoint(100, 22)))
      stage.frame((1, .ended, CGPoint(100, 22)))
      stage.run(frames: 20)
      #expect(table.lines == ["select 0", "act 0"])
    }
  }
}

extension EditMenuInteractionTests {
  @Test func `items perform primary actions and show edit menus as rows do`() throws {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    let grid = MenuGrid(collectionViewLayout: layout)
    try onStage(root: grid) { stage in
      stage.frame()
      let item = CGPoint(50, 90)
      stage.frame((1, .began, item))
      stage.frame((1, .ended, item))
      stage.run(frames: 20)
      #expect(grid.lines == ["select 0", "act 0"])
      stage.frame((1, .began, item))
      stage.run(frames: 60)
      stage.frame((1, .ended, item))
      let point = try #require(stage.window.button("Copy")).convert(CGPoint(10, 10), to: nil)
      stage.frame((1, .began, point))
      stage.frame((1, .ended, point))
      #expect(grid.lines.last == "copy 0")
    }
  }
}

private final class MenuGrid: UICollectionViewController {
  var lines: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 3 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) { lines.append("select \(indexPath.item)") }

  override func collectionView(
    _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  ) { lines.append("act \(indexPath.item)") }

  override func collectionView(
    _ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath
  ) -> Bool { true }

  override func collectionView(
    _ collectionView: UICollectionView, canPerformAction action: Selector,
    forItemAt indexPath: IndexPath, withSender sender: Any?
  ) -> Bool { action == Selector(UIResponder.copy(_:), "copy:") }

  override func collectionView(
    _ collectionView: UICollectionView, performAction action: Selector,
    forItemAt indexPath: IndexPath, withSender sender: Any?
  ) { lines.append("copy \(indexPath.item)") }
}

extension UIView {
  /// The button of a title inside the view.
  fileprivate func button(_ title: String) -> UIButton? {
    if let button = self as? UIButton, button.currentTitle == title { return button }
    return subviews.lazy.compactMap { $0.button(title) }.first
  }
}

private final class MenuDelegate: NSObject, UIEditMenuInteractionDelegate {
  var lines: [String] = []

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    UIMenu(children: [UIAction(title: "Bold") { _ in self.lines.append("bold") }])
  }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {
    lines.append("will present")
    animator.addCompletion { self.lines.append("at its end") }
  }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) { lines.append("will dismiss") }
}

private final class BuildingView: UIView {
  var found: [String] = []

  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action == Selector(UIResponderStandardEditActions.copy(_:), "copy:")
  }

  override func buildMenu(with builder: any UIMenuBuilder) {
    super.buildMenu(with: builder)
    #expect(builder.system === UIMenuSystem.context)
    found = builder.menu(for: .standardEdit)?.children.map(\.title) ?? []
    let own = UIMenu(options: .displayInline, children: [UIAction(title: "Own") { _ in }])
    builder.insertSibling(own, afterMenu: .standardEdit)
  }
}

private final class MenuTable: UITableViewController {
  var copied: [Int] = []
  var lines: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.rowHeight = 44
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    lines.append("select \(indexPath.row)")
  }

  override func tableView(
    _ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath
  ) { lines.append("act \(indexPath.row)") }

  override func tableView(
    _ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath
  ) -> Bool { true }

  override func tableView(
    _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool { action == Selector(UIResponder.copy(_:), "copy:") }

  override func tableView(
    _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) { copied.append(indexPath.row) }
}
