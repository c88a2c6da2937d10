import UIKit

/// Seven columns of twelve cells; the nine in the middle hang on springs whose anchors go round.
final class ElasticCellsController: UIViewController {
  private lazy var animator = UIDynamicAnimator(referenceView: view)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    for row in 0..<12 {
      for column in 0..<7 {
        let cell = makeCell(row: row, column: column)
        view.addSubview(cell)
        if (5...7).contains(row), (2...4).contains(column) { hang(cell) }
      }
    }
  }

  private func makeCell(row: Int, column: Int) -> UIView {
    let cell = UIView(
      frame: CGRect(x: 6 + column * 44, y: 20 + row * 44, width: 40, height: 40))
    cell.backgroundColor = .systemTeal
    cell.layer.cornerRadius = 8
    return cell
  }

  private func hang(_ cell: UIView) {
    let home = cell.center
    let start = (home.x + home.y) / 40
    let spring = UIAttachmentBehavior(item: cell, attachedToAnchor: home)
    spring.length = 0
    spring.damping = 0.3
    spring.frequency = 2
    spring.action = { [unowned spring] in
      let turn = start + (spring.dynamicAnimator?.elapsedTime ?? 0) * 5
      spring.anchorPoint = CGPoint(x: home.x + 12 * cos(turn), y: home.y + 9 * sin(turn))
    }
    let item = UIDynamicItemBehavior(items: [cell])
    item.allowsRotation = false
    for behavior in [spring, item] { animator.addBehavior(behavior) }
  }
}
