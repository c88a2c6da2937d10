import Testing
import UIKit

/// A data source and delegate that logs what it is told.
@MainActor
final class Grid: UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  /// The numbers that the cells of each section show.
  var sections: [[Int]]
  var log: [String] = []
  var cellClass: UICollectionViewCell.Type = CountedCell.self
  var sizes: ((IndexPath) -> CGSize)?
  /// All cells that were ever shown.
  private(set) var cells: [CountedCell] = []

  init(_ sections: [[Int]]) { self.sections = sections }

  convenience init(count: Int) { self.init([Array(0..<count)]) }

  func take() -> [String] {
    defer { log = [] }
    return log
  }

  /// Shows a collection view whose items of one size run across.
  func showAcross(
    in stage: TestStage, _ layout: UICollectionViewFlowLayout = UICollectionViewFlowLayout(),
    size: CGSize
  ) throws -> UICollectionView {
    layout.scrollDirection = .horizontal
    layout.itemSize = size
    return try show(in: stage, layout)
  }

  /// Shows a collection view over the whole window, without insets for the status bar.
  func show(
    in stage: TestStage, _ layout: UICollectionViewLayout = UICollectionViewFlowLayout()
  ) throws -> UICollectionView {
    let view = GridView(frame: stage.window.bounds, collectionViewLayout: layout)
    view.grid = self
    view.contentInsetAdjustmentBehavior = .never
    view.register(cellClass, forCellWithReuseIdentifier: "cell")
    for kind in [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ] {
      view.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "bar")
    }
    view.dataSource = self
    view.delegate = self
    stage.window.addSubview(view)
    try stage.runtime.layOut()
    return view
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { sections[section].count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    guard let counted = cell as? CountedCell else { return cell }
    if !cells.contains(where: { $0 === counted }) { cells.append(counted) }
    counted.number = sections[indexPath.section][indexPath.item]
    return counted
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "bar", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let size = (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero
    return sizes?(indexPath) ?? size
  }

  func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { note("should highlight", indexPath) }

  func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) { note("highlight", indexPath) }

  func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) { note("unhighlight", indexPath) }

  func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { note("should select", indexPath) }

  func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool { note("should deselect", indexPath) }

  func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) { note("select", indexPath) }

  func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) { note("deselect", indexPath) }

  @discardableResult
  private func note(_ call: String, _ indexPath: IndexPath) -> Bool {
    log.append("\(call) \(indexPath.item)")
    return true
  }
}

/// A collection view that keeps its data source alive.
final class GridView: UICollectionView {
  var grid: Grid?
}

/// A cell that counts its uses.
final class CountedCell: UICollectionViewCell {
  var number = -1
  var uses = 0
  var applications = 0

  override init(frame: CGRect) { super.init(frame: frame) }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func prepareForReuse() {
    super.prepareForReuse()
    uses += 1
  }

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    applications += 1
  }
}

extension UICollectionView {
  /// The numbers that the visible cells show, in order.
  var numbers: [Int] { visibleCells.compactMap { ($0 as? CountedCell)?.number } }

  func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }
}
