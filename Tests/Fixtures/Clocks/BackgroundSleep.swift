import Flipbook
import Foundation
import UIKit

let backgroundSleep = Scene(
  "background-sleep", "Blocks sleep in the background and move squares afterwards.", limit: 3
) {
  BackgroundSleepController()
}

/// Moves four squares when blocks of queues in the background have slept.
final class BackgroundSleepController: UIViewController {
  private let squares = (0..<4).map { number in
    let square = UIView(frame: CGRect(x: 10 + 60 * number, y: 40, width: 50, height: 50))
    square.backgroundColor = .orange
    square.accessibilityIdentifier = "square-\(number)"
    return square
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    squares.forEach(view.addSubview)
    let serial = DispatchQueue(label: "one after the other")
    // Half a second, then behind that another half.
    for number in 0..<2 {
      serial.async {
        Thread.sleep(forTimeInterval: 0.5)
        DispatchQueue.main.async { self.move(number) }
      }
    }
    // Beside them.
    DispatchQueue.global(qos: .background).async {
      _ = Foundation.sleep(1)
      let time = CACurrentMediaTime()
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.25) {
        if abs(CACurrentMediaTime() - time - 0.25) < 0.001 { self.move(2) }
      }
    }
    DispatchQueue.global().async { DispatchQueue.main.async { self.move(3) } }
    // Less than the clock can tell is left of some of these.
    DispatchQueue(label: "letters").asyncAfter(deadline: .now() + 0.05) {
      for _ in 0..<20 { Thread.sleep(forTimeInterval: 0.01) }
    }
  }

  private func move(_ number: Int) { squares[number].center.y += 200 }
}
