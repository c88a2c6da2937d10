import Flipbook
import UIKit

extension Fixtures {
  /// Shows something for every kind of hand: a square to move, pinch and turn, a field to type
  /// into, a list to scroll.
  static let playground = Scene("playground", "A square, a field and a list.", limit: 30) {
    PlaygroundController()
  }
}

private final class PlaygroundController: UIViewController, UIGestureRecognizerDelegate {
  private let square = UIView(frame: CGRect(x: 60, y: 110, width: 200, height: 200))
  private let field = UITextField(frame: CGRect(x: 20, y: 40, width: 280, height: 40))
  private let list = UIScrollView(frame: CGRect(x: 0, y: 350, width: 320, height: 218))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    square.backgroundColor = .orange
    square.accessibilityIdentifier = "square"
    square.isMultipleTouchEnabled = true
    let recognizers = [
      UIPinchGestureRecognizer(
        target: self, action: Selector(PlaygroundController.pinched(_:))),
      UIRotationGestureRecognizer(
        target: self, action: Selector(PlaygroundController.turned(_:))),
      UIPanGestureRecognizer(
        target: self, action: Selector(PlaygroundController.panned(_:))),
    ]
    for recognizer in recognizers {
      recognizer.delegate = self
      square.addGestureRecognizer(recognizer)
    }
    field.borderStyle = .roundedRect
    field.placeholder = "A name"
    field.accessibilityIdentifier = "field"
    list.contentSize = CGSize(width: 320, height: 2000)
    list.backgroundColor = UIColor(white: 0.95, alpha: 1)
    for row in 0..<40 {
      let label = UILabel(frame: CGRect(x: 16, y: CGFloat(row) * 50, width: 280, height: 50))
      label.text = "Row \(row)"
      list.addSubview(label)
    }
    for child in [square, field, list] { view.addSubview(child) }
  }

  private func pinched(_ pinch: UIPinchGestureRecognizer) {
    square.transform = square.transform.scaledBy(x: pinch.scale, y: pinch.scale)
    pinch.scale = 1
  }

  private func turned(_ turn: UIRotationGestureRecognizer) {
    square.transform = square.transform.rotated(by: turn.rotation)
    turn.rotation = 0
  }

  private func panned(_ pan: UIPanGestureRecognizer) {
    let way = pan.translation(in: view)
    square.center = CGPoint(x: square.center.x + way.x, y: square.center.y + way.y)
    pan.setTranslation(.zero, in: view)
  }

  func gestureRecognizer(
    _ one: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { true }
}
