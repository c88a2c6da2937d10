import UIKit

/// A square whose transform is no number from half a second on, and one that is drawn so.
final class NotANumber: UIViewController {
  final class Drawn: UIView {
    override func draw(_ rect: CGRect) {
      UIColor.blue.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 20, height: 20))
      UIRectFill(CGRect(x: CGFloat.nan, y: 0, width: 20, height: 20))
    }
  }

  override func viewDidLoad() {
    view.backgroundColor = .white
    let squares = (0..<4).map { number in
      UIView(frame: CGRect(x: 10 + 70 * number, y: 60, width: 60, height: 60))
    }
    for square in squares {
      square.backgroundColor = .red
      view.addSubview(square)
    }
    view.addSubview(Drawn(frame: CGRect(x: 20, y: 200, width: 60, height: 60)))
    Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { _ in
      let none: CGFloat = 0
      squares[0].transform = CGAffineTransform(scaleX: none / none, y: 1)
      squares[1].layer.cornerRadius = none / none
      squares[2].layer.zPosition = 1 / none
    }
    Timer.scheduledTimer(withTimeInterval: 0.9, repeats: false) { _ in squares[3].center.y = 90 }
  }
}
