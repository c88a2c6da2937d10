import UIKit

/// Rows of cells, some of which hang on springs whose anchors move in circles.
final class ElasticCellsController: UIViewController {
  /// The places of the cells, and which of them move.
  struct Grid {
    let columns, rows: Int
    let movingColumns, movingRows: Range<Int>
    /// The upper left corner of the first cell.
    ///
    /// Units: points.
    let origin: CGPoint
    let side, distance: CGFloat

    /// Seven columns of twelve cells, of which the nine in the middle move.
    static let coarse = Grid(
      columns: 7, rows: 12, movingColumns: 2..<5, movingRows: 5..<8,
      origin: CGPoint(x: 6, y: 20), side: 40, distance: 44)
    /// Ten times as many cells of a tenth of the area, of which ten times as many move.
    static let fine = Grid(
      columns: 21, rows: 40, movingColumns: 6..<15, movingRows: 15..<25,
      origin: CGPoint(x: 13, y: 4), side: 12.6, distance: 14)
  }

  private let grid: Grid
  private lazy var animator = UIDynamicAnimator(referenceView: view)

  init(_ grid: Grid) {
    self.grid = grid
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    for row in 0..<grid.rows {
      for column in 0..<grid.columns {
        let cell = makeCell(row: row, column: column)
        view.addSubview(cell)
        if grid.movingRows.contains(row), grid.movingColumns.contains(column) { hang(cell) }
      }
    }
  }

  private func makeCell(row: Int, column: Int) -> UIView {
    let cell = UIView(
      frame: CGRect(
        x: grid.origin.x + CGFloat(column) * grid.distance,
        y: grid.origin.y + CGFloat(row) * grid.distance, width: grid.side, height: grid.side))
    cell.backgroundColor = .darkGray
    cell.layer.cornerRadius = grid.side / 5
    return cell
  }

  private func hang(_ cell: UIView) {
    let home = cell.center
    let start = (home.x + home.y) / grid.side
    let reach = CGVector(dx: grid.side * 0.3, dy: grid.side * 0.225)
    let spring = UIAttachmentBehavior(item: cell, attachedToAnchor: home)
    spring.length = 0
    spring.damping = 0.3
    spring.frequency = 2
    spring.action = { [unowned spring] in
      let turn = start + (spring.dynamicAnimator?.elapsedTime ?? 0) * 5
      spring.anchorPoint = CGPoint(
        x: home.x + reach.dx * cos(turn), y: home.y + reach.dy * sin(turn))
    }
    let item = UIDynamicItemBehavior(items: [cell])
    item.allowsRotation = false
    for behavior in [spring, item] { animator.addBehavior(behavior) }
  }
}
