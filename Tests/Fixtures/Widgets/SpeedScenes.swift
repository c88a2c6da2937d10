import Flipbook
import UIKit

extension WidgetScenes {
  /// A table of 10 000 rows that never stops scrolling.
  static let longTable = Scene("long-table", "A table of 10 000 rows scrolls.", limit: 60) {
    LongTable(style: .plain)
  }

  /// A collection view of 10 000 rows of the same looks that never stops scrolling.
  static let longGrid = Scene("long-grid", "A collection of 10 000 rows scrolls.", limit: 60) {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 44)
    layout.minimumLineSpacing = 0
    return LongGrid(collectionViewLayout: layout)
  }

  /// How far the content moves in a frame.
  ///
  /// *Units*: points.
  static let step: CGFloat = 15
}

private final class LongTable: UITableViewController {
  private var link: CADisplayLink?

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    tableView.rowHeight = 44
    tableView.showsVerticalScrollIndicator = false
    link = CADisplayLink(target: self, selector: Selector(LongTable.scroll))
    link?.add(to: .main, forMode: .common)
  }

  func scroll() { tableView.contentOffset.y += WidgetScenes.step }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    10_000
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }
}

private final class LongGrid: UICollectionViewController {
  private var link: CADisplayLink?

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(RowCell.self, forCellWithReuseIdentifier: "row")
    collectionView.showsVerticalScrollIndicator = false
    link = CADisplayLink(target: self, selector: Selector(LongGrid.scroll))
    link?.add(to: .main, forMode: .common)
  }

  func scroll() { collectionView.contentOffset.y += WidgetScenes.step }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 10_000 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
    (cell as? RowCell)?.label.text = "Row \(indexPath.item)"
    return cell
  }
}

/// A cell that looks like a table's: a text and a line.
private final class RowCell: UICollectionViewCell {
  let label = UILabel(frame: CGRect(x: 16, y: 0, width: 288, height: 44))

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    contentView.addSubview(label)
    let line = UIView(frame: CGRect(x: 16, y: 43.5, width: 304, height: 0.5))
    line.backgroundColor = .separator
    contentView.addSubview(line)
  }

  required init?(coder: NSCoder) { nil }
}
