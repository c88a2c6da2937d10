import UIKit

/// Work at four moments, in a file that imports UIKit alone.
final class UIKitAlone: WaitingViewController {
  private var timer: Timer?

  override func viewDidLoad() {
    super.viewDidLoad()
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
