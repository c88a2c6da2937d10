import UIKit

/// A screen on which everything stands where a formula of the time puts it, so that programs in
/// other languages show the same.
class TimedController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    let link = CADisplayLink(target: self, selector: Selector(TimedController.step(_:)))
    link.add(to: .main, forMode: .common)
  }

  private func step(_ link: CADisplayLink) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    move(at: link.timestamp)
    CATransaction.commit()
  }

  /// Puts everything in its place.
  ///
  /// - Parameter time: in seconds.
  func move(at time: Double) {}
}
