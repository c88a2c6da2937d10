import CoreGraphics
import QuartzCore
import UIKit

/// Work at four moments, in a file that imports Core Animation and Core Graphics, too.
final class UIKitAndQuartzCore: WaitingViewController {
  private var timer: Timer?
  private let layer = pulsingLayer()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.layer.addSublayer(layer)
    DispatchQueue.main.async { self.note("async") }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { self.note("after") }
    DispatchQueue.main.asyncAfter(
      deadline: .now() + .milliseconds(200),
      execute: DispatchWorkItem { MainActor.assumeIsolated { self.note("item") } })
    timer = Timer.scheduledTimer(withTimeInterval: 0.3, repeats: true) { timer in
      timer.invalidate()
      self.note("timer \(arc4random_uniform(1000)) \(Int.random(in: 0...1000))")
    }
  }

  deinit { timer?.invalidate() }
}
