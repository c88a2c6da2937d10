import UIKit

/// A view that says in its plain `deinit` that it goes.
public class CountedView: UIView {
  public static var gone = 0

  deinit {
    CountedView.gone += 1
    NotificationCenter.default.removeObserver(self)
  }
}

/// A controller whose `deinit` ends its timer.
public class ClockController: UIViewController {
  public var ticks = 0
  var timer: Timer?

  public override func viewDidLoad() {
    super.viewDidLoad()
    timer = Timer.scheduledTimer(
      timeInterval: 0.1, target: self, selector: Selector(ClockController.tick), userInfo: nil,
      repeats: true)
  }

  public func tick() {
    ticks += 1
    if ticks == 3 { timer?.invalidate() }
  }

  deinit {
    timer?.invalidate()
  }
}
